import TextNormalization

/// What was said, in the units that sentences are compared in, with the way back to its spelling.
struct SentenceText {
  /// The units.
  let units: [UInt32]
  /// The place of each unit in `whole`.
  private let places: [Int]
  private let whole: NormalizedText
  private let original: [Unicode.Scalar]
  private let ignoresSpaces: Bool

  init(_ text: String, ignoresSpaces: Bool) {
    whole = TextNormalizer().normalize(text)
    original = Array(text.unicodeScalars)
    self.ignoresSpaces = ignoresSpaces
    let all = whole.units
    let kept = all.indices.filter { !ignoresSpaces || all[$0] != NetSymbol.space }
    units = ignoresSpaces ? kept.map { all[$0] } : all
    places = kept
  }

  private init(_ other: SentenceText, keeping kept: [Int]) {
    whole = other.whole
    original = other.original
    ignoresSpaces = other.ignoresSpaces
    units = kept.map { other.units[$0] }
    places = kept.map { other.places[$0] }
  }

  /// The text with only some of its units.
  func keeping(_ kept: [Int]) -> SentenceText { SentenceText(self, keeping: kept) }

  /// Whether a word may begin or end before a unit, though no space stands there.
  func isBoundary(_ place: Int) -> Bool {
    if place == 0 || place >= units.count || ignoresSpaces { return true }
    return units[place - 1] == NetSymbol.space || Self.joins(units[place - 1])
      || Self.joins(units[place])
  }

  private static func joins(_ unit: UInt32) -> Bool {
    guard unit >= 0x2E80 else { return false }
    return TextNormalizer.joiningRanges.contains { $0.contains(unit) }
  }

  /// Where units stand in the original, half-open, in Unicode scalars.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, range.upperBound <= places.count else { return 0..<0 }
    return whole.sourceRange(places[first]..<places[range.upperBound - 1] + 1)
  }

  /// Units as the user wrote them.
  func spelling(_ range: Range<Int>) -> String {
    let source = sourceRange(range)
    return String(String.UnicodeScalarView(original[source.clamped(to: original.indices)]))
  }

  /// Whether a minus stands directly before a unit, at the start of a word.
  func hasMinus(before place: Int) -> Bool {
    let start = sourceRange(place..<place + 1).lowerBound
    guard start > 0, original.indices.contains(start),
      original[start - 1] == "-" || original[start - 1] == "\u{2212}"
    else { return false }
    return start == 1 || original[start - 2].properties.isWhitespace
  }

  /// Whether the space at a place is a decimal point or comma.
  func isPoint(_ place: Int) -> Bool {
    guard place > 0, place + 1 < units.count, units[place] == NetSymbol.space else { return false }
    let end = sourceRange(place - 1..<place).upperBound
    let start = sourceRange(place + 1..<place + 2).lowerBound
    guard start == end + 1 else { return false }
    return original[end] == "." || original[end] == ","
  }
}
