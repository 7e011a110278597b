import CSQLite
import Foundation

/// A value in a database.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// The text, where it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number, where it is one.
  public var real: Double? {
    switch self {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
  /// The whole number, where it is one.
  public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
}

/// An SQLite database that is opened when it is first used, and again after opening it failed.
///
/// One connection behind a lock: that makes it safe to share.
public final class Database: @unchecked Sendable {
  /// How a database is opened.
  public struct Options: Sendable {
    /// How long to wait for another program that writes.
    public var busyTimeout = 2.0
    /// Whether nothing may be written.
    public var isReadOnly = false
    /// Statements to run after opening.
    public var settings: [String] = []

    /// Makes the usual options.
    public init() {}
  }

  private let file: URL?
  private let schema: String
  private let version: Int
  private let options: Options
  private let lock = NSRecursiveLock()
  private var connection: OpaquePointer?

  /// Describes a database.
  /// - Parameters:
  ///   - file: The file, made when it is first needed and readable by its owner alone; nil for one in
  ///     memory.
  ///   - schema: The statements that make the tables.
  ///   - version: The version of the tables; a file with a greater one is not touched.
  ///   - options: How it is opened.
  public init(file: URL?, schema: String, version: Int, options: Options = Options()) {
    self.file = file
    self.schema = schema
    self.version = version
    self.options = options
  }

  deinit { if let connection { sqlite3_close_v2(connection) } }

  /// Runs a statement.
  public func run(_ sql: String, _ values: [DatabaseValue] = []) throws {
    _ = try rows(sql, values)
  }

  /// Runs a statement and collects the rows.
  public func rows(_ sql: String, _ values: [DatabaseValue] = []) throws -> [[DatabaseValue]] {
    try locked { try rows(sql, values, on: try opened()) }
  }

  /// Runs several statements together: either all of them count, or none.
  public func transaction<R>(_ body: () throws -> R) throws -> R {
    try locked {
      try run("BEGIN IMMEDIATE")
      do {
        let result = try body()
        try run("COMMIT")
        return result
      } catch {
        try? run("ROLLBACK")
        throw error
      }
    }
  }

  private func locked<R>(_ body: () throws -> R) throws -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  private func rows(
    _ sql: String, _ values: [DatabaseValue], on connection: OpaquePointer
  ) throws -> [[DatabaseValue]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil), connection)
    defer { sqlite3_finalize(statement) }
    for (place, value) in zip(1..., values) {
      try check(Self.bind(value, Int32(place), statement), connection)
    }
    var rows: [[DatabaseValue]] = []
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        if code == SQLITE_DONE { return rows }
        throw DatabaseError(connection: connection, code: code)
      }
      rows.append((0..<sqlite3_column_count(statement)).map { Self.column($0, statement) })
    }
  }

  private static func bind(
    _ value: DatabaseValue, _ place: Int32, _ statement: OpaquePointer?
  ) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let number): sqlite3_bind_int64(statement, place, number)
    case .real(let number): sqlite3_bind_double(statement, place, number)
    case .text(let text): sqlite3_bind_text(statement, place, text, -1, csqlite_transient())
    }
  }

  private static func column(_ place: Int32, _ statement: OpaquePointer?) -> DatabaseValue {
    switch sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, place))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, place))
    case SQLITE_NULL: .null
    default: sqlite3_column_text(statement, place).map { .text(String(cString: $0)) } ?? .null
    }
  }

  private func check(_ code: Int32, _ connection: OpaquePointer) throws {
    guard code == SQLITE_OK else { throw DatabaseError(connection: connection, code: code) }
  }
}

extension Database {
  private func opened() throws -> OpaquePointer {
    if let connection { return connection }
    let (path, isReadOnly) = try prepareFile()
    var new: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(path, &new, flags, nil)
    guard let new else { throw DatabaseError.unusable("out of memory") }
    do {
      try check(code, new)
      sqlite3_extended_result_codes(new, 1)
      sqlite3_busy_timeout(new, Int32(options.busyTimeout * 1000))
      try prepareTables(new)
    } catch {
      sqlite3_close_v2(new)
      throw error
    }
    connection = new
    return new
  }

  private func prepareTables(_ new: OpaquePointer) throws {
    let found = try rows("PRAGMA user_version", [], on: new).first?.first?.integer ?? 0
    guard found <= Int64(version) else { throw DatabaseError.newer }
    if found < Int64(version) {
      let all = "BEGIN IMMEDIATE;\(schema);PRAGMA user_version = \(version);COMMIT;"
      let code = sqlite3_exec(new, all, nil, nil, nil)
      if code != SQLITE_OK {
        let error = DatabaseError(connection: new, code: code)
        sqlite3_exec(new, "ROLLBACK", nil, nil, nil)
        throw error
      }
    }
    for setting in options.settings { _ = try rows(setting, [], on: new) }
  }

  /// Makes the folder and an empty file that only its owner may read, where there are none.
  /// - Returns: The file's path, and whether it can only be read.
  private func prepareFile() throws -> (path: String, isReadOnly: Bool) {
    guard let file else { return (":memory:", false) }
    guard !options.isReadOnly else { return (file.path, true) }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw DatabaseError.unusable(file.deletingLastPathComponent().path)
    }
    let descriptor = open(file.path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0 else {
      let error = DatabaseError(errno: errno, path: file.path)
      guard error == .readOnly, access(file.path, R_OK) == 0 else { throw error }
      return (file.path, true)
    }
    close(descriptor)
    return (file.path, false)
  }
}
