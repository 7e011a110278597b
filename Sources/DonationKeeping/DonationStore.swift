public import Foundation
public import IntentCatalog
import SampleDatabase

/// What apps told of, in an SQLite database: a row a reservation, by app, container and item, a row for
/// its event in an app's calendar, and a row for each action that was done.
///
/// Nothing of it leaves the machine.
public final class DonationStore: Sendable {
  let database: Database
  /// Where the calendar's files are; nil for a calendar in memory.
  let calendarFolder: URL?

  /// The path of the store's file; nil for one in memory.
  public let path: String?

  /// The file in a store's folder.
  static let fileName = "donations.sqlite"
  /// The tables' version.
  static let version = 2

  /// Makes a store.
  /// - Parameter folder: Its folder, made when it is first needed; nil for a store in memory.
  public init(folder: URL?) {
    path = folder?.appendingPathComponent(Self.fileName).path
    calendarFolder = folder?.appendingPathComponent("calendar", isDirectory: true)
    database = Database(
      file: folder?.appendingPathComponent(Self.fileName), schema: Self.schema,
      version: Self.version)
  }

  /// Whether a folder holds a store.
  public static func exists(in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(fileName).path)
  }

  /// Tables that are there already stay, so that a store of an older version goes on.
  private static let schema = """
    CREATE TABLE IF NOT EXISTS reservations (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      app TEXT NOT NULL, container TEXT NOT NULL, item TEXT NOT NULL,
      record TEXT NOT NULL, stage TEXT NOT NULL, entry TEXT, sequence INTEGER NOT NULL DEFAULT 0,
      UNIQUE (app, container, item));
    CREATE TABLE IF NOT EXISTS intents (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE, app TEXT NOT NULL, intent TEXT NOT NULL, call TEXT NOT NULL,
      time REAL NOT NULL);
    CREATE TABLE IF NOT EXISTS entities (
      donation INTEGER NOT NULL REFERENCES intents (number), entity TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS entitiesByName ON entities (entity);
    CREATE TABLE IF NOT EXISTS places (
      donation INTEGER PRIMARY KEY REFERENCES intents (number), place TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS events (
      reservation INTEGER PRIMARY KEY REFERENCES reservations (number),
      app TEXT NOT NULL, event TEXT, record TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    INSERT OR IGNORE INTO settings VALUES ('identity', lower(hex(randomblob(8))))
    """

  /// Runs a body; what SQLite says is a fault of a donation.
  func failing<R>(_ body: () throws -> R) throws(DonationFault) -> R {
    do {
      return try body()
    } catch let fault as DonationFault {
      throw fault
    } catch DatabaseError.newer {
      throw .newerStore
    } catch DatabaseError.full {
      throw .full
    } catch DatabaseError.unusable(let why) {
      throw .unusable(why)
    } catch {
      throw .unusable("\(error)")
    }
  }

  /// A setting's value; nil where it was never set.
  public func setting(_ name: String) throws(DonationFault) -> String? {
    try failing {
      try database.rows("SELECT value FROM settings WHERE name = ?", [.text(name)])
        .first?.first?.text
    }
  }

  /// Sets a setting.
  public func set(_ name: String, to value: String) throws(DonationFault) {
    try failing {
      try database.run(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = ?",
        [.text(name), .text(value), .text(value)])
    }
  }
}
