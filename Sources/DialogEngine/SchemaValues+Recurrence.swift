import Foundation
import IntentCatalog
import ValueRecognition

/// What comes back, and when it does so for the first time.
extension SchemaValues {
  /// A rule of recurrence, up to a day where one was said; its time of day is the beginning's.
  func recurrence(
    _ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor
  ) -> LoggedValue? {
    var rule: String?
    var until: Date?
    for value in context.recognizer.values(in: fill.text, context.values) {
      switch value.readings.first {
      case .recurrence(var said):
        (said.hour, said.minute) = (nil, nil)
        rule = rule ?? said.rrule
      case .range(let range): until = until ?? range.end
      case .integer(0):
        return LoggedValue(
          parameter: descriptor.name, value: .null, title: fill.text,
          fault: ProblemText(context: context).sentence(nil, about: fill.text))
      default: continue
      }
    }
    guard var rule else { return nil }
    if let until { rule += ";UNTIL=" + DateText(context).compact(until.addingTimeInterval(-1)) }
    return LoggedValue(parameter: descriptor.name, value: .string(rule), title: fill.text)
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
    for value in context.recognizer.values(in: fill.text, context.values) {
      if case .recurrence(let rule) = value.readings.first { return rule }
    }
    return nil
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
