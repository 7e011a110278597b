import AppIntents

/// A book of the person's.
struct BookEntity: AppEntity, Identifiable {
  let id: String

  @Property(title: "Title")
  var title: String

  @Property(title: "Author")
  var author: String

  @Property(title: "Publishing Date")
  var datePublished: Date

  @Property(title: "Shelf")
  var shelf: Shelf

  @Property(title: "Pages")
  var pages: Int

  /// Other things that people call it.
  var otherTitles: [String]

  init(_ book: Book) {
    id = book.id
    otherTitles = book.otherTitles
    title = book.title
    author = book.author
    datePublished = book.datePublished
    shelf = book.shelf
    pages = book.pages
  }

  /// The title as sentences name it.
  var quotedTitle: String { String(localized: "“\(title)”") }

  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(2) books", synonyms: ["Books"])

  static var defaultQuery = BookQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)",
      synonyms: otherTitles.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

/// Finds books by what people call them, and by their properties.
struct BookQuery: EntityStringQuery {
  @Dependency var store: BookStore

  func entities(for identifiers: [String]) async throws -> [BookEntity] {
    try store.books(ids: identifiers).map(BookEntity.init)
  }

  func entities(matching string: String) async throws -> [BookEntity] {
    try store.books(matching: string).map(BookEntity.init)
  }

  func suggestedEntities() async throws -> [BookEntity] {
    try store.newestBooks().map(BookEntity.init)
  }
}

extension BookQuery: EntityPropertyQuery {
  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds books of the library.", resultValueName: "Books")
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$author)
    SortableBy(\BookEntity.$datePublished)
    SortableBy(\BookEntity.$pages)
  }

  static var properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { SQLCondition("title = ? COLLATE NOCASE", .text($0)) }
      ContainsComparator { SQLCondition("title LIKE ? ESCAPE '\\'", .containing($0)) }
      NotEqualToComparator { SQLCondition("title <> ? COLLATE NOCASE", .text($0)) }
      HasPrefixComparator { SQLCondition("title LIKE ? ESCAPE '\\'", .beginning($0)) }
      HasSuffixComparator { SQLCondition("title LIKE ? ESCAPE '\\'", .ending($0)) }
    }
    Property(\BookEntity.$author) {
      EqualToComparator { SQLCondition("author = ? COLLATE NOCASE", .text($0)) }
      NotEqualToComparator { SQLCondition("author <> ? COLLATE NOCASE", .text($0)) }
      HasPrefixComparator { SQLCondition("author LIKE ? ESCAPE '\\'", .beginning($0)) }
      HasSuffixComparator { SQLCondition("author LIKE ? ESCAPE '\\'", .ending($0)) }
      ContainsComparator { SQLCondition("author LIKE ? ESCAPE '\\'", .containing($0)) }
    }
    Property(\BookEntity.$datePublished) {
      LessThanComparator { SQLCondition("published < ?", .date($0)) }
      GreaterThanComparator { SQLCondition("published > ?", .date($0)) }
      GreaterThanOrEqualToComparator { SQLCondition("published >= ?", .date($0)) }
      IsBetweenComparator {
        SQLCondition("published >= ? AND published < ?", .date($0), .date($1))
      }
    }
    Property(\BookEntity.$shelf) {
      EqualToComparator { SQLCondition("shelf = ?", .text($0.rawValue)) }
      NotEqualToComparator { SQLCondition("shelf <> ?", .text($0.rawValue)) }
    }
    Property(\BookEntity.$pages) {
      EqualToComparator { SQLCondition("pages = ?", .integer(Int64($0))) }
      LessThanComparator { SQLCondition("pages < ?", .integer(Int64($0))) }
      IsBetweenComparator {
        SQLCondition("pages BETWEEN ? AND ?", .integer(Int64($0)), .integer(Int64($1)))
      }
      GreaterThanComparator { SQLCondition("pages > ?", .integer(Int64($0))) }
      LessThanOrEqualToComparator { SQLCondition("pages <= ?", .integer(Int64($0))) }
      GreaterThanOrEqualToComparator { SQLCondition("pages >= ?", .integer(Int64($0))) }
    }
  }

  func entities(
    matching comparators: [SQLCondition], mode: ComparatorMode, sortedBy: [Sort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    let order = sortedBy.compactMap { sort -> String? in
      let column: String? =
        switch sort.by {
        case \BookEntity.$title: "title COLLATE NOCASE"
        case \BookEntity.$author: "author COLLATE NOCASE"
        case \BookEntity.$datePublished: "published"
        case \BookEntity.$pages: "pages"
        default: nil
        }
      return column.map { sort.order == .ascending ? $0 : "\($0) DESC" }
    }
    return try store.books(
      where: comparators, matchesAll: mode == .and, orderedBy: order, limit: limit
    ).map(BookEntity.init)
  }
}

/// An order of books: what is paid for.
struct OrderEntity: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Order"

  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Count") var count: Int
  @Property(title: "Price") var price: Int

  init() { self.init(book: nil, count: 0) }

  init(book: BookEntity?, count: Int) {
    id = "\(book?.id ?? "")×\(count)"
    title = book?.title ?? ""
    self.count = count
    price = (book.map { 500 + $0.pages * 2 } ?? 0) * count
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "× \(count)")
  }
}
