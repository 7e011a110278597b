import TextNormalization

/// An utterance in the forms that the tiers compare, each with the way back.
struct PreparedText: Sendable {
  /// The exact form.
  let normalized: NormalizedText
  /// The lenient form; nil until a tier needs it.
  private(set) var folded: FoldedText?

  init(_ text: String, _ tools: GrammarTools) {
    normalized = tools.normalizer.normalizer.normalize(text)
  }

  /// Makes the lenient form.
  /// - Complexity: O(n) in the text's length.
  mutating func fold(_ folding: TextFolding) {
    guard folded == nil else { return }
    let normalized = normalized
    let units = normalized.units
    folded = folding.fold(units) { index in
      guard index > 0, index < units.count else { return true }
      return units[index] == Units.space || units[index - 1] == Units.space
        || normalized.sourceRange(index - 1..<index).upperBound
          < normalized.sourceRange(index..<index + 1).lowerBound
    }
  }

  /// The units of a form.
  func units(isFolded: Bool) -> Units {
    isFolded ? folded?.units ?? normalized.units : normalized.units
  }

  /// The utterance's own Unicode scalars that a range of units stands for.
  func sourceRange(_ range: Range<Int>, isFolded: Bool) -> Range<Int> {
    guard isFolded, let folded else { return normalized.sourceRange(range) }
    return normalized.sourceRange(folded.source(range))
  }
}
