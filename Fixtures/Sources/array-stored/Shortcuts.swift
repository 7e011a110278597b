import AppIntents

enum KilnShortcuts: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    .init(intent: Fire(), phrases: ["Fire the \(.applicationName)"], shortTitle: "Fire", systemImageName: "flame")
  ]
}

struct Fire: AppIntent {
  static let title = LocalizedStringResource("Fire")
  func perform() async throws -> some IntentResult { .result() }
}
