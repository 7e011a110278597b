import LanguagePacks
import PhraseDiagnostics

/// A language's words for ranges of numbers, from `values/ranges.json`.
struct RangeData: Decodable, Sendable {
  /// Which end a word opens or closes: `above`, `from`, `below`, `upTo`, `equal`; words before a number.
  var before: [String: [String]]?
  /// The same after a number.
  var after: [String: [String]]?
  /// Words before, between and after the two numbers of a range; the upper one is not within.
  var between: [[[String]]]?
  /// Words between two numbers that follow each other, of which either may be meant (two or three); the
  /// upper one is within.
  var either: [String]?
  /// The same where a counter must come after the second one (五、六個); "" where nothing stands between.
  var eitherCounted: [String]?
  /// Words that look like the end of a range and are none, and words before a number that say
  /// nothing here (`the`, 第).
  var none: [String]?
  var prefixes: [String]?
  /// Words between two halves of one range (at least 5 and at most 10).
  var joiners: [String]?
  /// Words right before or behind a value that say that it is about right.
  var aboutBefore: [String]?
  var aboutAfter: [String]?
}

/// Words for ranges, compiled; a class, which is cheap to share.
final class RangeWords: Sendable {
  /// What a word says of the number beside it.
  enum Bound: String, Sendable { case above, from, below, upTo, equal, none }

  /// A word of a form of two numbers.
  struct Place: Sendable {
    var form: Int
    var part: Int
  }

  let before: WordTrie<Bound>
  let after: WordTrie<Bound>
  let joiners: WordTrie<Bool>
  let prefixes: WordTrie<Bool>
  /// Words beside a value that say that it is about right.
  let aboutBefore: WordTrie<Bool>
  let aboutAfter: WordTrie<Bool>
  let places: WordTrie<Place>
  /// What stands between neighbours, and whether a counter must follow.
  let neighbours: WordTrie<Bool>
  /// Whether the figures of two neighbours may stand side by side (二三人).
  let joinsNeighbours: Bool
  /// For each form whether it has words before, between and after.
  let forms: [[Bool]]
  /// The units with which a range may begin, numbers aside.
  let starters: StarterSet

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    self.init(
      try files.own(RangeData.self, "values/ranges.json") ?? RangeData())
  }

  init(_ data: RangeData) {
    func bounds(_ lists: [String: [String]]?) -> WordTrie<Bound> {
      WordTrie(
        (lists ?? [:]).flatMap { name, forms in
          QuantityWords.folded(forms).compactMap { word in
            Bound(rawValue: name).map { (word, $0) }
          }
        })
    }
    let none = ["none": data.none ?? []]
    before = bounds((data.before ?? [:]).merging(none) { $1 })
    after = bounds((data.after ?? [:]).merging(none) { $1 })
    func words(_ forms: [String]?) -> WordTrie<Bool> {
      WordTrie(QuantityWords.folded(forms ?? []).map { ($0, true) })
    }
    prefixes = words(data.prefixes)
    joiners = words(data.joiners)
    aboutBefore = words(data.aboutBefore)
    aboutAfter = words(data.aboutAfter)
    var places: [(units: [UInt32], payload: Place)] = []
    for (form, parts) in (data.between ?? []).enumerated() {
      for (part, words) in parts.enumerated() {
        places += QuantityWords.folded(words).map { ($0, Place(form: form, part: part)) }
      }
    }
    self.places = WordTrie(places)
    let counted = (data.eitherCounted ?? []).filter { !$0.isEmpty }
    neighbours = WordTrie(
      QuantityWords.folded(data.either ?? []).map { ($0, false) }
        + QuantityWords.folded(counted).map { ($0, true) })
    joinsNeighbours = data.eitherCounted?.contains("") ?? false
    forms = (data.between ?? []).map { $0.map { !$0.isEmpty } }
    starters = StarterSet(
      Array(before.firstUnits) + Array(self.places.firstUnits) + Array(prefixes.firstUnits))
  }
}

/// Finds ranges of numbers: more than 5, between 5 and 10, 5以上10未満.
struct RangeFinder {
  let text: ValueText
  let words: RangeWords
  private let counters: WordTrie<String>
  private let idioms: WordTrie<Bool>
  let numbers: PlaceTable<NumberSpan>

  init(
    text: ValueText, words: RangeWords, numberWords: NumberWords, numbers: PlaceTable<NumberSpan>
  ) {
    self.text = text
    self.words = words
    counters = numberWords.counters
    idioms = numberWords.idioms
    self.numbers = numbers
  }

  /// A range and the units that it stands on.
  struct Found {
    var start: Int
    var end: Int
    var range: NumberRange
  }

  /// Every range, from left to right.
  /// - Complexity: O(n) in the text's length.
  func find() -> [FoundQuantity] {
    guard !numbers.all.isEmpty else { return [] }
    var found: [Found] = []
    var index = 0
    while index < text.count {
      guard !numbers.isEmpty(index) || words.starters.mayContain(text.units[index]),
        text.isBorder(index)
      else {
        index += 1
        continue
      }
      if let (end, _) = idioms.longest(text.units, from: index) {
        index = end
        continue
      }
      guard let range = range(at: index) else {
        index += 1
        continue
      }
      found.append(range)
      index = range.end
    }
    return merged(found).map {
      FoundQuantity(
        range: $0.start..<$0.end, kind: .numberRange, readings: [.numberRange($0.range)])
    }
  }

  private func range(at start: Int) -> Found? {
    var best = opened(at: start)
    func consider(_ other: Found?) {
      if let other, best.map({ other.end > $0.end }) ?? true { best = other }
    }
    consider(closed(at: start))
    consider(between(at: start))
    consider(either(at: start))
    return best
  }

  /// Whether a range is nothing but a word that says nothing of the number after it (`the`).
  func isPrefix(_ range: Range<Int>) -> Bool {
    words.prefixes.longest(text.units, from: range.lowerBound).map { skipSpace($0.end) }
      == range.upperBound
  }

  func skipSpace(_ index: Int) -> Int {
    index < text.count && text.units[index] == UnitClass.space ? index + 1 : index
  }

  /// The longest number at a place, ordinals included.
  private func number(at index: Int) -> NumberSpan? {
    guard index < text.count else { return nil }
    if let (end, _) = words.prefixes.longest(text.units, from: index) {
      let next = skipSpace(end)
      return next < text.count ? numbers[next].first { !$0.isRatio } : nil
    }
    return numbers[index].first { !$0.isRatio }
  }

  /// Past a counter after a number (二十個以上).
  func skipCounter(_ end: Int) -> Int {
    counters.longest(text.units, from: end)?.end ?? end
  }

  private static func range(_ bound: RangeWords.Bound, _ value: Double) -> NumberRange? {
    switch bound {
    case .above: NumberRange(lower: value, upper: nil, includesLower: false)
    case .from: NumberRange(lower: value, upper: nil)
    case .below: NumberRange(lower: nil, upper: value, includesUpper: false)
    case .upTo: NumberRange(lower: nil, upper: value)
    case .equal: NumberRange(lower: value, upper: value)
    case .none: nil
    }
  }

  /// A word before a number: `more than 5`.
  private func opened(at start: Int) -> Found? {
    guard let (end, bound) = words.before.longest(text.units, from: start),
      !isArrow(start)
    else { return nil }
    let from = skipSpace(end)
    guard let span = number(at: from), let range = Self.range(bound, span.value.double) else {
      return nil
    }
    return Found(start: start, end: span.end, range: range)
  }

  /// Whether a sign is the end of another one (`=>`).
  private func isArrow(_ start: Int) -> Bool {
    guard start > 0, !UnitClass.isLetter(text.units[start]) else { return false }
    return [UnitClass.hyphen, 0x3C, 0x3D, 0x3E].contains(text.units[start - 1])
  }

  /// A word after a number: `5 or more`, 5以上.
  private func closed(at start: Int) -> Found? {
    let all = numbers[start]
    for (place, span) in all.enumerated() where place == 0 || span.isRatio {
      let word =
        words.after.longest(text.units, from: skipSpace(span.end))
        ?? words.after.longest(text.units, from: skipSpace(skipCounter(span.end)))
      guard let (stop, bound) = word else { continue }
      return Self.range(bound, span.value.double).map { Found(start: start, end: stop, range: $0) }
    }
    return nil
  }

  // MARK: Two numbers

  private func between(at start: Int) -> Found? {
    var best: Found?
    func consider(_ form: Int, _ first: NumberSpan) {
      guard let found = pair(form, first, start: start), found.end > (best?.end ?? start) else {
        return
      }
      best = found
    }
    words.places.walk(text.units, from: start) { end, place in
      guard place.part == 0, let first = number(at: skipSpace(end)) else { return }
      consider(place.form, first)
    }
    guard let first = number(at: start) else { return best }
    for (form, parts) in words.forms.enumerated() where !parts[0] { consider(form, first) }
    return best
  }

  /// The two numbers of a form, with the first one of them.
  private func pair(_ form: Int, _ first: NumberSpan, start: Int) -> Found? {
    if let found = pair(form, first, from: first.end, start: start) { return found }
    let counted = skipCounter(first.end)
    return counted == first.end ? nil : pair(form, first, from: counted, start: start)
  }

  private func pair(_ form: Int, _ first: NumberSpan, from end: Int, start: Int) -> Found? {
    guard let middle = place(form, 1, at: skipSpace(end)),
      let second = number(at: skipSpace(middle)),
      first.value < second.value
    else { return nil }
    var stop = second.end
    if words.forms[form][2] {
      guard
        let close = place(form, 2, at: skipSpace(skipCounter(stop)))
          ?? place(form, 2, at: skipSpace(stop))
      else { return nil }
      stop = close
    }
    guard isFree(start, stop) else { return nil }
    return Found(
      start: start, end: stop,
      range: NumberRange(
        lower: first.value.double, upper: second.value.double, includesUpper: false))
  }

  private func place(_ form: Int, _ part: Int, at index: Int) -> Int? {
    var found: Int?
    words.places.walk(text.units, from: index) { end, place in
      if place.form == form, place.part == part { found = end }
    }
    return found
  }

  /// Whether no hyphen or slash makes the numbers a part of a longer chain, such as a phone number.
  func isFree(_ start: Int, _ end: Int) -> Bool {
    func isChain(_ unit: UInt32) -> Bool {
      unit == UnitClass.hyphen || unit == 0x2F || unit == 0x2B || unit == 0x7E
    }
    if start > 0, isChain(text.units[start - 1]) { return false }
    return end >= text.count || !isChain(text.units[end])
  }

  // MARK: Halves

  /// Two halves side by side make one range where they leave something between them.
  private func merged(_ found: [Found]) -> [Found] {
    var kept: [Found] = []
    for next in found {
      if let last = kept.last, let joined = join(last, next) {
        kept[kept.count - 1] = joined
      } else {
        kept.append(next)
      }
    }
    return kept
  }

  private func join(_ left: Found, _ right: Found) -> Found? {
    var from = skipSpace(left.end)
    if from < right.start {
      guard let (end, _) = words.joiners.longest(text.units, from: from) else { return nil }
      from = skipSpace(end)
    }
    guard from == right.start else { return nil }
    let (low, high) =
      left.range.upper == nil ? (left.range, right.range) : (right.range, left.range)
    guard let lower = low.lower, low.upper == nil, let upper = high.upper, high.lower == nil,
      lower < upper
    else { return nil }
    return Found(
      start: left.start, end: right.end,
      range: NumberRange(
        lower: lower, upper: upper, includesLower: low.includesLower,
        includesUpper: high.includesUpper))
  }
}
