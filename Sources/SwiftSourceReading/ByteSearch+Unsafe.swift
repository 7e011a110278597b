import FoundationEssentials
import Glibc

/// A byte string to look for.
struct Needle: Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}

extension Data {
  /// Whether a byte string stands in it.
  /// - Complexity: O(n).
  func holds(_ needle: Needle) -> Bool { offset(of: needle, from: 0) != nil }

  /// Where a byte string stands first from an offset on.
  /// - Complexity: O(n).
  func offset(of needle: Needle, from start: Int) -> Int? {
    // Safety: what is looked at ends before the buffers do: the last place that is tried leaves room
    // for the whole needle.
    unsafe withUnsafeBytes { text in
      unsafe needle.bytes.withUnsafeBytes { part in
        guard let base = text.baseAddress, let first = part.baseAddress,
          let letter = needle.bytes.first
        else {
          return nil
        }
        let last = text.count - part.count
        var next = start
        while next <= last,
          let found = unsafe memchr(base + next, Int32(letter), last - next + 1)
        {
          let place = unsafe UnsafeRawPointer(found) - base
          if unsafe memcmp(found, first, part.count) == 0 { return place }
          next = place + 1
        }
        return nil
      }
    }
  }

  /// Whether a word is declared in it: one of the keywords stands before it, and for a word that
  /// begins with a small letter the line begins there or with a modifier.
  /// - Complexity: O(n).
  func declares(_ word: Needle, after keywords: [Needle]) -> Bool {
    let isType = word.bytes.first.map { (0x41...0x5A).contains($0) } ?? false
    var start = 0
    while let found = offset(of: word, from: start) {
      start = found + word.bytes.count
      guard !isWordByte(at: start), found > 0, self[found - 1] == 0x20 else { continue }
      var end = found
      while end > 0, self[end - 1] == 0x20 { end -= 1 }
      let isDeclared = keywords.contains { keyword in
        let begin = end - keyword.bytes.count
        return begin >= 0 && self[begin..<end].elementsEqual(keyword.bytes)
          && !(begin > 0 && isWordByte(at: begin - 1))
      }
      if isDeclared, isType || !isIndented(at: found) { return true }
    }
    return false
  }

  /// Whether the line of an offset begins with a blank.
  private func isIndented(at offset: Int) -> Bool {
    var begin = offset
    while begin > 0, self[begin - 1] != 0x0A { begin -= 1 }
    return self[begin] == 0x20 || self[begin] == 0x09
  }

  private func isWordByte(at offset: Int) -> Bool {
    guard offset < count else { return false }
    switch self[offset] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: return true
    default: return false
    }
  }
}
