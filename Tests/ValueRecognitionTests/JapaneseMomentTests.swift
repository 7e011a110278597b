import Foundation
import Testing

@testable import ValueRecognition

@Suite struct JapaneseMomentTests {
  private func values(_ text: String) throws -> [RecognizedValue] {
    try TestLanguages.recognizer("ja").values(in: text, MomentTests.context("ja_JP"))
  }

  private func days(_ value: RecognizedValue?) throws -> [String] {
    let context = try MomentTests.context("ja_JP")
    return (value?.readings ?? []).compactMap {
      guard case .moment(let moment) = $0 else { return nil }
      return MomentTests.shown(moment, context)
    }
  }

  @Test(arguments: [
    ("2024年の敬老の日", "2024-09-16"), ("2024年の春分の日", "2024-03-20"),
    ("2024年秋分の日", "2024-09-22"), ("2023年の秋分の日", "2023-09-23"),
    ("去年の成人の日", "2023-01-09"), ("2024年のイースター", "2024-03-31"),
    ("2019年の聖金曜日", "2019-04-19"), ("2024年のブラックフライデー", "2024-11-29"),
    ("2024年のメモリアルデー", "2024-05-27"), ("2026年のメモリアルデー", "2026-05-25"),
  ]) func `holidays fall on their days`(_ text: String, _ day: String) throws {
    let found = try values(text).first { $0.kind == .date }
    #expect(try days(found) == [day])
    #expect(found?.range == 0..<text.unicodeScalars.count)
  }

  @Test func `a holiday without a year is the coming one, then the last one`() throws {
    let marine = try values("海の日").first { $0.kind == .date }
    #expect(try days(marine) == ["2024-07-15", "2023-07-17"])
    let star = try values("七夕").first { $0.kind == .date }
    #expect(try days(star) == ["2025-07-07", "2024-07-07"])
  }

  @Test(arguments: [
    ("再来週の水曜日", ["2024-07-24"]), ("次の日曜日", ["2024-07-14", "2024-07-21"]),
    ("この前の水曜日", ["2024-07-03"]), ("3個先の土曜日", ["2024-07-27"]),
    ("昨日の3日後", ["2024-07-12"]), ("来月の最初の木曜", ["2024-08-01"]),
    ("昨年の今日", ["2023-07-10"]), ("23年4月2日", ["2023-04-02"]),
    ("文化の日の前日", ["2024-11-02", "2023-11-02"]),
    ("第2火曜日", ["2024-08-13", "2024-07-09"]), ("さらいげつの5日", ["2024-09-05"]),
    ("去年の今月の4日", ["2023-07-04"]), ("24-7-9", ["2024-07-09"]),
    ("11/3/2023", ["2023-11-03", "2023-03-11"]), ("一日三日前", []),
  ]) func `days are read in many ways`(_ text: String, _ expected: [String]) throws {
    let whole = try values(text).first {
      $0.kind == .date && $0.range == 0..<text.unicodeScalars.count
    }
    #expect(try days(whole) == expected)
  }

  @Test(arguments: [
    ("明日中", "2024-07-11 23:59"), ("今週の土曜日の終わり", "2024-07-13 23:59"),
    ("今夜9時", "2024-07-10 21:00"), ("昨夜11時", "2024-07-09 23:00"),
    ("夜の午後9時", "2024-07-10 21:00"), ("十時半二十秒", "2024-07-10 22:30"),
    ("1時の昼食時", "2024-07-10 13:00"), ("14時5分過ぎ", "2024-07-10 14:05"),
  ]) func `times are read in many ways`(_ text: String, _ expected: String) throws {
    let whole = try values(text).first { $0.range == 0..<text.unicodeScalars.count }
    #expect(try days(whole).first == expected)
  }

  @Test(arguments: ["よい週末を", "いい一日を！", "夜景と晩ご飯", "おはよう", "今回は昨今と違う", "5分の2が残る", "一時停止"])
  func `words that only look like a time are none`(_ text: String) throws {
    let moments: Set<RecognizedValue.Kind> = [.date, .time, .dateTime, .duration]
    let found = try values(text).filter { moments.contains($0.kind) }
    #expect(found == [])
  }

  @Test func `a day with a wrong weekday is that day and a problem`() throws {
    let found = try values("2024年7月15日火曜日").first { $0.kind == .date }
    #expect(try days(found) == ["2024-07-15"])
    #expect(found?.problem == .notThatWeekday(3))
  }
}
