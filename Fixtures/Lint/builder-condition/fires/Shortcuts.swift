import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(), phrases: ["Pick fruit with \(.applicationName)"],
      shortTitle: "Fruit", systemImageName: "leaf")
    if Locale.current.region == .japan {
      AppShortcut(
        intent: PressIntent(), phrases: ["Press juice with \(.applicationName)"],
        shortTitle: "Juice", systemImageName: "drop")
    }
  }
}
