import CSQLite
import Foundation

/// Why a database cannot do what it was asked to.
public enum DatabaseError: Error, Hashable, Sendable {
  /// Another program writes to it.
  case locked
  /// The file is damaged, or is no database.
  case damaged
  /// Nothing may be written.
  case readOnly
  /// There is no room left.
  case full
  /// A newer version of the app made it.
  case newer
  /// Anything else; what SQLite says about it.
  case unusable(String)

  init(errno code: Int32, path: String) {
    self =
      switch code {
      case EACCES, EPERM, EROFS: .readOnly
      case ENOSPC, EDQUOT: .full
      default: .unusable(path)
      }
  }

  init(connection: OpaquePointer?, code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_FULL: .full
      default: .unusable(sqlite3_errmsg(connection).map { String(cString: $0) } ?? "\(code)")
      }
  }
}
