import AppIntents

struct PressIntent: AppIntent {
  static let title = LocalizedStringResource(
    "Press juice", table: "Cellar", bundle: .main)

  func perform() async throws -> some IntentResult { .result() }
}
