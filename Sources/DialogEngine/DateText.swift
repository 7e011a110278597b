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

  /// A date in words, as far as it was said and the parameter wants it.
  func words(_ date: Date, _ parameter: ParameterDescriptor, hasTime: Bool) -> String {
    let style = Date.FormatStyle(
      date: parameter.dateKind == "time" ? .omitted : .complete,
      time: hasTime && parameter.dateKind != "date" ? .shortened : .omitted,
      locale: context.values.locale, calendar: context.values.calendar,
      timeZone: context.values.timeZone)
    return date.formatted(style)
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
