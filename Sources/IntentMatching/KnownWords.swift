import LanguagePacks

/// The words that a language is known to have: one that is said was meant, and is no typo of another.
///
/// `words.txt` of the language's pack: one word a line, lower case, sorted by bytes. It is searched as
/// it is, so that loading it costs nothing.
struct KnownWords: Sendable {
  private let bytes: [UInt8]
  private static let newline: UInt8 = 0x0A

  init(_ language: LanguagePack) { bytes = language.bytes("words.txt") ?? [] }

  /// Whether a word is one of them.
  /// - Complexity: O(log n) in the number of words.
  func contains(_ word: Units) -> Bool {
    guard !bytes.isEmpty, !word.isEmpty, word.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) else {
      return false
    }
    let wanted = word.map { UInt8(truncatingIfNeeded: $0) }
    var low = 0
    var high = bytes.count
    while low < high {
      let start = lineStart(low + (high - low) / 2)
      let end = lineEnd(start)
      let line = bytes[start..<end]
      if line.elementsEqual(wanted) { return true }
      if line.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
    }
    return false
  }

  private func lineStart(_ index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    return start
  }

  private func lineEnd(_ index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return end
  }
}
