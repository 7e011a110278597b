import Foundation
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics
import Testing
import ValueRecognition

@testable import SchemaUnderstanding

/// A calendar and a language, with the grammar that the project has.
struct Calendars {
  let reader: SchemaReader
  let context: ValueContext

  init(_ language: String, adopting schemas: [String] = Self.all) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Phrases")
    let data = PhraseData(
      read: { try? [UInt8](Data(contentsOf: root.appendingPathComponent($0))) }, list: { _ in [] })
    var catalog = AppCatalog(
      id: "Diary", app: AppIdentity(name: "Diary"), sourceLanguage: "en")
    for schema in schemas {
      let name = String(schema.split(separator: ".").last ?? "")
      if name.hasSuffix("Event") {
        var intent = IntentDescriptor(identifier: "My" + name, title: CatalogText(name))
        intent.schema = schema
        catalog.intents.append(intent)
      } else {
        var entity = EntityDescriptor(identifier: "My" + name, title: CatalogText(name))
        entity.schema = schema
        catalog.entities.append(entity)
      }
    }
    let pack = try LanguagePack(language, from: data)
    reader = try SchemaReader(
      [catalog], language: pack, data: data, recognizer: ValueRecognizer(language: pack))
    context = ValueContext(
      now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt,
      locale: Locale(identifier: language))
  }

  static let all = [
    "calendar.createEvent", "calendar.updateEvent", "calendar.deleteEvent", "calendar.event",
  ]

  /// What a sentence comes to, in short; nil where it comes to nothing.
  func read(_ sentence: String) -> String? {
    switch reader.read(sentence, context)?.wish {
    case .intent(let schema): schema
    case .question(_, let property, let form): "\(property ?? "event") \(form.rawValue)"
    case nil: nil
    }
  }

  func fills(_ sentence: String) -> [String: String] {
    let fills = reader.read(sentence, context)?.fills ?? []
    return Dictionary(fills.map { ($0.parameter, $0.text) }) { first, _ in first }
  }
}

@Suite struct SchemaReaderTests {
  @Test(arguments: [
    ("please add a chess evening with Ines to my calendar", "calendar.createEvent"),
    ("arrange a meeting with the landlord for Monday at 9", "calendar.createEvent"),
    ("move the chess evening meeting to Sunday", "calendar.updateEvent"),
    ("call off my meeting with the landlord", "calendar.deleteEvent"),
    ("who is coming to the picnic", "attendees value"),
    ("where's the picnic", "location value"),
    ("what time is the picnic", "startDate value"),
    ("do I have anything on Thursday", "event exists"),
    ("what's on my calendar", "event list"),
    ("how many meetings are there on Thursday", "event count"),
    ("did you add the chess evening to my calendar", "event exists"),
    ("the chess meeting got cancelled", "calendar.deleteEvent"),
    ("stop reminding me about the vitamins", "calendar.deleteEvent"),
    ("reschedule the gardener for Friday", "calendar.updateEvent"),
    ("when is my next reminder", "startDate value"),
    ("give me an update on the auction every hour", "calendar.createEvent"),
  ])
  func english(sentence: String, wish: String) throws {
    #expect(try Calendars("en").read(sentence) == wish)
  }

  @Test(arguments: [
    ("木曜の15時に歯医者の予定を入れて", "calendar.createEvent"),
    ("ピクニックの予定を日曜日にずらして", "calendar.updateEvent"),
    ("来週の打ち合わせ、取り消してください", "calendar.deleteEvent"),
    ("ピクニックには誰が来る？", "attendees value"),
    ("次の会議はどこ？", "location value"),
    ("面談は何時から？", "startDate value"),
    ("木曜日に予定ある？", "event exists"),
    ("今週の予定を教えて", "event list"),
  ])
  func japanese(sentence: String, wish: String) throws {
    #expect(try Calendars("ja").read(sentence) == wish)
  }

  @Test(arguments: [
    "wake me up", "order a pizza", "how tall is the tower", "set an alarm for 7",
    "I want two days off",
  ])
  func leavesOthersAlone(sentence: String) throws {
    #expect(try Calendars("en").read(sentence) == nil)
  }

  @Test func fillsByElimination() throws {
    let fills = try Calendars("en").fills("schedule zither lesson with Ines at the mill tomorrow")
    #expect(fills["title"] == "zither lesson")
    #expect(fills["attendees"] == "Ines")
    #expect(fills["location"] == "mill")
    #expect(fills["startDate"] == "tomorrow")
  }

  @Test func wantsOnlyWhatIsAdopted() throws {
    let calendars = try Calendars("en", adopting: ["calendar.deleteEvent"])
    #expect(calendars.read("cancel my meeting") == "calendar.deleteEvent")
    #expect(calendars.read("what's on my calendar") == nil)
    #expect(try Calendars("en", adopting: []).reader.isEmpty)
  }
}
