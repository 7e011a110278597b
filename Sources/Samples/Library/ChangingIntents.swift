import AppIntents
import SwiftUI

/// Buys copies of a book.
struct BuyBook: AppIntent, UndoableIntent {
  static var title: LocalizedStringResource = "Buy Book"
  static var description = IntentDescription("Orders copies of a book.", categoryName: "Shop")

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 99), requestValueDialog: "How many?")
  var count: Int

  @Dependency var store: BookStore
  @Dependency var clock: LibraryClock

  static var parameterSummary: some ParameterSummary {
    Switch(\.$count) {
      Case(1) { Summary("Buy \(\.$book)") { \.$count } }
      DefaultCase { Summary("Buy \(\.$count) copies of \(\.$book)") }
    }
  }

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog & ShowsSnippetView
  {
    let order = OrderEntity(book: book, count: count)
    try await requestConfirmation(
      output: .result(
        value: order,
        dialog: IntentDialog(
          full:
            "“\(order.title)” × \(order.count), ¥\(order.price) in total. Are you ready to order?",
          supporting: "Are you ready to order?"),
        view: OrderPreview(order: order)),
      confirmationActionName: .buy)
    let number = try store.keep(order, of: book, at: clock.now())
    undoManager?.registerUndo(withTarget: store) { try $0.cancelOrder(number) }
    undoManager?.setActionName(String(localized: "Buy Book"))
    return .result(
      value: order, dialog: "Thank you for your order!", view: OrderReceipt(order: order))
  }
}

/// Deletes books, after asking.
struct DeleteBook: DeleteIntent, UndoableIntent {
  static var title: LocalizedStringResource = "Delete Book"
  static var description = IntentDescription(
    "Takes books out of your library.", categoryName: "Library")

  @Parameter(title: "Books", requestValueDialog: "Which book?")
  var entities: [BookEntity]

  @Dependency var store: BookStore

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$entities)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let quoted = entities.map(\.quotedTitle)
    let titles = quoted.dropFirst().reduce(quoted.first ?? "") {
      String(localized: "\($0) and \($1)")
    }
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Remove"], denyLabel: "Keep",
        denyAlternatives: [], destructive: true),
      dialog: "Delete \(titles) from your library?")
    let gone = try store.delete(ids: entities.map(\.id))
    guard !gone.isEmpty else { throw LibraryError.gone(titles) }
    undoManager?.registerUndo(withTarget: store) { try $0.addAll(gone) }
    undoManager?.setActionName(String(localized: "Delete Book"))
    LibraryShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Deleted \(titles).")
  }
}

/// Puts a book on another shelf.
struct MoveBook: AppIntent, UndoableIntent {
  static var title: LocalizedStringResource = "Move Book"
  static var description = IntentDescription("Puts a book on a shelf.", categoryName: "Library")

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Parameter(title: "Shelf", requestValueDialog: "To which shelf?")
  var shelf: Shelf

  @Dependency var store: BookStore

  static var parameterSummary: some ParameterSummary {
    Summary("Move \(\.$book) to \(\.$shelf)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
    let (book, before) = (book, book.shelf)
    try store.move(book, to: shelf)
    undoManager?.registerUndo(withTarget: store) { try $0.move(book, to: before) }
    undoManager?.setActionName(String(localized: "Move Book"))
    return .result(
      value: book, dialog: "“\(book.title)” is on “\(shelf.localizedStringResource)” now.")
  }
}

/// Writes a shelf's books to a file.
struct ExportShelf: AppIntent, ProgressReportingIntent {
  static var title: LocalizedStringResource = "Export Shelf"
  static var description = IntentDescription(
    "Writes the books of a shelf to a file.", categoryName: "Library")

  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?")
  var shelf: Shelf

  @Dependency var store: BookStore

  static var parameterSummary: some ParameterSummary {
    Summary("Export \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> & ProvidesDialog {
    let books = try store.books(on: shelf)
    let comma = IntentChoiceOption(title: "Table")
    let plain = IntentChoiceOption(title: "List")
    let form = try await requestChoice(
      between: [comma, plain, .cancel], dialog: "As a table or as a list?")
    progress.totalUnitCount = Int64(books.count)
    var text = ""
    for book in books {
      text +=
        form == comma ? "\"\(book.title)\",\"\(book.author)\",\(book.pages)\n" : "\(book.title)\n"
      progress.completedUnitCount += 1
    }
    let name = form == comma ? "books.csv" : "books.txt"
    let file = IntentFile(data: Data(text.utf8), filename: name)
    return .result(value: file, dialog: "\(name) is ready. Books in it: \(books.count).")
  }
}
