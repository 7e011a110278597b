import AppIntents
import Foundation

/// A table that is booked.
struct Booking: Hashable, Sendable {
  /// How it stands.
  enum Status: String, Codable, Sendable {
    case confirmed, canceled
  }

  var number: Int
  var restaurant: Restaurant
  var date: Date
  var people: Int
  var holder: String
  var status = Status.confirmed

  /// The identifier that stays the same however the booking changes.
  var id: String { "R-\(number)" }
}

extension Booking: Decodable {
  private enum CodingKeys: String, CodingKey {
    case restaurant, date, people, holder, status
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    number = 0
    restaurant = try object.decode(Restaurant.self, forKey: .restaurant)
    date = try object.decode(Date.self, forKey: .date)
    people = try object.decode(Int.self, forKey: .people)
    holder = try object.decodeIfPresent(String.self, forKey: .holder) ?? ""
    status = try object.decodeIfPresent(Status.self, forKey: .status) ?? .confirmed
  }
}

/// A booking as intents know it.
struct BookingEntity: AppEntity {
  let id: String
  let booking: Booking
  @Property(title: "日時") var date: Date
  /// When and for how many people, in words: what tells it from others in the same restaurant.
  let details: String

  init(_ booking: Booking, clock: BookingClock) {
    id = booking.id
    self.booking = booking
    details = String(localized: "\(clock.words(booking.date))、\(booking.people)名様")
    date = booking.date
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "予約" }
  static var defaultQuery = BookingQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(booking.restaurant.name)", subtitle: "\(details)",
      synonyms: (Restaurant.caseDisplayRepresentations[booking.restaurant]?.synonyms ?? [])
        + ["\(booking.id)"])
  }
}

/// Finds the bookings that stand and are still to come.
struct BookingQuery: EntityQuery {
  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock

  func entities(for identifiers: [String]) async throws -> [BookingEntity] {
    try store.bookings().filter { identifiers.contains($0.id) }.map {
      BookingEntity($0, clock: clock)
    }
  }

  func suggestedEntities() async throws -> [BookingEntity] {
    try store.bookings(after: clock.now()).map { BookingEntity($0, clock: clock) }
  }
}
