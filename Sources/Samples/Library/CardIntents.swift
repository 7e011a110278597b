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

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard let now = try store.books(ids: [book.id]).first.map(BookEntity.init) else {
      throw LibraryError.gone(book.quotedTitle)
    }
    return .result(view: CardView(book: now))
  }
}

/// Says whether a book was read.
struct SetRead: SetValueIntent {
  static var title: LocalizedStringResource = "Set Read"
  static var isDiscoverable = false

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Parameter(title: "Read")
  var value: Bool

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult {
    try store.move(book, to: value ? .read : .wantToRead)
    return .result()
  }
}

/// Puts a book with those that are being read.
struct TakeUp: AppIntent {
  static var title: LocalizedStringResource = "Take Up"
  static var isDiscoverable = false

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Dependency var store: BookStore

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult {
    try store.move(book, to: .currentlyReading)
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
    let statistics = try store.statistics()
    let view = StatisticsView(statistics: statistics)
    guard statistics.count > 0 else { return .result(dialog: "Your library is empty.", view: view) }
    return .result(
      dialog: "You have read \(statistics.read) of your \(statistics.count) books.", view: view)
  }
}

/// The books of each shelf and of every 25 years.
struct StatisticsView: View {
  let statistics: LibraryStatistics

  /// Every 25 years in order, with how many books are of them.
  private var periods: [(start: Int, count: Int)] {
    guard let first = statistics.periods.keys.min(), let last = statistics.periods.keys.max() else {
      return []
    }
    return stride(from: first, through: last, by: 25).map { ($0, statistics.periods[$0] ?? 0) }
  }

  var body: some View {
    if statistics.count > 0 {
      VStack(alignment: .leading) {
        ProgressView(value: Double(statistics.read), total: Double(statistics.count))
        Chart(Shelf.allCases, id: \.self) { shelf in
          BarMark(
            x: .value("Books", statistics.shelves[shelf] ?? 0),
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
