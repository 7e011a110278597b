import Foundation

/// The rule by which an event comes back.
struct Repetition: Hashable, Codable, Sendable {
  /// How often it comes back.
  enum Frequency: String, Codable, Sendable {
    case daily, weekly, monthly, yearly
  }

  var frequency: Frequency
  /// Every so many days, weeks, months or years.
  var interval: Int?
  /// The days of the week (`MO`); of a month where a number stands before them (`2TU`, `-1FR`).
  var days: [String]?
  /// The days of the month.
  var monthDays: [Int]?
  /// The last moment at which one may begin.
  var until: Date?

  init(_ frequency: Frequency, interval: Int? = nil, days: [String]? = nil) {
    self.frequency = frequency
    self.interval = interval
    self.days = days
  }

  /// The part of a rule that the app keeps; nil for a rule that is no calendar's.
  init?(_ rule: Calendar.RecurrenceRule) {
    switch rule.frequency {
    case .daily: frequency = .daily
    case .weekly: frequency = .weekly
    case .monthly: frequency = .monthly
    case .yearly: frequency = .yearly
    default: return nil
    }
    interval = rule.interval > 1 ? rule.interval : nil
    let days = rule.weekdays.compactMap(Self.text)
    self.days = days.isEmpty ? nil : days
    monthDays = rule.daysOfTheMonth.isEmpty ? nil : rule.daysOfTheMonth
    until = rule.end.date
  }

  /// The rule in a calendar.
  func rule(in calendar: Calendar) -> Calendar.RecurrenceRule {
    let kind: Calendar.RecurrenceRule.Frequency =
      switch frequency {
      case .daily: .daily
      case .weekly: .weekly
      case .monthly: .monthly
      case .yearly: .yearly
      }
    var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: kind)
    rule.interval = max(1, interval ?? 1)
    rule.weekdays = (days ?? []).compactMap(Self.weekday)
    rule.daysOfTheMonth = monthDays ?? []
    if let until { rule.end = .afterDate(until) }
    return rule
  }

  private static let names: [(String, Locale.Weekday)] = [
    ("SU", .sunday), ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday),
    ("FR", .friday), ("SA", .saturday),
  ]

  /// The days of the week, Sunday first.
  static let dayNames = names.map(\.0)

  private static func text(_ weekday: Calendar.RecurrenceRule.Weekday) -> String? {
    func name(_ day: Locale.Weekday) -> String? { names.first { $0.1 == day }?.0 }
    return switch weekday {
    case .every(let day): name(day)
    case .nth(let place, let day): name(day).map { "\(place)\($0)" }
    @unknown default: nil
    }
  }

  private static func weekday(_ text: String) -> Calendar.RecurrenceRule.Weekday? {
    guard let day = names.first(where: { $0.0 == text.suffix(2) })?.1 else { return nil }
    return Int(text.dropLast(2)).map { .nth($0, day) } ?? .every(day)
  }
}

/// One of the times that an event takes place.
struct Occurrence: Hashable, Sendable {
  /// The event's identifier, and the day behind an `@` for all but the first of those that come back.
  let id: String
  let event: EventModel
  let start: Date
  var end: Date { start.addingTimeInterval(event.length) }
}

extension EventModel {
  /// The event itself, as it takes place first.
  var first: Occurrence { Occurrence(id: id, event: self, start: start) }

  /// The times that it begins in a range, in order; a single event has one at most.
  func occurrences(in range: Range<Date>, calendar: Calendar) -> [Occurrence] {
    guard let repeats else { return range.contains(start) ? [first] : [] }
    let rule = repeats.rule(in: calendar)
    return rule.recurrences(of: start, in: range).filter { !exceptions.contains($0) }.map {
      Occurrence(id: $0 == start ? id : "\(id)@\(Self.day($0, calendar))", event: self, start: $0)
    }
  }

  /// The occurrence on a day (`2026-06-15`), nil where there is none.
  func occurrence(on day: String, calendar: Calendar) -> Occurrence? {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      let begin = calendar.date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2])),
      let end = calendar.date(byAdding: .day, value: 1, to: begin)
    else { return nil }
    return occurrences(in: begin..<end, calendar: calendar).first
  }

  /// A day as identifiers have it.
  static func day(_ date: Date, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func two(_ number: Int?) -> String { String("0\(number ?? 0)".suffix(2)) }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
  }
}
