import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Recrod the harvest with \(.applicationName)",
        "Opne the gate with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
