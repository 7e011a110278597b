import FoundationEssentials

/// Puts the readings of a day that are over first where its sentence tells of the past: 「日曜に行きました」.
struct TenseReader {
  let text: ValueText
  let scalars: [Unicode.Scalar]
  let words: TenseWords

  /// How far from a day its verb is looked for, in units: what makes the work on each day bounded.
  private static let reach = 80

  /// Puts first, of every day with readings on both sides of now, those before it where the past is told of.
  /// - Complexity: O(n) in the number of values.
  func order(_ values: inout [RecognizedValue], now: Date) {
    guard !words.isEmpty else { return }
    var days: [Bool]?
    for place in values.indices where values[place].readings.count > 1 {
      let readings = values[place].readings
      let past = readings.filter { Self.start($0).map { $0 < now } ?? false }
      guard !past.isEmpty, past.count < readings.count, isPast(values[place].range, values, &days)
      else { continue }
      values[place].readings = past + readings.filter { !past.contains($0) }
    }
  }

  /// When a reading that says a day begins; nil of a time alone.
  private static func start(_ reading: ValueContent) -> Date? {
    switch reading {
    case .moment(let moment) where moment.said.day != nil || moment.said.month != nil:
      moment.date
    case .range(let range) where range.granularity >= .day: range.start ?? range.end
    default: nil
    }
  }

  /// Whether the verb of a value's sentence tells of the past.
  private func isPast(
    _ range: Range<Int>, _ values: [RecognizedValue], _ days: inout [Bool]?
  ) -> Bool {
    let (start, end) = (text.unit(at: range.lowerBound), text.unit(at: range.upperBound))
    let after = end..<sentenceEnd(from: end)
    guard words.isVerbLast else {
      let signs = signs(in: sentenceStart(before: start)..<start) + signs(in: after)
      return signs.contains(.past) && !signs.contains(.planned)
    }
    // The first verb behind the day is its own; that of the next day is not.
    let isDay = days ?? dayStarts(values)
    days = isDay
    return signs(in: end..<(after.first { isDay[$0] } ?? after.upperBound)).first == .past
  }

  /// At which units days begin.
  private func dayStarts(_ values: [RecognizedValue]) -> [Bool] {
    var starts = [Bool](repeating: false, count: text.count)
    for value in values where Self.isDay(value.kind) {
      let start = text.unit(at: value.range.lowerBound)
      if start < text.count { starts[start] = true }
    }
    return starts
  }

  private static func isDay(_ kind: RecognizedValue.Kind) -> Bool {
    kind == .date || kind == .dateTime || kind == .dateRange || kind == .dateTimeRange
  }

  // MARK: Sentences

  private func isStop(_ index: Int) -> Bool {
    switch text.units[index] {
    case 0x21, 0x3B, 0x3F, 0x3002: true
    case UnitClass.period: index + 1 >= text.count || text.units[index + 1] == UnitClass.space
    default: false
    }
  }

  private func sentenceEnd(from start: Int) -> Int {
    let limit = min(text.count, start + Self.reach)
    return (start..<max(start, limit)).first(where: isStop) ?? limit
  }

  private func sentenceStart(before end: Int) -> Int {
    let limit = max(0, end - Self.reach)
    return (limit..<end).last(where: isStop).map { $0 + 1 } ?? limit
  }

  // MARK: Signs

  /// What the words of a stretch say, from left to right.
  private func signs(in range: Range<Int>) -> [TenseWords.Sign] {
    var signs: [TenseWords.Sign] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard text.isBorder(index), let (end, sign) = words.signs.longest(text.units, from: index)
      else {
        index += 1
        continue
      }
      switch sign {
      case .past:
        // A word in katakana is no ending (食べたラーメン).
        let isOther =
          end < text.count && words.notBefore.contains(text.units[end])
          && !text.isKatakana(end, scalars)
        if !isOther { signs.append(.past) }
      case .planned: signs.append(.planned)
      case .subject: if isPastVerb(after: end) { signs.append(.past) }
      case .none: break
      }
      index = end
    }
    return signs
  }

  /// Whether the word behind a subject is a verb in the past.
  private func isPastVerb(after end: Int) -> Bool {
    guard end + 1 < text.count, text.units[end] == UnitClass.space else { return false }
    let start = end + 1
    if words.afterSubject.longest(text.units, from: start) != nil { return true }
    var stop = start
    while stop < text.count, UnitClass.isLetter(text.units[stop]) { stop += 1 }
    return !words.ending.isEmpty && stop - start > words.ending.count + 1
      && words.signs.longest(text.units, from: start) == nil
      && text.units[..<stop].suffix(words.ending.count).elementsEqual(words.ending)
  }
}
