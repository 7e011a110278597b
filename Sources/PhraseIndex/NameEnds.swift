/// What many names end with, and have behind their beginnings, as bits of hashes.
///
/// Of each name its last three units, and of one of six units or more the four behind its second. What has no bit is
/// no name's; what has one may be.
struct NameEnds: Sendable {
  private static let length = 3
  /// Where the units behind a beginning begin, and how many they are.
  static let beginning = 2
  static let middle = 4

  /// The bits, a power of two of words, and a word that is 1 where a name is too short to have an end.
  let bits: Table<UInt64>

  init(_ bits: Table<UInt64>) { self.bits = bits }

  init(_ names: NameBatch, _ order: [UInt32]) {
    var words = 1 << 10
    while words < order.count / 4 { words *= 2 }
    var bits = [UInt64](repeating: 0, count: words + 1)
    func set(_ hash: UInt64) {
      let place = Int(truncatingIfNeeded: hash) & (words << 6 - 1)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
    for number in order {
      let range = names.range(Int(number))
      guard range.count >= Self.length else {
        bits[words] = 1
        continue
      }
      set(
        Self.hash(
          names.units[range.upperBound - 1], names.units[range.upperBound - 2],
          names.units[range.upperBound - 3]))
      guard range.count >= Self.beginning + Self.middle else { continue }
      let start = range.lowerBound + Self.beginning
      let middle = Self.hashes(
        names.units[start], names.units[start + 1], names.units[start + 2], names.units[start + 3])
      for hash in [middle.0, middle.1, middle.2] { set(hash) }
    }
    self.bits = Table(bits, outside: .max)
  }

  private func has(_ hash: UInt64) -> Bool {
    let place = Int(truncatingIfNeeded: hash) & ((bits.count - 1) << 6 - 1)
    return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
  }

  /// Where, read from its end, the text stops being one of the names for all that is known.
  func start(before place: Int, _ units: [UInt32]) -> Int {
    guard bits.count > 1, bits[bits.count - 1] == 0, place >= Self.length else { return 0 }
    return has(Self.hash(units[place - 1], units[place - 2], units[place - 3]))
      ? 0 : place - Self.length + 1
  }

  /// Whether a name may have behind its second unit what a text has at a place.
  func mayGoOn(at place: Int, _ units: [UInt32]) -> Bool {
    guard place + Self.middle <= units.count else { return false }
    guard bits.count > 1 else { return true }
    let middle = Self.hashes(
      units[place], units[place + 1], units[place + 2], units[place + 3])
    return has(middle.0) && has(middle.1) && has(middle.2)
  }

  /// 24 bits of a name's last units.
  private static func hash(_ last: UInt32, _ second: UInt32, _ third: UInt32) -> UInt64 {
    let mixed =
      (UInt64(last) << 42 ^ UInt64(second) << 21 ^ UInt64(third)) &* 0x9E37_79B9_7F4A_7C15
    return mixed >> 40
  }

  /// Three hashes of units behind a beginning.
  private static func hashes(
    _ first: UInt32, _ second: UInt32, _ third: UInt32, _ fourth: UInt32
  ) -> (UInt64, UInt64, UInt64) {
    let pair = (UInt64(first) << 32 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (pair ^ pair >> 29 ^ UInt64(third) << 32 ^ UInt64(fourth)) &* 0xBF58_476D_1CE4_E5B9
    let all = (mixed ^ mixed >> 32) &* 0x94D0_49BB_1331_11EB
    return (
      all >> 40, (all &* 0x9E37_79B9_7F4A_7C15) >> 40, (all &* 0xC2B2_AE3D_27D4_EB4F) >> 40
    )
  }
}
