import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Makes values of parameters from what a schema's reading has for them.
struct SchemaValues {
  let reducer: DialogReducer
  let intent: IntentDescriptor
  let app: String
  /// The entity that is changed, where it is known.
  let entity: EntitySnapshot?
  var context: DialogContext { reducer.context }

  init(reducer: DialogReducer, intent: IntentDescriptor, app: String, entity: EntitySnapshot?) {
    self.reducer = reducer
    self.intent = intent
    self.app = app
    self.entity = entity
  }

  func values(of fills: [SchemaReading.Fill]) -> [LoggedValue] {
    var values: [LoggedValue] = []
    // What lasts or moves does so from a beginning, wherever that stands in the sentence.
    let moves = { (fill: SchemaReading.Fill) in
      if case .double = fill.value { true } else { repeats(fill) }
    }
    for fill in fills.filter({ !moves($0) }) + fills.filter(moves) {
      for value in self.values(of: fill, after: values)
      where !values.contains(where: { $0.parameter == value.parameter }) {
        values.append(value)
      }
    }
    return values + [beginning(fills, values)].compactMap { $0 }
  }

  private func values(
    of fill: SchemaReading.Fill, after earlier: [LoggedValue]
  ) -> [LoggedValue] {
    if fill.parameter.isEmpty { return [named(fill.text)].compactMap { $0 } }
    guard let descriptor = intent.parameter(fill.parameter) else { return [] }
    if case .bool(let isSo) = fill.value {
      let title = context.sentence(isSo ? "value.true" : "value.false")
      return [LoggedValue(parameter: descriptor.name, value: fill.value, title: title)]
    }
    if fill.value == .cleared {
      return [LoggedValue(parameter: descriptor.name, value: .cleared, title: "")]
    }
    if descriptor.isDate { return dates(fill, descriptor, earlier) }
    if fill.list != nil { return [changed(fill, descriptor)].compactMap { $0 } }
    if let named = named(fill.text) { return [named] }
    if descriptor.isArray, case .other = descriptor.type {
      var value = ParameterValue.array([.string(fill.text)])
      if case .array = fill.value { value = fill.value }
      return [LoggedValue(parameter: descriptor.name, value: value, title: fill.text)]
    }
    if case .entity = descriptor.type {
      var value = ParameterValue.string(fill.text)
      if case .array = fill.value {
        value = fill.value
      } else if descriptor.isArray {
        value = .array([value])
      }
      return [LoggedValue(parameter: descriptor.name, value: value, title: fill.text)]
    }
    if descriptor.type.takesAnyText {
      return [
        LoggedValue(parameter: descriptor.name, value: .string(fill.text), title: fill.text)
      ]
    }
    if descriptor.type == .other("Calendar.RecurrenceRule") {
      return [recurrence(fill, descriptor, earlier)].compactMap { $0 }
    }
    return [reducer.spoken(fill.text, descriptor)].compactMap { $0 }
  }

  /// A value of another entity parameter that has just this name ("in Work").
  private func named(_ text: String) -> LoggedValue? {
    let wanted = TextNormalizer.shared.normalize(text)
    for descriptor in intent.parameters where !descriptor.isArray {
      guard case .entity(let type) = descriptor.type,
        let value = context.app(app)?.values[type]?.first(where: {
          $0.names(in: context.languageCode).contains {
            TextNormalizer.shared.normalize($0) == wanted
          }
        })
      else { continue }
      return LoggedValue(
        parameter: descriptor.name, value: .identifier(value.id),
        title: value.title.text(in: context.languageCode))
    }
    return nil
  }

  // MARK: - Times

  /// A time of day without its day, on a day that is known: the reading that is nearest to the time there.
  private func nearest(_ text: String, to base: Date) -> Date? {
    let value = context.recognizer.values(in: text, context.values)
      .max { $0.range.count < $1.range.count }
    guard let value else { return nil }
    let calendar = context.values.calendar
    return value.readings.flatMap { content -> [Date?] in
      switch content {
      case .moment(let moment) where value.kind == .time:
        let time = calendar.dateComponents([.hour, .minute], from: moment.date)
        // 25:00 is an hour after the day's end.
        let base = calendar.date(byAdding: .day, value: moment.daysBehind, to: base) ?? base
        return [
          calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: base)
        ]
      case .integer(let hour) where (1...12).contains(hour):
        return [hour % 12, hour % 12 + 12].map {
          calendar.date(bySettingHour: $0, minute: 0, second: 0, of: base)
        }
      default: return []
      }
    }
    .compactMap { $0 }
    .min { abs($0.timeIntervalSince(base)) < abs($1.timeIntervalSince(base)) }
  }

  private func dates(
    _ fill: SchemaReading.Fill, _ descriptor: ParameterDescriptor, _ earlier: [LoggedValue]
  ) -> [LoggedValue] {
    let text = DateText(context)
    func logged(_ name: String, _ date: Date) -> LoggedValue? {
      intent.parameter(name).map {
        LoggedValue(
          parameter: name, value: .date(text.iso(date)),
          title: text.words(date, $0, hasTime: true))
      }
    }
    let base = text.base(entity?.properties[descriptor.name]?.value)
    if case .double(let seconds) = fill.value, fill.isLength == true {
      let start = intent.parameters.first { $0.isDate && $0.name != descriptor.name }?.name ?? ""
      let said = earlier.first { $0.parameter == start }?.value
      let from = text.base(said ?? entity?.properties[start]?.value)
      return [from.flatMap { logged(descriptor.name, $0.date.addingTimeInterval(seconds)) }]
        .compactMap { $0 }
    }
    if case .double(let seconds) = fill.value {
      let from = base ?? earlier.lazy.compactMap { text.base($0.value) }.first
      return [from.flatMap { logged(descriptor.name, $0.date.addingTimeInterval(seconds)) }]
        .compactMap { $0 }
    }
    if let fault = backwards(fill.text, descriptor) { return [fault] }
    if let span = span(fill.text, base) {
      let last = intent.parameters.first { $0.isDate && $0.name != descriptor.name }
      return [logged(descriptor.name, span.start), last.flatMap { logged($0.name, span.end) }]
        .compactMap { $0 }
    }
    if let base, let near = nearest(fill.text, to: base.date) {
      return [logged(descriptor.name, near)].compactMap { $0 }
    }
    let reading = TypedReading(fill.text, as: descriptor, context, base: base)
    if case .invalid(let problem?) = reading {
      return [
        LoggedValue(
          parameter: descriptor.name, value: .null, title: fill.text,
          fault: ProblemText(context: context).sentence(problem, about: fill.text))
      ]
    }
    // Of what takes whole days, a day is enough.
    if case .partial(let day) = reading, earlier.contains(where: { $0.value == .bool(true) }) {
      return [LoggedValue(parameter: descriptor.name, value: .date(day.day), title: day.title)]
    }
    if let value = ReplyFill(descriptor, reading) {
      return [
        LoggedValue(
          parameter: value.parameter, value: value.value, title: value.title,
          candidates: value.candidates, partial: value.partial)
      ]
    }
    return []
  }

  /// A beginning and an end that a text says, on the day that it says or that is known.
  private func span(_ text: String, _ base: DateReading.Base?) -> (start: Date, end: Date)? {
    let values = context.recognizer.values(in: text, context.values)
    for value in values where value.kind == .timeRange || value.kind == .dateTimeRange {
      guard case .range(let range) = value.readings.first, range.granularity < .dayPart,
        let start = range.start, let end = range.end, start < end
      else { continue }
      guard value.kind == .timeRange else { return (start, end) }
      var day = base?.date
      for other in values where other.kind == .date && !other.range.overlaps(value.range) {
        if case .moment(let moment) = other.readings.first { day = day ?? moment.date }
      }
      guard let day else { return (start, end) }
      let calendar = context.values.calendar
      let time = calendar.dateComponents([.hour, .minute], from: start)
      let moved = calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: day)
      return moved.map { ($0, $0.addingTimeInterval(end.timeIntervalSince(start))) }
    }
    return nil
  }
}
