import AppIntents

struct JuiceShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
