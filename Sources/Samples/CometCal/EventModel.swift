import Foundation

/// A calendar as the store keeps it.
struct CalendarModel: Hashable, Codable, Sendable {
  var id: String
  var title: String
  /// The name of its symbol.
  var symbol: String?
}

/// Somebody who was asked to come.
struct Invitation: Hashable, Codable, Sendable {
  /// What the person answered.
  enum Answer: String, Codable, Sendable {
    case pending, accepted, declined, tentative
  }

  var name: String
  var email: String?
  var answer: Answer?
  var isOptional: Bool?
}

/// When somebody is reminded of an event.
enum Reminder: Hashable, Codable, Sendable {
  /// So many seconds before it begins.
  case before(Double)
  /// At a moment.
  case at(Date)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self) {
      self = .before(seconds * 60)
    } else {
      self = .at(try container.decode(Date.self))
    }
  }

  /// Writes minutes, or a moment.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .before(let seconds): try container.encode(seconds / 60)
    case .at(let date): try container.encode(date)
    }
  }
}

/// How far an event is settled.
enum EventState: String, Codable, Sendable {
  case confirmed, tentative, cancelled
}

/// An event as the store keeps it: a single one, or all of those that come back by a rule.
struct EventModel: Hashable, Codable, Sendable {
  var id: String
  var calendar: String
  var title: String
  var start: Date
  var end: Date
  var isAllDay = false
  var repeats: Repetition?
  /// The beginnings that the rule gives and that are left out.
  var exceptions: [Date] = []
  var place: String?
  var note: String?
  var link: URL?
  var state = EventState.confirmed
  var organizer: String?
  var attendees: [Invitation] = []
  var alarms: [Reminder] = []
  var isFavorite = false

  /// How long it lasts, in seconds.
  var length: Double { end.timeIntervalSince(start) }
}

extension EventModel {
  private enum CodingKeys: String, CodingKey {
    case id, calendar, title, start, end, isAllDay, repeats, exceptions, place, note, link, state
    case organizer, attendees, alarms, isFavorite
  }

  /// The length of an event of which nothing else is said, in seconds.
  static let usualLength = 3600.0

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    start = try values.decode(Date.self, forKey: .start)
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? UUID().uuidString
    calendar = try values.decode(String.self, forKey: .calendar)
    isAllDay = try values.decodeIfPresent(Bool.self, forKey: .isAllDay) ?? false
    end =
      try values.decodeIfPresent(Date.self, forKey: .end)
      ?? start.addingTimeInterval(isAllDay ? 86_400 : Self.usualLength)
    repeats = try values.decodeIfPresent(Repetition.self, forKey: .repeats)
    exceptions = try values.decodeIfPresent([Date].self, forKey: .exceptions) ?? []
    place = try values.decodeIfPresent(String.self, forKey: .place)
    note = try values.decodeIfPresent(String.self, forKey: .note)
    link = try values.decodeIfPresent(URL.self, forKey: .link)
    state = try values.decodeIfPresent(EventState.self, forKey: .state) ?? .confirmed
    organizer = try values.decodeIfPresent(String.self, forKey: .organizer)
    attendees = try values.decodeIfPresent([Invitation].self, forKey: .attendees) ?? []
    alarms = try values.decodeIfPresent([Reminder].self, forKey: .alarms) ?? []
    isFavorite = try values.decodeIfPresent(Bool.self, forKey: .isFavorite) ?? false
  }
}
