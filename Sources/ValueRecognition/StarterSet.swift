/// Units with which something may begin: one look decides for most positions of a text that nothing does.
struct StarterSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// One bit for each unit's remainder; a few too many are let through.
  private var others = [UInt64](repeating: 0, count: 64)

  init() {}

  init(_ units: some Sequence<UInt32>) {
    for unit in units { insert(unit) }
  }

  mutating func insert(_ unit: UInt32) {
    switch unit {
    case 0..<64: low |= 1 << UInt64(unit)
    case 64..<128: high |= 1 << UInt64(unit - 64)
    default:
      let place = Int(unit % 4096)
      others[place / 64] |= 1 << UInt64(place % 64)
    }
  }

  func mayContain(_ unit: UInt32) -> Bool {
    switch unit {
    case 0..<64: return low & (1 << UInt64(unit)) != 0
    case 64..<128: return high & (1 << UInt64(unit - 64)) != 0
    default:
      let place = Int(unit % 4096)
      return others[place / 64] & (1 << UInt64(place % 64)) != 0
    }
  }
}
