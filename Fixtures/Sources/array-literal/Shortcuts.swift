import AppIntents

struct KilnShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(intent: Fire(), phrases: ["Fire the \(.applicationName)"], shortTitle: "Fire", systemImageName: "flame"),
      AppShortcut(intent: Cool(), phrases: ["Cool the \(.applicationName)"], shortTitle: "Cool", systemImageName: "snow"),
    ]
  }
}

struct Fire: AppIntent {
  static let title: LocalizedStringResource = "Fire"
  func perform() async throws -> some IntentResult { .result() }
}
struct Cool: AppIntent {
  static let title: LocalizedStringResource = "Cool"
  func perform() async throws -> some IntentResult { .result() }
}
