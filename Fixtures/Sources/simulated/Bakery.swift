import AppIntents
struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BakeIntent(), phrases: ["Bake with \(.applicationName)", "Bake \(\.$cake) with \(.applicationName)"], shortTitle: "Bake", systemImageName: "flame")
    AppShortcut(intent: ThrowIntent(), phrases: ["Throw away \(\.$bread) with \(.applicationName)"], shortTitle: "Throw", systemImageName: "trash")
  }
}
enum Cake: String, AppEnum {
  case sponge, cheese
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let caseDisplayRepresentations: [Cake: DisplayRepresentation] = [.sponge: DisplayRepresentation(title: "Sponge cake", synonyms: ["Sponge"]), .cheese: "Cheese cake"]
}
struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake a cake"
  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake
  @Parameter(title: "Minutes", inclusiveRange: (5, 60), requestValueDialog: "How many minutes?") var minutes: Int
  @Parameter(title: "Topping", requestValueDialog: "Which topping?", optionsProvider: Toppings()) var topping: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .start, dialog: "Bake \(cake) for \(minutes) minutes?")
    return .result(dialog: "Baking \(cake).")
  }
}
struct Toppings: DynamicOptionsProvider { func results() async throws -> [String] { ["Sugar", "Nuts"] } }
struct Bread: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bread"
  static let defaultQuery = BreadQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}
struct BreadQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [Bread] { [] }
  func suggestedEntities() async throws -> [Bread] { try await Store.load() }
}
struct ThrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw away"
  @Parameter(title: "Bread") var bread: Bread
  func perform() async throws -> some IntentResult { .result() }
}
