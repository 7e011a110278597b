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

/// What is said to be about right, and numbers of units that are left out.
@Suite struct SaidRoughlyTests {
  private func values(_ text: String, _ language: String) throws -> [RecognizedValue] {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    return try TestLanguages.recognizer(language).values(in: text, context)
  }

  @Test(arguments: [
    ("en", "about 40 guests", RecognizedValue.Kind.integer), ("en", "around 6 pm", .time),
    ("en", "roughly three hours", .duration), ("en", "$20 or so", .currency),
    ("en", "nearly 5 km", .dimension), ("ja", "約40人", .integer), ("ja", "30個くらい", .integer),
    ("ja", "7時ごろ", .time), ("ja", "およそ三時間", .duration), ("ja", "5000円ほど", .currency),
    ("ja", "十数人", .integer),
  ]) func `an approximation is kept as one`(
    _ language: String, _ text: String, _ kind: RecognizedValue.Kind
  ) throws {
    let found = try values(text, language).filter { $0.kind == kind }
    #expect(found.count == 1)
    let isMarked = found.allSatisfy(\.isApproximate)
    #expect(isMarked)
  }

  @Test(arguments: [
    ("en", "exactly 40 guests"), ("en", "at 6 pm"), ("ja", "40人で"), ("ja", "7時に"),
    ("ja", "この位置に5個"),
  ]) func `what is exact is no approximation`(_ language: String, _ text: String) throws {
    let found = try values(text, language)
    #expect(!found.isEmpty)
    let isExact = found.allSatisfy { !$0.isApproximate }
    #expect(isExact)
  }

  @Test(arguments: [
    ("six foot two", 6.0 + 2.0 / 12), ("5 foot 11", 5 + 11.0 / 12), ("12 stone 7", 12.5),
    ("six foot 20", 6),
  ]) func `a smaller unit may be left out`(_ text: String, _ amount: Double) throws {
    guard
      case .measure(let measure)? = try values(text, "en").first(where: { $0.kind == .dimension })?
        .readings.first
    else {
      Issue.record("no measure in \(text)")
      return
    }
    #expect(abs(measure.value - amount) < 1e-9)
  }

  @Test(arguments: [
    ("en", "third party software"), ("en", "a second hand car"), ("en", "at first I was afraid"),
    ("en", "every now and then"), ("ja", "第三者の意見"), ("ja", "もう一度お願い"), ("ja", "三角形を描いて"),
    ("ja", "8番チャンネルの番"), ("ja", "体温は37度2分"),
  ]) func `words that only look like a value`(_ language: String, _ text: String) throws {
    let kinds: Set<RecognizedValue.Kind> = [
      .date, .dateTime, .duration, .currency, .decimal, .person,
    ]
    let found = try values(text, language).filter { kinds.contains($0.kind) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("en", "the last weekend of August", "(2024-08-31,2024-09-02)"),
    ("en", "first weekend in September", "(2024-09-07,2024-09-09)"),
    ("ja", "8月最後の週末", "(2024-08-31,2024-09-02)"),
  ]) func `a weekend of a month`(_ language: String, _ text: String, _ days: String) throws {
    let context = try MomentTests.context("en_US")
    guard
      case .moment(let moment)? = try values(text, language).first(where: { $0.kind == .dateRange }
      )?
      .readings.first, let span = moment.span
    else {
      Issue.record("no stretch in \(text)")
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone
    let parts = [span.lowerBound, span.upperBound].map {
      calendar.dateComponents([.year, .month, .day], from: $0)
    }
    let written = parts.map { part in
      [part.year, part.month, part.day].map { number in
        let text = String(number ?? 0)
        return text.count < 2 ? "0" + text : text
      }.joined(separator: "-")
    }
    #expect("(" + written.joined(separator: ",") + ")" == days)
  }

  @Test(arguments: [
    ("en", "every six weeks starting Monday", "FREQ=WEEKLY;INTERVAL=6;BYDAY=MO"),
    ("en", "Mon-Fri at 8", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8"),
    ("ja", "月曜から6週間ごと", "FREQ=WEEKLY;INTERVAL=6;BYDAY=MO"),
    ("ja", "月〜金の8時", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8"),
  ]) func `a rhythm with its first day`(_ language: String, _ text: String, _ rule: String) throws {
    guard
      case .recurrence(let found)? = try values(text, language).first(where: {
        $0.kind == .recurrence
      })?.readings.first
    else {
      Issue.record("no recurrence in \(text)")
      return
    }
    #expect(found.rrule == rule)
  }

  @Test(arguments: [
    ("at eight twenty-five in the morning", "08:25"), ("at 10 to 3 pm", "14:50"),
    ("at 730 in the evening", "19:30"),
  ]) func `minutes are no border of a range`(_ text: String, _ time: String) throws {
    let context = try MomentTests.context("en_US")
    let found = try values(text, "en").filter { $0.kind == .time || $0.kind == .timeRange }
    guard case .moment(let moment)? = found.first?.readings.first else {
      Issue.record("no time in \(text)")
      return
    }
    let shown = MomentTests.shown(moment, context)
    #expect(shown.hasSuffix(time), "\(shown)")
  }

  @Test func `figures in groups are no year`() throws {
    let yen = try values("1,500 yen", "en")
    let isYear = yen.contains { $0.kind == .dateRange }
    #expect(!isYear)
    let many = try values("a couple of hundred", "en")
    #expect(many.first?.readings == [.integer(200)])
    let first = try values("平成元年", "ja").first { $0.kind == .dateRange }
    #expect(first?.readings.count == 1)
  }
}
