import AppIntents

struct PlumsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickPlums(),
      phrases: [
        "Pick plums with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
