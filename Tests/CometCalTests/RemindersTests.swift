import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import IntentRuntime
import LanguagePacks
import LocalizedTexts
import Testing

/// What an app has that is nothing like a calendar.
private actor Pad {
  var sheets: [Sheet] = []
  private var count = 0

  func write(_ title: String, due: Date?) -> Sheet {
    count += 1
    let sheet = Sheet(id: "sheet\(count)", title: title, dueDate: due)
    sheets.append(sheet)
    return sheet
  }

  func change(_ id: String, due: Date?, isCompleted: Bool?) -> Sheet? {
    guard let place = sheets.firstIndex(where: { $0.id == id }) else { return nil }
    let old = sheets[place]
    let sheet = Sheet(id: id, title: old.title, dueDate: due ?? old.dueDate)
    sheet.isCompleted = isCompleted ?? old.isCompleted
    sheets[place] = sheet
    return sheet
  }

  func tear(_ id: String) { sheets.removeAll { $0.id == id } }
}

@AppEntity(schema: .reminders.reminder)
private struct Sheet {
  struct Query: EntityQuery {
    @Dependency var pad: Pad

    func entities(for identifiers: [String]) async throws -> [Sheet] {
      await pad.sheets.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Sheet] {
      await pad.sheets.filter { !$0.isCompleted }
    }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Sheet" }
  static let defaultQuery = Query()

  let id: String
  var title: String
  var dueDate: Date?
  var isCompleted: Bool

  init(id: String, title: String, dueDate: Date?) {
    self.id = id
    self.title = title
    self.dueDate = dueDate
    isCompleted = false
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

@AppIntent(schema: .reminders.createReminder)
private struct WriteSheet {
  var title: String
  var dueDate: Date?
  @Dependency var pad: Pad

  func perform() async throws -> some IntentResult & ReturnsValue<Sheet> & ProvidesDialog {
    let sheet = await pad.write(title, due: dueDate)
    return .result(value: sheet, dialog: "✎ \(sheet.title)")
  }
}

@AppIntent(schema: .reminders.updateReminder)
private struct ChangeSheet {
  var target: Sheet
  var dueDate: Date?
  var isCompleted: Bool?
  @Dependency var pad: Pad

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let sheet = await pad.change(target.id, due: dueDate, isCompleted: isCompleted)
    return .result(dialog: "✓ \(sheet?.title ?? "")")
  }
}

@AppIntent(schema: .reminders.deleteReminders)
private struct TearSheet {
  var target: Sheet
  @Dependency var pad: Pad

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await pad.tear(target.id)
    return .result(dialog: "✗ \(target.title)")
  }
}

/// Another domain is a folder: an app that shares no name with the calendar is talked to with a grammar
/// beside it, and nothing in code knows of it.
@Suite struct RemindersTests {
  private let pad = Pad()

  private func session(_ locale: String) async throws -> ConversationSession {
    let pad = pad
    let host = AppHost(
      id: "Sticky", name: "Sticky", sourceLanguage: "en",
      intents: [WriteSheet.self, ChangeSheet.self, TearSheet.self]
    ) { context in context.dependencies.add(dependency: pad) }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures")
    let data = PhraseData(
      read: { path in
        guard path.hasPrefix("Schemas/reminders/") else { return FolderReader.phrases.read(path) }
        return try? [UInt8](Data(contentsOf: folder.appendingPathComponent(path)))
      }, list: FolderReader.phrases.list)
    return try await ConversationSession(
      SessionConfiguration(
        apps: [.live(host)], locale: locale, resources: SessionResources(data),
        now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt))
  }

  @Test(arguments: [
    (
      "en_US",
      [
        ("Note down feed the geese on Sunday at 5 pm", "✎ feed the geese"),
        ("What's left?", "One sheet is left:"),
        ("When is the geese due?", "“feed the geese” is due Sunday, July 14, 2024 at 5:00 PM."),
        ("Is there anything on Sunday?", "Yes: feed the geese."),
        (
          "Shift it to Monday at noon",
          "Change “feed the geese”? Due Date: Mon, July 15, 2024 at 12:00 PM"
        ),
        ("Yes", "✓ feed the geese"),
        ("When's the geese due?", "“feed the geese” is due Monday, July 15, 2024 at 12:00 PM."),
        ("Note down wash the van on Friday at noon", "✎ wash the van"),
        ("I'm done with the geese", "Change “feed the geese”? Is Completed: yes"),
        ("Yes", "✓ feed the geese"),
        ("What's left?", "One sheet is left:"),
        ("Cross out the van", "Delete “wash the van”?"),
        ("Yes", "✗ wash the van"),
        ("What's left?", "Nothing is left."),
      ]
    ),
    (
      "ja_JP",
      [
        ("日曜の17時に牛乳を買うと書き留めて", "✎ 牛乳を買う"),
        ("何が残ってる？", "残っているのは1枚です。"),
        ("牛乳はいつまで？", "「牛乳を買う」は2024年7月14日 日曜日 17:00までです。"),
        ("日曜に何かある？", "はい、「牛乳を買う」がございます。"),
        ("それを月曜の12時にずらして", "「牛乳を買う」を変更しますか？ Due Date：2024年7月15日(月) 12:00"),
        ("はい", "✓ 牛乳を買う"),
        ("牛乳はいつまで？", "「牛乳を買う」は2024年7月15日 月曜日 12:00までです。"),
        ("金曜の正午に車を洗うと書き留めて", "✎ 車を洗う"),
        ("牛乳は終わった", "「牛乳を買う」を変更しますか？ Is Completed：はい"),
        ("はい", "✓ 牛乳を買う"),
        ("車を捨てて", "「車を洗う」を削除しますか？"),
        ("はい", "✗ 車を洗う"),
        ("何が残ってる？", "残っているものはございません。"),
      ]
    ),
  ])
  func isTalkedTo(locale: String, turns: [(said: String, answer: String)]) async throws {
    let session = try await session(locale)
    for turn in turns {
      let lines = await session.say(turn.said).dialog.map { $0.replacing("\u{202F}", with: " ") }
      #expect(lines.contains(turn.answer), "\(turn.said): \(lines)")
    }
    #expect(await pad.sheets.map(\.isCompleted) == [true])
  }
}
