import FoundationEssentials

/// A type that a prompt asks for.
public enum ReadableType: String, Hashable, Sendable, CaseIterable {
  case integer, double, bool, date, url, email, duration, string
}

/// What a reply to a prompt says of the value that was asked for.
public struct ValueReading: Hashable, Sendable {
  /// Every reasonable reading, the likeliest first; empty where there is none.
  public var values: [ValueContent]
  /// Where the value stands: Unicode scalars of the user's own text.
  public var range: Range<Int>?
  /// Whether nothing but the value and words around it was said.
  public var isWhole: Bool
  /// What else was said, in Unicode scalars of the user's own text.
  public var leftover: [Range<Int>]
  /// Why the value cannot be, where one was said that cannot.
  public var problem: ValueProblem?

  init(
    values: [ValueContent] = [], range: Range<Int>? = nil, isWhole: Bool = false,
    leftover: [Range<Int>] = [], problem: ValueProblem? = nil
  ) {
    self.values = values
    self.range = range
    self.isWhole = isWhole
    self.leftover = leftover
    self.problem = problem
  }
}

extension ValueRecognizer {
  /// Reads a reply as a value of the type that was asked for.
  /// - Parameters:
  ///   - text: The whole reply; words around the value that the language's data list are allowed.
  ///   - type: What was asked for; a bare number is then a time where a date was.
  ///   - context: What relative values are read against.
  /// - Returns: The readings, what else was said, and why the value cannot be.
  /// - Complexity: O(n) in the text's length.
  public func read(
    _ text: String, as type: ReadableType, _ context: ValueContext
  ) -> ValueReading {
    let folded = ValueText(text)
    guard let rules else { return nothing(folded, 0..<folded.count) }
    let frames = rules.grammar.frames
    let core = frames.strip(folded, 0..<folded.count, for: type)
    switch type {
    case .integer, .double:
      if let number = numberTools.reader.whole(folded.part(core)) {
        return reading(number, folded.sourceRange(core), type)
      }
    case .string: return string(text, folded, frames)
    case .bool:
      if let answer = rules.answers.value(folded, core) {
        return ValueReading(
          values: [.boolean(answer)], range: folded.sourceRange(0..<folded.count), isWhole: true)
      }
    case .date, .url, .email, .duration: break
    }
    let all = values(in: text, context, asked: type).filter { type.takes($0.kind) }
    guard
      let best = all.max(by: {
        ($0.range.count, -$0.range.lowerBound) < ($1.range.count, -$1.range.lowerBound)
      })
    else { return nothing(folded, core) }
    var reading = reading(best, all, folded, type, frames)
    if type == .date, !reading.leftover.isEmpty {
      var read: Date?
      if case .moment(let moment)? = reading.values.first { read = moment.date }
      let zone = ZoneNames(context, read)
      reading.leftover.removeAll { rest in
        zone.contain(folded, folded.unit(at: rest.lowerBound)..<folded.unit(at: rest.upperBound))
      }
      reading.isWhole = reading.leftover.isEmpty
    }
    return reading
  }

  private func nothing(_ text: ValueText, _ core: Range<Int>) -> ValueReading {
    ValueReading(leftover: core.isEmpty ? [] : [text.sourceRange(core)])
  }

  private func reading(
    _ number: SpokenNumber, _ range: Range<Int>, _ type: ReadableType
  ) -> ValueReading {
    guard type == .integer else {
      return ValueReading(values: [.decimal(number.value)], range: range, isWhole: true)
    }
    guard let integer = number.integer else {
      let isWhole = number.value == number.value.rounded()
      return ValueReading(
        range: range, isWhole: true, problem: isWhole ? .tooLarge : .notWhole)
    }
    return ValueReading(values: [.integer(integer)], range: range, isWhole: true)
  }

  private func reading(
    _ value: RecognizedValue, _ all: [RecognizedValue], _ text: ValueText, _ type: ReadableType,
    _ frames: FrameWords
  ) -> ValueReading {
    let range = counted(value, text)
    // The same said twice (「はい、お願いします」) is one value.
    let same = all.filter { $0.readings == value.readings && $0.problem == value.problem }
    let said = (same.map(\.range) + [range]).sorted { $0.lowerBound < $1.lowerBound }
    var leftover: [Range<Int>] = []
    var index = 0
    func rest(upTo end: Int) {
      guard index < end else { return }
      let rest = frames.strip(text, index..<end, for: type)
      if !rest.isEmpty { leftover.append(text.sourceRange(rest)) }
    }
    for range in said {
      rest(upTo: text.unit(at: range.lowerBound))
      index = max(index, text.unit(at: range.upperBound))
    }
    rest(upTo: text.count)
    var problem = value.problem
    var values = value.readings.compactMap { convert($0, type) }
    if values.isEmpty, problem == nil { problem = .notWhole }
    if problem != nil { values = [] }
    return ValueReading(
      values: values, range: range, isWhole: leftover.isEmpty, leftover: leftover, problem: problem)
  }

  /// Where a value stands, with the counter behind it where it is a number (`4人`, `two pieces`).
  /// - Parameters:
  ///   - value: A value of the text.
  ///   - text: The user's own text.
  /// - Returns: The range, in Unicode scalars of the text.
  /// - Complexity: O(n) in the text's length where the value is a number.
  public func counted(_ value: RecognizedValue, in text: String) -> Range<Int> {
    guard value.kind == .integer || value.kind == .decimal else { return value.range }
    return counted(value, ValueText(text))
  }

  /// A number's range with the counter after it.
  private func counted(_ value: RecognizedValue, _ text: ValueText) -> Range<Int> {
    var end = text.unit(at: value.range.upperBound)
    guard value.kind == .integer || value.kind == .decimal, end < text.count else {
      return value.range
    }
    if text.units[end] == UnitClass.space { end += 1 }
    guard let (stop, _) = numberTools.reader.words.counters.longest(text.units, from: end) else {
      return value.range
    }
    return value.range.lowerBound..<text.places[stop - 1].end
  }

  private func convert(_ content: ValueContent, _ type: ReadableType) -> ValueContent? {
    switch (content, type) {
    case (.range, .date): nil
    case (.integer(let value), .double): .decimal(Double(value))
    case (.decimal, .integer): nil
    case (.percentage(let value), .integer): Int(exactly: value).map { .integer($0) }
    case (.percentage(let value), .double): .decimal(value)
    case (.url(let address), .url):
      .url(address.contains("://") ? address : "https://" + address)
    default: content
    }
  }

  private func string(
    _ text: String, _ folded: ValueText, _ frames: FrameWords
  ) -> ValueReading {
    let scalars = Array(text.unicodeScalars)
    var values: [ValueContent] = []
    let whole = 0..<folded.count
    for range in [frames.stripText(folded, whole), whole] where !range.isEmpty {
      let source = folded.sourceRange(range)
      let value = ValueContent.text(String(String.UnicodeScalarView(scalars[source])))
      if !values.contains(value) { values.append(value) }
    }
    return ValueReading(
      values: values, range: values.isEmpty ? nil : folded.sourceRange(whole),
      isWhole: !values.isEmpty)
  }
}

extension ReadableType {
  /// Whether rules that only a question makes likely are taken for this type.
  func takesLoosely(_ stage: ValueStage) -> Bool {
    switch stage {
    case .time, .timeRange, .date, .dateRange, .dateTime, .dateTimeRange, .clock, .clockRange,
      .bareDay, .bareYear, .nowDate, .anyYear, .ending, .weekdayList:
      self == .date
    case .span, .duration: self == .duration
    case .number, .ordinal, .percentage: self == .integer || self == .double
    case .boolean: self == .bool
    case .recurrence, .numberRange, .currency, .dimension, .temperature, .age, .phone, .person,
      .idiom, .shift:
      false
    }
  }

  fileprivate func takes(_ kind: RecognizedValue.Kind) -> Bool {
    switch self {
    case .integer, .double: kind == .integer || kind == .decimal || kind == .percentage
    case .bool: kind == .boolean
    case .date:
      kind == .date || kind == .time || kind == .dateTime || kind == .dateRange
        || kind == .timeRange || kind == .dateTimeRange
    case .url: kind == .url
    case .email: kind == .email
    case .duration: kind == .duration
    case .string: false
    }
  }
}
