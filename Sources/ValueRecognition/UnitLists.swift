/// Many short sequences of units, one behind the other in one array.
struct UnitLists: Sendable {
  /// Where each sequence ends in `units`, after a 0.
  private var bounds: [Int32] = [0]
  private(set) var units: [UInt32] = []

  init() {}

  /// One sequence.
  init(one units: [UInt32]) { append(units[...]) }

  init(_ lists: some Sequence<[UInt32]>) {
    for list in lists { append(list[...]) }
  }

  var count: Int { bounds.count - 1 }

  /// Where a sequence stands in `units`.
  func range(_ index: Int) -> Range<Int> { Int(bounds[index])..<Int(bounds[index + 1]) }

  subscript(_ index: Int) -> ArraySlice<UInt32> { units[range(index)] }

  mutating func append(_ list: ArraySlice<UInt32>) {
    units += list
    close()
  }

  /// Lengthens the sequence that is not closed yet.
  mutating func add(_ unit: UInt32) { units.append(unit) }

  /// Ends a sequence: what was added since the one before.
  mutating func close() { bounds.append(Int32(clamping: units.count)) }

  static func += (left: inout UnitLists, right: UnitLists) {
    for index in 0..<right.count { left.append(right[index]) }
  }

  /// Every sequence with each of some others behind it.
  func followed(by tails: UnitLists) -> UnitLists {
    var lists = UnitLists()
    lists.units.reserveCapacity(units.count * tails.count + count * tails.units.count)
    lists.bounds.reserveCapacity(count * tails.count + 1)
    for head in 0..<count {
      for tail in 0..<tails.count {
        lists.units += self[head]
        lists.append(tails[tail])
      }
    }
    return lists
  }

  /// The places of the sequences in the order of their units, then of their places.
  fileprivate func sorted() -> [Int32] {
    let bounds = bounds
    let units = units
    return (0..<Int32(count)).sorted { left, right in
      var (a, b) = (Int(bounds[Int(left)]), Int(bounds[Int(right)]))
      let (endA, endB) = (Int(bounds[Int(left) + 1]), Int(bounds[Int(right) + 1]))
      while a < endA, b < endB {
        if units[a] != units[b] { return units[a] < units[b] }
        a += 1
        b += 1
      }
      // The shorter one is the other's beginning.
      return endA - a == endB - b ? left < right : endA - a < endB - b
    }
  }
}

/// Sequences of units as a trie in flat arrays.
///
/// Layout: node `n` has the edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by label, and ends the
/// sequences `ends[firstEnd[n]..<firstEnd[n + 1]]`, by their places. Node 0 is the root.
struct FlatTrie: Sendable {
  private(set) var firstEdge: [Int32] = [0]
  private(set) var labels: [UInt32] = []
  private(set) var targets: [Int32] = []
  private(set) var firstEnd: [Int32] = [0]
  private(set) var ends: [Int32] = []

  /// Builds the trie: the sequences are sorted once, so that each node is a stretch of them.
  /// - Complexity: O(n log n) in the sequences' whole length.
  init(_ lists: UnitLists) {
    let order = lists.sorted()
    labels.reserveCapacity(lists.units.count)
    targets.reserveCapacity(lists.units.count)
    var stretches = [(low: 0, high: order.count, depth: 0)]
    var node = 0
    while node < stretches.count {
      var low = stretches[node].low
      let (high, depth) = (stretches[node].high, stretches[node].depth)
      node += 1
      while low < high, lists.range(Int(order[low])).count == depth {
        if depth > 0 { ends.append(order[low]) }
        low += 1
      }
      firstEnd.append(Int32(ends.count))
      while low < high {
        let label = lists.units[lists.range(Int(order[low])).lowerBound + depth]
        let first = low
        while low < high, lists.units[lists.range(Int(order[low])).lowerBound + depth] == label {
          low += 1
        }
        labels.append(label)
        targets.append(Int32(stretches.count))
        stretches.append((first, low, depth + 1))
      }
      firstEdge.append(Int32(labels.count))
    }
  }

  /// How many nodes there are.
  var count: Int { firstEdge.count - 1 }
}
