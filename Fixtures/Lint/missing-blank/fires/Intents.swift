import AppIntents

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick fruit"

  @Parameter(title: "Fruit", requestValueDialog: "Which fruit?")
  var fruit: Fruit

  func perform() async throws -> some IntentResult { .result() }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press juice"

  func perform() async throws -> some IntentResult { .result() }
}

enum Fruit: String, AppEnum {
  case apple, pear

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static let caseDisplayRepresentations: [Fruit: DisplayRepresentation] = [
    .apple: "Apple", .pear: "Pear",
  ]
}
