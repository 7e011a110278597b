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
