import AppIntents

@AssistantIntent(schema: .system.search)
struct FindIntent: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .garden.water)
struct WaterIntent {
  func perform() async throws -> some IntentResult { .result() }
}
