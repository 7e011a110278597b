import AppIntents
import Foundation

/// How often something comes back, in words.
struct RuleText {
  var rule: Calendar.RecurrenceRule
  var clock: PlannerClock

  var words: String {
    guard let hour = rule.hours.first else { return days }
    let midnight = clock.calendar.startOfDay(for: clock.now())
    let minutes = hour * 60 + (rule.minutes.first ?? 0)
    return String(
      localized: "\(days) at \(clock.time(midnight.addingTimeInterval(Double(minutes * 60))))")
  }

  private var days: String {
    if rule.frequency == .weekly, rule.interval == 1,
      rule.weekdays.count == 5, !rule.weekdays.contains(.every(.saturday)),
      !rule.weekdays.contains(.every(.sunday))
    {
      return String(localized: "Every weekday")
    }
    let weekdays = rule.weekdays.map { clock.name(of: $0) }.joined(
      separator: String(localized: " and "))
    if weekdays.isEmpty, let day = rule.daysOfTheMonth.first, rule.interval == 1 {
      return day < 0
        ? String(localized: "On the last day of every month")
        : String(localized: "Every month on day \(day)")
    }
    switch (rule.frequency, rule.interval, weekdays.isEmpty) {
    case (.weekly, 1, false): return String(localized: "Every \(weekdays)")
    case (.weekly, let count, false):
      return String(localized: "Every \(count) weeks on \(weekdays)")
    case (.daily, 1, _): return String(localized: "Every day")
    case (.weekly, 1, _): return String(localized: "Every week")
    case (.monthly, 1, _): return String(localized: "Every month")
    case (.yearly, 1, _): return String(localized: "Every year")
    case (.hourly, 1, _): return String(localized: "Every hour")
    case (.daily, let count, _): return String(localized: "Every \(count) days")
    case (.weekly, let count, _): return String(localized: "Every \(count) weeks")
    case (.monthly, let count, _): return String(localized: "Every \(count) months")
    case (.yearly, let count, _): return String(localized: "Every \(count) years")
    case (.hourly, let count, _): return String(localized: "Every \(count) hours")
    default: return String(localized: "Again and again")
    }
  }
}

extension PlannerClock {
  /// A time of day in words.
  func time(_ date: Date) -> String {
    let isWholeHour = calendar.component(.minute, from: date) == 0
    return formatter(isWholeHour ? String(localized: "h a") : String(localized: "h:mm a"))
      .string(from: date)
  }

  /// The name of a rule's weekday.
  func name(of weekday: Calendar.RecurrenceRule.Weekday) -> String {
    let (day, _) =
      switch weekday {
      case .every(let day): (day, 0)
      case .nth(let place, let day): (day, place)
      }
    let all: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    let names = formatter("EEEE").weekdaySymbols
    guard let place = all.firstIndex(of: day), names.indices.contains(place) else { return "" }
    return names[place]
  }
}
