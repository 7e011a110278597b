import AppIntents

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick fruit"

  @Parameter(title: "Fruit", requestValueDialog: "Which fruit?")
  var fruit: FruitEntity

  func perform() async throws -> some IntentResult { .result() }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press juice"

  func perform() async throws -> some IntentResult { .result() }
}

struct FruitEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static let defaultQuery = FruitQuery()

  var id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct FruitQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [FruitEntity] {
    try await Orchard.shared.fruit(identifiers)
  }

  func suggestedEntities() async throws -> [FruitEntity] {
    try await Orchard.shared.allFruit()
  }
}
