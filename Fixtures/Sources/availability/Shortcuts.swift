import AppIntents
#if canImport(MediaIntents)
import MediaIntents
#endif

struct TideShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: High(), phrases: ["High \(.applicationName)"])
    #if canImport(MediaIntents)
    AppShortcut(intent: Low(), phrases: ["Low \(.applicationName)"])
    #endif
    if #available(iOS 18.4, visionOS 2.4, *) {
      AppShortcut(intent: Ebb(), phrases: ["Ebb \(.applicationName)"])
    }
    #if os(watchOS)
    AppShortcut(intent: Ebb(), phrases: ["Wrist \(.applicationName)"])
    #elseif targetEnvironment(macCatalyst)
    AppShortcut(intent: Ebb(), phrases: ["Desk \(.applicationName)"])
    #else
    AppShortcut(intent: Ebb(), phrases: ["Hand \(.applicationName)"])
    #endif
  }
}
struct High: AppIntent { static let title: LocalizedStringResource = "High" }
struct Low: AppIntent { static let title: LocalizedStringResource = "Low" }
struct Ebb: AppIntent { static let title: LocalizedStringResource = "Ebb" }
