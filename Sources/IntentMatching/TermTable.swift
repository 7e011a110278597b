/// Words that are looked for in a text, found by their first units.
struct TermTable: Sendable {
  private var words = UnitTable<[Units]>()
  /// How many units the longest word has.
  private var longest = 0

  /// Takes words; of those with the same beginning the first wins.
  init(_ words: [Units]) {
    for word in words {
      guard let first = word.first else { continue }
      self.words[first] = (self.words[first] ?? []) + [word]
      longest = max(longest, word.count)
    }
  }

  /// The first of the words that stands at a place, as a whole word where the script spaces them.
  func word(in units: Units, at start: Int) -> Range<Int>? {
    place(in: units, at: start) { _ in true }
  }

  /// Whether one of the words stands anywhere in a part of a text.
  func isAnywhere(in units: Units, _ part: Range<Int>) -> Bool {
    part.contains { start in place(in: units, at: start) { $0 <= part.upperBound } != nil }
  }

  /// Whether a text ends in one of the words.
  func isEnd(of units: Units, upTo end: Int) -> Bool {
    (max(0, end - longest)..<end).contains { start in
      place(in: units, at: start) { $0 == end } != nil
    }
  }

  /// Where one of the words stands last, with something on both sides.
  ///
  /// - Complexity: O(*n* + *m*) for *n* units and *m* words that begin as a place of the text does.
  func last(in units: Units) -> Range<Int>? {
    guard units.count > 2 else { return nil }
    for start in stride(from: units.count - 2, to: 0, by: -1) {
      if let place = place(in: units, at: start, endsAt: { $0 < units.count }) { return place }
    }
    return nil
  }

  /// Where the first of the words lies that begins at a place and ends where it may.
  private func place(
    in units: Units, at start: Int, endsAt isEnd: (Int) -> Bool
  ) -> Range<Int>? {
    guard units.indices.contains(start) else { return nil }
    for word in words[units[start]] ?? [] {
      let end = start + word.count
      guard isEnd(end), word.stand(in: units, at: start) else { continue }
      if units[start].isSpacedLetter {
        guard start == 0 || units[start - 1] == Units.space,
          end == units.count || units[end] == Units.space
        else { continue }
      }
      return start..<end
    }
    return nil
  }
}
