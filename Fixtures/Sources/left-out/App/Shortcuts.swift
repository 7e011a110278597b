import AppIntents

struct OarShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Row(), phrases: ["Row \(.applicationName)"])
  }
}
struct Row: AppIntent { static let title: LocalizedStringResource = "Row" }
