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
    /// One of the values that a property may have.
    case choice(ParameterValue, said: String, isContrary: Bool)

    var said: String {
      switch self {
      case .number(_, let said), .period(_, _, let said), .choice(_, let said, _), .text(let said):
        said
      }
    }
  }

  let context: DialogContext
  private var numbers: [String: Double?] = [:]
  private var periods: [String: Value?] = [:]
  /// Longer texts are no numbers or dates.
  private static let lengthLimit = 48

  init(_ context: DialogContext) { self.context = context }

  /// The number that a text says, an amount's or a measure's unit aside.
  func number(_ text: String) -> Double? {
    if let known = numbers[text] { return known }
    let read = text.count > Self.lengthLimit ? nil : readNumber(text)
    numbers[text] = .some(read)
    return read
  }

  private func readNumber(_ text: String) -> Double? {
    if let number = context.recognizer.number(text) { return number.value }
    guard text.contains(where: \.isNumber) || text.contains(where: \.isLetter) else { return nil }
    let values = context.recognizer.values(in: text, context.values)
    let whole = values.first { $0.range == 0..<text.unicodeScalars.count }
    switch whole?.readings.first {
    case .currency(let amount): return amount.value
    case .measure(let measure): return measure.value
    default: return nil
    }
  }

  /// The value that a text says for a property; a choice is read elsewhere.
  func value(_ text: String, _ kind: FindForms.Kind) -> Value? {
    switch kind {
    case .number: number(text).map { .number($0, said: Self.shown($0)) }
    case .date: period(text)
    case .text: text.isEmpty ? nil : .text(text)
    case .choice: nil
    }
  }

  /// Whether a kind of condition is for values of a type.
  static func takes(_ kind: FindForms.Kind, _ type: ValueType) -> Bool {
    switch (kind, type) {
    case (.number, .int), (.number, .double), (.date, .date), (.text, .string), (.text, .url),
      (.choice, .appEnum), (.choice, .bool), (.choice, .entity):
      true
    default: false
    }
  }

  // MARK: - Dates

  private func period(_ text: String) -> Value? {
    if let known = periods[text] { return known }
    let read = text.count > Self.lengthLimit ? nil : readPeriod(text)
    periods[text] = .some(read)
    return read
  }

  private func readPeriod(_ text: String) -> Value? {
    var calendar = context.values.calendar
    calendar.timeZone = context.values.timeZone
    if let number = context.recognizer.number(text)?.value, let year = Int(exactly: number),
      (1000...2999).contains(year),
      let start = calendar.date(from: DateComponents(year: year, month: 1, day: 1)),
      let end = calendar.date(from: DateComponents(year: year + 1, month: 1, day: 1))
    {
      return .period(start, end, said: text)
    }
    let reading = context.recognizer.read(text, as: .date, context.values)
    guard reading.isWhole else { return nil }
    switch reading.values.first {
    case .moment(let moment):
      if let span = moment.span { return .period(span.lowerBound, span.upperBound, said: text) }
      let unit = Self.unit(moment.granularity)
      let end = calendar.date(byAdding: unit, value: 1, to: moment.date)
      return end.map { .period(moment.date, $0, said: text) }
    case .range(let range):
      guard let start = range.start, let end = range.end, start < end else { return nil }
      return .period(start, end, said: text)
    default: return nil
    }
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

  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
