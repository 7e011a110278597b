import AppIntents

@Tool
actor Helper: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Toolbox.Saw(), phrases: ["Help with \(.applicationName)"])
  }
}
