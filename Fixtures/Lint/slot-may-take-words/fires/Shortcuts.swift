import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Bring \(\.$fruit) with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Bring the best juice with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
