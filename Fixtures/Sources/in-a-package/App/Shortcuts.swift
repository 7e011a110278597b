import AppIntents
import BoatKit

struct OarShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RowIntent(speed: .fast), phrases: ["Row \(\.$speed) in \(.applicationName)"])
  }
}
