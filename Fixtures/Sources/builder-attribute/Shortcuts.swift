import AppIntents

struct BrookShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Flow(), phrases: ["Let \(.applicationName) flow"], shortTitle: "Flow", systemImageName: "drop")
  }
}

struct Flow: AppIntent {
  static var title: LocalizedStringResource = "Flow"
  func perform() async throws -> some IntentResult { return .result() }
}
