import AppIntents

@available(iOS 17.0, *)
public final class BrookShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Flow(),
      phrases: [
        "Let \(.applicationName) flow"
      ]
    )
  }
}

@available(iOS 17.0, *)
struct Flow: AppIntent {
  static var title: LocalizedStringResource = "Flow"
  func perform() async throws -> some IntentResult { return .result() }
}
