import AppIntents

struct PodShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: Row(), phrases: ["Pod"]) }
}
