/// Finds what was said to be about right: about 40, 40人くらい, around five.
struct ApproximationFinder {
  let text: ValueText
  let words: RangeWords
  let numberWords: NumberWords

  /// What words for "about" do at a place of the text.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    /// A word that stands before a value begins, or ends, its space included.
    static let begins = Marks(rawValue: 1)
    static let opens = Marks(rawValue: 2)
    /// A word that stands behind one begins, or ends.
    static let follows = Marks(rawValue: 4)
    static let closes = Marks(rawValue: 8)
  }

  /// Marks the values that words for "about" stand beside, or that begin or end with one.
  /// - Complexity: O(n) in the text's length.
  func mark(_ values: inout [RecognizedValue]) {
    guard !values.isEmpty else { return }
    var marks: [Marks] = []
    find(words.aboutBefore, .begins, .opens, &marks)
    find(words.aboutAfter, .follows, .closes, &marks)
    guard !marks.isEmpty else { return }
    for index in values.indices where Self.takes(values[index].kind) {
      let start = text.unit(at: values[index].range.lowerBound)
      let end = text.unit(at: values[index].range.upperBound)
      values[index].isApproximate =
        !marks[start].isDisjoint(with: [.begins, .opens]) || marks[end].contains(.closes)
        || marks[skipSpace(end)].contains(.follows) || marks[skipCounter(end)].contains(.follows)
    }
  }

  private func find(
    _ words: WordTrie<Bool>, _ first: Marks, _ last: Marks, _ marks: inout [Marks]
  ) {
    for start in text.units.indices where text.isBorder(start) {
      guard let (end, _) = words.longest(text.units, from: start) else { continue }
      if marks.isEmpty { marks = Array(repeating: [], count: text.count + 1) }
      marks[start].insert(first)
      marks[first == .begins ? skipSpace(end) : end].insert(last)
    }
  }

  private static func takes(_ kind: RecognizedValue.Kind) -> Bool {
    switch kind {
    case .ordinal, .boolean, .url, .email, .phone, .person, .recurrence: false
    default: true
    }
  }

  private func skipSpace(_ index: Int) -> Int {
    index < text.count && text.units[index] == UnitClass.space ? index + 1 : index
  }

  private func skipCounter(_ index: Int) -> Int {
    let from = skipSpace(index)
    return skipSpace(numberWords.counters.longest(text.units, from: from)?.end ?? index)
  }
}
