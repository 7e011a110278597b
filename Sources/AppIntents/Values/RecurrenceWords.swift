import Foundation
import IntentCatalog
import LocalizedTexts

/// A rule of recurrence in the words of the language of the task.
struct RecurrenceWords {
  let rule: Calendar.RecurrenceRule

  /// The words; iCalendar's form where the rule has parts that there are no words for.
  var text: String {
    guard let often, rule.hours.isEmpty, rule.minutes.isEmpty else {
      return RecurrenceText.text(rule)
    }
    var text = often
    if !rule.months.isEmpty { text = said("Recurrence.on \(text) \(list(months))") }
    if !rule.weekdays.isEmpty { text = said("Recurrence.on \(text) \(list(weekdays))") }
    if !rule.daysOfTheMonth.isEmpty {
      let days = rule.daysOfTheMonth.map { said("Recurrence.day \($0)") }
      text = said("Recurrence.on \(text) \(list(days))")
    }
    if let end = rule.end.date { text = said("Recurrence.until \(text) \(day(end))") }
    if let count = rule.end.occurrences { text = said("Recurrence.times \(text) \(count)") }
    return text
  }

  /// How often, without the days.
  private var often: String? {
    let number = rule.interval
    return switch rule.frequency {
    case .daily: number > 1 ? said("Recurrence.daily \(number)") : said("Recurrence.daily")
    case .weekly: number > 1 ? said("Recurrence.weekly \(number)") : said("Recurrence.weekly")
    case .monthly: number > 1 ? said("Recurrence.monthly \(number)") : said("Recurrence.monthly")
    case .yearly: number > 1 ? said("Recurrence.yearly \(number)") : said("Recurrence.yearly")
    default: nil
    }
  }

  private var months: [String] {
    let names = calendar.standaloneMonthSymbols
    return rule.months.map { names.indices.contains($0.index - 1) ? names[$0.index - 1] : "" }
  }

  private var weekdays: [String] {
    let order: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    func name(_ day: Locale.Weekday) -> String {
      order.firstIndex(of: day).map { calendar.weekdaySymbols[$0] } ?? ""
    }
    return rule.weekdays.map { weekday in
      switch weekday {
      case .every(let day): name(day)
      case .nth(-1, let day): said("Recurrence.last \(name(day))")
      case .nth(let place, let day): said("Recurrence.nth \(place) \(name(day))")
      @unknown default: ""
      }
    }
  }

  private var locale: Locale {
    HostScope.current.map { Locale(identifier: $0.environment.locale) } ?? .current
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = HostScope.current?.environment.timeZone ?? .gmt
    return calendar
  }

  private func list(_ names: [String]) -> String {
    names.formatted(.list(type: .and).locale(locale))
  }

  private func day(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar,
        timeZone: calendar.timeZone))
  }

  private func said(_ key: String.LocalizationValue) -> String {
    LocalizedStringResource(key, table: AppIntentError.tableName).text()
  }
}
