/// The order of readings.
enum Ranking {
  /// Best first; of those of one group of rules with the same values the best alone.
  static func sorted(_ candidates: [Candidate], group: (Int) -> Int) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let ordered = candidates.enumerated().sorted { left, right in
      let (one, other) = (left.element.rank, right.element.rank)
      if one != other { return one < other }
      if left.element.rule != right.element.rule { return left.element.rule < right.element.rule }
      let (first, second) = (values(left.element), values(right.element))
      if first != second { return first.lexicographicallyPrecedes(second) }
      return left.offset < right.offset
    }
    var seen: Set<Key> = []
    return ordered.map(\.element).filter { seen.insert(Key($0, group($0.rule))).inserted }
  }

  /// The values of a reading's slots, as they were declared.
  private static func values(_ candidate: Candidate) -> [Int] {
    candidate.slots.map { $0.values.first ?? -1 }
  }

  /// A range of a text.
  static func text(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(text)
  }

  /// A range of a text, in Unicode scalars.
  static func text(_ range: Range<Int>, of text: String) -> String {
    if text.utf8Span.isKnownASCII { return text.utf8Slice(range) }
    let start = utf8Offset(range.lowerBound, after: 0, in: text)
    return text.utf8Slice(start..<utf8Offset(range.count, after: start, in: text))
  }

  /// Where in UTF-8 a number of Unicode scalars end that follow a place, or the end of the text.
  private static func utf8Offset(_ scalars: Int, after start: Int, in text: String) -> Int {
    let bytes = text.utf8Span.span
    var rest = scalars
    var offset = start
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if rest == 0 { break }
        rest -= 1
      }
      offset += 1
    }
    return offset
  }

  private struct Key: Hashable {
    struct Part: Hashable {
      var name: String
      var values: [Int]
      /// What free text covers.
      var text: Range<Int>?
    }

    var group: Int
    var parts: [Part]

    init(_ candidate: Candidate, _ group: Int) {
      self.group = group
      parts = candidate.slots.filter { !$0.name.isEmpty }.map { slot in
        Part(
          name: slot.name, values: slot.values, text: slot.list == nil ? slot.range : nil)
      }.sorted { $0.name < $1.name }
    }
  }
}
