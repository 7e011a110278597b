public import Foundation

/// A place on earth as people name it.
public struct PlaceDescriptor: Hashable, Sendable, Codable {
  /// What people call it, or its address.
  public var commonName: String

  /// Makes a place of a name or an address.
  public init(commonName: String) { self.commonName = commonName }
}

/// What the weather is to be at a place, for a time.
public struct WeatherForecast: Hashable, Sendable, Codable {
  /// What the sky does.
  public enum Sky: String, Hashable, Sendable, Codable {
    case clear, cloudy, rain, snow, storm, fog
  }

  /// What the sky does.
  public var sky: Sky
  /// The lowest temperature in degrees Celsius.
  public var low: Double
  /// The highest temperature in degrees Celsius.
  public var high: Double
  /// How likely rain or snow is, from 0 to 1.
  public var chance: Double

  /// Makes a forecast.
  public init(sky: Sky, low: Double, high: Double, chance: Double) {
    self.sky = sky
    self.low = low
    self.high = high
    self.chance = chance
  }
}

/// Knows how long the way to a place takes by car.
public protocol TravelTimeProvider: Sendable {
  /// How long the way takes.
  /// - Parameters:
  ///   - place: Where to.
  ///   - arrival: When one wants to be there; nil for now.
  /// - Returns: How long, in seconds; nil where it knows no way there.
  /// - Throws: What makes it fail.
  func travelTime(to place: PlaceDescriptor, arrival: Date?) async throws -> Double?
}

/// Knows the weather that is to come.
public protocol WeatherProvider: Sendable {
  /// The weather at a place.
  /// - Parameters:
  ///   - place: Where.
  ///   - interval: When.
  /// - Returns: The forecast; nil where it has none.
  /// - Throws: What makes it fail.
  func weather(
    at place: PlaceDescriptor, during interval: Range<Date>
  ) async throws
    -> WeatherForecast?
}

/// A question about an entity that no app can answer, but somebody outside may.
public struct OutsideQuestion: Hashable, Sendable {
  /// What was asked.
  public var reading: SchemaReading
  /// The entity that it is about.
  public var entity: EntitySnapshot
  /// Where it takes place; nil where that is not known.
  public var place: PlaceDescriptor?
  /// When it begins and ends; nil where that is not known.
  public var interval: Range<Date>?

  /// Makes a question.
  public init(
    reading: SchemaReading, entity: EntitySnapshot, place: PlaceDescriptor? = nil,
    interval: Range<Date>? = nil
  ) {
    self.reading = reading
    self.entity = entity
    self.place = place
    self.interval = interval
  }
}

/// What somebody outside knows.
public enum OutsideAnswer: Hashable, Sendable {
  /// There is nobody to ask.
  case nobody
  /// Whoever was asked does not know.
  case unknown
  /// How long the way takes, in seconds.
  case travelTime(Double)
  /// The weather.
  case weather(WeatherForecast)
}
