import AppIntents

struct Book: AppEntity, Identifiable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Title") var title: String
  @Property var pages: Int?
  var author: String = ""

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "by \(author)", synonyms: ["the \(title)"])
  }

  struct BookQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [Book] { [] }
    func entities(for identifiers: [UUID]) async throws -> [Book] { [] }
    func suggestedEntities() async throws -> [Book] { try await Store.books() }
  }
}
extension Book: IndexedEntity {}

struct Shelf: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shelf" }
  var displayRepresentation: DisplayRepresentation {
    if isEmpty { return "Empty" }
    let name = label
    return DisplayRepresentation(stringLiteral: name)
  }
  @Property(title: "Books") var books: [Book]
}
struct Reader: AppEntity {
  typealias DefaultQuery = ReaderQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Reader")
  static var defaultQuery: ReaderQuery = .init()
  var id: Int
  var name: String?
  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: name ?? "")) }
}
struct ReaderQuery: EnumerableEntityQuery, EntityPropertyQuery {
  func allEntities() async throws -> [Reader] { [] }
  func entities(for ids: [Int]) -> [Reader] { [] }
}
struct PenQuery: EntityQuery {
  typealias Entity = Pen
  func entities(for ids: [Int]) -> [Entity] { [] }
}
struct Pen: AppEntity {
  static let defaultQuery = PenQuery()
}
struct Season: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let defaultQuery = SeasonQuery()
  var id: Int
  var name: String
  var feel: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Season of \(name)", subtitle: "\(feel)")
  }
}
enum Seasons {
  static let cold = Season(id: 1, name: "snow", feel: "cold")
  static let all: [Season] = [cold, .init(id: 2, name: "sun", feel: "warm")]
}
struct SeasonQuery: EntityQuery {
  func entities(for ids: [Int]) -> [Season] { Seasons.all.filter { ids.contains($0.id) } }
  func suggestedEntities() async throws -> [Season] { Seasons.all }
}
