import Foundation
import Testing

@testable import ValueRecognition

/// What ICU prints for Japan, in both of its calendars, is read back as the same value.
@Suite struct JapaneseFormatterTests {
  /// Days and times from 1900 to 2089, some at the edges of months and eras.
  private static let moments: [Date] = {
    var all: [Date] = []
    var seconds = -2_208_950_000.0
    while seconds < 3_786_000_000 {
      all.append(Date(timeIntervalSince1970: seconds))
      seconds += 149_873_461
    }
    // The first and last days of eras, in Tokyo.
    let edges = [
      (1912, 7, 30), (1926, 12, 24), (1926, 12, 25), (1989, 1, 7), (1989, 1, 8), (2019, 4, 30),
      (2019, 5, 1), (2019, 12, 31), (2024, 2, 29), (2024, 12, 31),
    ]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return all
      + edges.compactMap { year, month, day in
        calendar.date(
          from: DateComponents(year: year, month: month, day: day, hour: 13, minute: 5, second: 9))
      }
  }()

  @Test(arguments: ["ja_JP", "ja_JP@calendar=japanese"])
  func `dates of every style`(_ locale: String) throws {
    let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]
    for style in styles {
      try check(locale, date: style, time: .none)
    }
  }

  @Test(arguments: ["ja_JP", "ja_JP@calendar=japanese"])
  func `dates with times of every style`(_ locale: String) throws {
    let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]
    for style in styles {
      try check(locale, date: .long, time: style)
      try check(locale, date: style, time: .short)
    }
  }

  private func check(
    _ locale: String, date: DateFormatter.Style, time: DateFormatter.Style
  ) throws {
    let recognizer = try TestLanguages.recognizer("ja")
    let context = try MomentTests.context("ja_JP")
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = context.timeZone
    formatter.dateStyle = date
    formatter.timeStyle = time
    var wrong: [String] = []
    for moment in Self.moments {
      let text = formatter.string(from: moment)
      let read = recognizer.read(text, as: .date, context)
      let isSame = read.values.contains { value in
        guard case .moment(let found) = value else { return false }
        return formatter.string(from: found.date) == text
      }
      if !isSame || !read.isWhole { wrong.append(text) }
    }
    #expect(wrong.prefix(6) == [], "\(locale) \(date.rawValue) \(time.rawValue)")
  }
}
