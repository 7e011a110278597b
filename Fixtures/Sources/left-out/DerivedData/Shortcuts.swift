import AppIntents

struct OldShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: Row(), phrases: ["Old"]) }
}
