import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Reads the values of a find's conditions, each text once.
final class FindValues {
  /// A value as it was said.
  enum Value: Hashable {
    case number(Double, said: String)
    /// From its beginning to the beginning of what comes after it.
    case period(Date, Date, said: String)
    case text(String)

    var said: String {
      switch self {
      case .number(_, let said), .period(_, _, let said), .text(let said): said
      }
    }
  }

  let context: DialogContext
  private var numbers: [String: Double?] = [:]
  private var periods: [String: Value?] = [:]

  init(_ context: DialogContext) { self.context = context }

  /// The number that a text says.
  func number(_ text: String) -> Double? {
    if let known = numbers[text] { return known }
    let read = context.recognizer.number(text).map(\.value)
    numbers[text] = .some(read)
    return read
  }

  /// The value that a text says for a property.
  func value(
    _ text: String, _ kind: FindForms.Kind, _ property: FindableProperty?
  ) -> Value? {
    if let property, !takes(kind, property.type) { return nil }
    switch kind {
    case .number: return number(text).map { .number($0, said: Self.shown($0)) }
    case .date: return period(text)
    case .text: return text.isEmpty ? nil : .text(text)
    case .choice: return .text(text)
    }
  }

  /// Whether a kind of condition is for values of a type.
  func takes(_ kind: FindForms.Kind, _ type: ValueType) -> Bool {
    switch (kind, type) {
    case (.number, .int), (.number, .double), (.date, .date), (.text, .string), (.text, .url),
      (.choice, .appEnum), (.choice, .bool), (.choice, .entity):
      true
    default: false
    }
  }

  /// The condition that a form with its values says, where the property takes it.
  func condition(
    _ property: FindableProperty, _ kind: FindForms.Kind, _ meaning: FindForms.Meaning,
    _ values: [Value]
  ) -> FindReading.Condition? {
    let values = meaning == .between ? Self.ordered(values) : values
    guard takes(kind, property.type), let first = values.first else { return nil }
    let made: (String, [ParameterValue])? =
      switch first {
      case .number(let number, _): numeric(property, meaning, number, values.last)
      case .period(let start, let end, _): dated(property, meaning, start, end, values.last)
      case .text(let text): kind == .choice ? chosen(property, meaning, text) : named(meaning, text)
      }
    guard let (comparator, plain) = made, property.comparators.contains(comparator) else {
      return nil
    }
    return FindReading.Condition(
      condition: FindCondition(property: property.name, comparator: comparator, values: plain),
      meaning: meaning, kind: kind, property: property, said: values.map(\.said))
  }

  /// The two ends of a range, the lesser one first, as which they may be said in either order.
  private static func ordered(_ values: [Value]) -> [Value] {
    switch (values.first, values.last) {
    case (.number(let first, _), .number(let last, _)) where last < first: values.reversed()
    case (.period(let first, _, _), .period(let last, _, _)) where last < first: values.reversed()
    default: values
    }
  }

  private func numeric(
    _ property: FindableProperty, _ meaning: FindForms.Meaning, _ number: Double, _ last: Value?
  ) -> (String, [ParameterValue])? {
    func plain(_ number: Double) -> ParameterValue {
      Int(exactly: number).map { .int($0) } ?? .double(number)
    }
    switch meaning {
    case .less: return ("<", [plain(number)])
    case .more: return (">", [plain(number)])
    case .atLeast:
      return property.comparators.contains(">=")
        ? (">=", [plain(number)]) : (">", [plain(number - 1)])
    case .atMost:
      return property.comparators.contains("<=")
        ? ("<=", [plain(number)]) : ("<", [plain(number + 1)])
    case .equal: return ("==", [plain(number)])
    case .notEqual: return ("!=", [plain(number)])
    case .between:
      guard case .number(let other, _) = last else { return nil }
      return ("between", [plain(number), plain(other)])
    default: return nil
    }
  }

  private func dated(
    _ property: FindableProperty, _ meaning: FindForms.Meaning, _ start: Date, _ end: Date,
    _ last: Value?
  ) -> (String, [ParameterValue])? {
    let takesEqual = property.comparators.contains(">=")
    switch meaning {
    case .before: return ("<", [iso(start)])
    case .after: return takesEqual ? (">=", [iso(end)]) : (">", [iso(end.addingTimeInterval(-1))])
    case .since:
      return takesEqual ? (">=", [iso(start)]) : (">", [iso(start.addingTimeInterval(-1))])
    case .until:
      return property.comparators.contains("<=")
        ? ("<=", [iso(end.addingTimeInterval(-1))]) : ("<", [iso(end)])
    case .during, .equal: return ("between", [iso(start), iso(end.addingTimeInterval(-1))])
    case .between:
      guard case .period(_, let until, _) = last else { return nil }
      return ("between", [iso(start), iso(until.addingTimeInterval(-1))])
    default: return nil
    }
  }

  private func named(
    _ meaning: FindForms.Meaning, _ text: String
  ) -> (String, [ParameterValue])? {
    let comparators: [FindForms.Meaning: String] = [
      .equal: "==", .notEqual: "!=", .contains: "contains", .prefix: "hasPrefix",
      .suffix: "hasSuffix",
    ]
    return comparators[meaning].map { ($0, [.string(text)]) }
  }

  private func chosen(
    _ property: FindableProperty, _ meaning: FindForms.Meaning, _ text: String
  ) -> (String, [ParameterValue])? {
    guard let option = option(text, of: property) else { return nil }
    switch meaning {
    case .equal: return ("==", [.identifier(option.id)])
    case .notEqual: return ("!=", [.identifier(option.id)])
    default: return nil
    }
  }

  /// The case of a property that a text names.
  func option(_ text: String, of property: FindableProperty) -> OptionDescriptor? {
    let wanted = TextNormalizer.shared.normalize(text)
    return property.values.first { option in
      option.spokenNames.contains { TextNormalizer.shared.normalize($0) == wanted }
    }
  }

  // MARK: - Dates

  private func period(_ text: String) -> Value? {
    if let known = periods[text] { return known }
    let read = readPeriod(text)
    periods[text] = .some(read)
    return read
  }

  private func readPeriod(_ text: String) -> Value? {
    var calendar = context.values.calendar
    calendar.timeZone = context.values.timeZone
    if let number = number(text), let year = Int(exactly: number), (1000...2999).contains(year),
      let start = calendar.date(from: DateComponents(year: year, month: 1, day: 1)),
      let end = calendar.date(from: DateComponents(year: year + 1, month: 1, day: 1))
    {
      return .period(start, end, said: text)
    }
    let reading = context.recognizer.read(text, as: .date, context.values)
    guard reading.isWhole, case .moment(let moment) = reading.values.first,
      let end = calendar.date(byAdding: Self.unit(moment.granularity), value: 1, to: moment.date)
    else { return nil }
    return .period(moment.date, end, said: text)
  }

  private static func unit(_ granularity: Moment.Granularity) -> Calendar.Component {
    switch granularity {
    case .second: .second
    case .minute: .minute
    case .hour, .dayPart: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  private func iso(_ date: Date) -> ParameterValue {
    .date(
      date.formatted(
        Date.ISO8601FormatStyle(timeZone: context.values.timeZone)
          .year().month().day().dateSeparator(.dash)
          .time(includingFractionalSeconds: false).timeSeparator(.colon).timeZone(separator: .colon)
      ))
  }

  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
