/// Units with which something may begin: one look decides for most positions of a text that nothing does.
struct StarterSet: Sendable {
  /// One bit for each place that units fall on; a few too many are let through.
  private var bits = [UInt64](repeating: 0, count: 64)

  init() {}

  init(_ units: some Sequence<UInt32>) {
    for unit in units { insert(unit) }
  }

  /// ASCII, kana and the common ideographs each have places of their own.
  @inline(__always)
  private static func place(_ unit: UInt32) -> (word: Int, bit: UInt64) {
    let place = unit &+ (unit >> 12) &* 128
    return (Int((place >> 6) & 63), 1 &<< UInt64(place & 63))
  }

  mutating func insert(_ unit: UInt32) {
    let (word, bit) = Self.place(unit)
    bits[word] |= bit
  }

  @inline(__always)
  func mayContain(_ unit: UInt32) -> Bool {
    let (word, bit) = Self.place(unit)
    return bits[word] & bit != 0
  }
}

/// The first two units of words, and the words of one unit; it may say that it has more than it has.
struct StarterPairs: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)
  private var singles = StarterSet()

  /// Adds a word of one unit.
  mutating func insert(_ unit: UInt32) { singles.insert(unit) }

  /// Adds the first two units of a word.
  mutating func insert(_ first: UInt32, _ second: UInt32) {
    let place = Self.place(first, second)
    bits[place / 64] |= 1 << UInt64(place % 64)
  }

  /// Whether a word may be this one unit.
  @inline(__always)
  func mayContain(_ unit: UInt32) -> Bool { singles.mayContain(unit) }

  /// Whether a word may begin with two units.
  @inline(__always)
  func mayContain(_ first: UInt32, _ second: UInt32) -> Bool {
    let place = Self.place(first, second)
    return bits[place / 64] & 1 << UInt64(place % 64) != 0
  }

  /// Whether a word may begin at a place of a text.
  @inline(__always)
  func mayBegin(_ units: [UInt32], at start: Int) -> Bool {
    guard start < units.count else { return false }
    if start + 1 < units.count, mayContain(units[start], units[start + 1]) { return true }
    return mayContain(units[start])
  }

  @inline(__always)
  private static func place(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37_79B1 &+ second &* 0x85EB_CA77) >> 20)
  }
}
