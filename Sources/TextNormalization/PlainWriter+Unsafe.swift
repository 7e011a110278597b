/// Where a text's plain scalars have been written to, and what the next one depends on.
struct PlainWriter {
  /// No longer original, in bytes of UTF-8, so that a place has room in 16 bits.
  static let longest = 1 << 12

  private(set) var count: Int
  private var index: Int
  private var place: UInt32
  private var isSeparated: Bool
  /// The class of the last unit, 0 before the first.
  private var last: UInt32 = 0
  /// Whether a mark now may voice the last unit.
  private var isVoiceable = false

  /// Goes on behind the ASCII that has been written.
  init(behind ascii: ASCIIPart) {
    index = ascii.read
    place = UInt32(truncatingIfNeeded: ascii.read)
    count = ascii.written
    isSeparated = ascii.isSeparated
    if count > 0 { last = PlainTable.letter }
  }

  /// Writes the rest of a text.
  ///
  /// - Returns: Whether all of it was plain and there was room.
  mutating func write(
    _ bytes: Span<UInt8>, _ units: inout MutableSpan<UInt32>, _ places: inout MutableSpan<UInt32>
  ) -> Bool {
    guard units.count == places.count else { return false }
    let table = PlainTable.shared
    // Safety: every place is compared with the counts before it is read or written; the table has an
    // entry for every number that is made below, which `PlainTable.end` says.
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe units.withUnsafeMutableBufferPointer { units in
        unsafe places.withUnsafeMutableBufferPointer { places in
          unsafe table.withUnsafeBufferPointer { table in
            guard table.count >= PlainTable.end, let first = table.baseAddress else { return false }
            return unsafe write(bytes, units, places, first)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ units: UnsafeMutableBufferPointer<UInt32>,
    _ places: UnsafeMutableBufferPointer<UInt32>, _ table: UnsafePointer<UInt32>
  ) -> Bool {
    var way = self
    defer { self = way }
    while way.index < bytes.count {
      if unsafe way.writeJapanese(bytes, units, places, table) { continue }
      let entry = unsafe way.next(bytes, table)
      let kind = entry >> 24
      switch kind {
      case PlainTable.kana, PlainTable.japanese, PlainTable.letter:
        guard way.count &+ 1 < units.count else { return false }
        if kind == PlainTable.letter, way.isSeparated, way.last == PlainTable.letter {
          unsafe units[way.count] = 0x20
          unsafe places[way.count] = places[way.count &- 1] << 16 | way.place
          way.count &+= 1
        }
        unsafe units[way.count] = entry & PlainTable.unitMask
        unsafe places[way.count] = way.place << 16 | way.place &+ 1
        way.count &+= 1
        way.isSeparated = false
        way.last = kind
      case PlainTable.separator: way.isSeparated = true
      case PlainTable.dash:
        guard way.last != PlainTable.kana else { return false }
        way.isSeparated = true
      case PlainTable.dropped: break
      case PlainTable.voicing:
        guard way.isVoiceable, way.count > 0 else { return false }
        let voiced = unsafe PlainTable.voiced(units[way.count &- 1], by: entry & 1, table)
        guard voiced != 0 else { return false }
        unsafe units[way.count &- 1] = voiced
        unsafe places[way.count &- 1] =
          places[way.count &- 1] & 0xFFFF_0000 | way.place &+ 1
      default: return false
      }
      way.isVoiceable = kind == PlainTable.kana
      way.place &+= 1
    }
    return true
  }

  /// Writes kana and Han as long as they follow one another, one unit each.
  ///
  /// - Returns: Whether there were any.
  @inline(__always)
  private mutating func writeJapanese(
    _ bytes: UnsafeBufferPointer<UInt8>, _ units: UnsafeMutableBufferPointer<UInt32>,
    _ places: UnsafeMutableBufferPointer<UInt32>, _ table: UnsafePointer<UInt32>
  ) -> Bool {
    let first = index
    var entry: UInt32 = 0
    // Safety: three bytes are there, and room for a unit; the entry is one of the table's third block.
    while index &+ 2 < bytes.count, count &+ 1 < units.count {
      let byte = unsafe UInt32(bytes[index])
      guard byte & 0xF0 == 0xE0 else { break }
      let second = unsafe UInt32(bytes[index &+ 1]) & 0x3F
      let third = unsafe UInt32(bytes[index &+ 2]) & 0x3F
      let scalar = (byte & 0xF) << 12 | second << 6 | third
      let here: UInt32
      if scalar &- 0x3000 < 0x100 {
        here = unsafe table[Int(scalar &- 0x3000) &+ 0x1F0]
      } else {
        here = scalar &- 0x4E00 <= 0x9FFF - 0x4E00 ? scalar | PlainTable.japanese << 24 : 0
      }
      guard here >> 24 &- PlainTable.kana < 2 else { break }
      entry = here
      unsafe units[count] = here & PlainTable.unitMask
      unsafe places[count] = place << 16 | place &+ 1
      count &+= 1
      index &+= 3
      place &+= 1
    }
    guard index > first else { return false }
    isSeparated = false
    last = entry >> 24
    isVoiceable = last == PlainTable.kana
    return true
  }

  /// The entry of the next scalar, behind which the index moves.
  @inline(__always)
  private mutating func next(
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafePointer<UInt32>
  ) -> UInt32 {
    let byte = unsafe UInt32(bytes[index])
    if byte & 0xF0 == 0xE0, index &+ 2 < bytes.count {
      let second = unsafe UInt32(bytes[index &+ 1]) & 0x3F
      let third = unsafe UInt32(bytes[index &+ 2]) & 0x3F
      index &+= 3
      return unsafe PlainTable.entry(of: (byte & 0xF) << 12 | second << 6 | third, table)
    }
    if byte < 0x80 {
      index &+= 1
      return unsafe table[Int(byte)]
    }
    guard byte < 0xE0, index &+ 1 < bytes.count else {
      index = bytes.count
      return 0
    }
    let second = unsafe UInt32(bytes[index &+ 1]) & 0x3F
    index &+= 2
    return unsafe PlainTable.entry(of: (byte & 0x1F) << 6 | second, table)
  }
}

extension PlainTable {
  /// How many entries the table has.
  static let end = firstVoiced + 2 * voicedKana.count

  /// The entry of a scalar.
  @inline(__always)
  static func entry(of scalar: UInt32, _ table: UnsafePointer<UInt32>) -> UInt32 {
    // Safety: each place is one of the table's, in which the blocks follow one another.
    if scalar &- 0x3000 < 0x100 { return unsafe table[Int(scalar &- 0x3000) &+ 0x1F0] }
    if scalar &- 0x4E00 <= 0x9FFF - 0x4E00 { return scalar | japanese << 24 }
    if scalar &- 0xFF00 < 0xF0 { return unsafe table[Int(scalar &- 0xFF00) &+ 0x2F0] }
    if scalar < 0x180 { return unsafe table[Int(scalar)] }
    if scalar &- 0x2000 < 0x70 { return unsafe table[Int(scalar &- 0x2000) &+ 0x180] }
    return 0
  }

  /// The kana with a voicing mark; 0 where there is none of one scalar.
  static func voiced(_ kana: UInt32, by mark: UInt32, _ table: UnsafePointer<UInt32>) -> UInt32 {
    guard voicedKana.contains(kana), mark < 2 else { return 0 }
    // Safety: the place is one of the table's last part.
    return unsafe table[
      firstVoiced + Int(mark) * voicedKana.count + Int(kana - voicedKana.lowerBound)]
  }
}
