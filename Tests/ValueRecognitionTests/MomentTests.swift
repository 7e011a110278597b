import Foundation
import Testing

@testable import ValueRecognition

struct MomentCase: Sendable, CustomTestStringConvertible {
  var text: String
  /// The readings' local times, in order.
  var readings: [String]
  var kind: RecognizedValue.Kind

  init(_ text: String, _ kind: RecognizedValue.Kind, _ readings: String...) {
    self.text = text
    self.kind = kind
    self.readings = readings
  }

  var testDescription: String { text }
}

@Suite struct MomentTests {
  /// Wednesday, 2024-07-10 12:00 in Tokyo.
  static func context(_ locale: String) throws -> ValueContext {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    return ValueContext(
      now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: zone,
      locale: Locale(identifier: locale))
  }

  static func shown(_ moment: Moment, _ context: ValueContext) -> String {
    let parts = context.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: moment.date)
    let day = String(
      format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    guard moment.granularity <= .dayPart else { return day }
    return day + String(format: " %02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }

  static let english: [MomentCase] = [
    .init("tomorrow at 3 pm", .dateTime, "2024-07-11 15:00"),
    .init("next Friday", .date, "2024-07-19"),
    .init("Friday", .date, "2024-07-12", "2024-07-05"),
    .init("half past 3 pm", .time, "2024-07-10 15:30"),
    .init("quarter to 5 pm", .time, "2024-07-10 16:45"),
    .init("5 o'clock", .time, "2024-07-10 17:00", "2024-07-11 05:00"),
    .init("in an hour and a half", .dateTime, "2024-07-10 13:30"),
    .init("an hour later", .dateTime, "2024-07-10 13:00"),
    .init("June 15", .date, "2025-06-15", "2024-06-15"),
    .init("June 15, 2024", .date, "2024-06-15"),
    .init("the 15th of June 2026", .date, "2026-06-15"),
    .init("2024-07-10", .date, "2024-07-10"),
    .init("7/15/2024", .date, "2024-07-15"),
    .init("in 3 days", .date, "2024-07-13"),
    .init("two weeks ago", .date, "2024-06-26"),
    .init("tomorrow morning", .dateTimeRange, "2024-07-11 08:00"),
    .init("noon", .time, "2024-07-11 12:00"),
    .init("twelve fifty", .time, "2024-07-10 12:50", "2024-07-11 00:50"),
    .init("13:45", .time, "2024-07-10 13:45"),
    .init("February 29", .date, "2028-02-29", "2024-02-29"),
    .init("3 days from Friday", .date, "2024-07-15", "2024-07-08"),
    .init("Monday two weeks from now", .date, "2024-07-22"),
    .init("the second Monday of next month", .date, "2024-08-12"),
    .init("the last Friday of August", .date, "2024-08-30", "2023-08-25"),
    .init("two weeks before July 31, 2024", .date, "2024-07-17"),
    .init("the day after tomorrow at noon", .dateTime, "2024-07-12 12:00"),
  ]

  static let japanese: [MomentCase] = [
    .init("明日の15時", .dateTime, "2024-07-11 15:00"),
    .init("午後3時半", .time, "2024-07-10 15:30"),
    .init("来週の金曜", .date, "2024-07-19"),
    .init("金曜日", .date, "2024-07-12", "2024-07-05"),
    .init("1時間後", .dateTime, "2024-07-10 13:00"),
    .init("1時間半後", .dateTime, "2024-07-10 13:30"),
    .init("三日後", .date, "2024-07-13"),
    .init("6月15日", .date, "2025-06-15", "2024-06-15"),
    .init("6月15日の午前8時", .dateTime, "2025-06-15 08:00", "2024-06-15 08:00"),
    .init("２０２４年７月１０日", .date, "2024-07-10"),
    .init("令和6年7月10日", .date, "2024-07-10"),
    .init("二〇二四年七月十日", .date, "2024-07-10"),
    .init("5時", .time, "2024-07-10 17:00", "2024-07-11 05:00"),
    .init("正午", .time, "2024-07-11 12:00"),
    .init("25時", .time, "2024-07-11 01:00"),
    .init("午前0時", .time, "2024-07-11 00:00"),
    .init("来月の3日", .date, "2024-08-03"),
    .init("月末", .date, "2024-07-31"),
    .init("あさっての夜8時", .dateTime, "2024-07-12 20:00"),
    .init("午前11時30分", .time, "2024-07-11 11:30"),
    .init("来月の第2月曜", .date, "2024-08-12"),
    .init("二週間後の月曜", .date, "2024-07-22"),
    .init("7月15日(月)", .date, "2024-07-15"),
  ]

  private func check(_ test: MomentCase, _ language: String, _ locale: String) throws {
    let context = try Self.context(locale)
    let recognizer = try TestLanguages.recognizer(language)
    let kinds: Set<RecognizedValue.Kind> = [.date, .time, .dateTime, .dateTimeRange]
    let found = recognizer.values(in: test.text, context).filter { kinds.contains($0.kind) }
    let readings = found.first?.readings.map { reading -> String in
      guard case .moment(let moment) = reading else { return "no moment" }
      return Self.shown(moment, context)
    }
    #expect(readings == test.readings)
    #expect(found.first?.kind == test.kind)
    // What a value is made of may stand beside it.
    #expect(found.first?.range == 0..<test.text.unicodeScalars.count)
  }

  @Test(arguments: english) func `English dates and times`(_ test: MomentCase) throws {
    try check(test, "en", "en_US")
  }

  @Test(arguments: japanese) func `Japanese dates and times`(_ test: MomentCase) throws {
    try check(test, "ja", "ja_JP")
  }

  @Test func `a time that the clocks skip is none`() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let context = ValueContext(
      now: Date(timeIntervalSince1970: 1_709_500_000), timeZone: zone,
      locale: Locale(identifier: "en_US"))
    let recognizer = try TestLanguages.recognizer("en")
    let skipped = recognizer.read("March 10, 2024 at 2:30 am", as: .date, context)
    #expect(skipped.problem == .noSuchTime(hour: 2, minute: 30))
    let fine = recognizer.read("March 10, 2024 at 3:30 am", as: .date, context)
    #expect(fine.values.count == 1)
    #expect(fine.problem == nil)
  }

  @Test(arguments: [
    ("en", "in 999999 years"), ("en", "in 999999 months"), ("en", "999999 weeks ago"),
    ("en", "in 99999999999999999999 days"), ("en", "in 999999999 hours"), ("ja", "九千兆年後"),
    ("ja", "999999年前"), ("ja", "99999999999時間後"), ("en", "in 0.000001 seconds"),
    ("en", "999999 years ago at 5 pm"), ("ja", "令和99年12月31日"), ("en", "year 2999"),
  ]) func `far moments end in a value or a problem`(_ language: String, _ text: String) throws {
    let context = try MomentTests.context(language)
    let reading = try TestLanguages.recognizer(language).read(text, as: .date, context)
    #expect(reading.values.isEmpty || reading.problem == nil)
  }

  @Test(arguments: [
    ("en", "February 30"), ("en", "25:61"), ("en", "June 31, 2024"), ("en", "12:75"),
    ("ja", "2月30日"), ("ja", "25時61分"), ("ja", "13月1日"), ("ja", "午前8時70分"),
    ("ja", "2023年2月29日"), ("ja", "7月15日(火)"),
  ]) func `what cannot be is said to be so`(_ language: String, _ text: String) throws {
    let recognizer = try TestLanguages.recognizer(language)
    let context = try Self.context(language == "en" ? "en_US" : "ja_JP")
    let reading = recognizer.read(text, as: .date, context)
    #expect(reading.values == [])
    #expect(reading.problem != nil)
    #expect(reading.isWhole)
  }
}
