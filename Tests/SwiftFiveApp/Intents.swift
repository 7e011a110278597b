import AppIntents
import SwiftUI

enum LendingError: Error, CustomLocalizedStringResourceConvertible {
  case lent(by: String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .lent(let name): return "\(name) has the book."
    }
  }
}

struct PlainError: Error {}

/// Asks by throwing, in each of the ways.
struct ThrowingIntent: AppIntent {
  static var title: LocalizedStringResource = "Throw"

  @Parameter(title: "How") var how: String
  @Parameter(title: "Book") var book: Book?
  @Parameter(title: "Count") var count: Int?
  @Dependency var library: Library

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch how {
    case "value": throw $book.requestValue("Which book?")
    case "needsValue": throw $count.needsValueError("How many?")
    case "disambiguation":
      throw $book.needsDisambiguationError(among: library.books, dialog: "Which of these?")
    case "restart": throw AppIntentError.restartPerform
    case "custom": throw LendingError.lent(by: "Kenji")
    case "signin": throw AppIntentError.UserActionRequired.signin
    case "location": throw AppIntentError.PermissionRequired.location(precise: true)
    case "notFound": throw AppIntentError.Unrecoverable.entityNotFound
    case "described": throw AppIntentError(description: "The library is closed.")
    case "foreground": throw needsToContinueInForegroundError("Open the library?")
    case "cancelled": throw CancellationError()
    case "plain": throw PlainError()
    default: return .result(dialog: "Nothing is thrown.")
    }
  }
}

/// Asks and waits, in each of the ways.
struct AskingIntent: AppIntent {
  static var title: LocalizedStringResource = "Ask"

  @Parameter(title: "How") var how: String
  @Parameter(title: "Book", requestValueDialog: "Which book?") var book: Book?
  @Parameter(title: "Count") var count: Int?
  @Dependency var library: Library

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch how {
    case "value":
      let number = try await $count.requestValue("How many?")
      return .result(dialog: "You said \(number), and it is \(count ?? 0).")
    case "entity":
      let found = try await $book.requestValue()
      return .result(dialog: "You want \(found.title).")
    case "disambiguation":
      let found = try await $book.requestDisambiguation(among: library.books, dialog: "Which?")
      return .result(dialog: IntentDialog(full: "You chose \(found).", supporting: "\(found)"))
    case "confirmValue":
      let isRight = try await $count.requestConfirmation(for: 3, dialog: "Three?")
      return .result(dialog: isRight ? "Three it is." : "Not three then.")
    case "confirm":
      try await requestConfirmation()
      return .result(dialog: "Done.")
    case "conditions":
      try await requestConfirmation(
        conditions: [],
        actionName: .custom(
          acceptLabel: "Lend", acceptAlternatives: ["Take"], denyLabel: "Keep",
          denyAlternatives: [], destructive: true),
        dialog: "Lend it?"
      ) {
        Text("Kokoro")
      }
      return .result(dialog: "Done.")
    case "hiddenPrompt":
      try await requestConfirmation(
        result: .result(dialog: "Sure?", view: Text("Two books")), confirmationActionName: .buy,
        showPrompt: false)
      return .result(dialog: "Done.")
    case "foreground":
      try await continueInForeground("Open the library?", alwaysConfirm: false)
      return .result(dialog: "Done.")
    default:
      let paper = IntentChoiceOption(title: "Paper")
      let burn = IntentChoiceOption(title: "Burn", style: .destructive)
      let choice = try await requestChoice(between: [paper, burn, .cancel], dialog: "How?")
      return .result(dialog: choice == burn ? "Burnt." : "On paper.")
    }
  }
}

/// Returns everything that a result can hold.
struct FullResultIntent: AppIntent {
  static var title: LocalizedStringResource = "Full Result"
  static var openAppWhenRun: Bool = true
  @Parameter(title: "Book") var book: Book

  func perform() async throws
    -> some IntentResult & ReturnsValue<Book> & ProvidesDialog & ShowsSnippetView & OpensIntent
  {
    let next = AskingIntent()
    next.how = "confirm"
    next.book = book
    return .result(value: book, opensIntent: next, dialog: "Here it is.") {
      VStack(alignment: .leading) {
        Label("Lent", systemImage: "book")
        if book.title == "Emma" { Text("A comedy") } else { Text("A tragedy") }
        ForEach(["one", "two"], id: \.self) { Text(verbatim: $0) }
      }
    }
  }
}

struct SilentIntent: AppIntent {
  static var title: LocalizedStringResource = "Silent"
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}

struct MissingDependencyIntent: AppIntent {
  static var title: LocalizedStringResource = "Missing"
  @Dependency var nothing: NobodyRegistersThis
  func perform() async throws -> some IntentResult {
    _ = nothing
    return .result()
  }
}

final class NobodyRegistersThis: Sendable {}

struct CallingIntent: AppIntent {
  static var title: LocalizedStringResource = "Call"
  @Parameter(title: "With a book") var withBook: Bool
  @Dependency var library: Library

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let inner = EveryParameterIntent()
    inner.text = "called"
    if withBook { inner.book = library.books.first }
    let text = try await inner(donate: true)
    try await SilentIntent()()
    let full = FullResultIntent()
    if withBook { full.book = library.books[1] }
    let book = try await full()
    return .result(value: "\(text) \(book.title)")
  }
}

struct OpenBookIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: Book
}

struct ShelfWidgetIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Shelf"
  @Parameter(title: "Shelf", default: .upper) var shelf: Shelf
}

struct ExportIntent: ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Export"

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    let place = try await requestToContinueInForeground("Open the library?") { "the desk" }
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let year = Date(timeIntervalSince1970: 0)
    if place.isEmpty { return .result(opensIntent: SilentIntent(), dialog: "Nowhere.") }
    return .result(
      opensIntent: OpenBookIntent(), dialog: "Exported to \(place), \(year, formatter: formatter).")
  }
}

/// Shows a view in some cases only.
struct PostIntent: AppIntent {
  static var title: LocalizedStringResource = "Post"
  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if text.isEmpty { return .result(dialog: "There is nothing to post.") }
    return .result(dialog: "Posted.", view: Text(text))
  }
}
