import AppIntents

struct ChimeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"])
  }
  static var negativePhrases: [NegativeAppShortcutPhrase] {
    NegativeAppShortcutPhrases {
      "Stop \(.applicationName)"
      "What is a \(.applicationName)"
    }
  }
}
struct Ring: AppIntent { static let title: LocalizedStringResource = "Ring" }
