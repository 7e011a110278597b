import Foundation
import IntentCatalog
import Testing

@testable import SchemaUnderstanding

/// A change in words, for those whom somebody tells of it.
@Suite struct ChangeTests {
  private func words(
    _ language: String, _ after: [String: ParameterValue],
    from before: [String: ParameterValue] = ["startDate": .date("2024-07-12T10:00:00Z")]
  ) throws -> String? {
    let calendars = try Calendars(language)
    let change = SchemaChange(
      app: "Diary", schema: "calendar.updateEvent", entity: "fair", title: "Book Fair",
      before: before, after: after)
    return calendars.reader.answerer(for: change, calendars.context)?.words(for: change)
  }

  @Test func aTimeOnTheSameDayIsSaidAlone() throws {
    #expect(
      try words("en", ["startDate": .date("2024-07-12T11:30:00Z")])?
        .replacing("\u{202F}", with: " ") == "Book Fair is now at 11:30 AM")
    #expect(
      try words("ja", ["startDate": .date("2024-07-12T11:30:00Z")])
        == "Book Fairは11時30分に変わりました")
    #expect(
      try words("ja", ["startDate": .date("2024-07-12T15:00:00Z")])
        == "Book Fairは15時に変わりました")
  }

  @Test func anotherDayIsSaid() throws {
    let english = try #require(try words("en", ["startDate": .date("2024-07-13T10:00:00Z")]))
    #expect(english.hasPrefix("Book Fair is now on Saturday"))
    #expect(english.contains("July 13"))
    let japanese = try #require(try words("ja", ["startDate": .date("2024-07-13T10:00:00Z")]))
    #expect(japanese.contains("7月13日"))
  }

  @Test func severalChangesAreSeveralSentences() throws {
    #expect(
      try words(
        "ja", ["startDate": .date("2024-07-12T11:30:00Z"), "location": .string("北口")])
        == "Book Fairは11時30分に変わりました。Book Fairの場所は北口に変わりました")
  }

  @Test func aPlaceThatIsGoneIsSaidSo() throws {
    #expect(try words("en", ["location": .cleared]) == "Book Fair has no place for now")
  }

  @Test func whatHasNoWordsIsNotSaid() throws {
    #expect(try words("en", ["isFavorite": .bool(true)]) == nil)
    #expect(try words("en", [:]) == nil)
  }
}
