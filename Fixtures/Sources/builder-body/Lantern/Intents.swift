import AppIntents

enum Room: String, AppEnum {
  case kitchen, attic = "top"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .kitchen: "Kitchen",
    .attic: DisplayRepresentation(title: "Attic", synonyms: ["Loft", "Top floor"]),
  ]
}

struct LightIntent: AppIntent {
  static let title: LocalizedStringResource = "Light a room"
  static let openAppWhenRun = true

  @Parameter(title: "Room", requestValueDialog: "Which room?")
  var room: Room?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "There is light.")
  }
}

struct DarkIntent: AppIntent {
  static var title: LocalizedStringResource { "Put out the light" }
  func perform() async throws -> some IntentResult { .result() }
}
