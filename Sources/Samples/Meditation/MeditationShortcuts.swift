import AppIntents

/// What people may say to the app.
struct MeditationShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartMeditationIntent(),
      phrases: [
        "Start a \(.applicationName)",
        "Begin \(.applicationName)",
        "Meditate with \(.applicationName)",
        "Start a session with \(.applicationName)",
        "Start a \(\.$session) session with \(.applicationName)",
        "Begin a \(\.$session) session with \(.applicationName)",
        "Meditate on \(\.$session) with \(.applicationName)",
      ],
      shortTitle: "Start a session",
      systemImageName: "figure.mind.and.body")
  }

  static var shortcutTileColor: ShortcutTileColor = .teal
}
