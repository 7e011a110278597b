extension TextNormalizer {
  /// Normalizes a text of plain scalars into memory of the caller's, without any on the heap.
  ///
  /// What is written is what ``normalize(_:)`` gives: unit `i` stands for the original's Unicode scalars
  /// from `places[i] >> 16` on to before `places[i] & 0xFFFF`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - units: Where the units go.
  ///   - places: Where their places go; of the same length.
  /// - Returns: How many units there are; -1 where there is no room, or a scalar is not plain.
  /// - Complexity: O(*n*).
  public func write(
    _ text: String, units: inout MutableSpan<UInt32>, places: inout MutableSpan<UInt32>
  ) -> Int {
    let bytes = text.utf8Span.span
    guard bytes.count < PlainWriter.longest, units.count == places.count else { return -1 }
    let ascii = ASCIIPart(bytes, &units, &places)
    if ascii.read == bytes.count { return ascii.written }
    var writer = PlainWriter(
      read: ascii.read, written: ascii.written, isSeparated: ascii.isSeparated)
    return writer.write(bytes, from: ascii.read, &units, &places) ? writer.count : -1
  }
}

extension TextNormalizer {
  /// The text that ``write(_:units:places:)`` has written.
  ///
  /// - Parameters:
  ///   - units: Its units.
  ///   - places: Their places.
  /// - Returns: The same text, to keep.
  /// - Complexity: O(*n*).
  public func text(units: Span<UInt32>, places: Span<UInt32>) -> NormalizedText {
    let count = min(units.count, places.count)
    return NormalizedText(
      units: (0..<count).map { units[$0] }, starts: (0..<count).map { places[$0] >> 16 },
      ends: (0..<count).map { places[$0] & 0xFFFF })
  }
}

/// Where a text's plain scalars have been written to, and what the next one depends on.
struct PlainWriter {
  /// No longer original, in bytes of UTF-8, so that a place has room in 16 bits.
  static let longest = 1 << 12

  private(set) var count: Int
  private var place: UInt32
  private var isSeparated: Bool
  private var endsJoining = false
  /// Whether a dash now may be a long vowel.
  private var endsInKana = false
  /// Whether a mark now may voice the last unit.
  private var isVoiceable = false

  /// Goes on behind ASCII that has been written.
  ///
  /// - Parameters:
  ///   - read: How many bytes that was.
  ///   - written: How many units it became.
  ///   - isSeparated: Whether a separator is due.
  init(read: Int = 0, written: Int = 0, isSeparated: Bool = false) {
    place = UInt32(truncatingIfNeeded: read)
    count = written
    self.isSeparated = isSeparated
  }

  /// Writes the rest of a text.
  ///
  /// - Returns: Whether all of it was plain and there was room.
  mutating func write(
    _ bytes: Span<UInt8>, from start: Int, _ units: inout MutableSpan<UInt32>,
    _ places: inout MutableSpan<UInt32>
  ) -> Bool {
    let shared = PlainTable.shared
    let table = shared.span
    var index = start
    while index < bytes.count {
      let entry = PlainTable.next(bytes, &index, table)
      switch entry >> 24 {
      case PlainTable.kana, PlainTable.japanese, PlainTable.letter:
        guard append(entry, &units, &places) else { return false }
      case PlainTable.separator: isSeparated = true
      case PlainTable.dash:
        guard !endsInKana else { return false }
        isSeparated = true
      case PlainTable.dropped: break
      case PlainTable.voicing:
        guard voice(entry, &units, &places, table) else { return false }
      default: return false
      }
      if entry >> 24 != PlainTable.kana { isVoiceable = false }
      place += 1
    }
    return true
  }

  private mutating func append(
    _ entry: UInt32, _ units: inout MutableSpan<UInt32>, _ places: inout MutableSpan<UInt32>
  ) -> Bool {
    guard count + 1 < units.count else { return false }
    let isLetter = entry >> 24 == PlainTable.letter
    if isSeparated, isLetter, !endsJoining, count > 0 {
      units[count] = 0x20
      places[count] = (places[count - 1] & 0xFFFF) << 16 | place
      count += 1
    }
    units[count] = entry & PlainTable.unitMask
    places[count] = place << 16 | (place + 1)
    count += 1
    isSeparated = false
    endsJoining = !isLetter
    endsInKana = entry >> 24 == PlainTable.kana
    isVoiceable = endsInKana
    return true
  }

  /// Puts a voicing mark on the kana directly before it.
  private mutating func voice(
    _ entry: UInt32, _ units: inout MutableSpan<UInt32>, _ places: inout MutableSpan<UInt32>,
    _ table: Span<UInt32>
  ) -> Bool {
    guard isVoiceable else { return false }
    let voiced = PlainTable.voiced(units[count - 1], by: entry & PlainTable.unitMask, table)
    guard voiced != 0 else { return false }
    units[count - 1] = voiced
    places[count - 1] = places[count - 1] & 0xFFFF_0000 | (place + 1)
    return true
  }
}
