import AppIntents
import Foundation
import SampleDatabase

/// Calendars, events and who was asked to come, in an SQLite database.
final class EventStore: Sendable {
  private let database: Database

  init(_ location: StoreLocation) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("cometcal.sqlite")
      }
    database = Database(file: file, schema: Self.schema, version: 1)
  }

  private static let schema = """
    CREATE TABLE calendars (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      symbol TEXT);
    CREATE TABLE events (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      calendar TEXT NOT NULL,
      title TEXT NOT NULL,
      start REAL NOT NULL,
      end REAL NOT NULL,
      allDay INTEGER NOT NULL,
      repeats TEXT,
      exceptions TEXT NOT NULL,
      place TEXT,
      note TEXT,
      link TEXT,
      state TEXT NOT NULL,
      organizer TEXT,
      alarms TEXT NOT NULL,
      favorite INTEGER NOT NULL);
    CREATE INDEX events_start ON events (start);
    CREATE INDEX events_repeats ON events (id) WHERE repeats IS NOT NULL;
    CREATE TABLE attendees (
      event TEXT NOT NULL,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      email TEXT,
      answer TEXT,
      optional INTEGER NOT NULL,
      PRIMARY KEY (event, place)) WITHOUT ROWID;
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID
    """

  /// Whether something was ever written.
  func isFilled() throws -> Bool {
    try failing { try !database.rows("SELECT 1 FROM facts WHERE name = 'filled'").isEmpty }
  }

  // MARK: Calendars

  /// All calendars, in the order in which they were made.
  func calendars() throws -> [CalendarModel] {
    try failing {
      try database.rows("SELECT id, title, symbol FROM calendars ORDER BY number").compactMap {
        guard let id = $0[0].text, let title = $0[1].text else { return nil }
        return CalendarModel(id: id, title: title, symbol: $0[2].text)
      }
    }
  }

  /// Keeps a calendar in the place of the one of its identifier.
  func keep(_ calendar: CalendarModel) throws {
    try failing {
      try database.run(
        """
        INSERT INTO calendars (id, title, symbol) VALUES (?1, ?2, ?3)
        ON CONFLICT (id) DO UPDATE SET title = ?2, symbol = ?3
        """,
        [.text(calendar.id), .text(calendar.title), calendar.symbol.map { .text($0) } ?? .null])
    }
  }

  /// Forgets a calendar and its events.
  /// - Returns: The identifiers of the events.
  func deleteCalendar(_ id: String) throws -> [String] {
    try failing {
      try database.transaction {
        let ids = try database.rows("SELECT id FROM events WHERE calendar = ?", [.text(id)])
          .compactMap { $0[0].text }
        for id in ids { try remove(id) }
        try database.run("DELETE FROM calendars WHERE id = ?", [.text(id)])
        return ids
      }
    }
  }

  // MARK: Events

  private static let columns = """
    id, calendar, title, start, end, allDay, repeats, exceptions, place, note, link, state, \
    organizer, alarms, favorite
    """

  /// The event of an identifier, nil where there is none.
  func event(_ id: String) throws -> EventModel? {
    try events("WHERE id = ?", [.text(id)]).first
  }

  /// The single events that begin in a range, and all that come back.
  func events(in range: Range<Date>, limit: Int) throws -> [EventModel] {
    try events(
      "WHERE repeats IS NULL AND start >= ? AND start < ? ORDER BY start LIMIT ?",
      [
        .real(range.lowerBound.timeIntervalSince1970),
        .real(range.upperBound.timeIntervalSince1970), .integer(Int64(limit)),
      ]) + events("WHERE repeats IS NOT NULL", [])
  }

  /// All events, in the order in which they were made.
  func allEvents() throws -> [EventModel] { try events("ORDER BY number", []) }

  /// Keeps an event in the place of the one of its identifier.
  func keep(_ event: EventModel) throws { try keep([event]) }

  /// Keeps events together, each in the place of the one of its identifier.
  func keep(_ events: [EventModel], deleting ids: [String] = []) throws {
    try failing {
      try database.transaction {
        for id in ids { try remove(id) }
        for event in events { try write(event) }
      }
    }
  }

  /// Forgets an event.
  func delete(_ id: String) throws { try keep([], deleting: [id]) }

  /// Puts other calendars and events in the place of all that there are.
  func replaceAll(calendars: [CalendarModel], events: [EventModel]) throws {
    try failing {
      try database.transaction {
        for table in ["calendars", "events", "attendees"] {
          try database.run("DELETE FROM \(table)")
        }
        for calendar in calendars { try keep(calendar) }
        for event in events { try write(event) }
        try database.run("INSERT OR REPLACE INTO facts VALUES ('filled', 'yes')")
      }
    }
  }

  private func remove(_ id: String) throws {
    try database.run("DELETE FROM events WHERE id = ?", [.text(id)])
    try database.run("DELETE FROM attendees WHERE event = ?", [.text(id)])
  }

  private func write(_ event: EventModel) throws {
    func text(_ text: String?) -> DatabaseValue { text.map { .text($0) } ?? .null }
    let names = Self.columns.split(separator: ", ").dropFirst()
    let changes = names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    try database.run(
      """
      INSERT INTO events (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET \(changes)
      """,
      [
        .text(event.id), .text(event.calendar), .text(event.title),
        .real(event.start.timeIntervalSince1970), .real(event.end.timeIntervalSince1970),
        .integer(event.isAllDay ? 1 : 0), text(try event.repeats.map(Self.json)),
        .text(try Self.json(event.exceptions)), text(event.place), text(event.note),
        text(event.link?.absoluteString), .text(event.state.rawValue), text(event.organizer),
        .text(try Self.json(event.alarms)), .integer(event.isFavorite ? 1 : 0),
      ])
    try database.run("DELETE FROM attendees WHERE event = ?", [.text(event.id)])
    for (place, person) in event.attendees.enumerated() {
      try database.run(
        "INSERT INTO attendees VALUES (?, ?, ?, ?, ?, ?)",
        [
          .text(event.id), .integer(Int64(place)), .text(person.name), text(person.email),
          text(person.answer?.rawValue), .integer(person.isOptional == true ? 1 : 0),
        ])
    }
  }

  private func events(_ clause: String, _ values: [DatabaseValue]) throws -> [EventModel] {
    try failing {
      try database.rows("SELECT \(Self.columns) FROM events \(clause)", values).compactMap { row in
        guard var event = Self.event(row) else { return nil }
        event.attendees = try attendees(of: event.id)
        return event
      }
    }
  }

  private func attendees(of event: String) throws -> [Invitation] {
    try database.rows(
      "SELECT name, email, answer, optional FROM attendees WHERE event = ? ORDER BY place",
      [.text(event)]
    ).compactMap { row in
      guard let name = row[0].text else { return nil }
      return Invitation(
        name: name, email: row[1].text, answer: row[2].text.flatMap(Invitation.Answer.init),
        isOptional: row[3].integer == 1)
    }
  }

  private static func event(_ row: [DatabaseValue]) -> EventModel? {
    guard row.count == 15, let id = row[0].text, let calendar = row[1].text,
      let title = row[2].text, let start = row[3].real, let end = row[4].real
    else { return nil }
    return EventModel(
      id: id, calendar: calendar, title: title, start: Date(timeIntervalSince1970: start),
      end: Date(timeIntervalSince1970: end), isAllDay: row[5].integer == 1,
      repeats: read(row[6]), exceptions: read(row[7]) ?? [], place: row[8].text, note: row[9].text,
      link: row[10].text.flatMap { URL(string: $0) },
      state: row[11].text.flatMap(EventState.init) ?? .confirmed, organizer: row[12].text,
      alarms: read(row[13]) ?? [], isFavorite: row[14].integer == 1)
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func read<Value: Decodable>(_ column: DatabaseValue) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return column.text.flatMap { try? decoder.decode(Value.self, from: Data($0.utf8)) }
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw CometCalError.store(error) }
  }
}
