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
    let numbers: [Double] = [
      0, 1, 7, 10, 11, 19, 20, 21, 99, 100, 101, 110, 115, 999, 1000, 1001, 1234, 10_000, 12_345,
      100_000, 1_000_000, 1_234_567, 987_654_321, 2_000_000_000, -5, -120, 2.5, 3.14, 0.25,
    ]
    var wrong: [String] = []
    for number in numbers {
      let text = try #require(formatter.string(from: NSNumber(value: number)))
      if recognizer.number(text)?.value != number { wrong.append("\(number): \(text)") }
    }
    #expect(wrong == [])
  }

  private static let zones = ["Asia/Tokyo", "America/New_York", "GMT", "Asia/Kolkata"]

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
