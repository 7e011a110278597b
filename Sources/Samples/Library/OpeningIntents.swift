import AppIntents

/// Where the app's windows are: what was opened last.
final class Navigator: Sendable {
  private let opened: @Sendable (String) -> Void
  init(_ opened: @escaping @Sendable (String) -> Void = { _ in }) { self.opened = opened }
  /// Shows a place in the app.
  func show(_ place: String) { opened(place) }
}

/// Opens the book that is being read.
struct OpenCurrentlyReading: AppIntent {
  static var title: LocalizedStringResource = "Open Currently Reading"
  static var description = IntentDescription("Opens what you are reading.", categoryName: "Reading")
  static var openAppWhenRun: Bool = true

  @Dependency var store: BookStore
  @Dependency var navigator: Navigator

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let books = try store.books(on: .currentlyReading)
    guard let first = books.first else { throw LibraryError.nothingToRead }
    navigator.show("shelf/\(Shelf.currentlyReading.rawValue)")
    guard books.count > 1 else { return .result(dialog: "You are reading “\(first.title)”.") }
    return .result(dialog: "You are reading \(books.count) books.")
  }
}

/// Opens a shelf.
struct OpenShelf: AppIntent {
  static var title: LocalizedStringResource = "Open Shelf"
  static var description = IntentDescription(
    "Opens a shelf of your library.", categoryName: "Reading")
  static var openAppWhenRun: Bool = true

  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?")
  var shelf: Shelf

  @Dependency var store: BookStore
  @Dependency var navigator: Navigator

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let books = try store.books(on: shelf)
    navigator.show("shelf/\(shelf.rawValue)")
    let name = shelf.localizedStringResource
    guard !books.isEmpty else { return .result(dialog: "There is nothing on “\(name)” yet.") }
    if books.count == 1 {
      return .result(dialog: "“\(name)” has one book.", view: BookList(books: books))
    }
    return .result(
      dialog: "“\(name)” has \(books.count) books.", view: BookList(books: books))
  }
}

/// Opens a book.
struct OpenBook: OpenIntent {
  static var title: LocalizedStringResource = "Open Book"
  static var description = IntentDescription("Opens a book's page.", categoryName: "Reading")

  @Parameter(
    title: "Book", requestValueDialog: "Which book?",
    requestDisambiguationDialog: "Which of these books?")
  var target: BookEntity

  @Dependency var navigator: Navigator

  init() {}
  init(book: BookEntity) { target = book }

  static var parameterSummary: some ParameterSummary {
    Summary("Open the book \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigator.show("book/\(target.id)")
    return .result(dialog: "Here is “\(target.title)” by \(target.author).")
  }
}
