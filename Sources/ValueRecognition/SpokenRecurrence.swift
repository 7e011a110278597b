public import FoundationEssentials

/// What happens again and again, as it was said.
public struct SpokenRecurrence: Hashable, Sendable {
  /// The unit in which it comes back.
  public var unit: SpokenDuration.Unit
  /// After how many of the units it comes back, from 1.
  public var interval: Int
  /// The weekdays on which it happens (1 is Sunday); none where they do not matter.
  public var weekdays: [Int]
  /// Which of a month's weekdays (1 the first, -1 the last), where that was said.
  public var nth: Int?
  /// The day of the month, -1 the last.
  public var day: Int?
  /// The month of the year.
  public var month: Int?
  /// The hour of the day.
  public var hour: Int?
  /// The minute of the hour.
  public var minute: Int?
  /// TIMEX's writing of it (`P1W`, `XXXX-WXX-1T16`).
  public var timex: String

  init(unit: SpokenDuration.Unit, interval: Int = 1, timex: String) {
    self.unit = unit
    self.interval = interval
    weekdays = []
    self.timex = timex
  }

  /// The rule as iCalendar writes it (`FREQ=WEEKLY;BYDAY=MO`).
  public var rrule: String {
    var parts = ["FREQ=\(Self.names[unit] ?? "DAILY")"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if let day { parts.append("BYMONTHDAY=\(day)") }
    if !weekdays.isEmpty {
      let days = weekdays.compactMap { weekday in
        Self.days.indices.contains(weekday - 1)
          ? (nth.map(String.init) ?? "") + Self.days[weekday - 1] : nil
      }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if let hour { parts.append("BYHOUR=\(hour)") }
    if let minute { parts.append("BYMINUTE=\(minute)") }
    return parts.joined(separator: ";")
  }

  private static let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
  private static let names: [SpokenDuration.Unit: String] = [
    .second: "SECONDLY", .minute: "MINUTELY", .hour: "HOURLY", .day: "DAILY", .week: "WEEKLY",
    .month: "MONTHLY", .year: "YEARLY",
  ]

  /// The rule for a calendar.
  ///
  /// A unit that recurrence rules do not have (seconds) is taken as minutes.
  public func rule(in calendar: Calendar) -> Calendar.RecurrenceRule {
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: frequency, interval: max(1, interval))
    rule.weekdays = weekdays.compactMap { weekday in
      guard let day = Self.locale(weekday) else { return nil }
      return nth.map { .nth($0, day) } ?? .every(day)
    }
    if let day { rule.daysOfTheMonth = [day] }
    if let month { rule.months = [.init(month)] }
    if let hour { rule.hours = [hour] }
    if let minute { rule.minutes = [minute] }
    return rule
  }

  private var frequency: Calendar.RecurrenceRule.Frequency {
    switch unit {
    case .second, .minute: .minutely
    case .hour: .hourly
    case .day: .daily
    case .week: .weekly
    case .month: .monthly
    case .year: .yearly
    }
  }

  private static func locale(_ weekday: Int) -> Locale.Weekday? {
    let all: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    return all.indices.contains(weekday - 1) ? all[weekday - 1] : nil
  }
}
