import AppIntents

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Cross(), phrases: ["Cross with \(.applicationName)"])
    AppShortcut(intent: Cross(), phrases: ["Go over with \(.applicationName)"])
  }
}
struct Cross: AppIntent { static let title: LocalizedStringResource = "Cross" }
