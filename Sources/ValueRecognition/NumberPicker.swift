/// Picks the numbers that a text says from all that begin anywhere in it.
struct NumberPicker {
  /// A number that was picked, in units of the text.
  struct Picked: Hashable {
    var range: Range<Int>
    var value: Magnitude
    var isOrdinal = false
  }

  let text: ValueText
  let words: NumberWords
  let spans: PlaceTable<NumberSpan>

  /// The longest numbers from left to right, but those that are a part of something `taken`.
  /// - Complexity: O(n) in the text's length.
  func pick(without taken: [Range<Int>]) -> [Picked] {
    var found: [Picked] = []
    var index = 0
    while index < text.count {
      if text.isBorder(index), let (end, _) = words.idioms.longest(text.units, from: index) {
        index = end
        continue
      }
      guard let span = number(at: index) ?? counted(at: index) else {
        index += 1
        continue
      }
      let range = index..<span.end
      // Figures with letters after them (`29km`) are a measure, not a number.
      let isMeasure = span.end < text.count && UnitClass.isLetter(text.units[span.end])
      let isTaken = taken.contains { $0.contains(index) && $0 != range }
      if !isMeasure, !isTaken, !isPronoun(range) {
        found.append(Picked(range: range, value: span.value))
      }
      index = span.end
    }
    return found
  }

  private func number(at index: Int) -> NumberSpan? {
    guard !spans.isEmpty(index) else { return nil }
    let all = spans[index]
    guard let span = all.first(where: { !$0.isOrdinal }) else { return nil }
    let isShadowed = all.contains { $0.isOrdinal && $0.end > span.end }
    return isShadowed ? nil : span
  }

  /// A number whose word holds its counter (ひとつ).
  private func counted(at index: Int) -> NumberSpan? {
    guard text.isBorder(index),
      let (end, count) = words.textCounts.longest(text.units, from: index)
    else { return nil }
    return NumberSpan(end: end, value: Magnitude(count))
  }

  /// "this one", "the last one": a word for one that counts nothing.
  private func isPronoun(_ range: Range<Int>) -> Bool {
    guard words.pronouns.longest(text.units, from: range.lowerBound)?.end == range.upperBound,
      range.lowerBound > 1
    else { return false }
    let end = range.lowerBound - 1
    guard text.units[end] == UnitClass.space else { return false }
    var start = end
    while start > 0, UnitClass.isLetter(text.units[start - 1]) { start -= 1 }
    if words.beforePronouns.longest(text.units, from: start)?.end == end { return true }
    // "the 2nd one"
    return words.ordinalSuffixes.longest(text.units, from: start)?.end == end
  }
}
