import Foundation
import IntentCatalog
import ValueRecognition

/// What comes back, and when it does so for the first time.
extension SchemaValues {
  /// A rule of recurrence, up to a day where one was said; its time of day is the beginning's.
  func recurrence(
    _ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor
  ) -> LoggedValue? {
    let found = context.recognizer.values(in: fill.text, context.values).compactMap(
      \.readings.first)
    if found.contains(.integer(0)) {
      return LoggedValue(
        parameter: descriptor.name, value: .null, title: fill.text,
        fault: ProblemText(context: context).sentence(nil, about: fill.text))
    }
    guard var days = Self.rule(in: found) else { return nil }
    (days.hour, days.minute) = (nil, nil)
    let until = found.lazy.compactMap { content -> Date? in
      if case .range(let range) = content { range.end } else { nil }
    }.first
    let end = until.map { ";UNTIL=" + DateText(context).compact($0.addingTimeInterval(-1)) } ?? ""
    return LoggedValue(
      parameter: descriptor.name, value: .string(days.rrule + end), title: fill.text)
  }

  private static func rule(in found: [ValueContent]) -> SpokenRecurrence? {
    found.lazy.compactMap { if case .recurrence(let rule) = $0 { rule } else { nil } }.first
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

  private func spokenRule(_ fill: SchemaReading.Fill) -> SpokenRecurrence? {
    guard intent.parameter(fill.parameter)?.type == .other("Calendar.RecurrenceRule") else {
      return nil
    }
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
