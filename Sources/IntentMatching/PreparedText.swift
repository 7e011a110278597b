import TextNormalization

/// An utterance in the forms that the tiers compare, each with the way back.
struct PreparedText: Sendable {
  /// The exact form.
  let normalized: NormalizedText
  /// The lenient form; nil until a tier needs it.
  private(set) var folded: FoldedText?
  private let text: String
  /// Whether the exact tier's index and the lenient one's are known to read it not without edits.
  private var isInexact = (plain: false, folded: false)

  init(_ text: String, _ tools: GrammarTools) {
    self.init(tools.normalizer.normalizer.normalize(text), of: text)
  }

  /// A text that has been normalized.
  init(_ normalized: NormalizedText, of text: String) {
    self.normalized = normalized
    self.text = text
  }

  /// Whether the index of a form is known to read it not without edits.
  func isKnownInexact(isFolded: Bool) -> Bool {
    isFolded ? isInexact.folded : isInexact.plain
  }

  /// Notes that the index of a form does not read it without edits.
  mutating func noteInexact(isFolded: Bool) {
    if isFolded { isInexact.folded = true } else { isInexact.plain = true }
  }

  /// Makes the lenient form.
  /// - Complexity: O(n) in the text's length.
  mutating func fold(_ folding: TextFolding) {
    guard folded == nil else { return }
    var finder: BreakFinder?
    folded = folding.fold(normalized.units) { place in
      let breaks =
        finder ?? BreakFinder(normalized: normalized, scalars: Array(text.unicodeScalars))
      finder = breaks
      return breaks.isBreak(before: place)
    }
  }

  /// The units of a form.
  func units(isFolded: Bool) -> Units {
    isFolded ? folded?.units ?? normalized.units : normalized.units
  }

  /// The word before a place of the lenient form, also one that fell.
  func word(beforeFolded place: Int) -> Units? {
    guard let folded, place < folded.units.count else { return nil }
    let start = folded.source(place..<place + 1).lowerBound
    return Array(normalized.units[..<min(start, normalized.count)]).words.last
  }

  /// The utterance's Unicode scalars that nothing of the lenient form comes from.
  var droppedScalars: [Int] {
    guard let folded else { return [] }
    var isKept = [Bool](repeating: false, count: normalized.count)
    for place in folded.units.indices {
      for index in folded.source(place..<place + 1) where isKept.indices.contains(index) {
        isKept[index] = true
      }
    }
    var scalars: [Int] = []
    for index in isKept.indices where !isKept[index] && normalized.units[index] != Units.space {
      scalars += Array(normalized.sourceRange(index..<index + 1))
    }
    return scalars
  }

  /// The utterance's own Unicode scalars that a range of units stands for.
  func sourceRange(_ range: Range<Int>, isFolded: Bool) -> Range<Int> {
    guard isFolded, let folded else { return normalized.sourceRange(range) }
    return normalized.sourceRange(folded.source(range))
  }
}

/// Tells where the writing sets words apart: at punctuation, and at a space beside Japanese.
struct BreakFinder {
  let normalized: NormalizedText
  let scalars: [Unicode.Scalar]

  /// Whether the words on both sides of a place are written apart by more than a space of their script.
  func isBreak(before index: Int) -> Bool {
    let units = normalized.units
    var left = index - 1
    while left >= 0, units[left] == Units.space { left -= 1 }
    var right = index
    while right < units.count, units[right] == Units.space { right += 1 }
    guard left >= 0, right < units.count else { return true }
    let start = normalized.sourceRange(left..<left + 1).upperBound
    let end = normalized.sourceRange(right..<right + 1).lowerBound
    guard start < end, end <= scalars.count else { return false }
    let gap = scalars[start..<end]
    if gap.contains(where: { !$0.properties.isWhitespace }) { return true }
    return units[left].isJapanese || units[right].isJapanese
  }
}
