import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Get the \(.applicationName)'s fruit",
        "Get \(.applicationName)s fruit",
        "Get ‘\(.applicationName)’-fruit",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
