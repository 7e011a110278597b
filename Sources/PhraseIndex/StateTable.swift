/// Small numbers by key, in one flat table with open addressing; it takes no memory until used.
struct StateTable {
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  private var count = 0

  subscript(key: UInt64) -> Int32? {
    guard !keys.isEmpty else { return nil }
    let place = place(of: key)
    return keys[place] == key &+ 1 ? values[place] : nil
  }

  mutating func set(_ key: UInt64, _ value: Int32) {
    if count * 2 >= keys.count { grow() }
    let place = place(of: key)
    if keys[place] == 0 {
      count += 1
      keys[place] = key &+ 1
    }
    values[place] = value
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    for place in keys.indices { keys[place] = 0 }
    count = 0
  }

  /// The place where a key is or may be put; one is always free.
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key &+ 1 { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt64](repeating: 0, count: max(64, oldKeys.count * 2))
    values = [Int32](repeating: 0, count: keys.count)
    for (index, key) in oldKeys.enumerated() where key != 0 {
      let place = place(of: key &- 1)
      keys[place] = key
      values[place] = oldValues[index]
    }
  }
}
