import AppIntents
import Foundation
import SampleDatabase

/// Somebody to whom mail goes.
struct Correspondent: Hashable, Codable, Sendable {
  var name: String
  /// The mail address; nil where only the name is known.
  var address: String?
}

/// Mail as the store keeps it.
struct DraftModel: Hashable, Codable, Sendable {
  var id: String
  var to: [Correspondent]
  var subject: String?
  var body: String?
  /// When it was sent, or written where it was not.
  var date: Date
  /// Whether it was sent; else it is a draft.
  var isSent: Bool
}

/// Drafts and what was sent, in an SQLite database.
final class DraftStore: Sendable {
  private let database: Database

  init(_ location: StoreLocation) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("mail.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE mail (
          id TEXT PRIMARY KEY,
          subject TEXT,
          body TEXT,
          date REAL NOT NULL,
          sent INTEGER NOT NULL);
        CREATE TABLE correspondents (
          mail TEXT NOT NULL,
          place INTEGER NOT NULL,
          name TEXT NOT NULL,
          address TEXT,
          PRIMARY KEY (mail, place))
        """,
      version: 1)
  }

  /// All mail, the last one first.
  func mail() throws -> [DraftModel] {
    try failing {
      try database.rows(
        "SELECT id, subject, body, date, sent FROM mail ORDER BY date DESC, rowid DESC"
      )
      .compactMap { row in
        guard row.count == 5, let id = row[0].text, let date = row[3].real else { return nil }
        return DraftModel(
          id: id, to: try correspondents(of: id), subject: row[1].text, body: row[2].text,
          date: Date(timeIntervalSince1970: date), isSent: row[4].integer == 1)
      }
    }
  }

  /// The mail of an identifier.
  func mail(_ id: String) throws -> DraftModel {
    guard let found = try mail().first(where: { $0.id == id }) else { throw MailError.gone }
    return found
  }

  /// The identifier of the next draft.
  func nextID() throws -> String {
    try failing {
      let row = try database.rows("SELECT COALESCE(MAX(CAST(id AS INTEGER)), 0) + 1 FROM mail")
      return String(row.first?.first?.integer ?? 1)
    }
  }

  /// Keeps mail in the place of the one of its identifier.
  func keep(_ mail: DraftModel) throws {
    func text(_ text: String?) -> DatabaseValue { text.map { .text($0) } ?? .null }
    try failing {
      try database.transaction {
        try remove(mail.id)
        try database.run(
          "INSERT INTO mail VALUES (?, ?, ?, ?, ?)",
          [
            .text(mail.id), text(mail.subject), text(mail.body),
            .real(mail.date.timeIntervalSince1970), .integer(mail.isSent ? 1 : 0),
          ])
        for (place, person) in mail.to.enumerated() {
          try database.run(
            "INSERT INTO correspondents VALUES (?, ?, ?, ?)",
            [.text(mail.id), .integer(Int64(place)), .text(person.name), text(person.address)])
        }
      }
    }
  }

  /// Deletes mail.
  func delete(_ id: String) throws {
    try failing { try database.transaction { try remove(id) } }
  }

  /// Puts other mail in the place of all that there is.
  func replaceAll(with all: [DraftModel]) throws {
    try failing {
      try database.run("DELETE FROM mail")
      try database.run("DELETE FROM correspondents")
    }
    for mail in all { try keep(mail) }
  }

  private func remove(_ id: String) throws {
    try database.run("DELETE FROM mail WHERE id = ?", [.text(id)])
    try database.run("DELETE FROM correspondents WHERE mail = ?", [.text(id)])
  }

  private func correspondents(of mail: String) throws -> [Correspondent] {
    try database.rows(
      "SELECT name, address FROM correspondents WHERE mail = ? ORDER BY place", [.text(mail)]
    ).compactMap { row in row[0].text.map { Correspondent(name: $0, address: row[1].text) } }
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw MailError.store(error) }
  }
}
