import AppIntents

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = .pressJuice

  @Parameter(title: .Cellar.shelfNumber)
  var shelf: Int?

  func perform() async throws -> some IntentResult { .result() }
}
