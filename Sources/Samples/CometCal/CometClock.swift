import AppIntents
import Foundation

/// The session's clock and place, as the app's dates are meant and written.
struct CometClock: Sendable {
  let now: @Sendable () -> Date
  let timeZone: @Sendable () -> TimeZone
  let locale: @Sendable () -> Locale

  /// The calendar in which days begin and end.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    calendar.locale = locale()
    return calendar
  }

  /// A day and, where it is given, a time in words; the year only where it is another one.
  func words(_ date: Date, withTime: Bool = true) -> String {
    var style = Date.FormatStyle(locale: locale(), calendar: calendar, timeZone: timeZone())
      .weekday(.abbreviated).month(.wide).day()
    if calendar.component(.year, from: date) != calendar.component(.year, from: now()) {
      style = style.year()
    }
    return plain((withTime ? style.hour().minute() : style).format(date))
  }

  /// When something takes place: its day, and from when to when where it has times.
  func words(from start: Date, to end: Date, isAllDay: Bool) -> String {
    if isAllDay {
      let last = end.addingTimeInterval(-1)
      guard !calendar.isDate(start, inSameDayAs: last), last > start else {
        return words(start, withTime: false)
      }
      return "\(words(start, withTime: false)) – \(words(last, withTime: false))"
    }
    guard calendar.isDate(start, inSameDayAs: end) else {
      return "\(words(start)) – \(words(end))"
    }
    let time = Date.FormatStyle(locale: locale(), calendar: calendar, timeZone: timeZone())
      .hour().minute()
    return "\(words(start)) – \(plain(time.format(end)))"
  }

  /// A text whose spaces are all plain ones.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{202F}" || $0 == "\u{A0}" || $0 == "\u{2009}" ? " " : $0 })
  }
}
