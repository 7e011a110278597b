import AppIntents

struct PressIntent: AppIntent {
  static let title = LocalizedStringResource(
    "Press juice", table: "Cellar", bundle: .atURL(Cellar.resources))

  func perform() async throws -> some IntentResult { .result() }
}
