public import FoundationEssentials

/// What happens again and again, as it was said.
public struct SpokenRecurrence: Hashable, Sendable {
  /// The unit in which it comes back.
  public var unit: SpokenDuration.Unit
  /// After how many of the units it comes back, from 1.
  public var interval: Int
  /// The weekdays on which it happens (1 is Sunday); none where they do not matter.
  public var weekdays: [Int]
  /// Which of a month's weekdays (1 the first, -1 the last); none where that was not said.
  public var nths: [Int]
  /// The days of the month, -1 the last.
  public var days: [Int]
  /// The month of the year.
  public var month: Int?
  /// The hour of the day.
  public var hour: Int?
  /// The minute of the hour.
  public var minute: Int?
  /// How many times it happens in each unit, where no day says when (twice a week).
  ///
  /// A rule has no place for it.
  public var times: Int?
  /// TIMEX's writing of it (`P1W`, `XXXX-WXX-1T16`).
  public var timex: String

  init(unit: SpokenDuration.Unit, interval: Int = 1, timex: String) {
    self.unit = unit
    self.interval = interval
    (weekdays, nths, days) = ([], [], [])
    self.timex = timex
  }

  /// The rule as iCalendar writes it (`FREQ=WEEKLY;BYDAY=MO`).
  public var rrule: String {
    var parts = ["FREQ=\(Self.frequencies[unit] ?? "DAILY")"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if !days.isEmpty {
      parts.append("BYMONTHDAY=\(days.map(String.init).joined(separator: ","))")
    }
    if !weekdays.isEmpty {
      let names = weekdays.filter { Self.names.indices.contains($0 - 1) }.map { Self.names[$0 - 1] }
      let days = nths.isEmpty ? names : nths.flatMap { nth in names.map { "\(nth)\($0)" } }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if let hour { parts.append("BYHOUR=\(hour)") }
    if let minute { parts.append("BYMINUTE=\(minute)") }
    return parts.joined(separator: ";")
  }

  private static let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
  private static let frequencies: [SpokenDuration.Unit: String] = [
    .second: "SECONDLY", .minute: "MINUTELY", .hour: "HOURLY", .day: "DAILY", .week: "WEEKLY",
    .month: "MONTHLY", .year: "YEARLY",
  ]

  /// The rule for a calendar.
  ///
  /// A unit that recurrence rules do not have (seconds) is taken as minutes.
  public func rule(in calendar: Calendar) -> Calendar.RecurrenceRule {
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: frequency, interval: max(1, interval))
    let weekdays = weekdays.compactMap(Self.locale)
    rule.weekdays =
      nths.isEmpty
      ? weekdays.map { .every($0) } : nths.flatMap { nth in weekdays.map { .nth(nth, $0) } }
    rule.daysOfTheMonth = days
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
