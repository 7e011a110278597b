/// Words that may be left out of what was said.
struct SkipWords: Sendable {
  /// Where words are left out.
  enum Reach: CaseIterable {
    case start, end, anywhere
  }

  /// The words' units, the longest first.
  private let words: [[UInt32]]
  private let beginnings: Set<UInt32>

  init(_ words: [String], _ fragments: FragmentUnits) {
    let known = Set(words.map { fragments.units($0) }.filter { !$0.isEmpty })
      .sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count }
    self.words = known
    beginnings = Set(known.compactMap(\.first))
  }

  /// The text without the words; nil where there is none to leave out.
  func left(of text: SentenceText, _ reach: Reach) -> SentenceText? {
    guard !words.isEmpty else { return nil }
    let units = text.units
    switch reach {
    case .start where match(text, 0) == nil, .end where last(text, units.count) == nil: return nil
    default: break
    }
    var kept = Array(units.indices)
    switch reach {
    case .start:
      var start = 0
      while let end = match(text, start) { start = skipSpace(units, end) }
      kept.removeFirst(min(start, kept.count))
    case .end:
      var end = units.count
      while let start = last(text, end) { end = start }
      kept.removeLast(units.count - end)
    case .anywhere:
      var place = 0
      kept = []
      while place < units.count {
        if let end = match(text, place) {
          place = skipSpace(units, end)
        } else {
          kept.append(place)
          place += 1
        }
      }
      while let last = kept.last, units[last] == 0x20 { kept.removeLast() }
    }
    return kept.count == units.count ? nil : text.keeping(kept)
  }

  private func skipSpace(_ units: [UInt32], _ place: Int) -> Int {
    place < units.count && units[place] == 0x20 ? place + 1 : place
  }

  /// Where a word that begins at a place ends.
  private func match(_ text: SentenceText, _ start: Int) -> Int? {
    let units = text.units
    guard start < units.count, beginnings.contains(units[start]), isEdge(text, start) else {
      return nil
    }
    for word in words where units[start...].starts(with: word) {
      if isEdge(text, start + word.count) { return start + word.count }
    }
    return nil
  }

  /// Where a word that ends at a place begins, with the space before it.
  private func last(_ text: SentenceText, _ end: Int) -> Int? {
    let units = text.units
    for word in words
    where word.count <= end && units[..<end].suffix(word.count).elementsEqual(word) {
      let start = end - word.count
      guard isEdge(text, start) else { continue }
      return start > 0 && units[start - 1] == 0x20 ? start - 1 : start
    }
    return nil
  }

  private func isEdge(_ text: SentenceText, _ place: Int) -> Bool {
    text.isBoundary(place) || (place < text.units.count && text.units[place] == 0x20)
  }
}
