/// Takes folded units one by one and settles what depends on neighbours: spaces, long vowels, marks.
struct NormalizedWriter {
  private var units: [UInt32] = []
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []
  private var lastKind = ScalarFolds.Kind.separator
  /// Whether a separator came after the last unit.
  private var isSeparated = false
  /// Dashes or waves after kana, that become long vowels unless a Latin letter or number follows.
  private var longVowels: [Range<Int>] = []
  private var endsInDash = false
  /// Whether the last unit seen was none, so that a mark on it falls too.
  private var baseIsGone = true

  init(capacity: Int) {
    units.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  /// Takes the next unit.
  mutating func write(_ unit: UInt32, _ kind: ScalarFolds.Kind, _ range: Range<Int>) {
    switch kind {
    case .nothing:
      baseIsGone = true
      return
    case .mark: return writeMark(unit, range)
    case .separator:
      settleLongVowels()
      isSeparated = true
      baseIsGone = true
      return
    case .dash, .wave: return writeDash(kind, range)
    case .latin, .number:
      if !longVowels.isEmpty {
        longVowels.removeAll(keepingCapacity: true)
        isSeparated = true
      }
    case .kana, .japanese, .letter, .symbol: settleLongVowels()
    }
    append(unit, kind, range)
  }

  /// The finished text.
  mutating func finish() -> NormalizedText {
    settleLongVowels()
    return NormalizedText(units: units, starts: starts, ends: ends)
  }

  private mutating func append(_ unit: UInt32, _ kind: ScalarFolds.Kind, _ range: Range<Int>) {
    if isSeparated, let last = units.last {
      if !ScalarFolds.isJapanese(last), !ScalarFolds.isJapanese(unit) {
        let end = Int(ends.last ?? 0)  // both parts may come from one scalar: ½ is `1 2`
        push(0x20, min(end, range.lowerBound)..<max(end, range.lowerBound))
      }
    }
    push(unit, range)
    lastKind = kind
    isSeparated = false
    baseIsGone = false
  }

  private mutating func push(_ unit: UInt32, _ range: Range<Int>) {
    units.append(unit)
    starts.append(UInt32(clamping: range.lowerBound))
    ends.append(UInt32(clamping: range.upperBound))
  }

  /// A mark stays on a letter that is not Latin; on anything else it falls, and is the letter's.
  private mutating func writeMark(_ unit: UInt32, _ range: Range<Int>) {
    guard !baseIsGone, longVowels.isEmpty, !ends.isEmpty else { return }
    switch lastKind {
    case .kana, .japanese, .letter: push(unit, range)
    default: ends[ends.count - 1] = max(ends[ends.count - 1], UInt32(clamping: range.upperBound))
    }
  }

  /// A dash or wave directly after kana may be a long vowel: not after another dash, and a dash not
  /// after a long vowel mark.
  private mutating func writeDash(_ kind: ScalarFolds.Kind, _ range: Range<Int>) {
    let isDash = kind == .dash
    let follows = lastKind == .kana && !isSeparated && !units.isEmpty
    let isDoubled = isDash && (longVowels.isEmpty ? units.last == 0x30FC : endsInDash)
    baseIsGone = true
    if follows, !isDoubled {
      longVowels.append(range)
      endsInDash = isDash
    } else {
      if isDoubled { longVowels.removeAll(keepingCapacity: true) }
      settleLongVowels()
      isSeparated = true
    }
  }

  private mutating func settleLongVowels() {
    guard !longVowels.isEmpty else { return }
    for range in longVowels { push(0x30FC, range) }
    longVowels.removeAll(keepingCapacity: true)
  }
}
