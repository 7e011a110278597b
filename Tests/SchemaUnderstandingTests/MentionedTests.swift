import IntentCatalog
import Testing

@testable import SchemaUnderstanding

/// What is said only of what was talked about.
@Suite struct MentionedTests {
  @Test(arguments: [
    ("en", "Delete it"), ("en", "make it 9"), ("en", "where?"),
    ("ja", "それを消して"), ("ja", "削除して"), ("ja", "誰が来る？"), ("ja", "何時から？"),
  ])
  func itNeedsSomethingThatWasTalkedAbout(language: String, sentence: String) throws {
    let calendar = try Calendars(language)
    #expect(calendar.reader.read(sentence, calendar.context) == nil)
    let reading = calendar.reader.read(
      sentence, calendar.context, SchemaSurroundings(hasMentioned: true))
    #expect(reading?.target.isReference == true)
  }

  @Test(arguments: [
    ("en", "Delete it", "calendar.deleteEvent"), ("en", "Change it to 9", "calendar.updateEvent"),
    ("ja", "削除して", "calendar.deleteEvent"), ("ja", "消してください", "calendar.deleteEvent"),
  ])
  func itWantsWhatItSays(language: String, sentence: String, schema: String) throws {
    let calendar = try Calendars(language)
    let reading = calendar.reader.read(
      sentence, calendar.context, SchemaSurroundings(hasMentioned: true))
    #expect(reading?.wish == .intent(schema: schema))
  }

  @Test(arguments: ["Delete my email", "who is the president of France", "cancel my flight"])
  func whatIsOfOtherThingsStaysSo(sentence: String) throws {
    let calendar = try Calendars("en")
    #expect(
      calendar.reader.read(sentence, calendar.context, SchemaSurroundings(hasMentioned: true))
        == nil)
  }

  @Test(arguments: ["en", "ja"]) func everyExampleIsUnderstood(language: String) throws {
    let calendar = try Calendars(language)
    #expect(calendar.reader.examples.count == 5)
    for example in calendar.reader.examples {
      #expect(
        calendar.reader.read(example, calendar.context, SchemaSurroundings(hasMentioned: true))
          != nil, "\(example)")
    }
  }
}
