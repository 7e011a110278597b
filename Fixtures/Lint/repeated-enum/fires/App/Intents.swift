import AppIntents

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick fruit"

  func perform() async throws -> some IntentResult { .result() }
}
