import CSQLite
import Foundation

/// What stands in the café's database, read past the app.
enum OrderRows {
  /// The products and sizes of all orders, the oldest first.
  static func read(in folder: URL) throws -> [[String]] {
    let file = folder.appendingPathComponent("CafeOrder/orders.sqlite").path
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    // Safety: the handles live until the end of this function, and texts are copied at once.
    var database: OpaquePointer?
    guard unsafe sqlite3_open_v2(file, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
      throw CocoaError(.fileReadCorruptFile)
    }
    defer { _ = unsafe sqlite3_close(database) }
    var statement: OpaquePointer?
    let query = "SELECT product, size FROM orders ORDER BY number"
    guard unsafe sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else {
      throw CocoaError(.fileReadCorruptFile)
    }
    defer { _ = unsafe sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while unsafe sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0...1).map { column in
          unsafe sqlite3_column_text(statement, Int32(column)).map { unsafe String(cString: $0) }
            ?? ""
        })
    }
    return rows
  }
}
