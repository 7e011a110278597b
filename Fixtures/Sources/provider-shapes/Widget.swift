import AppIntents

extension Toolbox {
  final class Nested: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Toolbox.Saw(), phrases: ["Saw with \(.applicationName)"])
    }
  }
}

enum Toolbox {
  struct Saw: AppIntent {
    static let title: LocalizedStringResource = "Saw"
    func perform() async throws -> some IntentResult { .result() }
  }
}
