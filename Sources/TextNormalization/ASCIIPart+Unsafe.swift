/// The ASCII at the beginning of a text, written.
struct ASCIIPart {
  /// How many bytes it is.
  private(set) var read = 0
  /// How many units it became.
  private(set) var written = 0
  /// Whether a separator is due before the next unit.
  private(set) var isSeparated = false

  /// Writes it, if there is room for all of the text.
  ///
  /// This is half of the work of most matches, and the checks of spans take twice its time.
  init(
    _ bytes: Span<UInt8>, _ units: inout MutableSpan<UInt32>, _ places: inout MutableSpan<UInt32>
  ) {
    guard bytes.count < units.count, units.count == places.count else { return }
    // Safety: each byte writes one unit at most, and a space before it where a byte wrote none, so that
    // no more are written than bytes are read; the table has an entry for every byte below 0x80.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe units.withUnsafeMutableBufferPointer { units in
        unsafe places.withUnsafeMutableBufferPointer { places in
          unsafe PlainTable.ascii.withUnsafeBufferPointer { table in
            guard let units = units.baseAddress, let places = places.baseAddress,
              let table = table.baseAddress
            else { return }
            unsafe write(bytes, units, places, table)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ units: UnsafeMutablePointer<UInt32>,
    _ places: UnsafeMutablePointer<UInt32>, _ table: UnsafePointer<UInt32>
  ) {
    var index = unsafe writeWords(bytes, units, places)
    var count = index
    var isSeparated = false
    if count > 0, unsafe units[count &- 1] == 0x20 {
      count &-= 1
      isSeparated = true
    }
    while index < bytes.count {
      let byte = unsafe bytes[index]
      guard byte < 0x80 else { break }
      let entry = unsafe table[Int(byte)]
      if entry >> 24 == PlainTable.letter {
        let place = UInt32(truncatingIfNeeded: index)
        if isSeparated, count > 0 {
          unsafe units[count] = 0x20
          unsafe places[count] = places[count &- 1] << 16 | place
          count &+= 1
        }
        isSeparated = false
        unsafe units[count] = entry & PlainTable.unitMask
        unsafe places[count] = place << 16 | place &+ 1
        count &+= 1
      } else if entry >> 24 != PlainTable.dropped {
        isSeparated = true
      }
      index &+= 1
    }
    read = index
    written = count
    self.isSeparated = isSeparated
  }

  /// Writes words of letters and figures with one space between them, eight bytes at a time: each
  /// byte is one unit there.
  ///
  /// - Returns: How many bytes that was; the last may be a space.
  @inline(__always)
  private func writeWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ units: UnsafeMutablePointer<UInt32>,
    _ places: UnsafeMutablePointer<UInt32>
  ) -> Int {
    guard let first = unsafe UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let end = bytes.count
    let firstPlaces = SIMD8<UInt32>(
      0x0_0001, 0x1_0002, 0x2_0003, 0x3_0004, 0x4_0005, 0x5_0006, 0x6_0007, 0x7_0008)
    var done = 0
    var isAfterSpace = true
    while done < end, end >= 8 {
      // The last eight may be some that are done: they become what they are.
      let start = min(done, end &- 8)
      if start < done { isAfterSpace = unsafe start == 0 || bytes[start &- 1] == 0x20 }
      let word = unsafe first.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      guard let words = ASCIIWord(UInt64(littleEndian: word), isAfterSpace: isAfterSpace) else {
        break
      }
      isAfterSpace = words.endsInSpace
      let eight = unsafe unsafeBitCast(words.lowered.littleEndian, to: SIMD8<UInt8>.self)
      let first = UInt32(truncatingIfNeeded: start) &* 0x1_0001
      unsafe UnsafeMutableRawPointer(units + start).storeBytes(
        of: SIMD8<UInt32>(truncatingIfNeeded: eight), as: SIMD8<UInt32>.self)
      unsafe UnsafeMutableRawPointer(places + start).storeBytes(
        of: firstPlaces &+ SIMD8(repeating: first), as: SIMD8<UInt32>.self)
      done = start &+ 8
    }
    return done
  }
}

/// Eight bytes of words: each is a letter, a figure, or a space between two such.
private struct ASCIIWord {
  /// The bytes with small letters.
  let lowered: UInt64
  let endsInSpace: Bool

  private static let each: UInt64 = 0x0101_0101_0101_0101
  private static let high = each << 7

  /// Looks at eight bytes; nil where they are not such.
  ///
  /// A sum below has the highest bit of each byte where the byte is no less than some letter: bytes below
  /// 0x80 never carry into the next.
  @inline(__always)
  init?(_ word: UInt64, isAfterSpace: Bool) {
    let (each, high) = (Self.each, Self.high)
    let small = word | each &* 0x20
    let letters = (small &+ each &* 0x1F) & ~(small &+ each &* 0x05)
    let figures = (word &+ each &* 0x50) & ~(word &+ each &* 0x46)
    let spaces = ~((word ^ each &* 0x20) &+ each &* 0x7F) & high
    guard word & high == 0, (letters | figures | spaces) & high == high,
      spaces & (spaces << 8 | (isAfterSpace ? 0x80 : 0)) == 0
    else { return nil }
    lowered = word | (letters & high) >> 2
    endsInSpace = spaces >> 63 != 0
  }
}
