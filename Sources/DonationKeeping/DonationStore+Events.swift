import FoundationEssentials
import SampleDatabase
public import IntentCatalog

/// A reservation's event in the calendar of an app.
public struct KeptEvent: Hashable, Sendable {
  /// The app's identifier.
  public let app: String
  /// The app's identifier of the event; nil while nobody knows whether the app has made it.
  public let id: String?
  /// What the event says, or what it was to say.
  public let record: ReservationRecord

  init?(app: String?, id: String?, record: ReservationRecord?) {
    guard let app, let record else { return nil }
    self.app = app
    self.id = id
    self.record = record
  }
}

extension DonationStore {
  /// Notes that an app is about to be asked for an event: whoever comes later finds out whether it made it.
  public func planEvent(
    for number: Int64, as record: ReservationRecord, in app: String
  ) throws(DonationFault) {
    try failing {
      try database.run(
        """
        INSERT INTO events (reservation, app, record) VALUES (?, ?, ?)
        ON CONFLICT (reservation) DO UPDATE SET app = excluded.app, record = excluded.record
        """, [.integer(number), .text(app), .text(try Self.text(of: record))])
    }
  }

  /// Notes which event a reservation has, and what it says.
  public func markEvent(
    _ id: String, for number: Int64, as record: ReservationRecord
  ) throws(DonationFault) {
    try failing {
      try database.run(
        "UPDATE events SET event = ?, record = ? WHERE reservation = ?",
        [.text(id), .text(try Self.text(of: record)), .integer(number)])
    }
  }

  /// Notes that a reservation has no event any more.
  public func forgetEvent(of number: Int64) throws(DonationFault) {
    try failing {
      try database.run("DELETE FROM events WHERE reservation = ?", [.integer(number)])
    }
  }
}
