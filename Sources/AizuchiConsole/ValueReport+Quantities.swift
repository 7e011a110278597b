import Foundation
import IntentTranscripts
import ValueRecognition

extension ValueReport {
  /// The objects of a value that is no date or time.
  func quantity(_ content: ValueContent) -> [JSONValue] {
    switch content {
    case .integer(let value): [Self.value(.string(String(value)))]
    case .decimal(let value), .percentage(let value): [Self.value(Self.number(value))]
    case .ordinal(let value): [Self.position(value)]
    case .step(let step): [Self.step(step)]
    case .numberRange(let range): [Self.value(.string(Self.text(range)))]
    case .boolean(let value): [Self.value(.bool(value))]
    case .currency(let amount):
      [
        .object([
          .init("value", Self.number(amount.value)), .init("iso", .optional(amount.code)),
          .init("unit", .string(amount.unit)),
        ])
      ]
    case .measure(let measure):
      [
        .object([
          .init("value", Self.number(measure.value)),
          .init("unit", .string(Self.units[measure.unit] ?? measure.unit)),
        ])
      ]
    case .url(let text), .email(let text), .phone(let text), .person(let text), .text(let text):
      [Self.value(.string(text))]
    case .moment, .range, .duration, .recurrence: []
    }
  }

  /// A position from the start, or from the end as an offset from the last.
  private static func position(_ position: Int) -> JSONValue {
    guard position < 0 else {
      return .object([
        .init("value", .string(String(position))), .init("offset", .string(String(position))),
        .init("relativeTo", .string("start")),
      ])
    }
    let offset = position + 1
    return .object([
      .init("value", .string(offset == 0 ? "end+0" : "end\(offset)")),
      .init("offset", .string(String(offset))), .init("relativeTo", .string("end")),
    ])
  }

  /// The units that are written as letters.
  private static let units = ["celsius": "C", "fahrenheit": "F", "kelvin": "K"]

  /// A position from the current one.
  private static func step(_ step: Int) -> JSONValue {
    .object([
      .init("value", .string(step < 0 ? "current\(step)" : "current+\(step)")),
      .init("offset", .string(String(step))), .init("relativeTo", .string("current")),
    ])
  }

  /// Interval notation: `[1,5)`.
  private static func text(_ range: NumberRange) -> String {
    func digits(_ value: Double?) -> String {
      guard let value else { return "" }
      if let whole = Int(exactly: value) { return String(whole) }
      let style = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(1...15))
      return value.formatted(style.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
    return (range.includesLower && range.lower != nil ? "[" : "(") + digits(range.lower) + ","
      + digits(range.upper) + (range.includesUpper && range.upper != nil ? "]" : ")")
  }
}
