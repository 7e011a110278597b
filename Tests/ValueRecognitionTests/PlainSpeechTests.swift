import Foundation
import Testing

@testable import ValueRecognition

/// What people say without thinking of rules, on Wednesday, 2024-07-10 12:00 in Tokyo.
@Suite struct PlainSpeechTests {
  private func readings(
    _ text: String, _ language: String, _ kind: RecognizedValue.Kind
  ) throws -> [ValueContent] {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    return try TestLanguages.recognizer(language).values(in: text, context)
      .filter { $0.kind == kind }.flatMap(\.readings)
  }

  @Test(arguments: [
    ("en", "two or three people", 2.0, 3.0), ("en", "5 or 6", 5, 6), ("ja", "五、六個", 5, 6),
    ("ja", "二三人", 2, 3), ("ja", "2,3枚", 2, 3), ("ja", "三つか四つ", 3, 4),
  ]) func `either of two neighbours`(
    _ language: String, _ text: String, _ lower: Double, _ upper: Double
  ) throws {
    let range = NumberRange(lower: lower, upper: upper)
    #expect(try readings(text, language, .numberRange) == [.numberRange(range)])
  }

  @Test(arguments: [
    ("en", "two or five"), ("en", "three or two"), ("ja", "1、2、3個"), ("ja", "二十三人"), ("ja", "五、六"),
  ]) func `no neighbours`(_ language: String, _ text: String) throws {
    #expect(try readings(text, language, .numberRange) == [])
  }

  @Test(arguments: [
    ("by the end of the day", "en"), ("before the end of the day", "en"), ("今日の終わりまでに", "ja"),
  ]) func `the end of a day is no noon`(_ text: String, _ language: String) throws {
    let context = try MomentTests.context("en_US")
    guard case .range(let range)? = try readings(text, language, .dateTimeRange).first,
      let end = range.end
    else {
      Issue.record("no stretch in \(text)")
      return
    }
    let time = context.calendar.dateComponents([.day, .hour, .minute], from: end)
    #expect(time == DateComponents(day: 10, hour: 23, minute: 59))
  }

  @Test(arguments: [
    ("en", "a week ago yesterday", "2024-07-02"), ("en", "tomorrow week", "2024-07-18"),
    ("en", "two Sundays ago", "2024-06-30"), ("en", "three weeks ago on Monday", "2024-06-17"),
    ("en", "in half a year", "2025-01-10"),
    ("en", "a year and a half ago", "2023-01-10"), ("en", "October 12, 1492", "1492-10-12"),
    ("ja", "来週の今日", "2024-07-17"), ("ja", "半年後", "2025-01-10"), ("ja", "みっか後", "2024-07-13"),
    ("ja", "ようか前", "2024-07-02"), ("ja", "1492年10月12日", "1492-10-12"),
  ]) func `days`(_ language: String, _ text: String, _ day: String) throws {
    guard case .moment(let moment)? = try readings(text, language, .date).first else {
      Issue.record("no date in \(text)")
      return
    }
    #expect(try MomentTests.shown(moment, MomentTests.context("en_US")) == day)
  }

  @Test(arguments: [
    ("tomorrow @ 9", "2024-07-11 09:00"), ("9 tomorrow morning", "2024-07-11 09:00"),
    ("two hours before 5 pm tomorrow", "2024-07-11 15:00"),
    ("half an hour before noon tomorrow", "2024-07-11 11:30"),
    ("an hour after 3 pm", "2024-07-10 16:00"),
  ]) func `times of a day`(_ text: String, _ time: String) throws {
    guard case .moment(let moment)? = try readings(text, "en", .dateTime).first else {
      Issue.record("no time in \(text)")
      return
    }
    #expect(try MomentTests.shown(moment, MomentTests.context("en_US")) == time)
  }

  @Test(arguments: [
    ("May through July", "2025-05-01", "2025-08-01"), ("2019-2021", "2019-01-01", "2022-01-01"),
  ]) func `stretches without "from"`(_ text: String, _ start: String, _ end: String) throws {
    let context = try MomentTests.context("en_US")
    guard case .range(let range)? = try readings(text, "en", .dateRange).first else {
      Issue.record("no stretch in \(text)")
      return
    }
    let days = [range.start, range.end].map { date -> String in
      let style = Date.ISO8601FormatStyle(timeZone: context.timeZone).year().month().day()
      return (date ?? .distantPast).formatted(style.dateSeparator(.dash))
    }
    #expect(days == [start, end])
  }

  @Test(arguments: ["2,50 €", "€ 2,50", "€2,50"])
  func `a price with a comma`(_ text: String) throws {
    guard case .currency(let money)? = try readings(text, "en", .currency).first else {
      Issue.record("no money in \(text)")
      return
    }
    #expect(money.value == 2.5)
    #expect(try readings("pages 2,50 and 3", "en", .decimal) == [])
  }

  @Test(arguments: [
    ("en", true, "by all means"), ("en", true, "I guess so"), ("en", true, "uh-huh"),
    ("en", false, "please don't"), ("en", false, "out of the question"), ("ja", true, "問題ない"),
    ("ja", true, "承知いたしました"), ("ja", false, "遠慮しときます"), ("ja", false, "とんでもないです"),
  ]) func `agreement and refusal`(_ language: String, _ answer: Bool, _ text: String) throws {
    #expect(try readings(text, language, .boolean).first == .boolean(answer))
  }

  /// Sentences of every day without any day, time or length in them.
  @Test(arguments: [
    ("en", "the army will march on"), ("en", "March forward and don't stop"),
    ("en", "hold on a second"), ("en", "second to none"), ("en", "first come first served"),
    ("en", "call it a day"), ("en", "spring into action"), ("en", "she is a night owl"),
    ("en", "we burn the midnight oil"), ("en", "a 3D printer"), ("en", "in the sun"),
    ("en", "you may ask me"), ("en", "june said she is ill"), ("en", "a Christmas tree"),
    ("en", "he is at six feet"), ("ja", "夏バテした"), ("ja", "次男です"), ("ja", "十八番の歌"), ("ja", "二枚目の俳優"),
    ("ja", "五分五分の勝負"), ("ja", "春一番が吹く"),
    ("ja", "一年生になったら"), ("ja", "五月病かな"), ("ja", "四六時中見ている"), ("ja", "一番好きな色"),
    ("ja", "三日坊主はやめたい"), ("ja", "次から次へと"),
  ]) func `no value`(_ language: String, _ text: String) throws {
    let kinds: [RecognizedValue.Kind] = [
      .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration, .recurrence,
      .ordinal,
    ]
    for kind in kinds { #expect(try readings(text, language, kind) == [], "\(kind)") }
  }
}
