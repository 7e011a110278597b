import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "\(.applicationName)",
        "In \(.applicationName) pick fruit, \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
