import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pay $5 with \(.applicationName)",
        "Pick {} with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
