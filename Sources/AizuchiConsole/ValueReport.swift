import FoundationEssentials
import IntentTranscripts
import ValueRecognition

/// A recognized value as `values --json` writes it: a type and an object for each reading.
///
/// Dates and times are local to the context, without a zone; a range's end is exclusive; durations
/// are seconds.
struct ValueReport {
  let context: ValueContext

  /// The object of one value.
  func json(_ value: RecognizedValue) -> JSONValue {
    let type = Self.type(value.kind)
    var readings = value.readings.flatMap { objects($0, type) }
    if readings.isEmpty { readings = [.object([.init("type", .string(type))])] }
    if value.isApproximate { readings = readings.map(Self.approximate) }
    return .object([
      .init("start", .int(value.range.lowerBound)), .init("end", .int(value.range.upperBound)),
      .init("type", .string(type)), .init("values", .array(readings)),
    ])
  }

  /// A reading with the mark that it is about right, where it has no other.
  private static func approximate(_ reading: JSONValue) -> JSONValue {
    let members = reading.members ?? []
    guard !members.contains(where: { $0.name == "mod" }) else { return reading }
    return .object(members + [.init("mod", .string(MomentRange.Modifier.approximately.rawValue))])
  }

  /// The name of a kind.
  static func type(_ kind: RecognizedValue.Kind) -> String {
    switch kind {
    case .integer, .decimal: "number"
    case .percentage: "percent"
    default: kind.rawValue.lowercased()
    }
  }

  private func objects(_ content: ValueContent, _ type: String) -> [JSONValue] {
    switch content {
    case .moment(let moment): [self.moment(moment, type)]
    case .range(let range): [self.range(range, type)]
    case .duration(let duration):
      [Self.value(Self.number(duration.seconds), timex: duration.iso8601)]
    case .recurrence(let recurrence):
      [
        .object(
          [
            .init("timex", .string(recurrence.timex)), .init("rrule", .string(recurrence.rrule)),
          ] + (recurrence.times.map { [.init("times", .int($0))] } ?? []))
      ]
    default: quantity(content)
    }
  }

  private func moment(_ moment: Moment, _ type: String) -> JSONValue {
    guard type.hasSuffix("range") else {
      return Self.value(.string(text(moment.date, type)), timex: moment.timex)
    }
    return span(
      moment.span?.lowerBound ?? moment.date, moment.span?.upperBound, type, timex: moment.timex,
      modifier: nil)
  }

  private func range(_ range: MomentRange, _ type: String) -> JSONValue {
    span(range.start, range.end, type, timex: range.timex, modifier: range.modifier)
  }

  private func span(
    _ start: Date?, _ end: Date?, _ type: String, timex: String, modifier: MomentRange.Modifier?
  ) -> JSONValue {
    var members = [JSONValue.Member("timex", .string(timex))]
    if let modifier { members.append(.init("mod", .string(modifier.rawValue))) }
    if let start { members.append(.init("start", .string(text(start, type)))) }
    if let end { members.append(.init("end", .string(text(last(end, type), type)))) }
    return .object(members)
  }

  /// The end, or the second before it where it would be written as the start of the day.
  private func last(_ end: Date, _ type: String) -> Date {
    let parts = context.calendar.dateComponents([.hour, .minute, .second], from: end)
    let isMidnight = parts.hour == 0 && parts.minute == 0 && parts.second == 0
    return type == "timerange" && isMidnight ? end.addingTimeInterval(-1) : end
  }

  /// A date, a time or both, as the type has them.
  private func text(_ date: Date, _ type: String) -> String {
    let parts = context.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ number: Int?, _ width: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
    let time = [digits(parts.hour, 2), digits(parts.minute, 2), digits(parts.second, 2)]
    if type.hasPrefix("datetime") {
      return day.joined(separator: "-") + " " + time.joined(separator: ":")
    }
    return type.hasPrefix("date") ? day.joined(separator: "-") : time.joined(separator: ":")
  }

  static func value(_ value: JSONValue, timex: String? = nil) -> JSONValue {
    var members = [JSONValue.Member("value", value)]
    if let timex { members.append(.init("timex", .string(timex))) }
    return .object(members)
  }

  /// A number as text, whole ones without a point.
  static func number(_ value: Double) -> JSONValue {
    .string(Int(exactly: value).map(String.init) ?? String(value))
  }
}
