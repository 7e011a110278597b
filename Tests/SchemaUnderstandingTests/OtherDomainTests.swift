import Foundation
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics
import Testing
import ValueRecognition

@testable import SchemaUnderstanding

/// Another domain is a folder of its own: nothing in code knows of a calendar.
@Suite struct OtherDomainTests {
  private static let grammar = """
    {
      "words": {
        "polite": ["please"], "article": ["the", "my"], "at": ["at", "on"],
        "note": ["(note|jot) down", "I have to"], "drop": ["cross out", "forget"],
        "what": ["what is", "what's"], "left": ["left", "still open"]
      },
      "fillers": ["polite"], "glue": ["article", "at"], "texts": [],
      "startProperty": "dueDate",
      "frames": [
        {"intent": "createReminder", "when": ["^note"],
         "takes": [{"value": "when", "fills": "dueDate"}, {"value": "text", "fills": "title"}]},
        {"intent": "deleteReminders", "when": ["^drop"], "takes": [{"value": "text", "of": ""}]},
        {"asks": {"entity": "reminder"}, "when": ["^what", "left$"], "gaps": 0}
      ]
    }
    """

  private func reader(_ grammar: String = Self.grammar) throws -> (SchemaReader, ValueContext) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Phrases")
    let data = PhraseData(
      read: { path in
        switch path {
        case "Schemas/reminders/en/grammar.json": Array(grammar.utf8)
        case "Schemas/reminders/en/answers.json": Array(#"{"list.one": "Only {title}."}"#.utf8)
        default: try? [UInt8](Data(contentsOf: root.appendingPathComponent(path)))
        }
      }, list: { _ in [] })
    var catalog = AppCatalog(
      id: "Sticky", app: AppIdentity(name: "Sticky"), sourceLanguage: "en")
    for name in ["createReminder", "deleteReminders"] {
      var intent = IntentDescriptor(identifier: name, title: CatalogText(name))
      intent.schema = "reminders." + name
      catalog.intents.append(intent)
    }
    var entity = EntityDescriptor(identifier: "Sheet", title: "Sheet")
    entity.schema = "reminders.reminder"
    catalog.entities.append(entity)
    let pack = try LanguagePack("en", from: data)
    let reader = try SchemaReader(
      [catalog], language: pack, data: data, recognizer: ValueRecognizer(language: pack))
    let context = ValueContext(
      now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt,
      locale: Locale(identifier: "en"))
    return (reader, context)
  }

  @Test func readsAndAnswers() throws {
    let (reader, context) = try reader()
    let noted = reader.read("Please note down feed the geese on Sunday", context)
    #expect(noted?.wish == .intent(schema: "reminders.createReminder"))
    #expect(noted?.fills.map(\.text) == ["feed the geese", "Sunday"])
    let dropped = reader.read("forget the geese", context)
    #expect(dropped?.target.words == ["geese"])
    let asked = try #require(reader.read("what's still open", context))
    let sheets = [EntitySnapshot(id: "1", title: "Feed the geese")]
    let answer = reader.answerer(for: asked, context)?.answer(asked, sheets, mentioned: [])
    #expect(answer?.sentence == "Only Feed the geese.")
    #expect(reader.read("what's on my calendar", context) == nil)
  }

  @Test func saysWhatIsWrongWithAGrammar() throws {
    let faulty = Self.grammar.replacing(#""^note""#, with: #""^nota""#)
    #expect(throws: Diagnostic.self) { _ = try reader(faulty) }
  }
}
