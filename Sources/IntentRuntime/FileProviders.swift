import CatalogFiles
public import Foundation
public import IntentCatalog
public import PhraseDiagnostics

/// Ways and weather out of a file, for trying conversations out: the sample of what a provider is.
///
/// The file is JSON; places are compared as they are written, without regard to case. The first
/// forecast that touches the time counts:
///
/// ```json
/// {"travel": [{"to": "Riverside Park", "minutes": 25}],
///  "weather": [{"at": "Riverside Park", "from": "2026-06-13T00:00:00-07:00",
///    "to": "2026-06-14T00:00:00-07:00", "sky": "rain", "low": 14, "high": 19, "chance": 0.7}]}
/// ```
public struct FileProviders: TravelTimeProvider, WeatherProvider {
  private struct File: Decodable {
    struct Way: Decodable {
      var to: String
      var minutes: Double
    }
    struct Forecast: Decodable {
      var at: String
      var from: Date
      var to: Date
      var sky: WeatherForecast.Sky
      var low: Double
      var high: Double
      var chance: Double?
    }
    var travel: [Way]?
    var weather: [Forecast]?
  }

  private let file: File

  /// Whether it knows any way.
  public var knowsWays: Bool { file.travel != nil }
  /// Whether it knows any weather.
  public var knowsWeather: Bool { file.weather != nil }

  /// Reads a file.
  /// - Parameters:
  ///   - name: The file as the user named it.
  ///   - json: What it holds.
  /// - Throws: `Diagnostic` with the place of what is not of that shape.
  public init(file name: String, _ json: [UInt8]) throws(Diagnostic) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do throws(CatalogError) {
      file = try AppLoader.decoded(File.self, file: name, bytes: json, using: decoder) {
        "this is no file of ways and weather: \($0)"
      }
    } catch {
      throw error.diagnostics.first
        ?? Diagnostic(
          .error, "this is no file of ways and weather", at: SourcePlace(file: name, line: 1))
    }
  }

  /// How long the way takes, in seconds; nil where the file has none there.
  public func travelTime(to place: PlaceDescriptor, arrival: Date?) async -> Double? {
    file.travel?.first { Self.isSame($0.to, place) }.map { $0.minutes * 60 }
  }

  /// The forecast for a time; nil where the file has none.
  public func weather(
    at place: PlaceDescriptor, during interval: Range<Date>
  ) async -> WeatherForecast? {
    file.weather?.first {
      Self.isSame($0.at, place) && $0.from < interval.upperBound && $0.to > interval.lowerBound
    }
    .map { WeatherForecast(sky: $0.sky, low: $0.low, high: $0.high, chance: $0.chance ?? 0) }
  }

  private static func isSame(_ name: String, _ place: PlaceDescriptor) -> Bool {
    name.lowercased() == place.commonName.lowercased()
  }
}
