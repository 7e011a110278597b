/// A list of names as a trie of its own, shared by all slots that use it.
///
/// The values of the entries that end at node `n` are `values[valueFirst[n]..<valueFirst[n + 1]]`.
struct ListTrie: Sendable {
  private(set) var trie = Trie()
  private(set) var valueFirst: [UInt32] = []
  private(set) var values: [UInt32] = []

  /// Builds the trie; an entry without units is left out, since it would match anywhere.
  ///
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* entries.
  init(_ entries: [ListEntry]) throws(IndexError) {
    let pool = try EntryPool(entries)
    var queue = [EntryGroup(low: 0, high: pool.order.count, depth: 0)]
    var parents: [UInt32] = [0]
    trie.labels.append(0)
    var next = 0
    while next < queue.count {
      let group = queue[next]
      valueFirst.append(UInt32(values.count))
      var low = group.low
      while low < group.high, pool.length(low) == group.depth {
        if values.count == Int(valueFirst[next]) || values.last != pool.value(low) {
          values.append(pool.value(low))
        }
        low += 1
      }
      trie.reach.append(low > group.low ? UInt8(clamping: group.depth) : 0)
      trie.first.append(UInt32(queue.count))
      while low < group.high {
        let unit = pool.unit(low, at: group.depth)
        let high = pool.end(of: unit, at: group.depth, from: low, to: group.high)
        queue.append(EntryGroup(low: low, high: high, depth: group.depth + 1))
        trie.labels.append(unit)
        parents.append(UInt32(next))
        low = high
      }
      trie.last.append(UInt32(queue.count))
      next += 1
    }
    valueFirst.append(UInt32(values.count))
    for node in stride(from: queue.count - 1, to: 0, by: -1) {
      let parent = Int(parents[node])
      trie.reach[parent] = max(trie.reach[parent], trie.reach[node])
    }
  }

  /// How many nodes there are.
  var count: Int { trie.first.count }

  /// Whether an entry ends at a node.
  func isEnd(_ node: UInt32) -> Bool {
    valueFirst[Int(node)] < valueFirst[Int(node) + 1]
  }

  /// The values of the entries that end at a node.
  func values(at node: UInt32) -> ArraySlice<UInt32> {
    values[Int(valueFirst[Int(node)])..<Int(valueFirst[Int(node) + 1])]
  }

  /// The units from the root to a node.
  ///
  /// - Complexity: O(*d* log *n*) at depth *d*: a parent is found among the numbers of first children.
  func units(to node: UInt32) -> [UInt32] {
    var units: [UInt32] = []
    var node = Int(node)
    while node > 0, node < trie.labels.count {
      units.append(trie.labels[node])
      var low = 0
      var high = node  // the parent is the last node whose children begin at or before this one
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(trie.first[middle]) <= node { low = middle } else { high = middle }
      }
      node = low
    }
    return units.reversed()
  }
}

/// Entries that share their first units, and how many.
private struct EntryGroup {
  let low: Int
  let high: Int
  let depth: Int
}

/// All entries' units one after another, and the entries' order by them.
private struct EntryPool {
  private var units: [UInt32] = []
  private var starts: [Int] = [0]
  private var entryValues: [UInt32] = []
  private(set) var order: [Int] = []

  init(_ entries: [ListEntry]) throws(IndexError) {
    for entry in entries where !entry.units.isEmpty {
      units.append(contentsOf: entry.units)
      starts.append(units.count)
      entryValues.append(entry.value)
    }
    guard units.count < Int(Int32.max) else { throw .tooLarge }
    let (units, starts, values) = (units, starts, entryValues)
    order = Array(values.indices)
    order.sort { left, right in
      var (one, other) = (starts[left], starts[right])
      let (oneEnd, otherEnd) = (starts[left + 1], starts[right + 1])
      while one < oneEnd, other < otherEnd {
        if units[one] != units[other] { return units[one] < units[other] }
        one += 1
        other += 1
      }
      let (left1, right1) = (oneEnd - one, otherEnd - other)
      return left1 == right1 ? values[left] < values[right] : left1 < right1
    }
  }

  func length(_ place: Int) -> Int { starts[order[place] + 1] - starts[order[place]] }

  func value(_ place: Int) -> UInt32 { entryValues[order[place]] }

  func unit(_ place: Int, at depth: Int) -> UInt32 { units[starts[order[place]] + depth] }

  /// The place after the last entry that has this unit at this depth.
  func end(of unit: UInt32, at depth: Int, from low: Int, to high: Int) -> Int {
    var place = low + 1
    while place < high, self.unit(place, at: depth) == unit { place += 1 }
    return place
  }
}
