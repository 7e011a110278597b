import AppIntents

struct PearsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickPears(),
      phrases: [
        "Pick pears with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
