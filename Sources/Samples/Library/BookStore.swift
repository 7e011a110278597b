import AppIntents
import Foundation
import SampleDatabase

/// A book as the store keeps it.
struct Book: Hashable, Sendable {
  var id: String
  var title: String
  var author: String
  var datePublished: Date
  var shelf = Shelf.wantToRead
  var pages = 200
  var recommendedBy: String?
  /// What it is called in other languages.
  var otherTitles: [String] = []
}

/// How many books there are of each kind.
struct LibraryStatistics {
  var shelves: [Shelf: Int] = [:]
  /// By the first of 25 years.
  var periods: [Int: Int] = [:]
  var count: Int { shelves.values.reduce(0, +) }
  var read: Int { shelves[.read] ?? 0 }
}

/// A piece of SQL that holds for some books, with its values.
struct SQLCondition: Hashable, Sendable {
  let sql: String
  let values: [DatabaseValue]

  init(_ sql: String, _ values: DatabaseValue...) {
    self.sql = sql
    self.values = values
  }
}

extension DatabaseValue {
  /// A moment in seconds.
  static func date(_ date: Date) -> DatabaseValue { .real(date.timeIntervalSince1970) }
  /// A pattern for texts that have a text in them.
  static func containing(_ text: String) -> DatabaseValue { .text("%\(escaped(text))%") }
  /// A pattern for texts that begin with a text.
  static func beginning(_ text: String) -> DatabaseValue { .text("\(escaped(text))%") }
  /// A pattern for texts that end with a text.
  static func ending(_ text: String) -> DatabaseValue { .text("%\(escaped(text))") }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "\\%_".contains($1) ? "\\\($1)" : String($1) }
  }
}

/// The person's books, in an SQLite database.
final class BookStore: Sendable {
  private let database: Database

  /// The books that phrases may name; the others are found by their titles.
  static let namedBooks = 200

  init(_ location: StoreLocation, options: Database.Options = Database.Options()) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("library.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE books (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          title TEXT NOT NULL,
          author TEXT NOT NULL,
          published REAL NOT NULL,
          shelf TEXT NOT NULL,
          pages INTEGER NOT NULL,
          recommended TEXT,
          others TEXT NOT NULL);
        CREATE INDEX books_title ON books (title COLLATE NOCASE);
        CREATE TABLE orders (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          book TEXT NOT NULL,
          count INTEGER NOT NULL,
          price INTEGER NOT NULL,
          date REAL NOT NULL)
        """,
      version: 1, options: options)
  }

  private static let columns =
    "id, title, author, published, shelf, pages, recommended, others"

  /// The books of some identifiers, in that order; those that there are none of are left out.
  func books(ids: [String]) throws -> [Book] {
    try ids.flatMap { try books("WHERE id = ?", [.text($0)]) }
  }

  /// The books of which the title, the author or another title has a text in it.
  func books(matching text: String) throws -> [Book] {
    let pattern = DatabaseValue.containing(text)
    return try books(
      """
      WHERE title LIKE ?1 ESCAPE '\\' OR author LIKE ?1 ESCAPE '\\' OR others LIKE ?1 ESCAPE '\\'
      ORDER BY title COLLATE NOCASE
      """, [pattern])
  }

  /// The books that were added last, the newest first.
  func newestBooks() throws -> [Book] {
    try books("ORDER BY number DESC LIMIT ?", [.integer(Int64(Self.namedBooks))])
  }

  /// How many books stand on each shelf, and how many appeared in every 25 years.
  func statistics() throws -> LibraryStatistics {
    try failing {
      let rows = try database.rows(
        """
        SELECT shelf, CAST(strftime('%Y', published, 'unixepoch') AS INTEGER) / 25 * 25, COUNT(*)
        FROM books GROUP BY 1, 2
        """)
      return rows.reduce(into: LibraryStatistics()) { statistics, row in
        guard let shelf = row[0].text.flatMap(Shelf.init(rawValue:)), let count = row[2].integer
        else { return }
        statistics.shelves[shelf, default: 0] += Int(count)
        if let period = row[1].integer { statistics.periods[Int(period), default: 0] += Int(count) }
      }
    }
  }

  /// The books that stand on a shelf, by title.
  func books(on shelf: Shelf) throws -> [Book] {
    try books("WHERE shelf = ? ORDER BY title COLLATE NOCASE", [.text(shelf.rawValue)])
  }

  /// The books for which conditions hold.
  func books(
    where conditions: [SQLCondition], matchesAll: Bool, orderedBy order: [String], limit: Int?
  ) throws -> [Book] {
    var clause = ""
    if !conditions.isEmpty {
      clause =
        "WHERE " + conditions.map { "(\($0.sql))" }.joined(separator: matchesAll ? " AND " : " OR ")
    }
    clause += " ORDER BY " + (order + ["number"]).joined(separator: ", ")
    if let limit { clause += " LIMIT \(max(0, limit))" }
    return try books(clause, conditions.flatMap(\.values))
  }

  /// Keeps a book; one that is there already stays as it is.
  /// - Returns: Whether it was not there.
  @discardableResult func add(_ book: Book) throws -> Bool {
    try failing { try database.transaction { try insert(book) } }
  }

  /// Keeps books together; those that are there already stay as they are.
  func addAll(_ books: [Book]) throws {
    try failing { try database.transaction { for book in books { _ = try insert(book) } } }
  }

  /// Forgets books.
  /// - Returns: The books that were there.
  @discardableResult func delete(ids: [String]) throws -> [Book] {
    try failing {
      try database.transaction {
        let gone = try books(ids: ids)
        for id in ids { try database.run("DELETE FROM books WHERE id = ?", [.text(id)]) }
        return gone
      }
    }
  }

  /// Puts a book on a shelf; a book that is no longer there is told.
  func move(_ book: BookEntity, to shelf: Shelf) throws {
    let moved = try failing {
      try database.rows(
        "UPDATE books SET shelf = ? WHERE id = ? RETURNING id",
        [.text(shelf.rawValue), .text(book.id)])
    }
    guard !moved.isEmpty else { throw LibraryError.gone(book.quotedTitle) }
  }

  /// Keeps an order of a book, unless that is no longer there.
  /// - Returns: The order's number.
  func keep(_ order: OrderEntity, of book: BookEntity, at date: Date) throws -> Int64 {
    let kept = try failing {
      try database.rows(
        """
        INSERT INTO orders (book, count, price, date)
        SELECT id, ?, ?, ? FROM books WHERE id = ? RETURNING number
        """,
        [
          .integer(Int64(order.count)), .integer(Int64(order.price)), .date(date), .text(book.id),
        ])
    }
    guard let number = kept.first?[0].integer else {
      throw LibraryError.gone(book.quotedTitle)
    }
    return number
  }

  /// Takes an order back.
  func cancelOrder(_ number: Int64) throws {
    try failing { try database.run("DELETE FROM orders WHERE number = ?", [.integer(number)]) }
  }

  /// Each order: the book's identifier, how many, and what was paid.
  func orders() throws -> [(book: String, count: Int, price: Int)] {
    try failing {
      try database.rows("SELECT book, count, price FROM orders ORDER BY number").compactMap { row in
        guard let book = row[0].text, let count = row[1].integer, let price = row[2].integer else {
          return nil
        }
        return (book, Int(count), Int(price))
      }
    }
  }

  /// Puts other books in the place of all that there are.
  func replaceAll(with books: [Book]) throws {
    try failing {
      try database.transaction {
        try database.run("DELETE FROM books")
        for book in books { _ = try insert(book) }
      }
    }
  }

  private func insert(_ book: Book) throws -> Bool {
    let new = try database.rows(
      "INSERT OR IGNORE INTO books (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
      [
        .text(book.id), .text(book.title), .text(book.author), .date(book.datePublished),
        .text(book.shelf.rawValue), .integer(Int64(book.pages)),
        book.recommendedBy.map { .text($0) } ?? .null,
        .text(book.otherTitles.joined(separator: "\n")),
      ])
    return !new.isEmpty
  }

  private func books(_ clause: String, _ values: [DatabaseValue]) throws -> [Book] {
    try failing {
      try database.rows("SELECT \(Self.columns) FROM books \(clause)", values).compactMap(Self.book)
    }
  }

  private static func book(_ row: [DatabaseValue]) -> Book? {
    guard row.count == 8, let id = row[0].text, let title = row[1].text, let author = row[2].text,
      let published = row[3].real, let shelf = row[4].text.flatMap(Shelf.init(rawValue:)),
      let pages = row[5].integer
    else { return nil }
    return Book(
      id: id, title: title, author: author,
      datePublished: Date(timeIntervalSince1970: published), shelf: shelf, pages: Int(pages),
      recommendedBy: row[6].text,
      otherTitles: (row[7].text ?? "").split(separator: "\n").map(String.init))
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw LibraryError.store(error) }
  }
}
