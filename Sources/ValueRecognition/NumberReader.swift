/// A number found in a text, from a given position up to `end`.
struct NumberSpan: Hashable, Sendable {
  var end: Int
  var value: Magnitude
  var isOrdinal = false
  /// How many figures it was written with; 0 for words.
  var figures = 0
  /// Whether its figures stand in groups (1,500), which no year or hour is written in.
  var isGrouped = false
  /// Whether it is a fraction (two thirds, 4/5), which is no count.
  var isFraction = false
  /// Whether it compares two counts (one out of three), which says no amount of anything.
  var isRatio = false
  /// The scale that it ended with, which a tail counts in (three million and a half).
  var scale: Double?
}

/// Reads the numbers that begin at a position of a text.
struct NumberReader: Sendable {
  let words: NumberWords

  /// The longest number that is read, in units: one longer is no value that anyone says.
  static let longestNumber = 280

  /// Whether a number may begin with a unit.
  func mayBegin(_ unit: UInt32) -> Bool { words.starters.mayContain(unit) }

  /// Every number that begins at a position, the longest first.
  /// - Complexity: O(1): never looks further than `longestNumber` units.
  func spans(_ text: ValueText, at start: Int, isSpelled: Bool = false) -> [NumberSpan] {
    let units = text.units
    guard start < units.count else { return [] }
    if start > 0, !words.isBorder(units[start - 1], units[start]) { return [] }
    guard isSpelled || words.mayBegin(units, at: start) else {
      return spelled(text, at: start)
    }
    var spans: [NumberSpan] = []
    words.phrases.walk(units, from: start) { end, value in
      let number = Magnitude(value)
      spans.append(NumberSpan(end: end, value: number, isFraction: number.integer == nil))
    }
    addScaled(units, to: &spans, from: 0, isPhrase: true)
    var state = NumberState(
      text: text, start: start, words: words, isSpelled: isSpelled,
      isPositional: words.data.isPositional)
    spans += state.read()
    let count = spans.count
    for place in 0..<count where !spans[place].isOrdinal { addTails(units, to: &spans, of: place) }
    addScaled(units, to: &spans, from: count)
    if spans.isEmpty, !isSpelled { return spelled(text, at: start) }
    return Self.unique(spans)
  }

  /// Numbers in another spelling (にじゅうさん), which must stand apart: kana are mostly other words.
  private func spelled(_ text: ValueText, at start: Int) -> [NumberSpan] {
    guard words.data.isPositional, UnitClass.isJapanese(text.units[start]) else { return [] }
    let isApart = text.hasGap(before: start) || UnitClass.isMark(text.units[start - 1])
    let isPrefixed = words.spelledPrefixes.contains { text.ends(0..<start, with: $0) }
    guard isApart || isPrefixed else { return [] }
    return spans(text, at: start, isSpelled: true).filter { span in
      let range = start..<span.end
      let isApart = text.hasGap(before: span.end) || UnitClass.isMark(text.units[span.end])
      guard isApart, !range.dropFirst().contains(where: text.hasGap) else { return false }
      return range == 0..<text.count || isPrefixed
        || !words.neverAlone.contains(Array(text.units[range]))
    }
  }

  /// Adds the numbers that go on with a tail of words (two and a half).
  private func addTails(_ units: [UInt32], to spans: inout [NumberSpan], of place: Int) {
    let span = spans[place]
    // A tail of words stands apart; one of a language without spaces does not.
    var from = span.end
    if from < units.count, units[from] == UnitClass.space { from += 1 }
    words.tails.walk(units, from: from) { end, value in
      guard from > span.end || !UnitClass.isLetter(units[from]) else { return }
      let part = Magnitude(span.value.double < 0 ? -value : value) * Magnitude(span.scale ?? 1)
      spans.append(NumberSpan(end: end, value: span.value + part))
    }
  }

  /// Adds the numbers from a place on with a scale behind them.
  private func addScaled(
    _ units: [UInt32], to spans: inout [NumberSpan], from first: Int, isPhrase: Bool = false
  ) {
    for place in first..<spans.count {
      if let scaled = scaled(units, spans[place], isPhrase) { spans.append(scaled) }
    }
  }

  /// A half and the like before a scale (half a million, two and a half thousand), and a phrase before a
  /// multiplier (a couple of hundred).
  private func scaled(
    _ units: [UInt32], _ span: NumberSpan, _ isPhrase: Bool
  ) -> NumberSpan? {
    var from = span.end
    if from < units.count, units[from] == UnitClass.space { from += 1 }
    guard let (end, word) = words.words.longest(units, from: from),
      word.role == .scale || word.role == .collection && span.value.integer == nil
        || word.role == .multiplier && isPhrase && !words.data.isPositional,
      !word.isOrdinal, from > span.end || UnitClass.isJapanese(units[from])
    else { return nil }
    return NumberSpan(end: end, value: span.value * word.value)
  }

  /// One span of each kind for each end, the longest first; of two that end together the first.
  static func unique(_ spans: [NumberSpan]) -> [NumberSpan] {
    guard spans.count > 1 || !spans.allSatisfy({ $0.value.double.isFinite }) else { return spans }
    var kept: [NumberSpan] = []
    for span in spans where span.value.double.isFinite {
      guard !kept.contains(where: { $0.end == span.end && $0.isOrdinal == span.isOrdinal }) else {
        continue
      }
      kept.insert(span, at: kept.firstIndex { $0.end < span.end } ?? kept.count)
    }
    return kept
  }
}
