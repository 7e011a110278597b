import AppIntents

struct Workbench {}

extension Workbench: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Toolbox.Saw(), phrases: ["Cut with \(.applicationName)"])
  }
}
