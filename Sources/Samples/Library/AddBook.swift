import AppIntents
import SwiftUI

/// Adds a book to the library, and opens it.
struct AddBook: AppIntent, UndoableIntent {
  static var title: LocalizedStringResource = "Add Book"
  static var description = IntentDescription(
    "Looks a book up and adds it to your library.", categoryName: "Library",
    searchKeywords: ["new", "catalog"], resultValueName: "Added Book")

  @Parameter(title: "Title", requestValueDialog: "What is the title?")
  var title: String

  @Parameter(title: "Author Name", requestValueDialog: "Who wrote the book?")
  var authorName: String?

  @Parameter(title: "Recommended By")
  var recommendedBy: String?

  @Dependency var store: BookStore
  @Dependency var service: BookService

  static var parameterSummary: some ParameterSummary {
    When(\.$authorName, .hasAnyValue) {
      Summary("Add \(\.$title) by \(\.$authorName)") {
        \.$recommendedBy
      }
    } otherwise: {
      Summary("Add \(\.$title)") {
        \.$authorName
        \.$recommendedBy
      }
    }
  }

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog & ShowsSnippetView
    & OpensIntent
  {
    var book = try await chosenBook()
    guard try store.books(ids: [book.id]).isEmpty else {
      throw LibraryError.alreadyThere(book.title)
    }
    book.recommendedBy = recommendedBy
    guard try store.add(book) else { throw LibraryError.alreadyThere(book.title) }
    let id = book.id
    undoManager?.registerUndo(withTarget: store) { try $0.delete(ids: [id]) }
    undoManager?.setActionName(String(localized: "Add Book"))
    LibraryShortcuts.updateAppShortcutParameters()
    let entity = BookEntity(book)
    return .result(
      value: entity, opensIntent: OpenBook(book: entity),
      dialog: "Added “\(book.title)” to your library.", view: CoverView(book: book))
  }

  /// The one book that the service finds; several authors are asked about.
  private func chosenBook() async throws -> Book {
    let found = try await service.books(named: title, author: authorName)
    guard let first = found.first else { throw LibraryError.bookNotFound(title) }
    let authors = found.map(\.author).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard authors.count > 1 else { return first }
    guard authors.count <= 3 else { throw $authorName.needsValueError("Who wrote the book?") }
    let author = try await $authorName.requestDisambiguation(
      among: authors, dialog: "Several authors wrote a book of that title. Which one?")
    return found.first { $0.author == author } ?? first
  }
}
