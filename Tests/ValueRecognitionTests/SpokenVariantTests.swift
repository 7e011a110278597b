import Foundation
import Testing

@testable import ValueRecognition

/// Ways of saying the same, on Wednesday, 2024-07-10 12:00 in Tokyo.
@Suite struct SpokenVariantTests {
  private func whole(
    _ text: String, _ language: String, _ kinds: Set<RecognizedValue.Kind>
  ) throws -> RecognizedValue? {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    return try TestLanguages.recognizer(language).values(in: text, context).first {
      kinds.contains($0.kind) && $0.range == 0..<text.unicodeScalars.count
    }
  }

  /// The bounds of the likeliest reading of the stretch that covers the whole text.
  private func bounds(_ text: String, _ language: String) throws -> String? {
    let context = try MomentTests.context(language == "ja" ? "ja_JP" : "en_US")
    func shown(_ date: Date?) -> String {
      guard let date else { return "" }
      let parts = context.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: date)
      let day = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      let time = String(format: " %02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
      return time == " 00:00" ? day : day + time
    }
    switch try whole(text, language, [.dateRange, .timeRange, .dateTimeRange])?.readings.first {
    case .moment(let moment)?:
      return shown(moment.span?.lowerBound) + "/" + shown(moment.span?.upperBound)
    case .range(let range)?: return shown(range.start) + "/" + shown(range.end)
    default: return nil
    }
  }

  @Test(arguments: [
    ("next quarter", "2024-10-01/2025-01-01"), ("the previous quarter", "2024-04-01/2024-07-01"),
    ("third quarter next year", "2025-07-01/2025-10-01"), ("H2 2025", "2025-07-01/2026-01-01"),
    ("this decade", "2020-01-01/2030-01-01"), ("this autumn", "2024-09-01/2024-12-01"),
    ("2026 spring", "2026-03-01/2026-06-01"), ("this coming weekend", "2024-07-13/2024-07-15"),
    ("the weekend before last", "2024-06-29/2024-07-01"),
    ("the weekend of September 2nd", "2024-08-31/2024-09-03"),
    ("the weekend of September 4th", "2024-09-07/2024-09-09"),
    ("the second half of August", "2024-08-16/2024-09-01"),
    ("from August 5 to 9, 2025", "2025-08-05/2025-08-10"),
    ("from Monday 'til Thursday", "2024-07-15/2024-07-19"),
    ("no earlier than August 5", "2024-08-05/"), ("August 5 at the latest", "/2024-08-06"),
    ("early Friday morning", "2024-07-12 08:00/2024-07-12 10:00"),
    ("tomorrow at night", "2024-07-11 20:00/2024-07-12"),
  ]) func `English stretches`(_ text: String, _ expected: String) throws {
    #expect(try bounds(text, "en") == expected)
  }

  @Test(arguments: [
    ("来年度", "2025-04-01/2026-04-01"), ("令和3年度", "2021-04-01/2022-04-01"),
    ("年度末", "2025-03-01/2025-04-01"), ("来年のゴールデンウィーク", "2025-04-29/2025-05-06"),
    ("お盆休み", "2024-08-13/2024-08-17"), ("年末年始", "2024-12-29/2025-01-04"),
    ("今日のうち", "2024-07-10 12:00/2024-07-11"), ("ここ5日ほど", "2024-07-05/2024-07-10"),
    ("8〜9月", "2024-08-01/2024-10-01"), ("8月3日から同月9日まで", "2024-08-03/2024-08-10"),
    ("遅くとも金曜日までに", "/2024-07-13"), ("8月5日を過ぎて", "2024-08-05/"),
  ]) func `Japanese stretches`(_ text: String, _ expected: String) throws {
    #expect(try bounds(text, "ja") == expected)
  }

  @Test(arguments: [
    ("en", "every Tuesday and Friday", "FREQ=WEEKLY;BYDAY=TU,FR"),
    ("en", "Mondays, Thursdays and Saturdays", "FREQ=WEEKLY;BYDAY=MO,TH,SA"),
    ("en", "every other week on Monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
    ("en", "monthly on the second Friday", "FREQ=MONTHLY;BYDAY=2FR"),
    ("en", "every month on the 12th", "FREQ=MONTHLY;BYMONTHDAY=12"),
    ("en", "yearly on May 9th", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=9"),
    ("en", "once every 4 days", "FREQ=DAILY;INTERVAL=4"),
    ("ja", "毎週火金", "FREQ=WEEKLY;BYDAY=TU,FR"), ("ja", "毎週月曜日と木曜日", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("ja", "毎週月・水・土の9時", "FREQ=WEEKLY;BYDAY=MO,WE,SA;BYHOUR=9"),
    ("ja", "5日に1回", "FREQ=DAILY;INTERVAL=5"), ("ja", "週に一度", "FREQ=WEEKLY"),
    ("ja", "2週間ごとの金曜日", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
  ]) func `what comes back`(_ language: String, _ text: String, _ rule: String) throws {
    guard case .recurrence(let found)? = try whole(text, language, [.recurrence])?.readings.first
    else {
      Issue.record("'\(text)' was not read")
      return
    }
    #expect(found.rrule == rule)
  }

  @Test(arguments: [
    ("en", "make it an hour later", 3600.0), ("en", "push it back by 20 minutes", 1200),
    ("en", "half an hour earlier please", -1800), ("ja", "30分早くして", -1800),
    ("ja", "1時間半後にずらして", 5400), ("ja", "二日延ばして", 172_800),
  ]) func `moves of a known time`(_ language: String, _ text: String, _ seconds: Double) throws {
    let context = try MomentTests.context(language)
    let values = try TestLanguages.recognizer(language).values(in: text, context)
    let shift = try #require(values.first { $0.kind == .shift })
    guard case .duration(let duration)? = shift.readings.first else {
      Issue.record("no duration")
      return
    }
    #expect(duration.seconds == seconds)
  }

  @Test(arguments: [
    ("at ten to nine", ["08:50", "20:50"]), ("half after six", ["06:30", "18:30"]),
    ("quarter past noon", ["12:15"]), ("five minutes to midnight", ["23:55"]),
  ]) func `English clocks`(_ text: String, _ expected: [String]) throws {
    let context = try MomentTests.context("en_US")
    let value = try #require(try whole(text, "en", [.time]))
    let times = value.readings.compactMap { reading -> String? in
      guard case .moment(let moment) = reading else { return nil }
      return String(MomentTests.shown(moment, context).suffix(5))
    }
    #expect(times.sorted() == expected)
  }

  @Test(arguments: [
    ("en", "an hour and a quarter", 4500.0), ("en", "two more weeks", 1_209_600),
    ("en", "2 hours and three quarters", 9900), ("ja", "四半世紀", 788_400_000),
  ]) func `lengths`(_ language: String, _ text: String, _ seconds: Double) throws {
    guard case .duration(let found)? = try whole(text, language, [.duration])?.readings.first
    else {
      Issue.record("'\(text)' was not read")
      return
    }
    #expect(found.seconds == seconds)
  }

  @Test(arguments: [
    ("ja", "アスパラガスとアスピリンを買って"), ("en", "do not fall for the trick"),
    ("en", "how much is 20 to thirty"), ("en", "is room 2b free"),
  ]) func `other words are no times`(_ language: String, _ text: String) throws {
    let context = try MomentTests.context(language)
    let values = try TestLanguages.recognizer(language).values(in: text, context)
    let unwanted: Set<RecognizedValue.Kind> = [.date, .dateRange, .time]
    #expect(!values.contains { unwanted.contains($0.kind) })
    #expect(!values.contains { $0.readings.contains(.integer(2_000_000_000)) })
  }

  @Test(arguments: [("en", "convert 40 celsius to fahrenheit"), ("ja", "40度を華氏に直して")])
  func `a unit alone has no reading`(_ language: String, _ text: String) throws {
    let context = try MomentTests.context(language)
    let values = try TestLanguages.recognizer(language).values(in: text, context)
    let temperatures = values.filter { $0.kind == .temperature }
    #expect(temperatures.map(\.readings.isEmpty) == [false, true])
  }
}
