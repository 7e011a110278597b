import Foundation
import Testing

@testable import ValueRecognition

/// Numbers, amounts, ranges, answers, addresses and people, as the values of whole sentences.
@Suite struct QuantityTests {
  /// A text, the part of it that is a value, and what it is, as `describe` writes it.
  struct Case: Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    var part: String
    var value: String
    var testDescription: String { "\(text) → \(value)" }

    init(_ language: String, _ text: String, _ part: String, _ value: String) {
      self.language = language
      self.text = text
      self.part = part
      self.value = value
    }
  }

  private static func describe(_ content: ValueContent) -> String {
    func digits(_ value: Double) -> String {
      Int(exactly: value).map(String.init) ?? String((value * 10_000).rounded() / 10_000)
    }
    return switch content {
    case .integer(let value): String(value)
    case .decimal(let value): digits(value)
    case .ordinal(let value): "#\(value)"
    case .step(let value): "step \(value)"
    case .percentage(let value): digits(value) + "%"
    case .boolean(let value): value ? "yes" : "no"
    case .currency(let money): digits(money.value) + " " + (money.code ?? money.unit)
    case .measure(let measure): digits(measure.value) + " " + measure.unit
    case .numberRange(let range):
      (range.includesLower ? "[" : "(") + (range.lower.map(digits) ?? "") + ","
        + (range.upper.map(digits) ?? "") + (range.includesUpper ? "]" : ")")
    case .url(let text), .email(let text), .phone(let text), .person(let text), .text(let text):
      text
    case .moment, .range, .duration, .recurrence: "a time"
    }
  }

  private static func found(_ text: String, _ language: String) throws -> [(String, String)] {
    let context = try MomentTests.context(language == "en" ? "en_US" : "ja_JP")
    let scalars = Array(text.unicodeScalars)
    return try TestLanguages.recognizer(language).values(in: text, context).flatMap { value in
      let part = String(String.UnicodeScalarView(scalars[value.range]))
      return value.readings.map { (part, describe($0)) }
    }
  }

  static let numbers = [
    Case("en", "send seventeen hundred flyers", "seventeen hundred", "1700"),
    Case("en", "we need sixty - eight chairs", "sixty - eight", "68"),
    Case("en", "it weighs four point seventy-five", "four point seventy-five", "4.75"),
    Case("en", "about five sevenths of them", "five sevenths", "0.7143"),
    Case("en", "seven and four ninths", "seven and four ninths", "7.4444"),
    Case("en", "a quarter billion stars", "a quarter billion", "250000000"),
    Case("en", "thirty-seven k followers", "thirty-seven", "37"),
    Case("en", "37k followers", "37k", "37000"),
    Case("en", "with 2.5M users", "2.5M", "2500000"),
    Case("en", "3 out of 8", "3 out of 8", "0.375"),
    Case("en", "write 7 654 321", "7 654 321", "7654321"),
    Case("en", "it was 8.765,25", "8.765,25", "8765.25"),
    Case("ja", "弐千参百", "弐千参百", "2300"),
    Case("ja", "6億2千万です", "6億2千万", "620000000"),
    Case("ja", "七分の三だけ", "七分の三", "0.4286"),
    Case("ja", "２と８分の３", "２と８分の３", "2.375"),
    Case("ja", "氷点下9の世界", "氷点下9", "-9"),
    Case("ja", "ろくじゅうに", "ろくじゅうに", "62"),
  ]

  static let amounts = [
    Case("en", "it was $7 and 25 cents", "$7 and 25 cents", "7.25 USD"),
    Case("en", "pay 12 pounds 60", "12 pounds 60", "12.6 GBP"),
    Case("en", "worth CHF 4.5 million", "CHF 4.5 million", "4500000 CHF"),
    Case("en", "half a percent", "half a percent", "0.5%"),
    Case("en", "he is 6 ft 3 in", "6 ft 3 in", "6.25 foot"),
    Case("en", "a seven-mile run", "seven-mile", "7 mile"),
    Case("en", "add 3/4 cup of milk", "3/4 cup", "0.75 cup"),
    Case("en", "keep it at 68 degrees f", "68 degrees f", "68 fahrenheit"),
    Case("en", "set the oven temperature to 200C", "200C", "200 celsius"),
    Case("en", "tilt it by 30 degrees", "30 degrees", "30 degree-of-arc"),
    Case("en", "11 degrees below zero", "11 degrees below zero", "-11 degree"),
    Case("en", "a nine-year-old boy", "nine-year-old", "9 year-old"),
    Case("en", "he weighs 12 stone", "12 stone", "12 stone"),
    Case("ja", "4割2分3厘", "4割2分3厘", "42.3%"),
    Case("ja", "家賃は8万5千円です", "8万5千円", "85000 JPY"),
    Case("ja", "3ドル20セント", "3ドル20セント", "3.2 USD"),
    Case("ja", "六畳の部屋", "六畳", "6 jo"),
    Case("ja", "お米を三合炊く", "三合", "3 go"),
    Case("ja", "華氏80度", "華氏80度", "80 fahrenheit"),
    Case("ja", "時速45キロで走る", "時速45キロ", "45 kilometer-per-hour"),
    Case("ja", "生後4か月の子", "生後4か月", "4 month-old"),
    Case("ja", "兄は三十二歳です", "三十二歳", "32 year-old"),
  ]

  static let others = [
    Case("en", "no fewer than 15 seats", "no fewer than 15", "[15,]"),
    Case("en", "between 40 and 45 people", "between 40 and 45", "[40,45)"),
    Case("en", "over 8 but under 12", "over 8 but under 12", "(8,12)"),
    Case("en", "show the previous one", "previous one", "step -1"),
    Case("en", "the third from the end", "the third from the end", "#-3"),
    Case("en", "that's not right", "not right", "no"),
    Case(
      "en", "mail me at kim.lee at example dot org", "kim.lee at example dot org",
      "kim.lee@example.org"),
    Case("en", "see docs.example.org/a?b=1.", "docs.example.org/a?b=1", "docs.example.org/a?b=1"),
    Case("en", "ring me on 020 7946 0018", "020 7946 0018", "020 7946 0018"),
    Case("en", "call (212) 555-0147 ext. 12", "(212) 555-0147 ext. 12", "(212) 555-0147 ext. 12"),
    Case("en", "ask him (555-867-5309)", "555-867-5309", "555-867-5309"),
    Case("ja", "15以上40未満", "15以上40未満", "[15,40)"),
    Case("ja", "8人から12人まで", "8人から12人まで", "[8,12)"),
    Case("ja", "最後から五番目", "最後から五番目", "#-5"),
    Case("ja", "三ページ目を開いて", "三ページ目", "#3"),
    Case("ja", "連絡は0798-12-3456へ", "0798-12-3456", "0798-12-3456"),
    Case("ja", "石田さんに送って", "石田", "石田"),
  ]

  @Test(arguments: numbers + amounts + others)
  func `a value in a sentence`(_ wanted: Case) throws {
    let found = try Self.found(wanted.text, wanted.language)
    #expect(found.contains { $0 == (wanted.part, wanted.value) }, "\(found)")
  }

  /// What looks like a value and is none, with the kind that must not be there.
  @Test(arguments: [
    ("en", "which one is it", RecognizedValue.Kind.integer), ("en", "see 7/9/2031", .phone),
    ("en", "see it (7/9/2031)", .phone), ("en", "the last season (2009/2010)", .phone),
    ("en", "less than (0.00000031)", .phone), ("ja", "前の年度（2009/2010）", .phone),
    ("en", "order number 48201773", .phone), ("en", "model X-200m", .dimension),
    ("en", "not.a..host is wrong", .url), ("en", "a_b@under_score.org", .email),
    ("en", "turn right here", .boolean), ("en", "the 30 second timer", .ordinal),
    ("ja", "九州へ行く", .integer), ("ja", "八百屋", .integer), ("ja", "もう一度", .temperature),
    ("ja", "入ってはいけない", .boolean), ("ja", "皆さんに送って", .person), ("ja", "駅前の店", .ordinal),
    ("ja", "トンネルを5つ", .dimension),
  ])
  func `no value of that kind`(
    _ language: String, _ text: String, _ kind: RecognizedValue.Kind
  ) throws {
    let context = try MomentTests.context(language == "en" ? "en_US" : "ja_JP")
    let values = try TestLanguages.recognizer(language).values(in: text, context)
    #expect(!values.contains { $0.kind == kind }, "\(values)")
  }

  @Test func `people of a contact list`() throws {
    var context = try MomentTests.context("ja_JP")
    context.contacts = ContactList([
      Contact(name: "森本 翼", givenName: "翼", familyName: "森本", otherNames: ["もりもと つばさ", "つーくん"]),
      Contact(name: "森本 玲奈", givenName: "玲奈", familyName: "森本"),
      Contact(name: "Dana Whitfield", otherNames: ["Dee"]),
    ])
    func names(_ text: String, _ language: String) throws -> [[ValueContent]] {
      try TestLanguages.recognizer(language).values(in: text, context).filter { $0.kind == .person }
        .map(\.readings)
    }
    #expect(try names("翼さんに電話", "ja") == [[.person("森本 翼")]])
    #expect(try names("モリモトツバサに電話", "ja") == [[.person("森本 翼")]])
    #expect(try names("つーくんに電話", "ja") == [[.person("森本 翼")]])
    #expect(try names("森本様です", "ja") == [[.person("森本 翼"), .person("森本 玲奈")]])
    #expect(
      try names("email dee's boss and whitfield", "en") == [
        [.person("Dana Whitfield")], [.person("Dana Whitfield")],
      ])
  }
}
