import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(),
      phrases: [
        "Pick some fruit",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
