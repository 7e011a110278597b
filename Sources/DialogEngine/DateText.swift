import Foundation
import IntentCatalog
import ValueRecognition

/// Writes dates as data and in words, in the session's calendar, time zone and locale.
struct DateText {
  private let context: DialogContext

  init(_ context: DialogContext) { self.context = context }

  /// ISO 8601 with the session's own offset.
  func iso(_ date: Date) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: context.values.timeZone)
    style = style.year().month().day().dateSeparator(.dash)
      .time(includingFractionalSeconds: false).timeSeparator(.colon).timeZone(separator: .colon)
    let text = date.formatted(style)
    return text.hasSuffix("Z") ? String(text.dropLast()) + "+00:00" : text
  }

  /// A moment as iCalendar writes it (`20260731T235959Z`).
  func compact(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(
        dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt))
  }

  /// A day alone in ISO 8601.
  func day(_ date: Date) -> String { String(iso(date).prefix(10)) }

  /// A date as it is kept, and whether it has a time.
  func base(_ value: ParameterValue?) -> DateReading.Base? {
    guard case .date(let text) = value else { return nil }
    if let date = try? Date.ISO8601FormatStyle().parse(text) {
      return DateReading.Base(date: date, hasTime: true)
    }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      let date = context.values.calendar.date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
    else { return nil }
    return DateReading.Base(date: date, hasTime: false)
  }

  /// A date in words, as far as it was said and the parameter wants it; a year that goes without saying
  /// is left out.
  func words(_ date: Date, _ parameter: ParameterDescriptor, hasTime: Bool) -> String {
    var style = Date.FormatStyle(
      locale: context.values.locale, calendar: context.values.calendar,
      timeZone: context.values.timeZone)
    if parameter.dateKind != "time" {
      style = style.weekday(.wide).day().month(.wide)
      if !isNear(date) { style = style.year() }
    }
    if hasTime, parameter.dateKind != "date" {
      style = style.hour(.defaultDigits(amPM: .abbreviated)).minute()
    }
    return date.formatted(style).withoutSpacesBesideWideCharacters()
  }

  /// Whether a date without its year is the one that is still to come, or not long over.
  private func isNear(_ date: Date) -> Bool {
    let months =
      context.values.calendar.dateComponents([.month], from: context.values.now, to: date).month
    return (-2...8).contains(months ?? .max)
  }

  /// One of two times that differ in the half of the day.
  func option(_ date: Date) -> OptionDescriptor {
    let isAfternoon = context.values.calendar.component(.hour, from: date) >= 12
    return OptionDescriptor(
      id: iso(date), title: time(date),
      synonyms: context.words.halves[isAfternoon ? "pm" : "am"] ?? [])
  }

  /// A time with its half of the day.
  func time(_ date: Date) -> String {
    var parts = Locale.Components(locale: context.values.locale)
    parts.hourCycle = parts.languageComponents.languageCode == "ja" ? .zeroToEleven : .oneToTwelve
    var style = Date.FormatStyle(
      locale: Locale(components: parts), calendar: context.values.calendar,
      timeZone: context.values.timeZone
    ).hour(.defaultDigits(amPM: .abbreviated))
    if context.values.calendar.component(.minute, from: date) != 0 { style = style.minute() }
    return date.formatted(style)
  }
}

extension String {
  /// The text as a script without spaces is written: those that a formatter set beside its characters go.
  func withoutSpacesBesideWideCharacters() -> String {
    let scalars = Array(unicodeScalars)
    return String(
      String.UnicodeScalarView(
        scalars.indices.filter { place in
          scalars[place] != " "
            || !(place > 0 && scalars[place - 1].isWideLetter)
              && !(place + 1 < scalars.count && scalars[place + 1].isWideLetter)
        }.map { scalars[$0] }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a kana or a kanji.
  fileprivate var isWideLetter: Bool {
    (0x3041...0x30FF).contains(value) || properties.isIdeographic
  }
}
