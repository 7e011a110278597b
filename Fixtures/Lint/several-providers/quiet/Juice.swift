import AppIntents

struct JuiceShortcuts: JuiceProviding {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
