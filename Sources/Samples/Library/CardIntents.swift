import AppIntents
import Charts
import SwiftUI

/// Shows a book's card, on which it can be marked as read or taken up.
struct ShowCard: AppIntent {
  static var title: LocalizedStringResource = "Show Card"
  static var description = IntentDescription("Shows a book's card.", categoryName: "Reading")

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Show the card of \(\.$book)")
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: BookCard(book: book))
  }
}

/// Draws a book's card as it is now.
struct BookCard: SnippetIntent {
  static var title: LocalizedStringResource = "Book Card"
  static var isDiscoverable = false

  @Parameter(title: "Book")
  var book: BookEntity

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard let now = try store.books(ids: [book.id]).first.map(BookEntity.init) else {
      throw LibraryError.gone(String(localized: "“\(book.title)”"))
    }
    return .result(view: CardView(book: now))
  }
}

/// Says whether a book was read.
struct SetRead: SetValueIntent {
  static var title: LocalizedStringResource = "Set Read"
  static var isDiscoverable = false

  @Parameter(title: "Book")
  var book: BookEntity

  @Parameter(title: "Read")
  var value: Bool

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult {
    try store.move(book.id, to: value ? .read : .wantToRead)
    return .result()
  }
}

/// Puts a book with those that are being read.
struct TakeUp: AppIntent {
  static var title: LocalizedStringResource = "Take Up"
  static var isDiscoverable = false

  @Parameter(title: "Book")
  var book: BookEntity

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult {
    try store.move(book.id, to: .currentlyReading)
    return .result()
  }
}

/// A book with what can be done with it.
struct CardView: View {
  let book: BookEntity

  var body: some View {
    VStack(alignment: .leading) {
      Label(book.title, systemImage: "book.closed").font(.headline)
      Text(verbatim: book.author).font(.subheadline)
      Text("Shelf: \(book.shelf.localizedStringResource)")
      Toggle("Read it", isOn: book.shelf == .read, intent: SetRead(book: book))
      if book.shelf == .wantToRead { Button("Start reading", intent: TakeUp(book: book)) }
    }
  }
}

/// Shows how much of the library was read, and when it was written.
struct ShowStatistics: AppIntent {
  static var title: LocalizedStringResource = "Reading Statistics"
  static var description = IntentDescription(
    "Shows how many books stand on each shelf.", categoryName: "Reading")

  @Dependency var store: BookStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let books = try store.allBooks()
    let read = books.count { $0.shelf == .read }
    guard !books.isEmpty else {
      return .result(dialog: "Your library is empty.", view: StatisticsView(books: []))
    }
    return .result(
      dialog: "You have read \(read) of your \(books.count) books.",
      view: StatisticsView(books: books))
  }
}

/// The books of each shelf and of every 25 years.
struct StatisticsView: View {
  let books: [Book]

  /// Every 25 years in order, with how many books are of them.
  private var periods: [(start: Int, count: Int)] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let starts = books.map { calendar.component(.year, from: $0.datePublished) / 25 * 25 }
    guard let first = starts.min(), let last = starts.max() else { return [] }
    return stride(from: first, through: last, by: 25).map { start in
      (start, starts.count { $0 == start })
    }
  }

  var body: some View {
    if !books.isEmpty {
      VStack(alignment: .leading) {
        ProgressView(value: Double(books.count { $0.shelf == .read }), total: Double(books.count))
        Chart(Shelf.allCases, id: \.self) { shelf in
          BarMark(
            x: .value("Books", books.count { $0.shelf == shelf }),
            y: .value("Shelf", String(localized: shelf.localizedStringResource)))
        }
        if periods.count > 1 {
          Text("By the time in which they appeared")
          Chart(periods, id: \.start) { period in
            LineMark(x: .value("Year", "\(period.start)–"), y: .value("Books", period.count))
          }
        }
      }
    }
  }
}
