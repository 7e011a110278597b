import AppIntents
import Foundation
import SampleDatabase

/// The bookings, in an SQLite database.
final class BookingStore: Sendable {
  private let database: Database

  init(_ location: StoreLocation) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("bookings.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE IF NOT EXISTS bookings (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          restaurant TEXT NOT NULL,
          date REAL NOT NULL,
          people INTEGER NOT NULL,
          holder TEXT NOT NULL,
          status TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS untold (number INTEGER PRIMARY KEY)
        """,
      version: 2)
  }

  /// Books a table; the system is to be told of it.
  /// - Returns: The booking with its number.
  func add(_ booking: Booking) throws -> Booking {
    try failing {
      try database.transaction {
        try insert(booking)
        var made = booking
        made.number = Int(
          try database.rows("SELECT last_insert_rowid()").first?.first?.integer ?? 0)
        try noteUntold(made)
        return made
      }
    }
  }

  /// Changes a booking that is there; the system is to be told of it.
  func update(_ booking: Booking) throws {
    try failing {
      try database.transaction {
        try database.run(
          "UPDATE bookings SET date = ?, people = ?, status = ? WHERE number = ?",
          [
            .real(booking.date.timeIntervalSince1970), .integer(Int64(booking.people)),
            .text(booking.status.rawValue), .integer(Int64(booking.number)),
          ])
        try noteUntold(booking)
      }
    }
  }

  private func noteUntold(_ booking: Booking) throws {
    try database.run(
      "INSERT OR IGNORE INTO untold (number) VALUES (?)", [.integer(Int64(booking.number))])
  }

  /// The bookings that are new or changed and of which the system was not told: after a program that ended
  /// too early also those of before.
  func untold() throws -> [Booking] {
    let numbers = try failing { try database.rows("SELECT number FROM untold") }
      .compactMap { $0.first?.integer.map { Int($0) } }
    return try bookings().filter { numbers.contains($0.number) }
  }

  /// Notes that the system was told of a booking as it is now.
  func markTold(_ booking: Booking) throws {
    try failing {
      try database.run("DELETE FROM untold WHERE number = ?", [.integer(Int64(booking.number))])
    }
  }

  /// All bookings, by their dates.
  func bookings() throws -> [Booking] {
    try failing {
      try database.rows(
        """
        SELECT number, restaurant, date, people, holder, status FROM bookings
        ORDER BY date, number
        """
      ).compactMap { row in
        guard row.count == 6, let number = row[0].integer,
          let restaurant = row[1].text.flatMap({ Restaurant(rawValue: $0) }),
          let date = row[2].real, let people = row[3].integer, let holder = row[4].text,
          let status = row[5].text.flatMap({ Booking.Status(rawValue: $0) })
        else { return nil }
        return Booking(
          number: Int(number), restaurant: restaurant, date: Date(timeIntervalSince1970: date),
          people: Int(people), holder: holder, status: status)
      }
    }
  }

  /// The bookings that stand and have not ended at a time.
  func bookings(after time: Date) throws -> [Booking] {
    try bookings().filter {
      $0.status == .confirmed && $0.date.addingTimeInterval(BookingClock.length) > time
    }
  }

  /// A booking by its identifier.
  func booking(id: String) throws -> Booking? { try bookings().first { $0.id == id } }

  /// Puts other bookings in the place of all that there are.
  func replaceAll(with bookings: [Booking]) throws {
    try failing {
      try database.transaction {
        try database.run("DELETE FROM untold")
        try database.run("DELETE FROM bookings")
        for booking in bookings { try insert(booking) }
      }
    }
  }

  private func insert(_ booking: Booking) throws {
    try database.run(
      "INSERT INTO bookings (restaurant, date, people, holder, status) VALUES (?, ?, ?, ?, ?)",
      [
        .text(booking.restaurant.rawValue), .real(booking.date.timeIntervalSince1970),
        .integer(Int64(booking.people)), .text(booking.holder), .text(booking.status.rawValue),
      ])
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError {
      throw ReservationsError.store(error)
    }
  }
}
