import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Call up the harvest in \(.applicationName)",
        "Recall \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
