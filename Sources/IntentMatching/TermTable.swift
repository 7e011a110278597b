/// Words that are looked for in a text, found by their first units.
struct TermTable: Sendable {
  private var words = UnitTable<[Units]>()

  /// Takes words; of those with the same beginning the first wins.
  init(_ words: [Units]) {
    for word in words {
      guard let first = word.first else { continue }
      self.words[first] = (self.words[first] ?? []) + [word]
    }
  }

  /// Where one of the words stands last, with something on both sides.
  ///
  /// - Complexity: O(*n* + *m*) for *n* units and *m* words that begin as a place of the text does.
  func last(in units: Units) -> Range<Int>? {
    guard units.count > 2 else { return nil }
    for start in stride(from: units.count - 2, to: 0, by: -1) {
      for word in words[units[start]] ?? [] where word.stand(in: units, at: start) {
        let end = start + word.count
        guard end < units.count else { continue }
        if units[start].isSpacedLetter {
          guard units[start - 1] == Units.space, units[end] == Units.space else { continue }
        }
        return start..<end
      }
    }
    return nil
  }
}
