import AppIntents

/// Opens a book where it was left, once the person agrees.
struct ContinueReading: AppIntent {
  static var title: LocalizedStringResource = "Continue Reading"
  static var description = IntentDescription(
    "Opens a book where you left off.", categoryName: "Reading")
  static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Dependency var store: BookStore
  @Dependency var navigator: Navigator

  static var parameterSummary: some ParameterSummary {
    Summary("Continue reading \(\.$book)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard book.shelf != .read else { throw LibraryError.alreadyRead(book.title) }
    try await continueInForeground("Shall I open “\(book.title)”?")
    try store.move(book, to: .currentlyReading)
    navigator.show("reading/\(book.id)")
    return .result(dialog: "“\(book.title)” is open where you left off.")
  }
}

/// Makes the library card valid for another year, which is done in the app.
struct RenewCard: ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Renew Card"
  static var description = IntentDescription("Renews your library card.", categoryName: "Library")

  @Dependency var clock: LibraryClock
  @Dependency var navigator: Navigator

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let navigator = navigator
    let until = clock.now().addingTimeInterval(365 * 24 * 3600)
    try await requestToContinueInForeground("A card is renewed in the app. Shall I open it?") {
      navigator.show("card")
    }
    return .result(
      dialog: "Your card is valid until \(until, format: .dateTime.year().month(.wide).day()).")
  }
}

/// Signs the person out, unless there are orders, which the app shows first.
struct SignOut: ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Sign Out"
  static var description = IntentDescription("Signs you out.", categoryName: "Library")

  @Dependency var store: BookStore
  @Dependency var navigator: Navigator

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let navigator = navigator
    guard try store.orders().isEmpty else {
      throw needsToContinueInForegroundError("You have open orders. Shall I show them first?") {
        navigator.show("orders")
      }
    }
    return .result(dialog: "You are signed out.")
  }
}

/// Opens a book's page of the web.
struct OpenWebPage: URLRepresentableIntent {
  static var title: LocalizedStringResource = "Open Web Page"
  static var description = IntentDescription(
    "Opens a book's page of the web.", categoryName: "Reading")

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Open the web page of \(\.$book)")
  }

  static var urlRepresentation: IntentURLRepresentation<OpenWebPage> {
    "https://library.example/books/\(\.$book)"
  }
}

/// Leads to the books that came last.
struct ShowNewBooks: TargetContentProvidingIntent {
  static var title: LocalizedStringResource = "Show New Books"
  static var description = IntentDescription(
    "Shows the books that you added last.", categoryName: "Reading")

  var contentIdentifier: String { "new-books" }
}

/// Compares every book with what the book service knows of it.
struct CheckBooks: LongRunningIntent, CancellableIntent {
  static var title: LocalizedStringResource = "Check Books"
  static var description = IntentDescription(
    "Compares your books with the book service.", categoryName: "Library")

  @Dependency var store: BookStore
  @Dependency var service: BookService
  @Dependency var navigator: Navigator

  func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> & ProvidesDialog {
    let books = try store.newestBooks()
    let navigator = navigator
    progress.totalUnitCount = Int64(books.count)
    let unknown = try await performBackgroundTask {
      var unknown: [Book] = []
      for book in books {
        try Task.checkCancellation()
        if try await service.books(named: book.title, author: book.author).isEmpty {
          unknown.append(book)
        }
        progress.completedUnitCount += 1
      }
      return unknown
    } onCancel: { reason in
      navigator.show(reason == .timeout ? "check/late" : "check/stopped")
    }
    let value = unknown.map(BookEntity.init)
    guard let first = value.first else {
      return .result(value: value, dialog: "All of your \(books.count) books are known.")
    }
    guard value.count > 1 else {
      return .result(value: value, dialog: "The book service does not know “\(first.title)”.")
    }
    return .result(
      value: value, dialog: "The book service does not know \(value.count) of your books.")
  }
}
