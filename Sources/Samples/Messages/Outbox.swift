import AppIntents
import Foundation
import SampleDatabase

/// Somebody to whom a message goes.
struct Recipient: Hashable, Codable, Sendable {
  var name: String
  /// Where the message goes; nil where only the name is known.
  var address: String?
}

/// A message as the store keeps it.
struct MessageModel: Hashable, Codable, Sendable {
  var id: String
  var to: [Recipient]
  var text: String
  /// When it was sent, or written where it was not.
  var date: Date
  /// Whether it was sent; else it is a draft.
  var isSent: Bool
}

/// What was sent and what is still to be sent, in an SQLite database.
final class Outbox: Sendable {
  private let database: Database

  init(_ location: StoreLocation) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("messages.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE outbox (
          id TEXT PRIMARY KEY,
          text TEXT NOT NULL,
          date REAL NOT NULL,
          sent INTEGER NOT NULL);
        CREATE TABLE recipients (
          message TEXT NOT NULL,
          place INTEGER NOT NULL,
          name TEXT NOT NULL,
          address TEXT,
          PRIMARY KEY (message, place))
        """,
      version: 1)
  }

  /// All messages, the last one first.
  func messages() throws -> [MessageModel] {
    try failing {
      try database.rows("SELECT id, text, date, sent FROM outbox ORDER BY date DESC, rowid DESC")
        .compactMap { row in
          guard row.count == 4, let id = row[0].text, let text = row[1].text,
            let date = row[2].real
          else { return nil }
          return MessageModel(
            id: id, to: try recipients(of: id), text: text,
            date: Date(timeIntervalSince1970: date), isSent: row[3].integer == 1)
        }
    }
  }

  /// The identifier of the next message.
  func nextID() throws -> String {
    try failing {
      let row = try database.rows("SELECT COALESCE(MAX(CAST(id AS INTEGER)), 0) + 1 FROM outbox")
      return String(row.first?.first?.integer ?? 1)
    }
  }

  /// Keeps a message in the place of the one of its identifier.
  func keep(_ message: MessageModel) throws {
    try failing {
      try database.transaction {
        try remove(message.id)
        try database.run(
          "INSERT INTO outbox VALUES (?, ?, ?, ?)",
          [
            .text(message.id), .text(message.text), .real(message.date.timeIntervalSince1970),
            .integer(message.isSent ? 1 : 0),
          ])
        for (place, person) in message.to.enumerated() {
          try database.run(
            "INSERT INTO recipients VALUES (?, ?, ?, ?)",
            [
              .text(message.id), .integer(Int64(place)), .text(person.name),
              person.address.map { .text($0) } ?? .null,
            ])
        }
      }
    }
  }

  /// Deletes a message.
  func delete(_ id: String) throws {
    try failing { try database.transaction { try remove(id) } }
  }

  /// Puts other messages in the place of all that there are.
  func replaceAll(with messages: [MessageModel]) throws {
    try failing {
      try database.run("DELETE FROM outbox")
      try database.run("DELETE FROM recipients")
    }
    for message in messages { try keep(message) }
  }

  private func remove(_ id: String) throws {
    try database.run("DELETE FROM outbox WHERE id = ?", [.text(id)])
    try database.run("DELETE FROM recipients WHERE message = ?", [.text(id)])
  }

  private func recipients(of message: String) throws -> [Recipient] {
    try database.rows(
      "SELECT name, address FROM recipients WHERE message = ? ORDER BY place", [.text(message)]
    ).compactMap { row in
      row[0].text.map { Recipient(name: $0, address: row[1].text) }
    }
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw MessagesError.store(error) }
  }
}
