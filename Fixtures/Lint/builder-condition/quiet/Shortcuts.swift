import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(), phrases: ["Pick fruit with \(.applicationName)"],
      shortTitle: "Fruit", systemImageName: "leaf")
    if #available(iOS 18, *) {
      AppShortcut(
        intent: PressIntent(), phrases: ["Press juice with \(.applicationName)"],
        shortTitle: "Juice", systemImageName: "drop")
    }
  }
}
