import AppIntents

struct PostShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SendIntent(), phrases: ["Send with \(.applicationName)"],
      shortTitle: .init("send.short", defaultValue: "Send it"), systemImageName: "paperplane")
    AppShortcut(
      intent: SealIntent(), phrases: ["Seal with \(.applicationName)"],
      shortTitle: LocalizedStringResource("Seal", table: "Post", comment: "A letter's seal"),
      systemImageName: Symbols.seal)
  }
}
enum Symbols { static let seal = "seal" }
struct SendIntent: AppIntent {
  static let title = LocalizedStringResource(stringLiteral: "Send \"it\"\tnow \u{2714}")
  static let description = IntentDescription(
    "Sends a letter", categoryName: "Letters", searchKeywords: ["mail", "letter"])
}
struct SealIntent: AppIntent {
  static var title: LocalizedStringResource = Texts.seal
  static var description: IntentDescription? = "Seals a letter"
}
struct FoldIntent: AppIntent {
  static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: makeTitle()) }
  static let description = IntentDescription("""
    Folds a letter \
    twice.
    """)
}
enum Texts {
  static let seal: LocalizedStringResource = "Seal a letter"
}
