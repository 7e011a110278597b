import AppIntents
import Foundation
import SampleDatabase

/// Something that is written in the planner.
struct Entry: Hashable, Codable, Sendable {
  /// What it is: a reminder, a bill, a timer, a weight, a walk.
  var kind: String
  var text: String
  var date: Date
}

/// What is written in the planner, in an SQLite database.
final class EntryStore: Sendable {
  private let database: Database

  init(_ location: StoreLocation) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("planner.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE entries (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          kind TEXT NOT NULL,
          text TEXT NOT NULL,
          date REAL NOT NULL)
        """,
      version: 1)
  }

  /// Writes an entry.
  func add(_ entry: Entry) throws {
    try failing {
      try database.run(
        "INSERT INTO entries (kind, text, date) VALUES (?, ?, ?)",
        [.text(entry.kind), .text(entry.text), .real(entry.date.timeIntervalSince1970)])
    }
  }

  /// The entries of a kind, by their dates.
  func entries(_ kind: String) throws -> [Entry] {
    try failing {
      try database.rows(
        "SELECT text, date FROM entries WHERE kind = ? ORDER BY date, number", [.text(kind)]
      ).compactMap { row in
        guard row.count == 2, let text = row[0].text, let date = row[1].real else { return nil }
        return Entry(kind: kind, text: text, date: Date(timeIntervalSince1970: date))
      }
    }
  }

  /// Puts other entries in the place of all that there are.
  func replaceAll(with entries: [Entry]) throws {
    try failing { try database.run("DELETE FROM entries") }
    for entry in entries { try add(entry) }
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw PlannerError.store(error) }
  }
}
