import Foundation
import Testing

@testable import ValueRecognition

/// What ICU's formatters print is read back as the same value.
@Suite struct FormatterTests {
  @Test(arguments: [("en", "en_US"), ("ja", "ja_JP")])
  func `numbers that ICU spells out`(_ language: String, _ locale: String) throws {
    let recognizer = try TestLanguages.recognizer(language)
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: locale)
    var numbers: [Double] = [
      999, 1000, 1001, 1234, 10_000, 12_345, 100_000, 1_000_000, 1_234_567, 987_654_321,
      2_000_000_000, -5, -120, 2.5, 3.14, 0.25,
    ]
    numbers += (0...130).map(Double.init)
    var random = SeededRandom(seed: 7)
    for digits in 3...15 {
      let below = (0..<digits).reduce(1) { product, _ in product * 10 }
      for _ in 0..<6 { numbers.append(Double(Int.random(in: 0..<below, using: &random))) }
    }
    let context = try MomentTests.context(locale)
    var wrong: [String] = []
    for number in numbers {
      let text = try #require(formatter.string(from: NSNumber(value: number)))
      if recognizer.number(text)?.value != number { wrong.append("\(number): \(text)") }
      let isFound = recognizer.values(in: text, context).contains {
        $0.range.count == text.unicodeScalars.count
          && ($0.kind == .integer || $0.kind == .decimal)
      }
      if !isFound { wrong.append("in a text: \(text)") }
    }
    #expect(wrong == [])
  }

  private static let zones = [
    "Asia/Tokyo", "America/New_York", "GMT", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns",
    "Asia/Kathmandu",
  ]

  @Test(arguments: [("en", "en_US"), ("en", "en_GB"), ("ja", "ja_JP")], zones)
  func `dates and times that ICU prints`(_ language: (String, String), _ zone: String) throws {
    let recognizer = try TestLanguages.recognizer(language.0)
    let now = try MomentTests.context(language.1).now
    let context = ValueContext(
      now: now, timeZone: try #require(TimeZone(identifier: zone)),
      locale: Locale(identifier: language.1))
    let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
    func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone) = (context.locale, context.timeZone)
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      return formatter
    }
    var wrong: [String] = []
    for dateStyle in styles {
      for timeStyle in styles where dateStyle != .none || timeStyle != .none {
        // The name of the zone is not compared: a time alone may be in the other half of the year.
        let plain = formatter(dateStyle, timeStyle.rawValue > 2 ? .medium : timeStyle)
        for offset in [0.0, 12_345, 9_876_543, 18_765_432] {
          let date = now.addingTimeInterval(offset)
          let text = formatter(dateStyle, timeStyle).string(from: date)
          let read = recognizer.read(text, as: .date, context)
          let isSame = read.values.contains { value in
            guard case .moment(let moment) = value else { return false }
            return plain.string(from: moment.date) == plain.string(from: date)
          }
          if !isSame || !read.isWhole { wrong.append(text) }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }
}
