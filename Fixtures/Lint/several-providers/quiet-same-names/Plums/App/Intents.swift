import AppIntents

struct PickPlums: AppIntent {
  static let title: LocalizedStringResource = "Pick plums"

  func perform() async throws -> some IntentResult { .result() }
}
