import AppIntents

/* struct Old: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: LightIntent(), phrases: ["Old \(.applicationName)"])
  }
} */
struct LanternShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    // What people say most.
    AppShortcut(
      intent: LightIntent(),  // no presets
      phrases: [
        "Light the \(.applicationName)",
        // (c) a second wording, as in "give me light"
        "\(.applicationName), give me light",
        /* "Never \(.applicationName)", */
        "Light \(\.$room) with \(.applicationName)",
      ],
      shortTitle: "Light",
      systemImageName: "lightbulb"
    )
    AppShortcut(
      intent: DarkIntent(),
      phrases: ["Put out the \(.applicationName)"],
      shortTitle: "Dark",
      systemImageName: "moon"
    )
  }

  static let shortcutTileColor: ShortcutTileColor = .yellow
}

// struct Commented: AppShortcutsProvider {
//   static var appShortcuts: [AppShortcut] { AppShortcut(intent: DarkIntent(), phrases: ["x"]) }
// }
