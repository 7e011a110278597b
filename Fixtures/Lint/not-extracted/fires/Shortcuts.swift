import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static let phrases: [AppShortcutPhrase<PickIntent>] = ["Pick fruit with \(.applicationName)"]

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(), phrases: phrases, shortTitle: "Fruit", systemImageName: "leaf")
  }
}
