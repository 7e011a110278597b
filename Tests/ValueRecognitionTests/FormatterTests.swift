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

  @Test(arguments: [("en", "en_US"), ("ja", "ja_JP")])
  func `dates and times that ICU prints`(_ language: String, _ locale: String) throws {
    let recognizer = try TestLanguages.recognizer(language)
    let context = try MomentTests.context(locale)
    let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
    var wrong: [String] = []
    for dateStyle in styles {
      for timeStyle in [DateFormatter.Style.none, .short, .medium]
      where dateStyle != .none || timeStyle != .none {
        for offset in [0.0, 12_345, 45_678, 1_234_567, 9_876_543] {
          let date = context.now.addingTimeInterval(offset)
          let formatter = DateFormatter()
          formatter.locale = context.locale
          formatter.timeZone = context.timeZone
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          let text = formatter.string(from: date)
          let read = recognizer.read(text, as: .date, context)
          let wanted = formatter.string(from: date)
          let isSame = read.values.contains { value in
            guard case .moment(let moment) = value else { return false }
            return formatter.string(from: moment.date) == wanted
          }
          if !isSame || !read.isWhole { wrong.append(text) }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }
}
