import AppIntents
import XCTest

struct FakeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Row(), phrases: ["Fake \(.applicationName)"])
  }
}
