/// What scalars of the most used blocks become, made from ICU once.
///
/// An entry is a class in the highest byte and the unit below. A scalar is in the table only if it
/// becomes one unit, or none, whatever stands beside it; but a voicing mark needs its kana.
enum PlainTable {
  /// The classes; 0 is a scalar that only the long way can tell.
  static let letter: UInt32 = 1
  static let kana: UInt32 = 2
  static let japanese: UInt32 = 3
  static let separator: UInt32 = 4
  /// A separator, or after kana perhaps a long vowel.
  static let dash: UInt32 = 5
  static let dropped: UInt32 = 6
  /// A mark that voices the kana before it; the unit is 0 or 1 by its kind.
  static let voicing: UInt32 = 7

  static let unitMask: UInt32 = 0xFF_FFFF

  /// The blocks in their order.
  static let blocks: [Range<UInt32>] = [
    0..<0x180, 0x2000..<0x2070, 0x3000..<0x3100, 0xFF00..<0xFFF0,
  ]
  /// Han, each of which is what it is.
  static let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
  static let voicedKana: ClosedRange<UInt32> = 0x3041...0x309F
  static let firstVoiced = 0x180 + 0x70 + 0x100 + 0xF0

  /// The entries of ASCII, which most texts need no more than: made apart, since the first text waits for it.
  static let ascii: [UInt32] = (0..<0x80).map(made)

  /// The table: the blocks, and the kana with each voicing mark.
  static let shared: [UInt32] =
    blocks.flatMap { $0.map(made) }
    + (0...1).flatMap { mark in voicedKana.map { madeVoiced($0, UInt32(mark)) } }

  private static func made(_ scalar: UInt32) -> UInt32 {
    switch ScalarFolds.prepare(scalar) {
    case .drop: return dropped << 24
    case .absorb: return 0
    case .keep(0x3099): return voicing << 24
    case .keep(0x309A): return voicing << 24 | 1
    case .keep(let kept):
      guard UnicodeData.beginsSegment(kept) else { return 0 }
      let units = UnicodeData.folded([kept]).flatMap(ScalarFolds.fold)
      guard units.count == 1 else { return 0 }
      return entry(of: ScalarFolds.kind(units[0]), units[0])
    }
  }

  private static func entry(of kind: ScalarFolds.Kind, _ unit: UInt32) -> UInt32 {
    switch kind {
    case .latin, .number, .letter, .symbol: letter << 24 | unit
    case .kana: kana << 24 | unit
    case .japanese: japanese << 24 | unit
    case .separator: separator << 24
    case .dash, .wave: dash << 24
    case .nothing, .mark: 0
    }
  }

  /// What a hiragana and its katakana both become with a mark.
  private static func madeVoiced(_ kana: UInt32, _ mark: UInt32) -> UInt32 {
    func voiced(_ base: UInt32) -> UInt32 {
      let units = UnicodeData.folded([base, 0x3099 + mark]).flatMap(ScalarFolds.fold)
      return units.count == 1 ? units[0] : 0
    }
    let unit = voiced(kana)
    return ScalarFolds.fold(kana + 0x60) == [kana] && voiced(kana + 0x60) == unit ? unit : 0
  }
}
