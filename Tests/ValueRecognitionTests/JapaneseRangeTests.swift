import Foundation
import Testing

@testable import ValueRecognition

/// Wednesday, 2024-07-10 12:00 in Tokyo.
@Suite struct JapaneseRangeTests {
  private func values(_ text: String) throws -> [RecognizedValue] {
    try TestLanguages.recognizer("ja").values(in: text, MomentTests.context("ja_JP"))
  }

  /// The bounds of the readings of the value that covers the whole text.
  private func bounds(_ text: String) throws -> [String] {
    let context = try MomentTests.context("ja_JP")
    func shown(_ date: Date?) -> String {
      guard let date else { return "" }
      let parts = context.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: date)
      let day = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      let time = String(format: " %02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
      return time == " 00:00" ? day : day + time
    }
    let kinds: Set<RecognizedValue.Kind> = [.dateRange, .timeRange, .dateTimeRange]
    let whole = try values(text).first {
      kinds.contains($0.kind) && $0.range == 0..<text.unicodeScalars.count
    }
    return (whole?.readings ?? []).map {
      switch $0 {
      case .moment(let moment):
        shown(moment.span?.lowerBound) + "/" + shown(moment.span?.upperBound)
      case .range(let range): shown(range.start) + "/" + shown(range.end)
      default: "no range"
      }
    }
  }

  @Test(arguments: [
    ("7月20日から8月2日まで", "2024-07-20/2024-08-03"), ("9月3日〜5日", "2024-09-03/2024-09-06"),
    ("11/3-11/5", "2024-11-03/2024-11-06"), ("9月3〜5日", "2024-09-03/2024-09-06"),
    ("来週の火曜から木曜にかけて", "2024-07-16/2024-07-19"), ("明日と土曜日の間", "2024-07-11/2024-07-14"),
    ("2020年から2022年まで", "2020-01-01/2023-01-01"), ("再来月", "2024-09-01/2024-10-01"),
    ("令和3年", "2021-01-01/2022-01-01"), ("R5年3月", "2023-03-01/2023-04-01"),
    ("来年の下半期", "2025-07-01/2026-01-01"), ("2023年第3四半期", "2023-07-01/2023-10-01"),
    ("8月上旬", "2024-08-01/2024-08-11"), ("来月下旬", "2024-08-21/2024-09-01"),
    ("来週末", "2024-07-20/2024-07-22"), ("8月6日の週", "2024-08-05/2024-08-12"),
    ("2021年の最初の週", "2021-01-04/2021-01-11"), ("1980年代", "1980-01-01/1990-01-01"),
    ("19世紀", "1801-01-01/1901-01-01"), ("今月いっぱい", "2024-07-10/2024-08-01"),
    ("今後4日間", "2024-07-11/2024-07-15"), ("過去2週間", "2024-06-26/2024-07-10"),
    ("6日以内", "2024-07-10/2024-07-16"), ("あさってから3日以内", "2024-07-12/2024-07-15"),
  ]) func `stretches of days`(_ text: String, _ expected: String) throws {
    #expect(try bounds(text).first == expected)
  }

  @Test(arguments: [
    ("8月1日以降", "2024-08-01/"), ("8月1日まで", "/2024-08-02"), ("8月1日より前", "/2024-08-01"),
    ("2010年以前", "/2010-01-01"), ("来月から", "2024-08-01/"), ("2020年以来", "2020-01-01/"),
    ("明日の15時以降", "2024-07-11 15:00/"), ("あしたの正午までに", "/2024-07-11 12:00"),
  ]) func `stretches that are open at an end`(_ text: String, _ expected: String) throws {
    #expect(try bounds(text).first == expected)
  }

  @Test(arguments: [
    ("13時から15時半まで", "2024-07-10 13:00/2024-07-10 15:30"),
    ("明日の午後2時から5時", "2024-07-11 14:00/2024-07-11 17:00"),
    ("あさって10〜12時", "2024-07-12 10:00/2024-07-12 12:00"),
    ("明日の夜10時から2時まで", "2024-07-11 22:00/2024-07-12 02:00"),
    ("明日の9時から25時まで", "2024-07-11 09:00/2024-07-12 01:00"),
    ("あしたの朝", "2024-07-11 08:00/2024-07-11 12:00"), ("今夜", "2024-07-10 20:00/2024-07-11"),
    ("この20分間", "2024-07-10 11:40/2024-07-10 12:00"),
    ("3時間以内", "2024-07-10 12:00/2024-07-10 15:00"),
  ]) func `stretches of time`(_ text: String, _ expected: String) throws {
    #expect(try bounds(text).first == expected)
  }

  @Test func `a value's parts of other kinds are there too`() throws {
    let found = try values("明日の8時から")
    #expect(found.map(\.kind).contains(.time))
    #expect(found.map(\.kind).contains(.date))
    #expect(found.first?.kind == .dateTimeRange)
  }

  @Test func `a stay of nights moves no day`() throws {
    let found = try values("8月2日から3泊で")
    #expect(found.contains { $0.kind == .duration && $0.readings == [.duration(.init([.day: 3]))] })
    let days = try #require(found.first { $0.kind == .date })
    #expect(days.range == 0..<4)
  }

  @Test(arguments: [
    ("毎週水曜", "FREQ=WEEKLY;BYDAY=WE"), ("隔週火曜日", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    ("毎月25日", "FREQ=MONTHLY;BYMONTHDAY=25"), ("毎月末", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("毎月第2木曜日", "FREQ=MONTHLY;BYDAY=2TH"), ("毎年4月1日", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1"),
    ("毎朝6時", "FREQ=DAILY;BYHOUR=6"), ("4日ごと", "FREQ=DAILY;INTERVAL=4"),
    ("平日の7時半", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30"),
    ("8時間おき", "FREQ=HOURLY;INTERVAL=8"),
  ]) func `what comes back`(_ text: String, _ rule: String) throws {
    let found = try values(text).first { $0.kind == .recurrence }
    guard case .recurrence(let recurrence)? = found?.readings.first else {
      Issue.record("no recurrence in \(text)")
      return
    }
    #expect(recurrence.rrule == rule)
    #expect(found?.range == 0..<text.unicodeScalars.count)
  }
}
