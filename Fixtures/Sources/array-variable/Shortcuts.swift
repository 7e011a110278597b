import AppIntents

struct KilnShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    let shortcuts: [AppShortcut] = [
      AppShortcut(intent: Fire(), phrases: ["Fire the \(.applicationName)"])
    ]
    return shortcuts
  }
}

struct Fire: AppIntent {
  static let title: LocalizedStringResource = "Fire"
  func perform() async throws -> some IntentResult { .result() }
}
