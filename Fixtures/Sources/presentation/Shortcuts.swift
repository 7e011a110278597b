import AppIntents

struct LampShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Switch(),
      phrases: ["Switch \(\.$lamp) with \(.applicationName)"],
      shortTitle: "Switch",
      systemImageName: "power",
      parameterPresentation: ParameterPresentation(
        for: \.$lamp,
        summary: Summary("Turn on \(\.$lamp)"),
        optionsCollections: {
          OptionsCollection(LampQuery(), title: "All lamps", systemImageName: "lightbulb")
        }
      )
    )
  }
}
struct Switch: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Lamp") var lamp: Lamp
}
struct Lamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}
struct LampQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [Lamp] { [] }
  func suggestedEntities() async throws -> [Lamp] { [] }
}
