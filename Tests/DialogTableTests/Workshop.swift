import AppIntents
import Foundation

/// An app for tests: it stores nothing, asks for every kind of thing, and says what it did.
enum WorkshopApp {
  static let host = AppHost(
    id: "Workshop", name: "Workshop", sourceLanguage: "en", provider: WorkshopShortcuts.self,
    stringsFolder: "Workshop")

  /// Its Japanese texts, as files below `Phrases/`.
  static let files: [String: String] = [
    "Workshop/ja.lproj/InfoPlist.strings": """
    "CFBundleDisplayName" = "工房";
    """,
    "Workshop/ja.lproj/AppShortcuts.strings": """
    "Engrave with ${applicationName}" = "${applicationName}で彫刻";
    "Wrap with ${applicationName}" = "${applicationName}で包む";
    "Pick up at ${applicationName}" = "${applicationName}で受け取る";
    """,
    "Workshop/ja.lproj/Localizable.strings": """
    "Engrave" = "彫刻";
    "Text" = "文字";
    "Count" = "数";
    "What should it say?" = "何と彫りますか？";
    "How many?" = "いくつですか？";
    "How many, then?" = "ではいくつですか？";
    "Really %lld?" = "本当に%lld個ですか？";
    "Engraved." = "彫りました。";
    "Wrap" = "包む";
    "How shall I wrap it?" = "どう包みますか？";
    "Paper" = "紙";
    "Cloth" = "布";
    "Box" = "箱";
    "Wrapped." = "包みました。";
    "Pick up" = "受け取る";
    "Day" = "日";
    "Gift" = "贈り物";
    "Which day?" = "いつですか？";
    "Is it a gift?" = "贈り物ですか？";
    "See you then." = "お待ちしています。";
    """,
  ]
}

struct EngraveIntent: AppIntent {
  static let title: LocalizedStringResource = "Engrave"

  @Parameter(title: "Text", requestValueDialog: "What should it say?")
  var text: String

  @Parameter(title: "Count", requestValueDialog: "How many?")
  var count: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try await $count.requestConfirmation(for: count, dialog: "Really \(count)?") else {
      throw $count.needsValueError("How many, then?")
    }
    return .result(dialog: "Engraved.")
  }
}

struct WrapIntent: AppIntent {
  static let title: LocalizedStringResource = "Wrap"

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    let options = ["Paper", "Cloth", "Box"].map {
      IntentChoiceOption(title: LocalizedStringResource(String.LocalizationValue($0)))
    }
    let chosen = try await requestChoice(
      between: options + [.cancel], dialog: "How shall I wrap it?")
    return .result(value: String(localized: chosen.title), dialog: "Wrapped.")
  }
}

struct PickUpIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick up"

  @Parameter(title: "Day", kind: .date, requestValueDialog: "Which day?")
  var day: Date

  @Parameter(title: "Gift", requestValueDialog: "Is it a gift?")
  var gift: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "See you then.")
  }
}

struct WorkshopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: EngraveIntent(), phrases: ["Engrave with \(.applicationName)"])
    AppShortcut(intent: WrapIntent(), phrases: ["Wrap with \(.applicationName)"])
    AppShortcut(intent: PickUpIntent(), phrases: ["Pick up at \(.applicationName)"])
  }
}
