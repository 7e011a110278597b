public import FoundationEssentials

/// A reservation as an app told of it, as plain data.
///
/// Two records with the same app, container and item are the same reservation at two times.
public struct ReservationRecord: Codable, Hashable, Sendable {
  /// What is reserved.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case restaurant, flight, train, bus, boat, ticketedEvent, rentalCar, lodging
  }

  /// How it stands.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    case unknown, canceled, pending, hold, confirmed
  }

  /// The app's identifier; empty until the session knows it.
  public var app = ""
  /// What the reservation belongs to: a journey's number, or the reservation's own.
  public var container: String
  /// What tells the reservation apart within its container.
  public var item: String
  /// What is reserved.
  public var kind: Kind
  /// How it stands.
  public var status = Status.unknown
  /// What people call it.
  public var title: String
  /// How that is said.
  public var pronunciation: String?
  /// The number that the person shows.
  public var number: String?
  /// In whose name it is.
  public var holder: String?
  /// When it was booked.
  public var booked: Date?
  /// When it begins.
  public var start: Date?
  /// When it ends.
  public var end: Date?
  /// The time zone of the place (`Asia/Tokyo`), where one was given.
  public var timeZone: String?
  /// Where it is or begins.
  public var place: ReservedPlace?
  /// Where it ends, for a journey.
  public var destination: ReservedPlace?
  /// How many people.
  public var partySize: Int?
  /// Other facts, each in the app's own words: a seat, a platform, a train.
  public var details: [String] = []
  /// A page that shows it.
  public var url: String?
  /// What can be done with it, and when.
  public var actions: [ReservedAction] = []

  /// The language in which its texts are, where the session knows it (`ja`).
  public var language: String?

  /// Makes a record of what must be known.
  public init(container: String, item: String, kind: Kind, title: String) {
    self.container = container
    self.item = item
    self.kind = kind
    self.title = title
  }
}

/// A place that is reserved or from which a journey begins.
public struct ReservedPlace: Codable, Hashable, Sendable {
  /// What it is called.
  public var name: String?
  /// Its address in one line.
  public var address: String?
  /// Degrees to the north.
  public var latitude: Double?
  /// Degrees to the east.
  public var longitude: Double?

  /// Makes a place.
  public init(
    name: String? = nil, address: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.name = name
    self.address = address
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The name and the address in one line; nil where neither is known.
  public var line: String? {
    let parts = [name, address].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Something that can be done with a reservation.
public struct ReservedAction: Codable, Hashable, Sendable {
  /// Whether it is a check-in.
  public var isCheckIn: Bool
  /// What it is called.
  public var title: String?
  /// The type of the activity that does it.
  public var activityType: String?
  /// When it becomes possible; always, where nil.
  public var start: Date?
  /// When it ends being possible; never, where nil.
  public var end: Date?
  /// A page that does the same.
  public var url: String?

  /// Makes an action.
  public init(
    isCheckIn: Bool, title: String? = nil, activityType: String? = nil, start: Date? = nil,
    end: Date? = nil, url: String? = nil
  ) {
    self.isCheckIn = isCheckIn
    self.title = title
    self.activityType = activityType
    self.start = start
    self.end = end
    self.url = url
  }

  /// Whether it is possible at a time.
  public func isPossible(at time: Date) -> Bool {
    (start.map { $0 <= time } ?? true) && (end.map { time < $0 } ?? true)
  }
}
