import Foundation

/// The tables of an index: things with their times, and their texts for SQLite's FTS5.
struct IndexStore {
  private let connection: IndexConnection

  /// What the tables are; another number in a file means that they are made anew.
  static let version = 1

  /// Opens an index; one that is damaged or of another version is made anew.
  /// - Returns: The index, and whether it is empty and new.
  /// - Throws: `CSIndexError` where there can be none.
  static func open(_ file: URL?) throws -> (store: IndexStore, isNew: Bool) {
    do {
      return try opened(file)
    } catch let error as CSIndexError where error.isDamaged {
      guard let file else { throw error }
      for suffix in ["", "-journal", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + suffix)
      }
      return try opened(file)
    }
  }

  private static func opened(_ file: URL?) throws -> (store: IndexStore, isNew: Bool) {
    if let folder = file?.deletingLastPathComponent() {
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    let connection = try IndexConnection(path: file?.path)
    let found = try connection.rows("PRAGMA user_version").first?.first?.number
    try connection.run(script: "PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY")
    let isNew = found != Double(version)
    if isNew { try connection.run(script: schema) }
    return (IndexStore(connection: connection), isNew)
  }

  private static let schema = """
    DROP TABLE IF EXISTS things;
    DROP TABLE IF EXISTS texts;
    CREATE TABLE things (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      domain TEXT,
      start REAL,
      end REAL);
    CREATE INDEX things_start ON things (domain, start);
    CREATE VIRTUAL TABLE texts USING fts5(
      title, names, body, tokenize = 'porter unicode61 remove_diacritics 0');
    PRAGMA user_version = \(version)
    """

  /// Does several things together: either all of them count, or none.
  func transaction(_ body: () throws -> Void) throws {
    try connection.rows("BEGIN IMMEDIATE")
    do {
      try body()
      try connection.rows("COMMIT")
    } catch {
      _ = try? connection.rows("ROLLBACK")
      throw error
    }
  }

  func add(_ item: CSSearchableItem) throws {
    try remove(item.uniqueIdentifier)
    let set = item.attributeSet
    func time(_ date: Date?) -> IndexValue {
      date.map { .number($0.timeIntervalSince1970) } ?? .null
    }
    let start = set.startDate ?? set.dueDate
    let number = try connection.rows(
      "INSERT INTO things (id, domain, start, end) VALUES (?, ?, ?, ?) RETURNING number",
      [
        .text(item.uniqueIdentifier), item.domainIdentifier.map { .text($0) } ?? .null,
        time(start), time(set.endDate ?? start),
      ]
    ).first?.first
    func texts(_ texts: [String]) -> IndexValue {
      .text(texts.map { SearchTokens.tokens(of: $0).joined(separator: " ") }.joined(separator: " "))
    }
    try connection.rows(
      "INSERT INTO texts (rowid, title, names, body) VALUES (?, ?, ?, ?)",
      [
        number ?? .null, texts([set.title ?? set.displayName ?? ""]), texts(set.names),
        texts(set.writings),
      ])
  }

  func remove(_ id: String) throws {
    let gone = try connection.rows("DELETE FROM things WHERE id = ? RETURNING number", [.text(id)])
    for row in gone { try connection.rows("DELETE FROM texts WHERE rowid = ?", row) }
  }

  func remove(domain: String?) throws {
    guard let domain else {
      try connection.rows("DELETE FROM texts")
      try connection.rows("DELETE FROM things")
      return
    }
    try connection.rows(
      "DELETE FROM texts WHERE rowid IN (SELECT number FROM things WHERE domain = ?)",
      [.text(domain)])
    try connection.rows("DELETE FROM things WHERE domain = ?", [.text(domain)])
  }

  /// How many things there are.
  func count() throws -> Int {
    Int(try connection.rows("SELECT count(*) FROM things").first?.first?.number ?? 0)
  }

  /// A thing that has some words, with how well they fit.
  struct Row {
    let id: String
    let start: Double?
    let number: Int
    let weight: Double
  }

  /// From how many things on words are in so many that there is no use in counting on.
  static let common = 1000

  /// How many things have some words at any time, counted up to `common`.
  func frequency(_ expression: String) throws -> Int {
    let rows = try connection.rows(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM texts WHERE texts MATCH ? LIMIT \(Self.common))
      """, [.text(expression)])
    return Int(rows.first?.first?.number ?? 0)
  }

  /// The things that have some words, in a kind and a stretch of time; where numbers are given, only
  /// among these.
  func rows(
    _ expression: String, _ query: _SearchQuery, among numbers: [Int]? = nil
  ) throws -> [Row] {
    let only = numbers == nil ? "" : "AND texts.rowid IN (SELECT value FROM json_each(?))"
    let rows = try connection.rows(
      """
      SELECT id, start, number, bm25(texts, 10, 4, 2)
      FROM texts JOIN things ON number = texts.rowid
      WHERE texts MATCH ? \(only) AND (? IS NULL OR domain = ?)
        AND (? IS NULL OR start < ? AND (end > ? OR start >= ?))
      """,
      [.text(expression)] + (numbers.map { [.text("\($0)")] } ?? []) + Self.limits(query))
    return rows.compactMap(Self.row)
  }

  /// The things in a kind and a stretch of time, by their times.
  func rows(in query: _SearchQuery) throws -> [Row] {
    let rows = try connection.rows(
      """
      SELECT id, start, number, 0 FROM things WHERE (? IS NULL OR domain = ?)
        AND (? IS NULL OR start < ? AND (end > ? OR start >= ?))
      ORDER BY start, id LIMIT \(max(0, query.limit))
      """, Self.limits(query))
    return rows.compactMap(Self.row)
  }

  private static func limits(_ query: _SearchQuery) -> [IndexValue] {
    let domain = query.domain.map { IndexValue.text($0) } ?? .null
    let from = query.interval.map { IndexValue.number($0.lowerBound.timeIntervalSince1970) }
    let to = query.interval.map { IndexValue.number($0.upperBound.timeIntervalSince1970) }
    return [domain, domain, to ?? .null, to ?? .null, from ?? .null, from ?? .null]
  }

  private static func row(_ row: [IndexValue]) -> Row? {
    guard row.count == 4, let id = row[0].text, let number = row[2].number else { return nil }
    return Row(
      id: id, start: row[1].number, number: Int(number), weight: max(0, -(row[3].number ?? 0)))
  }
}
