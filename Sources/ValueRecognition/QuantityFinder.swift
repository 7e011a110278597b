/// A number with what stands beside it, in units of the text.
struct FoundQuantity: Hashable {
  var range: Range<Int>
  var kind: RecognizedValue.Kind
  var readings: [ValueContent]
}

/// Finds amounts: money, measures, temperatures, ages, percentages.
final class QuantityFinder {
  let text: ValueText
  let scalars: [Unicode.Scalar]
  let words: QuantityWords
  let numberWords: NumberWords
  let numbers: PlaceTable<NumberSpan>
  /// The words beside numbers that begin at each place, with their ends.
  let cues: PlaceTable<Cue>
  let contexts: Set<Int?>

  /// A word beside a number and where it ends.
  struct Cue {
    var end: Int
    var word: QuantityWord
  }

  init(
    text: ValueText, scalars: [Unicode.Scalar], words: QuantityWords, numberWords: NumberWords,
    numbers: PlaceTable<NumberSpan>
  ) {
    self.text = text
    self.scalars = scalars
    self.words = words
    self.numberWords = numberWords
    self.numbers = numbers
    var cues = PlaceTable<Cue>(count: text.count)
    var contexts: Set<Int?> = []
    let units = text.units
    for start in units.indices
    where words.starters.mayContain(units[start]) && text.isBorder(start) {
      let first = cues.all.count
      words.words.walk(units, from: start) { end, word in
        cues.append(Cue(end: end, word: word))
        if case .context(let unit) = word { contexts.insert(unit) }
      }
      cues.close(start, from: first)
    }
    self.cues = cues
    self.contexts = contexts
  }

  var units: [UInt32] { text.units }

  /// Every amount, from left to right.
  /// - Complexity: O(n) in the text's length.
  func find() -> [FoundQuantity] {
    var found: [FoundQuantity] = []
    var index = 0
    while index < text.count {
      guard !numbers.isEmpty(index) || !cues.isEmpty(index) || units[index] == Self.million else {
        index += 1
        continue
      }
      let amounts = amounts(at: index).filter { !isIdiom(index..<$0.end) }
      found += amounts.flatMap(values)
      index = amounts.map(\.end).max() ?? skip(index)
    }
    return found
  }

  /// Whether an amount is a word that only looks like one (三角 of 三角形).
  private func isIdiom(_ range: Range<Int>) -> Bool {
    numberWords.idioms.longest(units, from: range.lowerBound).map {
      $0.end >= range.upperBound
    } ?? false
  }

  /// Past a number that has no unit, so that no part of it gets one.
  private func skip(_ index: Int) -> Int {
    guard let number = numbers[index].first(where: { !$0.isOrdinal }), !number.isFraction else {
      return index + 1
    }
    return number.end
  }

  // MARK: One amount

  /// An amount in one unit.
  struct Amount {
    var start: Int
    var end: Int
    var value: Double
    var unit: Int
    /// Whether it was written without a fraction, so that smaller units may follow.
    var isWhole: Bool
    /// The unit of time that a length is divided by.
    var time: Int?
  }

  /// The readings of the longest amount that begins at a place.
  private func amounts(at start: Int) -> [Amount] {
    var found: [Amount] = []
    for cue in cues[start] {
      let end = cue.end
      switch cue.word {
      case .money(let unit, let capitals) where fits(capitals, start):
        found += prefixed(unit, start, end, scale: 1)
      case .moneyAlone(let unit, let capitals) where start == 0 && fits(capitals, start):
        found += prefixed(unit, start, end, scale: 1).filter { $0.end == text.count }
      case .turn(let table): found += turned(words.turns[table], start, end)
      case .share(let percent):
        guard let unit = words.unit("percent") else { continue }
        found.append(Amount(start: start, end: end, value: percent, unit: unit, isWhole: true))
      case .article:
        found += suffixed(start, end, 1, isFigures: false, isWhole: true).filter {
          !isNumber(skipSpace($0.end))
        }
      default: continue
      }
    }
    if let (unit, end) = largeCode(start) { found += prefixed(unit, start, end, scale: 1e6) }
    if !isCodePart(start) {
      for span in numbers[start] where !span.isOrdinal && !span.isRatio {
        let isWhole = span.value.integer != nil && !span.isFraction
        let amounts = suffixed(
          start, span.end, span.value.double, isFigures: UnitClass.isDigit(units[span.end - 1]),
          isWhole: isWhole, isPart: span.isFraction)
        found += amounts.isEmpty ? below(start, span) : amounts
        if !found.isEmpty { break }
      }
    }
    let longest = found.map(\.end).max() ?? start
    return found.filter { $0.end == longest }
  }

  /// Whether a number begins at a place: "a US$ 4" is no dollar.
  private func isNumber(_ index: Int) -> Bool {
    index < text.count && UnitClass.isDigit(units[index])
  }

  /// Degrees whose unit is left out: `2 below zero`.
  private func below(_ start: Int, _ span: NumberSpan) -> [Amount] {
    guard let degree = words.unit("degree") else { return [] }
    return cue(after: span.end).compactMap { cue in
      guard case .negative = cue.word else { return nil }
      return Amount(
        start: start, end: cue.end, value: -abs(span.value.double), unit: degree, isWhole: false)
    }
  }

  /// Whether a place is inside of a name with figures (`SCP-173`).
  private func isCodePart(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    if UnitClass.isLetter(units[start - 1]) { return true }
    return units[start - 1] == UnitClass.hyphen && start > 1 && UnitClass.isLetter(units[start - 2])
  }

  func fits(_ casing: Casing?, _ start: Int) -> Bool {
    casing.map { casing in
      (0..<casing.count).allSatisfy { text.isCapital(start + $0) == casing.isCapital($0) }
    } ?? true
  }

  private static let million: UInt32 = 0x6D

  /// A code with `M` for million before it (`MUSD`).
  private func largeCode(_ start: Int) -> (unit: Int, end: Int)? {
    guard start + 3 < text.count, units[start] == Self.million, text.isBorder(start),
      (start...start + 3).allSatisfy(text.isCapital)
    else { return nil }
    var found: (unit: Int, end: Int)?
    words.words.walk(units, from: start + 1) { end, word in
      if end == start + 4, case .unit(let unit, _, _) = word, words.units[unit].code != nil {
        found = (unit, end)
      }
    }
    return found
  }

  func skipSpace(_ index: Int) -> Int {
    index < text.count && units[index] == UnitClass.space ? index + 1 : index
  }

  /// Money with its sign or code before it.
  private func prefixed(_ unit: Int, _ start: Int, _ end: Int, scale: Double) -> [Amount] {
    let from = skipSpace(end)
    guard from < text.count,
      let span = numbers[from].first(where: { !$0.isOrdinal && !$0.isFraction })
    else { return [] }
    var amount = Amount(
      start: start, end: span.end, value: span.value.double * scale, unit: unit,
      isWhole: span.value.integer != nil && !isDecimal(from..<span.end))
    enlarge(&amount)
    repeatUnit(&amount)
    return [joined(amount)]
  }

  /// Whether figures have a decimal part, if only zeros.
  private func isDecimal(_ range: Range<Int>) -> Bool {
    units[range].contains(numberWords.decimalMark)
  }

  /// A scale that stands after the currency (`75 USD million`) or a small letter after figures (`$5m`).
  private func enlarge(_ amount: inout Amount) {
    let next = skipSpace(amount.end)
    if let (end, word) = numberWords.words.longest(units, from: next), word.role == .scale,
      !word.isOrdinal, next > amount.end || UnitClass.isJapanese(units[next])
    {
      amount.value *= word.value.double
      amount.end = end
      amount.isWhole = false
    } else if let (end, letters) = numberWords.magnitudes.longest(units, from: amount.end),
      UnitClass.isDigit(units[amount.end - 1])
    {
      amount.value *= letters.value
      amount.end = end
      amount.isWhole = false
    }
  }

  /// The same currency once more after the number (人民元八千元, `$10 dollars`).
  private func repeatUnit(_ amount: inout Amount) {
    for cue in cue(after: amount.end) {
      guard case .unit(let other, let condition, let capitals) = cue.word, condition == .always,
        other == amount.unit, fits(capitals, skipSpace(amount.end))
      else { continue }
      amount.end = cue.end
      return
    }
  }

  /// The words at a place or after the space there.
  func cue(after end: Int) -> ArraySlice<Cue> {
    let next = skipSpace(end)
    return next < text.count ? cues[next] : []
  }

  /// What a word before a number makes of it and of its unit (摂氏20度).
  private func turned(_ turn: [Int?: Int], _ start: Int, _ end: Int) -> [Amount] {
    let from = skipSpace(end)
    guard from < text.count else { return [] }
    return numbers[from].filter { !$0.isOrdinal && !$0.isRatio }.flatMap { span -> [Amount] in
      if let unit = turn[nil] {
        return [
          Amount(start: start, end: span.end, value: span.value.double, unit: unit, isWhole: true)
        ]
      }
      return unitsAfter(span.end, isFigures: true, larger: nil).compactMap { unit, stop in
        turn[unit].map {
          Amount(start: start, end: stop, value: span.value.double, unit: $0, isWhole: true)
        }
      }
    }
  }

  // MARK: Units after a number

  private func suffixed(
    _ start: Int, _ end: Int, _ value: Double, isFigures: Bool, isWhole: Bool, isPart: Bool = false
  ) -> [Amount] {
    var found = unitsAfter(end, isFigures: isFigures, larger: nil).map { unit, stop in
      Amount(start: start, end: stop, value: value, unit: unit, isWhole: isWhole)
    }
    if found.isEmpty, let (unit, stop) = largeCode(skipSpace(end)) {
      found.append(Amount(start: start, end: stop, value: value * 1e6, unit: unit, isWhole: false))
    }
    if found.isEmpty, isPart {
      for cue in cue(after: end) {
        guard case .ofUnit = cue.word else { continue }
        found += unitsAfter(cue.end, isFigures: false, larger: nil).map { unit, stop in
          Amount(start: start, end: stop, value: value, unit: unit, isWhole: false)
        }
      }
    }
    return found.map { amount in
      var amount = amount
      if words.units[amount.unit].family == .money { enlarge(&amount) }
      return joined(amount)
    }
  }

  /// The units whose word follows a number, the longest ones: with a space, a hyphen or brackets.
  func unitsAfter(_ end: Int, isFigures: Bool, larger: Int?) -> [(unit: Int, end: Int)] {
    guard end < text.count else { return [] }
    var next = end
    var bracket: UInt32?
    if units[next] == UnitClass.space || units[next] == UnitClass.hyphen { next += 1 }
    if next < text.count, let closing = Self.closing(units[next]) {
      bracket = closing
      next += 1
    }
    guard next < text.count else { return [] }
    var found: [(unit: Int, end: Int)] = []
    for cue in cues[next] {
      let stop = cue.end
      guard case .unit(let unit, let condition, let capitals) = cue.word, fits(capitals, next),
        isMet(condition, next..<stop, isAttached: next == end, isFigures, larger, unit),
        isEnd(next..<stop, unit)
      else { continue }
      if let bracket {
        guard stop < text.count, units[stop] == bracket else { continue }
        found.append((unit, stop + 1))
      } else {
        found.append((unit, stop))
      }
    }
    guard found.count > 1 else { return found }
    let longest = found.map(\.end).max() ?? 0
    return found.filter { $0.end == longest }
  }

  /// The bracket that closes one.
  private static func closing(_ bracket: UInt32) -> UInt32? {
    switch bracket {
    case 0x28: 0x29
    case 0x5B: 0x5D
    case 0x7B: 0x7D
    default: nil
    }
  }

  private func isMet(
    _ condition: QuantityWord.Condition, _ range: Range<Int>, isAttached: Bool,
    _ isFigures: Bool, _ larger: Int?, _ unit: Int
  ) -> Bool {
    switch condition {
    case .always: true
    case .attached: (isAttached || range.upperBound == text.count) && isFigures
    case .inContext: isFigures && (contexts.contains(unit) || isWhole(range))
    case .afterFigures: isFigures
    case .afterLarger:
      larger.map {
        let (big, small) = (words.units[$0], words.units[unit])
        return big.dimension == small.dimension && big.size > small.size
      } ?? false
    }
  }

  /// Whether nothing but a number and this unit is said.
  private func isWhole(_ range: Range<Int>) -> Bool {
    range.upperBound == text.count
      && units[..<range.lowerBound].allSatisfy {
        UnitClass.isDigit($0) || $0 == UnitClass.space || $0 == UnitClass.hyphen
          || $0 == UnitClass.period || $0 == UnitClass.comma
      }
  }

  /// Whether a unit's word ends here: not inside of a longer word or a name with figures.
  private func isEnd(_ range: Range<Int>, _ unit: Int) -> Bool {
    let end = range.upperBound
    guard end < text.count else { return true }
    if UnitClass.isDigit(units[end]) {
      let family = words.units[unit].family
      if family == .percent || UnitClass.isJapanese(units[end - 1]) { return true }
      return family != .money && !UnitClass.isLetter(units[end - 1])
    }
    if units[end] == UnitClass.hyphen, end + 1 < text.count, UnitClass.isDigit(units[end + 1]) {
      return range.count > 1
    }
    // The end of a word in katakana is no border within a longer one.
    return !(text.isKatakana(end - 1, scalars) && text.isKatakana(end, scalars))
  }
}

extension ValueText {
  /// Whether a word may begin at a place.
  func isBorder(_ index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    return units[index] != UnitClass.space && UnitClass.isBorder(units[index - 1], units[index])
  }

  /// Whether the user wrote katakana there.
  func isKatakana(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let value = scalars[places[index].end - 1].value
    return value >= 0x30A1 && value <= 0x30FA || value == 0x30FC
      || value >= 0xFF66 && value <= 0xFF9D
  }
}
