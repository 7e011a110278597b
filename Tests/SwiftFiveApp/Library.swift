// Compiled as an app's developer of Swift 5 would: every form of a parameter, an entity and an enum.

import AppIntents
import Foundation

enum Genre: String, AppEnum {
  case novel
  case poetry

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static var caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: DisplayRepresentation(
      title: "Novel", subtitle: "A long story", image: .init(systemName: "book"),
      synonyms: ["story"]),
    .poetry: "Poetry",
  ]
}

enum Shelf: Int, AppEnum {
  case upper = 1
  case lower = 2

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shelf")
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [.upper: "Upper", .lower: "Lower"]
  }
}

struct Book: AppEntity {
  let id: UUID
  @Property(title: "Title") var title: String
  var author: String

  init(id: UUID, title: String, author: String) {
    self.id = id
    self.author = author
    self.title = title
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Book", numericFormat: "\(2) books")
  }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "by \(author)")
  }
  static var defaultQuery = BookQuery()
}

struct BookQuery: EntityStringQuery {
  @Dependency var library: Library

  func entities(for identifiers: [UUID]) async throws -> [Book] {
    library.books.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Book] {
    library.books.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [Book] { library.books }
  func defaultResult() async -> Book? { library.books.last }
}

final class Library: Sendable {
  let books: [Book]
  init() {
    books = [
      Book(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), title: "Kokoro",
        author: "Soseki"),
      Book(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), title: "Emma",
        author: "Austen"),
    ]
  }
}

struct RoomOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Rooms") {
      ItemSection("Quiet") {
        IntentItem("north", title: "North room", subtitle: "Upstairs")
      }
      ItemSection(title: "Loud", items: [IntentItem<String>.init("south", title: "South room")])
    }
  }
  func defaultResult() async -> String? { "south" }
}

struct CountOptions: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 3] }
}

struct PlaceOptions: DynamicOptionsProvider {
  @ParameterDependency(\EveryParameterIntent.$room, \.$count) var intent
  func results() async throws -> [String] {
    guard let intent else { return ["anywhere"] }
    return (1...intent.count).map { "\(intent.room ?? "") \($0)" }
  }
}

struct EveryParameterIntent: AppIntent {
  static var title: LocalizedStringResource = "Every Parameter"
  static var description = IntentDescription("Has every parameter.", categoryName: "Tests")
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static var isDiscoverable: Bool = false

  @Parameter(
    title: "Text", description: "Some text", default: "hello",
    inputOptions: .init(keyboardType: .default, multiline: true))
  var text: String
  @Parameter(title: "Room", requestValueDialog: "Which room?", optionsProvider: RoomOptions())
  var room: String?
  @Parameter(title: "Count", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
  var count: Int
  @Parameter(title: "Copies", optionsProvider: CountOptions()) var copies: Int?
  @Parameter(title: "Price", default: 1.5, controlStyle: .slider, inclusiveRange: (0, 99.5))
  var price: Double
  @Parameter(title: "Gift", default: false, displayName: .init(true: "As a gift", false: "For me"))
  var gift: Bool
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Link", inputConnectionBehavior: .connectToPreviousIntentResult) var link: URL?
  @Parameter(title: "Genre", default: .novel, requestDisambiguationDialog: "Which genre?")
  var genre: Genre
  @Parameter(title: "Shelf", supportedValues: [.lower]) var shelf: Shelf?
  @Parameter(title: "Book", requestValueDialog: IntentDialog("Which book?")) var book: Book?
  @Parameter(title: "More", query: BookQuery()) var more: [Book]?
  @Parameter(title: "Tags", default: ["a"]) var tags: [String]
  @Parameter() var untitledOne: String?
  @Parameter(title: "Place", optionsProvider: PlaceOptions()) var place: String?
  @Parameter(description: "No title either", default: 4) var numberOfThings: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let parts: [String] = [
      text, room ?? "-", "\(count)", "\(price)", "\(gift)", genre.rawValue,
      shelf.map { "\($0.rawValue)" } ?? "-", book?.title ?? "-",
      (more ?? []).map { $0.title }.joined(separator: "+"), tags.joined(separator: "+"),
      link?.absoluteString ?? "-", day.map { "\(Int($0.timeIntervalSince1970))" } ?? "-",
      "\(numberOfThings)",
    ]
    return .result(value: parts.joined(separator: " "))
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$genre, .equalTo, .novel) {
      Summary("Lend \(\.$book) of \(\.$genre)") {
        \.$count
        \.$room
      }
    } otherwise: {
      Summary("Lend \(\.$book)")
    }
  }
}
