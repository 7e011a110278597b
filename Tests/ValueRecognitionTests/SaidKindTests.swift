import Foundation
import Testing

@testable import ValueRecognition

/// Kinds of value that are said in a way of their own, on Wednesday, 2024-07-10 12:00 in Tokyo.
@Suite struct SaidKindTests {
  private func values(_ text: String, _ language: String) throws -> [RecognizedValue] {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    return try TestLanguages.recognizer(language).values(in: text, context)
  }

  private func readings(
    _ text: String, _ language: String, _ kind: RecognizedValue.Kind
  ) throws -> [ValueContent] {
    try values(text, language).filter { $0.kind == kind }.flatMap(\.readings)
  }

  @Test(arguments: [
    ("en", "six to eight hours", 6.0, 8.0, 3600.0), ("en", "between 40 and 50 minutes", 40, 50, 60),
    ("en", "4-5 weeks", 4, 5, 604_800), ("en", "three or four days", 3, 4, 86_400),
    ("ja", "6〜8時間", 6, 8, 3600), ("ja", "40から50分", 40, 50, 60), ("ja", "二、三時間", 2, 3, 3600),
    ("ja", "4、5か月", 4, 5, 2_592_000),
  ]) func `a length between two is either`(
    _ language: String, _ text: String, _ low: Double, _ high: Double, _ unit: Double
  ) throws {
    let seconds = try readings(text, language, .duration).compactMap { reading -> Double? in
      if case .duration(let duration) = reading { duration.seconds } else { nil }
    }
    #expect(seconds == [low * unit, high * unit])
  }

  @Test(arguments: [
    ("en", "four times a month", 4, "FREQ=MONTHLY"), ("en", "twice a week", 2, "FREQ=WEEKLY"),
    ("en", "5 times per day", 5, "FREQ=DAILY"), ("ja", "週4回", 4, "FREQ=WEEKLY"),
    ("ja", "月に3回", 3, "FREQ=MONTHLY"), ("ja", "一日2回", 2, "FREQ=DAILY"),
    ("ja", "年5回", 5, "FREQ=YEARLY"), ("ja", "二週間に三回", 3, "FREQ=WEEKLY;INTERVAL=2"),
  ]) func `so many times in each unit`(
    _ language: String, _ text: String, _ times: Int, _ rule: String
  ) throws {
    let found = try readings(text, language, .recurrence)
    guard case .recurrence(let recurrence)? = found.first else {
      Issue.record("no recurrence in \(text)")
      return
    }
    #expect(recurrence.times == times)
    #expect(recurrence.rrule == rule)
  }

  @Test(arguments: [
    ("ja", "先月2回行った"), ("ja", "3月に2回"), ("ja", "今週3回目"), ("en", "two times three"),
  ]) func `no rhythm`(_ language: String, _ text: String) throws {
    #expect(try readings(text, language, .recurrence) == [])
  }

  @Test(arguments: [
    ("en", "every second and fourth Tuesday of the month", "FREQ=MONTHLY;BYDAY=2TU,4TU"),
    ("en", "on the 5th and 20th of every month", "FREQ=MONTHLY;BYMONTHDAY=5,20"),
    ("ja", "毎月第1・第3木曜", "FREQ=MONTHLY;BYDAY=1TH,3TH"),
    ("ja", "毎月第二、第四日曜日", "FREQ=MONTHLY;BYDAY=2SU,4SU"),
    ("ja", "毎月5日と20日", "FREQ=MONTHLY;BYMONTHDAY=5,20"),
  ]) func `two days of each month`(_ language: String, _ text: String, _ rule: String) throws {
    guard case .recurrence(let found)? = try readings(text, language, .recurrence).first else {
      Issue.record("no recurrence in \(text)")
      return
    }
    #expect(found.rrule == rule)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let written = found.rule(in: calendar)
    #expect(written.weekdays.count + written.daysOfTheMonth.count == 2)
  }

  @Test(arguments: [
    ("en", "the Tuesday after the 20th", "2024-07-23"),
    ("en", "Friday before Christmas", "2024-12-20"),
    ("en", "the day after Halloween", "2024-11-01"),
    ("en", "the day before the 15th", "2024-07-14"),
    ("en", "Thursday after next", "2024-07-25"), ("ja", "海の日の次の火曜", "2024-07-16"),
    ("ja", "クリスマスの前の金曜日", "2024-12-20"),
  ]) func `a day beside another one`(
    _ language: String, _ text: String, _ day: String
  ) throws {
    guard case .moment(let moment)? = try readings(text, language, .date).first else {
      Issue.record("no date in \(text)")
      return
    }
    #expect(try MomentTests.shown(moment, MomentTests.context("en_US")) == day)
  }

  @Test(arguments: [
    ("en", "at the same time next week", "2024-07-17 12:00"),
    ("en", "same time tomorrow", "2024-07-11 12:00"), ("ja", "来週の同じ時間", "2024-07-17 12:00"),
    ("ja", "金曜の同じ時刻に", "2024-07-12 12:00"), ("ja", "三時の10分前", "2024-07-10 14:50"),
    ("ja", "正午の5分前", "2024-07-11 11:55"),
  ]) func `a time by another one`(_ language: String, _ text: String, _ time: String) throws {
    let found = try readings(text, language, .dateTime) + readings(text, language, .time)
    guard case .moment(let moment)? = found.first else {
      Issue.record("no time in \(text)")
      return
    }
    #expect(try MomentTests.shown(moment, MomentTests.context("en_US")) == time)
  }

  /// Names and idioms with a number or a unit in them.
  @Test(arguments: [
    ("en", "the 9th Gate is a film"), ("en", "the third act was slow"), ("en", "It's open 24/7"),
    ("en", "a second wave is coming"), ("en", "meet at the 7-Eleven"), ("en", "Apollo 13"),
    ("en", "the 2nd Act"), ("ja", "三日月を見た"), ("ja", "十分に気をつけて"), ("ja", "今日子に聞いて"),
    ("ja", "三日坊主なんです"), ("ja", "一時停止して"), ("ja", "24/7で開いている"), ("ja", "朝日がまぶしい"),
  ]) func `names that hold no date`(_ language: String, _ text: String) throws {
    let kinds: Set<RecognizedValue.Kind> = [
      .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration,
    ]
    let found = try values(text, language).filter { kinds.contains($0.kind) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("ja", "一番好きな店"), ("ja", "三越で待つ"), ("ja", "四ツ谷まで"), ("ja", "日本一高い"), ("ja", "次第に暗くなる"),
    ("en", "a 7-eleven near me"),
  ]) func `names that hold no number`(_ language: String, _ text: String) throws {
    let kinds: Set<RecognizedValue.Kind> = [.integer, .decimal, .ordinal, .numberRange]
    let found = try values(text, language).filter { kinds.contains($0.kind) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a day with a number goes on as a sentence does`() throws {
    #expect(try readings("the 9th at noon", "en", .dateTime).count == 2)
    #expect(try readings("is the first too early", "en", .date).count == 2)
    #expect(try readings("seven to 4 people", "en", .timeRange) == [])
    #expect(try readings("=> 12", "en", .numberRange) == [])
    #expect(try readings("see https://example.org/a%20b", "en", .percentage) == [])
  }
}
