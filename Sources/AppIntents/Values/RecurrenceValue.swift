public import Foundation
public import IntentCatalog

extension Calendar.RecurrenceRule: _IntentValue {
  /// A rule by which something comes back.
  public static var _kind: _IntentValueKind { .open(.other("Calendar.RecurrenceRule")) }

  /// Makes a rule of iCalendar's form (`FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`).
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Calendar.RecurrenceRule {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = HostScope.current?.environment.timeZone ?? .gmt
    guard let rule = RecurrenceText.rule(value.identifierText, calendar) else {
      throw ValueMismatch(value: value)
    }
    return rule
  }

  /// The rule in iCalendar's form.
  public var _plain: ParameterValue { .string(RecurrenceText.text(self)) }
  /// The rule in words, as far as there are some.
  public var _display: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: RecurrenceWords(rule: self).text)
  }
}

/// Rules of recurrence in iCalendar's form, as far as they are said: how often, and on which days,
/// in which month, at what time.
enum RecurrenceText {
  private static let frequencies: [(String, Calendar.RecurrenceRule.Frequency)] = [
    ("MINUTELY", .minutely), ("HOURLY", .hourly), ("DAILY", .daily), ("WEEKLY", .weekly),
    ("MONTHLY", .monthly), ("YEARLY", .yearly),
  ]
  private static let days: [(String, Locale.Weekday)] = [
    ("SU", .sunday), ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday),
    ("FR", .friday), ("SA", .saturday),
  ]

  /// Reads a rule; nil where the text is none, or says what is not read here.
  static func rule(_ text: String, _ calendar: Calendar) -> Calendar.RecurrenceRule? {
    var fields: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, fields.updateValue(pair[1], forKey: pair[0]) == nil else { return nil }
    }
    guard let name = fields.removeValue(forKey: "FREQ"),
      let frequency = frequencies.first(where: { $0.0 == name })?.1
    else { return nil }
    var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency)
    for (key, value) in fields {
      let numbers = value.split(separator: ",").compactMap { Int($0) }
      switch key {
      case "INTERVAL":
        guard let interval = numbers.first, interval > 0 else { return nil }
        rule.interval = interval
      case "UNTIL":
        guard let end = try? style.parse(value) else { return nil }
        rule.end = .afterDate(end)
      case "COUNT":
        guard let count = numbers.first, count > 0 else { return nil }
        rule.end = .afterOccurrences(count)
      case "BYMONTH": rule.months = numbers.map { .init($0) }
      case "BYMONTHDAY": rule.daysOfTheMonth = numbers
      case "BYHOUR": rule.hours = numbers
      case "BYMINUTE": rule.minutes = numbers
      case "BYDAY":
        let weekdays = value.split(separator: ",").compactMap { weekday(String($0)) }
        guard weekdays.count == value.split(separator: ",").count else { return nil }
        rule.weekdays = weekdays
      default: return nil
      }
    }
    return rule
  }

  private static let style = Date.ISO8601FormatStyle(
    dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)

  private static func weekday(_ text: String) -> Calendar.RecurrenceRule.Weekday? {
    guard let day = days.first(where: { $0.0 == text.suffix(2) })?.1 else { return nil }
    let place = text.dropLast(2)
    guard !place.isEmpty else { return .every(day) }
    return Int(place).map { .nth($0, day) }
  }

  /// Writes a rule.
  static func text(_ rule: Calendar.RecurrenceRule) -> String {
    func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }
    let name = frequencies.first { $0.1 == rule.frequency }?.0 ?? "DAILY"
    var parts = ["FREQ=\(name)"]
    if rule.interval > 1 { parts.append("INTERVAL=\(rule.interval)") }
    if !rule.months.isEmpty { parts.append("BYMONTH=\(list(rule.months.map(\.index)))") }
    if !rule.daysOfTheMonth.isEmpty { parts.append("BYMONTHDAY=\(list(rule.daysOfTheMonth))") }
    let weekdays = rule.weekdays.map { weekday in
      switch weekday {
      case .every(let day): text(day)
      case .nth(let place, let day): "\(place)\(text(day))"
      }
    }
    if !weekdays.isEmpty { parts.append("BYDAY=\(weekdays.joined(separator: ","))") }
    if !rule.hours.isEmpty { parts.append("BYHOUR=\(list(rule.hours))") }
    if !rule.minutes.isEmpty { parts.append("BYMINUTE=\(list(rule.minutes))") }
    if let end = rule.end.date { parts.append("UNTIL=\(end.formatted(style))") }
    if let count = rule.end.occurrences { parts.append("COUNT=\(count)") }
    return parts.joined(separator: ";")
  }

  private static func text(_ day: Locale.Weekday) -> String {
    days.first { $0.1 == day }?.0 ?? ""
  }
}
