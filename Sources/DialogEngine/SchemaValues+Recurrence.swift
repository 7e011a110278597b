import Foundation
import IntentCatalog
import ValueRecognition

/// What comes back, and when it does so for the first time.
extension SchemaValues {
  /// A rule of recurrence, up to a day where one was said; its time of day is the beginning's.
  func recurrence(
    _ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor, _ earlier: [LoggedValue]
  ) -> LoggedValue? {
    let found = context.recognizer.values(in: fill.text, context.values).compactMap(
      \.readings.first)
    if found.contains(.integer(0)) {
      return LoggedValue(
        parameter: descriptor.name, value: .null, title: fill.text,
        fault: ProblemText(context: context).sentence(nil, about: fill.text))
    }
    guard let spoken = Self.rule(in: found) else { return nil }
    var days = spoken
    (days.hour, days.minute) = (nil, nil)
    let until = found.lazy.compactMap { content -> Date? in
      switch content {
      case .range(let range): range.end
      case .duration(let length) where length.seconds >= 86_400:
        day(behind: length.seconds, spoken, earlier)
      default: nil
      }
    }.first
    let end = until.map { ";UNTIL=" + DateText(context).compact($0.addingTimeInterval(-1)) } ?? ""
    return LoggedValue(
      parameter: descriptor.name, value: .string(days.rrule + end), title: fill.text)
  }

  /// The beginning of the day on which it is over for what comes back for some time from its first day on.
  private func day(
    behind seconds: TimeInterval, _ rule: SpokenRecurrence, _ earlier: [LoggedValue]
  ) -> Date? {
    guard let start = intent.parameters.first(where: \.isDate) else { return nil }
    let said = earlier.first { $0.parameter == start.name }?.value
    let begins = DateText(context).base(said)?.date ?? first(rule, start) ?? context.values.now
    let calendar = context.values.calendar
    return calendar.date(
      byAdding: .day, value: Int(seconds / 86_400), to: calendar.startOfDay(for: begins))
  }

  /// The rule that says the most: days of the week before "every week", with the hour of any.
  private static func rule(in found: [ValueContent]) -> SpokenRecurrence? {
    let rules = found.compactMap { if case .recurrence(let rule) = $0 { rule } else { nil } }
    guard var rule = rules.first(where: { $0.rrule.contains("BYDAY") }) ?? rules.first else {
      return nil
    }
    if rule.hour == nil, let timed = rules.first(where: { $0.hour != nil }) {
      (rule.hour, rule.minute) = (timed.hour, timed.minute)
    }
    return rule
  }

  /// When something that comes back does so first, where its beginning was not said besides: "every
  /// Tuesday at 7" begins next Tuesday, and "every Tuesday" asks for that day's time.
  func beginning(_ fills: [SchemaReading.Fill], _ values: [LoggedValue]) -> LoggedValue? {
    guard
      let start = intent.parameters.first(where: {
        $0.isDate && (entity != nil || !$0.isOptional)
      }),
      !values.contains(where: { $0.parameter == start.name }),
      let rule = fills.lazy.compactMap(spokenRule).first, rule.hour != nil || entity == nil,
      let first = first(rule, start)
    else { return nil }
    let text = DateText(context)
    guard rule.hour == nil else {
      return LoggedValue(
        parameter: start.name, value: .date(text.iso(first)),
        title: text.words(first, start, hasTime: true))
    }
    let title = text.words(first, start, hasTime: false)
    return LoggedValue(
      parameter: start.name, value: .date(text.iso(first)), title: title,
      partial: PartialDate(day: text.iso(first), title: title))
  }

  /// Whether it says how something comes back.
  func repeats(_ fill: SchemaReading.Fill) -> Bool {
    intent.parameter(fill.parameter)?.type == .other("Calendar.RecurrenceRule")
  }

  private func spokenRule(_ fill: SchemaReading.Fill) -> SpokenRecurrence? {
    guard repeats(fill) else { return nil }
    return Self.rule(
      in: context.recognizer.values(in: fill.text, context.values).compactMap(\.readings.first))
  }

  /// The first time that is still to come, from the day of what is changed.
  private func first(_ rule: SpokenRecurrence, _ start: ParameterDescriptor) -> Date? {
    let calendar = context.values.calendar
    let known = DateText(context).base(entity?.properties[start.name]?.value)?.date
    let day = calendar.startOfDay(for: known ?? context.values.now)
    guard let end = calendar.date(byAdding: .year, value: 2, to: day) else { return nil }
    var days = rule.rule(in: calendar)
    if days.minutes.isEmpty, rule.hour != nil { days.minutes = [0] }
    return days.recurrences(of: day, in: day..<end).first {
      rule.hour == nil || known != nil || $0 > context.values.now
    }
  }
}
