import IntentCatalog
import Testing
import TextNormalization

@testable import SchemaUnderstanding

/// Names and titles are taken as people say them.
@Suite struct SchemaNameTests {
  private func read(
    _ sentence: String, _ language: String, _ surroundings: SchemaSurroundings = .init()
  ) throws -> SchemaReading? {
    let calendars = try Calendars(language)
    return calendars.reader.read(sentence, calendars.context, surroundings)
  }

  @Test(arguments: [
    ("create an event called Buy milk tomorrow at 5 pm", "en", "Buy milk"),
    ("add an event named Call with the bank on Friday at 3 pm", "en", "Call with the bank"),
    ("add “Move the piano” to my calendar on Friday", "en", "Move the piano"),
    ("明日の17時ににんじんの買い出しの予定を入れて", "ja", "にんじんの買い出し"),
    ("金曜の10時にはがき印刷の予定を追加して", "ja", "はがき印刷"),
    ("金曜の10時に「消しゴムを買う」の予定を追加して", "ja", "消しゴムを買う"),
    ("金曜の10時にキノコ狩りという予定を追加して", "ja", "キノコ狩り"),
  ])
  func titles(sentence: String, language: String, title: String) throws {
    let reading = try #require(try read(sentence, language))
    #expect(reading.fills.first { $0.parameter == "title" }?.text == title)
  }

  @Test(arguments: [
    ("schedule yoga in Home Planet on June 15 at 8", "en", "Home Planet"),
    ("6月15日の8時にヨガの予定をホームプラネットに入れて", "ja", "ホームプラネット"),
  ])
  func namesOfLists(sentence: String, language: String, name: String) throws {
    let reading = try read(
      sentence, language, SchemaSurroundings(names: [TextNormalizer().normalize(name).units]))
    #expect(reading?.fills.first { $0.parameter.isEmpty }?.text == name)
  }

  @Test(arguments: [
    ("delete Life Support Check", "en", "Life Support Check"),
    ("観測会を削除して", "ja", "観測会"),
  ])
  func whatIsThereByName(sentence: String, language: String, name: String) throws {
    #expect(try read(sentence, language) == nil)
    let reading = try read(sentence, language, SchemaSurroundings(kind: .named))
    #expect(reading?.target.words == [name])
    #expect(reading?.sentence == sentence)
  }

  @Test(arguments: [
    ("delete the picnic and the crew lunch", "en", ["picnic", "crew lunch"]),
    ("ピクニックとクルーランチを削除して", "ja", ["ピクニック", "クルーランチ"]),
  ])
  func several(sentence: String, language: String, names: [String]) throws {
    #expect(try read(sentence, language)?.target.parts == names)
  }

  @Test(arguments: [
    ("今夜の予定は？", "ja"), ("明日の午前の会議は", "ja"), ("lunch on Friday at noon?", "en"),
  ])
  func whatIsAskedMakesNothing(sentence: String, language: String) throws {
    let wish = try read(sentence, language)?.wish
    #expect(wish != .intent(schema: "calendar.createEvent"))
  }
}
