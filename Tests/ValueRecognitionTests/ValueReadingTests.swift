import Foundation
import Testing

@testable import ValueRecognition

struct ReadingCase: Sendable, CustomTestStringConvertible {
  var language: String
  var text: String
  var type: ReadableType
  var values: [ValueContent]
  var isWhole: Bool

  init(
    _ language: String, _ text: String, _ type: ReadableType, _ values: [ValueContent],
    _ isWhole: Bool = true
  ) {
    self.language = language
    self.text = text
    self.type = type
    self.values = values
    self.isWhole = isWhole
  }

  var testDescription: String { "\(text) as \(type)" }
}

@Suite struct ValueReadingTests {
  static let cases: [ReadingCase] = [
    .init("en", "three please", .integer, [.integer(3)]),
    .init("en", "make it five", .integer, [.integer(5)]),
    .init("en", "make it 5 pieces, please", .integer, [.integer(5)]),
    .init("en", "a dozen", .integer, [.integer(12)]),
    .init("en", "three large beers", .integer, [.integer(3)], false),
    .init("en", "two and a half", .double, [.decimal(2.5)]),
    .init("en", "banana", .integer, [], false),
    .init("en", "yes please", .bool, [.boolean(true)]),
    .init("en", "no thanks", .bool, [.boolean(false)]),
    .init("en", "Not really.", .bool, [.boolean(false)]),
    .init("en", "go ahead", .bool, [.boolean(true)]),
    .init("en", "banana", .bool, [], false),
    .init("ja", "いや", .bool, [.boolean(false)]),
    .init("ja", "いや、3つで", .integer, [.integer(3)]),
    .init("en", "no, make it 5", .integer, [.integer(5)]),
    .init("en", "go to example.com", .url, [.url("https://example.com")]),
    .init("en", "https://example.com/a?b=c", .url, [.url("https://example.com/a?b=c")]),
    .init("en", "my email is Taro@example.co.jp.", .email, [.email("Taro@example.co.jp")]),
    .init("en", "for 90 minutes", .duration, [.duration(SpokenDuration([.minute: 90]))]),
    .init(
      "en", "an hour and a half", .duration, [.duration(SpokenDuration([.hour: 1.5]))]),
    .init("ja", "3つお願いします", .integer, [.integer(3)]),
    .init("ja", "三個で", .integer, [.integer(3)]),
    .init("ja", "ふたつにしてください", .integer, [.integer(2)]),
    .init("ja", "やっぱり5にして", .integer, [.integer(5)]),
    .init("ja", "ビールを3つ", .integer, [.integer(3)], false),
    .init("ja", "はい、お願いします", .bool, [.boolean(true)]),
    .init("ja", "いいえ", .bool, [.boolean(false)]),
    .init("ja", "1時間半", .duration, [.duration(SpokenDuration([.hour: 1.5]))]),
    .init("ja", "90分でお願いします", .duration, [.duration(SpokenDuration([.minute: 90]))]),
    .init("ja", "example.com で", .url, [.url("https://example.com")]),
    .init("ja", "田中です", .string, [.text("田中"), .text("田中です")]),
  ]

  @Test(arguments: cases) func `replies to prompts`(_ test: ReadingCase) throws {
    let context = try MomentTests.context(test.language == "en" ? "en_US" : "ja_JP")
    let reading = try TestLanguages.recognizer(test.language).read(
      test.text, as: test.type, context)
    #expect(reading.values == test.values)
    #expect(reading.isWhole == test.isWhole)
  }

  @Test(arguments: [
    ("en", "at 5", "2024-07-10 17:00"), ("en", "make it 4 please", "2024-07-10 16:00"),
    ("en", "half past three", "2024-07-10 15:30"), ("en", "tomorrow", "2024-07-11"),
    ("en", "next Friday at 3", "2024-07-19 15:00"), ("en", "tonight at 8", "2024-07-10 20:00"),
    ("en", "on Monday morning please", "2024-07-15 08:00"),
    ("en", "tomorrow 5", "2024-07-11 17:00"),
    ("en", "a week from now", "2024-07-17"), ("en", "in 20 minutes", "2024-07-10 12:20"),
    ("en", "May", "2025-05-01"), ("en", "the 3rd at 10:15 am", "2024-08-03 10:15"),
    ("ja", "やっぱり4時", "2024-07-10 16:00"), ("ja", "3時半にして", "2024-07-10 15:30"),
    ("ja", "来週の金曜の15時で", "2024-07-19 15:00"), ("ja", "明日でお願いします", "2024-07-11"),
    ("ja", "あした 9時", "2024-07-11 09:00"), ("ja", "今夜8時", "2024-07-10 20:00"),
    ("ja", "30分後", "2024-07-10 12:30"), ("ja", "二週間後の月曜", "2024-07-22"),
    ("ja", "夕方5時ごろ", "2024-07-10 17:00"), ("ja", "１２／２４", "2024-12-24"),
    ("ja", "夜の11時半", "2024-07-10 23:30"), ("ja", "正午にお願いします", "2024-07-11 12:00"),
  ]) func `replies to a question for a date`(
    _ language: String, _ text: String, _ first: String
  ) throws {
    let context = try MomentTests.context(language == "en" ? "en_US" : "ja_JP")
    let reading = try TestLanguages.recognizer(language).read(text, as: .date, context)
    guard case .moment(let moment)? = reading.values.first else {
      Issue.record("no moment")
      return
    }
    #expect(MomentTests.shown(moment, context) == first)
    #expect(reading.isWhole, "\(reading.leftover)")
  }

  @Test func `a fraction is no whole number`() throws {
    let context = try MomentTests.context("en_US")
    let reading = try TestLanguages.recognizer("en").read("2.5", as: .integer, context)
    #expect(reading.values == [])
    #expect(reading.problem == .notWhole)
  }

  @Test func `a bare number is an hour where a date is wanted`() throws {
    let context = try MomentTests.context("ja_JP")
    let reading = try TestLanguages.recognizer("ja").read("4", as: .date, context)
    let hours = reading.values.compactMap { value -> Int? in
      guard case .moment(let moment) = value else { return nil }
      #expect(moment.said.day == nil)
      return moment.said.hour
    }
    #expect(hours == [16, 4])
  }

  @Test func `ranges are the user's own characters`() throws {
    let context = try MomentTests.context("ja_JP")
    let values = try TestLanguages.recognizer("ja").values(in: "🍔を ３個、ﾋﾞｰﾙを50%", context)
    let integers = values.filter { $0.kind == .integer }
    #expect(integers.map(\.range) == [3..<4])
    #expect(values.filter { $0.kind == .percentage }.map(\.range) == [11..<14])
  }

  @Test(arguments: ["en", "ja"]) func `hostile input ends soon and in range`(
    _ language: String
  ) throws {
    let context = try MomentTests.context(language)
    let recognizer = try TestLanguages.recognizer(language)
    let pieces = [
      "9", "9,999,", "twenty one ", "三日", "一二三", "-", "1:", "2024-", "ひとつ", "🍔", "שלום ", "a.b@",
      "half past ", "in ", "午前", "１", "e\u{301}", "か\u{3099}", "http://", " ", "(", "1月",
    ]
    for piece in pieces {
      // Unoptimized code is slow; what is long in use, thousands of digits, is tested at full length.
      let length = ["9", "１", "-", "一二三"].contains(piece) ? 10_000 : 400
      let text = String(repeating: piece, count: length / piece.unicodeScalars.count)
      let count = text.unicodeScalars.count
      let duration = ContinuousClock().measure {
        _ = recognizer.number(text)
        _ = recognizer.read(text, as: .date, context)
        for value in recognizer.values(in: text, context) {
          let isInside = value.range.lowerBound >= 0 && value.range.upperBound <= count
          if !isInside { Issue.record("\(value.range) is outside of \(piece) × n") }
        }
      }
      #expect(duration < .seconds(60), "\(piece)")
    }
  }
}
