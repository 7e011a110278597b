internal import CSQLite
import Foundation

/// Why an index cannot do what it was asked to.
public struct CSIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's code.
  public let code: Int
  /// What SQLite says.
  public let description: String
  /// Whether the file is damaged, or is no index.
  var isDamaged: Bool { code & 0xFF == Int(SQLITE_CORRUPT) || code & 0xFF == Int(SQLITE_NOTADB) }
}

/// A value in an index.
enum IndexValue: Hashable, Sendable {
  case null
  case number(Double)
  case text(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// An open index file; whoever owns it uses it from one task at a time.
///
/// Safety: the pointers are made, used and closed in this file alone.
@safe final class IndexConnection {
  private let connection: OpaquePointer
  private var statements: [String: IndexStatement] = [:]

  /// Opens a file, or one in memory.
  /// - Throws: `CSIndexError` where it cannot be opened.
  init(path: String?) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    // Safety: the pointer is written by the call and closed where that failed.
    let code = unsafe sqlite3_open_v2(path ?? ":memory:", &opened, flags, nil)
    guard let opened = unsafe opened else {
      throw CSIndexError(code: Int(SQLITE_NOMEM), description: "")
    }
    unsafe connection = opened
    guard code == SQLITE_OK else { throw failure(code) }
  }

  deinit {
    // Safety: SQLite keeps the connection until the last of its statements is finished.
    unsafe sqlite3_close_v2(connection)
  }

  /// Runs several statements without values.
  /// - Throws: `CSIndexError` for the first that fails.
  func run(script: String) throws {
    // Safety: the text lives for the call.
    let code = unsafe sqlite3_exec(connection, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs a statement, which is kept for the next time, and collects the rows.
  /// - Throws: `CSIndexError` where it fails.
  @discardableResult func rows(_ sql: String, _ values: [IndexValue] = []) throws -> [[IndexValue]]
  {
    let statement = unsafe try prepared(sql)
    // Safety: the statement is this connection's own, and is reset before anybody uses it again.
    defer { unsafe sqlite3_reset(statement) }
    for (place, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: unsafe sqlite3_bind_null(statement, place)
        case .number(let number): unsafe sqlite3_bind_double(statement, place, number)
        case .text(let text):
          unsafe sqlite3_bind_text(statement, place, text, -1, csqlite_transient())
        }
      guard code == SQLITE_OK else { throw failure(code) }
    }
    var rows: [[IndexValue]] = []
    while true {
      let code = unsafe sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        if code == SQLITE_DONE { return rows }
        throw failure(code)
      }
      rows.append(
        unsafe (0..<sqlite3_column_count(statement)).map { unsafe column($0, statement) })
    }
  }

  private func column(_ place: Int32, _ statement: OpaquePointer) -> IndexValue {
    // Safety: the statement stands at a row; the text is copied before the next step.
    switch unsafe sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER, SQLITE_FLOAT:
      return unsafe .number(sqlite3_column_double(statement, place))
    case SQLITE_NULL: return .null
    default:
      guard let text = unsafe sqlite3_column_text(statement, place) else { return .null }
      return .text(unsafe String(cString: text))
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return unsafe known.pointer }
    var statement: OpaquePointer?
    // Safety: the text lives for the call; the statement is kept until the end.
    let code = unsafe sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement = unsafe statement else { throw failure(code) }
    statements[sql] = unsafe IndexStatement(statement)
    return unsafe statement
  }

  private func failure(_ code: Int32) -> CSIndexError {
    // Safety: SQLite's text is copied at once.
    let text = unsafe sqlite3_errmsg(connection).map { unsafe String(cString: $0) } ?? ""
    return CSIndexError(code: Int(code), description: text)
  }
}

/// A prepared statement, finished with its owner.
///
/// Safety: nobody else has the pointer.
@safe private final class IndexStatement {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }
  deinit { unsafe sqlite3_finalize(pointer) }
}
