import AppIntents

enum Plant: String, AppEnum {
  case basil, fern

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let caseDisplayRepresentations: [Plant: DisplayRepresentation] = [
    .basil: DisplayRepresentation(title: "Basil", synonyms: ["herb"]), .fern: "Fern",
  ]
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water a plant"

  @Parameter(title: "Plant", requestValueDialog: "Which plant?")
  var plant: Plant
  @Dependency var garden: Garden

  static var parameterSummary: some ParameterSummary { Summary("Water \(\.$plant)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .do, dialog: "Shall I water it now?")
    let times = await garden.water(plant)
    return .result(dialog: "Done. It was watered \(times) times so far.")
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterIntent(),
      phrases: [
        "Water a plant with \(.applicationName)",
        "Water the \(\.$plant) with \(.applicationName)",
      ],
      shortTitle: "Water a plant", systemImageName: "drop")
  }
}
