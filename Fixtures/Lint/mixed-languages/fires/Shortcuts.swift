import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick fruit with \(.applicationName)",
        "\(.applicationName)で果物を摘む",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
