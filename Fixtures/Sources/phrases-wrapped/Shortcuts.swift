import AppIntents

struct QuoteShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Quote(),
      phrases: [
        AppShortcutPhrase("A quote from \(.applicationName)"),
        AppShortcutPhrase<Quote>("\(.applicationName) says"),
        .init("Quote me, \(.applicationName)"),
        AppShortcutPhrase(L10n.morePhrase),
        AppShortcutPhrase(String(localized: "Another from \(.applicationName)")),
      ])
  }
}
struct Quote: AppIntent { static let title: LocalizedStringResource = "Quote" }
