import AppIntents

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextBoatIntent(),
      phrases: ["När går \(.applicationName)", "Visa nästa tur med \(.applicationName)"],
      shortTitle: "Nästa tur", systemImageName: "ferry")
  }
}
