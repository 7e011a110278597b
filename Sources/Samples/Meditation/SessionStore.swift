import AppIntents
import Foundation
import SampleDatabase

/// The sessions, in an SQLite database.
final class SessionStore: Sendable {
  private let database: Database

  init(_ location: StoreLocation, options: Database.Options = Database.Options()) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("sessions.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE sessions (
          position INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          names TEXT NOT NULL,
          synonyms TEXT NOT NULL);
        CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE starts (number INTEGER PRIMARY KEY, session TEXT NOT NULL, date REAL NOT NULL)
        """,
      version: 1, options: options)
  }

  /// All sessions in order; the built-in ones until others are loaded.
  func sessions() throws -> [MeditationSession] {
    try failing {
      let rows = try database.rows(
        "SELECT id, name, names, synonyms FROM sessions ORDER BY position")
      let isLoaded = try setting("default") != nil
      return rows.isEmpty && !isLoaded ? MeditationSession.builtIn : rows.compactMap(Self.session)
    }
  }

  /// The session meant by "the usual one".
  func usualSession() throws -> MeditationSession? {
    let all = try sessions()
    let usual = try failing { try setting("default") }
    return all.first { $0.id == usual } ?? all.first
  }

  /// Keeps that a session was started.
  func recordStart(of session: MeditationSession, at date: Date) throws {
    try failing {
      try database.run(
        "INSERT INTO starts (session, date) VALUES (?, ?)",
        [.text(session.id), .real(date.timeIntervalSince1970)])
    }
  }

  /// The identifiers of the sessions that were started, in order.
  func starts() throws -> [String] {
    try failing {
      try database.rows("SELECT session FROM starts ORDER BY number").compactMap(\.first?.text)
    }
  }

  /// Puts other sessions in the place of all that there are.
  func replaceAll(with sessions: [MeditationSession], usual: String) throws {
    try failing {
      try database.transaction {
        try database.run("DELETE FROM sessions")
        for session in sessions { try insert(session) }
        try database.run(
          "INSERT OR REPLACE INTO settings (key, value) VALUES ('default', ?)", [.text(usual)])
      }
    }
  }

  private func insert(_ session: MeditationSession) throws {
    try database.run(
      "INSERT INTO sessions (id, name, names, synonyms) VALUES (?, ?, ?, ?)",
      [
        .text(session.id), .text(session.name), .text(try Self.text(session.names)),
        .text(try Self.text(session.synonyms)),
      ])
  }

  private func setting(_ key: String) throws -> String? {
    try database.rows("SELECT value FROM settings WHERE key = ?", [.text(key)]).first?.first?.text
  }

  private static func text<V: Encodable>(_ value: V) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private static func session(_ row: [DatabaseValue]) -> MeditationSession? {
    guard row.count == 4, let id = row[0].text, let name = row[1].text else { return nil }
    func value<V: Decodable>(_ place: Int) -> V? {
      row[place].text.flatMap { try? JSONDecoder().decode(V.self, from: Data($0.utf8)) }
    }
    return MeditationSession(
      id: id, name: name, names: value(2) ?? [:], synonyms: value(3) ?? [])
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw MeditationError.store(error) }
  }
}
