import AppIntents

struct DemoShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Cross(), phrases: ["Try \(.applicationName)"])
  }
}
