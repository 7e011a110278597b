import AppIntents
import Foundation

/// How often something comes back, in words.
struct RuleText {
  var rule: Calendar.RecurrenceRule
  var clock: PlannerClock

  var words: String {
    let days = rule.interval == 1 ? pattern ?? plain : spaced
    guard let hour = rule.hours.first else { return days }
    let midnight = clock.calendar.startOfDay(for: clock.now())
    let minutes = hour * 60 + (rule.minutes.first ?? 0)
    return String(
      localized: "\(days) at \(clock.time(midnight.addingTimeInterval(Double(minutes * 60))))")
  }

  // MARK: - Each time

  /// On which days it comes back; nil where the rule says no more than how often.
  private var pattern: String? {
    switch rule.frequency {
    case .weekly, .daily: weekdays.isEmpty ? nil : week
    case .monthly: daysOfTheMonth.map { String(localized: "Every month on \($0)") }
    case .yearly: day.map { String(localized: "Every year on \($0)") }
    default: nil
    }
  }

  private var week: String {
    let days = Set(weekdays.map(\.day))
    if days == [.saturday, .sunday] { return String(localized: "Every weekend") }
    if days.count == 5, days.isDisjoint(with: [.saturday, .sunday]) {
      return String(localized: "Every weekday")
    }
    return String(localized: "Every \(weekdayNames)")
  }

  /// The days of a month: the 1st and the 15th, the last Friday, the last day.
  private var daysOfTheMonth: String? {
    if !rule.daysOfTheMonth.isEmpty {
      return list(
        rule.daysOfTheMonth.map {
          $0 == -1 ? String(localized: "the last day") : String(localized: "day \($0)")
        })
    }
    guard !weekdays.isEmpty else { return nil }
    return list(
      weekdays.map { weekday in
        let name = clock.name(of: weekday.day)
        switch weekday.place {
        case 0: return name
        case -1: return String(localized: "the last \(name)")
        case 1: return String(localized: "the first \(name)")
        case 2: return String(localized: "the second \(name)")
        case 3: return String(localized: "the third \(name)")
        case 4: return String(localized: "the fourth \(name)")
        default: return String(localized: "\(name) number \(weekday.place)")
        }
      })
  }

  /// The day of a year.
  private var day: String? {
    guard let month = rule.months.first?.index else { return nil }
    let names = clock.formatter("MMMM").standaloneMonthSymbols
    guard names.indices.contains(month - 1) else { return nil }
    guard let day = rule.daysOfTheMonth.first else {
      return daysOfTheMonth.map { String(localized: "\($0) of \(names[month - 1])") }
        ?? names[month - 1]
    }
    return String(localized: "\(names[month - 1]) \(day)")
  }

  private var plain: String {
    switch rule.frequency {
    case .minutely: String(localized: "Every minute")
    case .hourly: String(localized: "Every hour")
    case .daily: String(localized: "Every day")
    case .weekly: String(localized: "Every week")
    case .monthly: String(localized: "Every month")
    case .yearly: String(localized: "Every year")
    @unknown default: String(localized: "Again and again")
    }
  }

  // MARK: - Not each time

  /// Every second time, every third.
  private var spaced: String {
    let count = rule.interval
    switch rule.frequency {
    case .minutely: return String(localized: "Every \(count) minutes")
    case .hourly: return String(localized: "Every \(count) hours")
    case .daily: return String(localized: "Every \(count) days")
    case .weekly where weekdays.isEmpty: return String(localized: "Every \(count) weeks")
    case .weekly: return String(localized: "Every \(count) weeks on \(weekdayNames)")
    case .monthly:
      guard let days = daysOfTheMonth else { return String(localized: "Every \(count) months") }
      return String(localized: "Every \(count) months on \(days)")
    case .yearly:
      guard let day else { return String(localized: "Every \(count) years") }
      return String(localized: "Every \(count) years on \(day)")
    @unknown default: return String(localized: "Again and again")
    }
  }

  // MARK: - Weekdays

  private var weekdays: [(place: Int, day: Locale.Weekday)] {
    rule.weekdays.map { weekday in
      switch weekday {
      case .every(let day): (0, day)
      case .nth(let place, let day): (place, day)
      }
    }
  }

  private var weekdayNames: String { list(weekdays.map { clock.name(of: $0.day) }) }

  private func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let first = items.dropLast().joined(separator: String(localized: ", "))
    return String(localized: "\(first) and \(last)")
  }
}

extension PlannerClock {
  /// A time of day in words.
  func time(_ date: Date) -> String {
    let isWholeHour = calendar.component(.minute, from: date) == 0
    return formatter(isWholeHour ? String(localized: "h a") : String(localized: "h:mm a"))
      .string(from: date)
  }

  /// A weekday's name.
  func name(of weekday: Locale.Weekday) -> String {
    let all: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    let names = formatter("EEEE").weekdaySymbols
    guard let place = all.firstIndex(of: weekday), names.indices.contains(place) else { return "" }
    return names[place]
  }
}
