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
    var index = 0
    var count = 0
    var isSeparated = false
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
}
