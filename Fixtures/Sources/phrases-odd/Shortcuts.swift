import AppIntents

struct PurseShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Rate(),
      phrases: [
        "Rate of \(\.$currency) in ${applicationName}",
        "Ask \\(.applicationName)?",
        "How dear is it",
        "Say \"rate\" to \(.applicationName)",
        "It's \(.applicationName)’s rate。",
        "\(.applicationName)の\(\.$Coin)は？",
        "RATE_PHRASE_\(.applicationName)",
        "Price of ${coin} at \(.applicationName)",
        "Rate " + "with \(.applicationName)",
        rate(),
      ])
  }
  static func rate() -> AppShortcutPhrase<Rate> { makePhrase(at: .now) }
}
struct Rate: AppIntent {
  static let title: LocalizedStringResource = "Rate"
  @Parameter(title: "Currency") var currency: String
  @Parameter(title: "Coin") var Coin: String
}
