import Foundation
public import IntentCatalog
import SampleDatabase

/// A reservation as it is kept.
public struct KeptReservation: Hashable, Sendable {
  /// How far it got on its way into the calendar.
  public enum Stage: String, Hashable, Sendable {
    /// Nobody was asked yet.
    case new
    /// The person was asked.
    case offered
    /// The person agreed; it is on its way into the calendar.
    case accepted
    /// It stands in the calendar.
    case entered
  }

  /// Its number in the store, never given twice.
  public let number: Int64
  /// What is known of it.
  public let record: ReservationRecord
  /// How far it got.
  public let stage: Stage
  /// What stands in the calendar.
  public let entered: ReservationRecord?
  /// How often the calendar's entry was changed.
  public let sequence: Int
  /// Its event in an app's calendar; nil where it has none.
  public let event: KeptEvent?

  /// Whether the calendar's entry is no longer right.
  public var isOutdated: Bool { stage == .entered && entered != record }
}

extension DonationStore {
  /// The longest identifier that is kept, in bytes.
  public static let longestIdentifier = 1_000
  /// The longest of the other texts, in bytes.
  public static let longestText = 10_000

  /// Keeps reservations, all or none; one that is known already is changed.
  /// - Throws: `DonationFault` for one that cannot be kept.
  public func keep(
    _ reservations: [ReservationRecord], from app: String
  ) throws(DonationFault) {
    for record in reservations { try Self.check(record) }
    try failing {
      try database.transaction {
        for record in reservations {
          var record = record
          record.app = app
          let text = try Self.text(of: record)
          try database.run(
            """
            INSERT INTO reservations (app, container, item, record, stage) VALUES (?, ?, ?, ?, 'new')
            ON CONFLICT (app, container, item) DO UPDATE SET record = ?
            """,
            [
              .text(app), .text(record.container), .text(record.item), .text(text), .text(text),
            ])
        }
      }
    }
  }

  /// Checks that a reservation can be kept.
  static func check(_ record: ReservationRecord) throws(DonationFault) {
    for (what, identifier) in [("an identifier", record.container), ("an identifier", record.item)]
    {
      guard identifier.contains(where: { !$0.isWhitespace }) else { throw .noIdentifier }
      guard identifier.utf8.count <= longestIdentifier else {
        throw .tooLong(what, limit: longestIdentifier)
      }
    }
    let texts =
      [record.title, record.pronunciation, record.number, record.holder, record.url].compactMap {
        $0
      }
      + record.details + [record.place?.line, record.destination?.line].compactMap { $0 }
    guard texts.allSatisfy({ $0.utf8.count <= longestText }) else {
      throw .tooLong("a text", limit: longestText)
    }
    if let start = record.start, let end = record.end, end < start { throw .endsBeforeItBegins }
    if let zone = record.timeZone, TimeZone(identifier: zone) == nil {
      throw .unknownTimeZone(zone)
    }
  }

  /// All reservations, by their beginnings.
  /// - Complexity: O(n) in their number.
  public func reservations() throws(DonationFault) -> [KeptReservation] {
    try kept("", [])
  }

  /// A reservation by its number; nil where there is none.
  public func reservation(_ number: Int64) throws(DonationFault) -> KeptReservation? {
    try kept("WHERE number = ?", [.integer(number)]).first
  }

  private func kept(
    _ condition: String, _ values: [DatabaseValue]
  ) throws(DonationFault) -> [KeptReservation] {
    try failing {
      let sql = """
        SELECT number, reservations.record, stage, entry, sequence, events.app, event, events.record
        FROM reservations LEFT JOIN events ON reservation = number \(condition)
        """
      return try database.rows(sql, values).compactMap { row -> KeptReservation? in
        guard row.count == 8, let number = row[0].integer,
          let record = row[1].text.flatMap(Self.record),
          let stage = row[2].text.flatMap({ KeptReservation.Stage(rawValue: $0) })
        else { return nil }
        return KeptReservation(
          number: number, record: record, stage: stage, entered: row[3].text.flatMap(Self.record),
          sequence: Int(row[4].integer ?? 0),
          event: KeptEvent(
            app: row[5].text, id: row[6].text, record: row[7].text.flatMap(Self.record)))
      }.sorted {
        ($0.record.start ?? .distantFuture, $0.number)
          < ($1.record.start ?? .distantFuture, $1.number)
      }
    }
  }

  /// Notes that the person was asked about a reservation.
  public func markOffered(_ number: Int64) throws(DonationFault) {
    try failing {
      try database.run(
        "UPDATE reservations SET stage = 'offered' WHERE number = ? AND stage = 'new'",
        [.integer(number)])
    }
  }

  /// Notes that the person wants a reservation in the calendar.
  public func markAccepted(_ number: Int64) throws(DonationFault) {
    try failing {
      try database.run(
        """
        UPDATE reservations SET stage = 'accepted'
        WHERE number = ? AND stage IN ('new', 'offered')
        """, [.integer(number)])
    }
  }

  /// Notes that a reservation could not be entered, so that nothing goes on by itself.
  public func markNotAccepted(_ number: Int64) throws(DonationFault) {
    try failing {
      try database.run(
        "UPDATE reservations SET stage = 'offered' WHERE number = ? AND stage = 'accepted'",
        [.integer(number)])
    }
  }

  /// Notes that a reservation stands in the calendar as it is in `record`.
  func markEntered(
    _ number: Int64, as record: ReservationRecord, sequence: Int
  ) throws(DonationFault) {
    try failing {
      try database.run(
        "UPDATE reservations SET stage = 'entered', entry = ?, sequence = ? WHERE number = ?",
        [.text(try Self.text(of: record)), .integer(Int64(sequence)), .integer(number)])
    }
  }

  static func text(of record: ReservationRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  private static func record(_ text: String) -> ReservationRecord? {
    try? JSONDecoder().decode(ReservationRecord.self, from: Data(text.utf8))
  }
}
