import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 1 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 2 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 3 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 4 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 5 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 6 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 7 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 8 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 9 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
    AppShortcut(
      intent: PressIntent(),
      phrases: [
        "Press juice number 10 with \(.applicationName)",
      ], shortTitle: "Fruit", systemImageName: "leaf")
  }
}
