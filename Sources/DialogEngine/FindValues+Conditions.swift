import Foundation
import IntentCatalog
import ValueRecognition

/// What is meant, in the comparators that a property has.
extension FindValues {
  /// A comparator with its values.
  private typealias Made = (comparator: String, values: [ParameterValue])

  /// The comparison that a form with its values says, where the property takes it.
  func comparison(
    _ property: FindableProperty, _ kind: FindForms.Kind, _ meaning: FindForms.Meaning,
    _ values: [Value]
  ) -> FindReading.Comparison? {
    let values = meaning == .between ? Self.ordered(values) : values
    let meaning = Self.turned(meaning, values.first)
    guard Self.takes(kind, property.type), let first = values.first else { return nil }
    let made: Made? =
      switch first {
      case .number(let number, _): numeric(property, meaning, number, values.last)
      case .period(let start, let end, _): dated(property, meaning, start, end, values.last)
      case .choice(let value, _, _): Self.chosen(meaning, value)
      case .text(let text): Self.named(property, meaning, text)
      }
    guard let made, let comparator = Self.offered(made.comparator, property) else { return nil }
    return FindReading.Comparison(
      condition: FindCondition(
        property: property.name, comparator: comparator, values: made.values),
      meaning: meaning, property: property, said: values.map(\.said))
  }

  /// The contrary of a value is what is not it.
  private static func turned(_ meaning: FindForms.Meaning, _ value: Value?) -> FindForms.Meaning {
    guard case .choice(_, _, isContrary: true) = value else { return meaning }
    return meaning == .equal ? .notEqual : .equal
  }

  /// A comparator as the property offers it; its contrary is the contrary of one that is offered.
  private static func offered(_ comparator: String, _ property: FindableProperty) -> String? {
    if property.comparators.contains(comparator) { return comparator }
    if comparator == "!=", property.comparators.contains("==") { return "!==" }
    guard comparator.first == "!", property.comparators.contains(String(comparator.dropFirst()))
    else { return nil }
    return comparator
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
  ) -> Made? {
    func plain(_ number: Double) -> ParameterValue {
      Int(exactly: number).map { .int($0) } ?? .double(number)
    }
    // Among whole numbers, "at least 4" is "more than 3"; else it is the contrary of "less than 4".
    let isWhole = property.type == .int
    func offers(_ comparator: String) -> Bool { property.comparators.contains(comparator) }
    switch meaning {
    case .less: return offers("<") ? ("<", [plain(number)]) : ("!>=", [plain(number)])
    case .more: return offers(">") ? (">", [plain(number)]) : ("!<=", [plain(number)])
    case .atLeast:
      if offers(">=") { return (">=", [plain(number)]) }
      return isWhole && offers(">") ? (">", [plain(number - 1)]) : ("!<", [plain(number)])
    case .atMost:
      if offers("<=") { return ("<=", [plain(number)]) }
      return isWhole && offers("<") ? ("<", [plain(number + 1)]) : ("!>", [plain(number)])
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
  ) -> Made? {
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
    case .notDuring, .notEqual:
      return ("!between", [iso(start), iso(end.addingTimeInterval(-1))])
    case .between:
      guard case .period(_, let until, _) = last else { return nil }
      return ("between", [iso(start), iso(until.addingTimeInterval(-1))])
    default: return nil
    }
  }

  /// What is loosely said (by, except) compares a part, what is exactly said (is, is not) the whole.
  private static func named(
    _ property: FindableProperty, _ meaning: FindForms.Meaning, _ text: String
  ) -> Made? {
    func made(_ comparator: String, or other: String) -> Made {
      (offered(comparator, property) == nil ? other : comparator, [.string(text)])
    }
    return switch meaning {
    case .equal: made("==", or: "contains")
    case .notEqual: made("!=", or: "!contains")
    case .contains: made("contains", or: "==")
    case .notContains: made("!contains", or: "!=")
    case .prefix: ("hasPrefix", [.string(text)])
    case .notPrefix: ("!hasPrefix", [.string(text)])
    case .suffix: ("hasSuffix", [.string(text)])
    case .notSuffix: ("!hasSuffix", [.string(text)])
    default: nil
    }
  }

  private static func chosen(_ meaning: FindForms.Meaning, _ value: ParameterValue) -> Made? {
    switch meaning {
    case .equal: ("==", [value])
    case .notEqual: ("!=", [value])
    default: nil
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
}
