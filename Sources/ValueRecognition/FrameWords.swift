/// Words around a value that are not part of it: `make it`, 「でお願いします」.
struct FrameWords: Sendable {
  private let words: [String: [[UInt32]]]
  private let textBefore: [[UInt32]]
  private let textAfter: [[UInt32]]

  init(_ data: ValueRuleData) {
    let all = data.frames["all"] ?? []
    words = data.frames.mapValues { Self.fold($0 + all) }
    textBefore = Self.fold(data.textFrames.before)
    textAfter = Self.fold(data.textFrames.after)
  }

  private static func fold(_ texts: [String]) -> [[UInt32]] {
    Set(texts.map { ValueText.fold($0) }).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// What is left of a range once the words around a value of that type are taken away.
  func strip(_ text: ValueText, _ range: Range<Int>, for type: ReadableType) -> Range<Int> {
    let list = words[type.rawValue] ?? words["all"] ?? []
    return strip(text, range, before: list, after: list)
  }

  /// What is left of a free text, which loses less: its own words must stay.
  func stripText(_ text: ValueText, _ range: Range<Int>) -> Range<Int> {
    strip(text, range, before: textBefore, after: textAfter)
  }

  private func strip(
    _ text: ValueText, _ range: Range<Int>, before: [[UInt32]], after: [[UInt32]]
  ) -> Range<Int> {
    var range = trim(text, range)
    // Each round takes at least a unit; twenty words around a value are more than anyone says.
    for _ in 0..<20 {
      let old = range
      if let word = before.first(where: { text.begins(range, with: $0) }) {
        range = trim(text, range.lowerBound + word.count..<range.upperBound)
      }
      if let word = after.first(where: { text.ends(range, with: $0) }) {
        range = trim(text, range.lowerBound..<range.upperBound - word.count)
      }
      if range == old { break }
    }
    return range
  }

  private func trim(_ text: ValueText, _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Self.isTrimmed(text.units[low]) { low += 1 }
    while low < high, Self.isTrimmed(text.units[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isTrimmed(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x20, 0x21, 0x22, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x2026, 0x3000...0x3002,
      0x300C...0x300F, 0x201C, 0x201D:
      true
    default: false
    }
  }
}

extension ValueText {
  /// Whether a range begins with a word, up to the edge of one.
  func begins(_ range: Range<Int>, with word: [UInt32]) -> Bool {
    guard range.count >= word.count else { return false }
    let end = range.lowerBound + word.count
    guard units[range.lowerBound..<end].elementsEqual(word) else { return false }
    return end == range.upperBound || UnitClass.isBorder(units[end - 1], units[end])
  }

  /// Whether a range ends with a word, from the edge of one.
  func ends(_ range: Range<Int>, with word: [UInt32]) -> Bool {
    guard range.count >= word.count else { return false }
    let start = range.upperBound - word.count
    guard units[start..<range.upperBound].elementsEqual(word) else { return false }
    return start == range.lowerBound || UnitClass.isBorder(units[start - 1], units[start])
  }
}
