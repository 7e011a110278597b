import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Bring me \(\.$fruit) with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Bring me pear with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
