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

  /// Whether one of the words stands at a place, as a whole word where the script spaces them.
  func word(in units: Units, at start: Int) -> Range<Int>? {
    guard units.indices.contains(start) else { return nil }
    for word in words[units[start]] ?? [] where word.stand(in: units, at: start) {
      let end = start + word.count
      if units[start].isSpacedLetter {
        guard start == 0 || units[start - 1] == Units.space,
          end == units.count || units[end] == Units.space
        else { continue }
      }
      return start..<end
    }
    return nil
  }

  /// Whether one of the words stands anywhere in a part of a text.
  func isAnywhere(in units: Units, _ part: Range<Int>) -> Bool {
    part.contains { start in
      word(in: units, at: start).map { $0.upperBound <= part.upperBound } ?? false
    }
  }

  /// Whether a text ends in one of the words.
  func isEnd(of units: Units, upTo end: Int) -> Bool {
    (max(0, end - Self.longest)..<end).contains { word(in: units, at: $0)?.upperBound == end }
  }

  /// No ending that is looked for is longer.
  private static let longest = 8

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
