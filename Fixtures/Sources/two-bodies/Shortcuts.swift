#if canImport(AppIntents)
import AppIntents

struct TideShortcuts: AppShortcutsProvider {
  #if compiler(>=6.2)
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: High(), phrases: ["High \(.applicationName)"])
  }
  #else
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: High(), phrases: ["High \(.applicationName)"])
    AppShortcut(intent: High(), phrases: ["Low \(.applicationName)"])
  }
  #endif
}

#if !targetEnvironment(macCatalyst)
struct High: AppIntent { static let title: LocalizedStringResource = "High" }
#endif
#endif
