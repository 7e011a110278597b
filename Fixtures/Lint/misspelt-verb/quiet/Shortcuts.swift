import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Prune the trees with \(.applicationName)",
        "Stark fields with \(.applicationName)",
        "Scran tonight with \(.applicationName)",
        "Orchart with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
