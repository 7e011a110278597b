/// Sorts names by several units at a time.
///
/// Units are numbered as they ascend, so that ten of an alphabet's letters, or six of a thousand kanji,
/// are one number of 64 bits. Names are sorted by these numbers, digit by digit; those with the
/// same number again, by what follows. Units beyond 16 bits have one number together, and are compared last.
struct NameOrder {
  private struct Key: BitwiseCopyable {
    var units: UInt64
    var name: UInt32
  }

  /// Fewer names are compared with one another.
  private static let leastCounted = 200
  private static let digitBits = 11

  private let names: NameBatch
  private let codes: Table<UInt16>
  private let width: Int
  private let perKey: Int
  private var keys: [Key] = []
  private var spare: [Key] = []
  private var counts = [Int](repeating: 0, count: 1 << NameOrder.digitBits)

  init(_ names: NameBatch) {
    self.names = names
    var known = [Bool](repeating: false, count: 1 << 16)
    var hasOthers = false
    for unit in names.units {
      if unit < 1 << 16 { known[Int(unit)] = true } else { hasOthers = true }
    }
    var codes = [UInt16](repeating: 0, count: 1 << 16)
    var count = 0
    for unit in known.indices where known[unit] && count < Int(UInt16.max) - 1 {
      count += 1
      codes[unit] = UInt16(count)
    }
    if hasOthers { count += 1 }
    width = max(1, Int.bitWidth - count.leadingZeroBitCount)
    perKey = 64 / width
    self.codes = Table(codes, outside: UInt16(truncatingIfNeeded: count))
  }

  /// The numbers of the names in the order of their units, equal ones by their values.
  mutating func sorted() -> [UInt32] {
    keys = (0..<names.count).map { Key(units: 0, name: UInt32($0)) }
    sort(0..<keys.count, from: 0)
    return keys.map(\.name)
  }

  private mutating func sort(_ range: Range<Int>, from depth: Int) {
    guard range.count >= Self.leastCounted else {
      if range.count > 1 {
        let names = names
        keys[range].sort { names.isBefore(Int($0.name), Int($1.name), from: depth) }
      }
      return
    }
    if spare.isEmpty { spare = keys }
    var all: UInt64 = 0
    var common = UInt64.max
    for place in range {
      let units = packed(Int(keys[place].name), from: depth)
      keys[place].units = units
      all |= units
      common &= units
    }
    var shift = 0
    while shift < 64 {
      if (all ^ common) >> UInt64(shift) & (1 << UInt64(Self.digitBits) - 1) != 0 {
        sort(range, byDigit: UInt64(shift))
      }
      shift += Self.digitBits
    }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, keys[end].units == keys[start].units { end += 1 }
      if end > start + 1 { sortEqual(start..<end, depth) }
      start = end
    }
  }

  /// Sorts names whose next units are the same.
  private mutating func sortEqual(_ range: Range<Int>, _ depth: Int) {
    let names = names
    let next = depth + perKey
    if range.contains(where: { names.length(Int(keys[$0].name)) > next }) {
      return sort(range, from: next)
    }
    keys[range].sort { names.isBefore(Int($0.name), Int($1.name), from: depth) }
  }

  /// One pass of a stable sort by some bits.
  private mutating func sort(_ range: Range<Int>, byDigit shift: UInt64) {
    let mask: UInt64 = 1 << UInt64(Self.digitBits) - 1
    for digit in counts.indices { counts[digit] = 0 }
    for place in range { counts[Int(keys[place].units >> shift & mask)] += 1 }
    var next = range.lowerBound
    for digit in counts.indices {
      let count = counts[digit]
      counts[digit] = next
      next += count
    }
    for place in range {
      let digit = Int(keys[place].units >> shift & mask)
      spare[counts[digit]] = keys[place]
      counts[digit] += 1
    }
    for place in range { keys[place] = spare[place] }
  }

  private func packed(_ name: Int, from depth: Int) -> UInt64 {
    let range = names.range(name)
    let codes = codes.view
    var key: UInt64 = 0
    let start = range.lowerBound + depth
    for place in start..<start + perKey {
      key = key << UInt64(width)
      if place < range.upperBound { key |= UInt64(codes[Int(names.units[place])]) }
    }
    return key
  }
}
