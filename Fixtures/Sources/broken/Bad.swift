import AppIntents

struct Row: AppIntent {
  static let title: LocalizedStringResource = "Row"
  func perform( async throws -> some IntentResult {
    return .result(
