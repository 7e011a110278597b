import AppIntents

struct ChimeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ring(), phrases: ["Ring \(.applicationName)"])
    AppShortcut(intent: Toll(), phrases: ["Toll \(\.$bell) with \(.applicationName)"])
    AppShortcut(intent: Ring(), phrases: ["Ring \(\.$bell) with \(.applicationName)"])
  }
  static var negativeShortcuts: [NegativeAppShortcutPhrase] { ["Stop \(.applicationName)"] }
}
struct Ring: AppIntent { static let title: LocalizedStringResource = "Ring" }
