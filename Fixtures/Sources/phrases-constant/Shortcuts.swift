import AppIntents

struct CoachShortcuts: AppShortcutsProvider {
  static let agentName: AppShortcutPhraseToken = .applicationName
  static let ridePhrases: [AppShortcutPhrase<Ride>] = [
    "Ride with \(agentName)",
    "\(CoachShortcuts.agentName), let us go to \(\.$stop)",
  ]

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Ride(), phrases: ridePhrases, shortTitle: "Ride", systemImageName: "bus")
    AppShortcut(intent: Halt(), phrases: Halt.phrases, shortTitle: "Halt", systemImageName: "stop")
  }
}
