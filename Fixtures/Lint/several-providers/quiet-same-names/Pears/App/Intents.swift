import AppIntents

struct PickPears: AppIntent {
  static let title: LocalizedStringResource = "Pick pears"

  func perform() async throws -> some IntentResult { .result() }
}
