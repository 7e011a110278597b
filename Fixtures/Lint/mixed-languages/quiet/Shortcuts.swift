import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "Menu \(.applicationName)",
        "Café with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "\(.applicationName) Saft",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
