/// A list of names as a trie of its own, shared by all slots that use it.
///
/// A node's children follow one another, and so do their children: those of node `n` are
/// `nodes[n].first..<nodes[n + 1].first`. The values of the entries that end there are
/// `values[nodes[n].values..<nodes[n + 1].values]`.
struct ListTrie: Sendable {
  /// Where a node's children and values begin.
  struct Node: Sendable {
    var first: UInt32
    var values: UInt32
    /// The unit that leads to the first child, the least of its children's; none that a text has where
    /// there are no children.
    var label: UInt32

    static let outside = Node(first: 0, values: 0, label: .max)
  }

  /// The nodes, and one more after the last.
  let nodes: Table<Node>
  /// The unit that leads to each node.
  let labels: Table<UInt32>
  /// The length of the longest entry below each node, cut at 255.
  let reach: Table<UInt8>
  let values: Table<UInt32>

  /// What reads the trie in a walk, without counting references; it may not outlive the trie.
  struct View {
    let nodes: Table<Node>.View
    let labels: Table<UInt32>.View
    let reach: Table<UInt8>.View

    /// The child of a node that a unit leads to; -1 if there is none.
    @inline(__always)
    func step(from node: Int, by unit: UInt32) -> Int {
      let here = nodes[node]
      if here.label == unit { return Int(here.first) }
      return Trie.child(labels, Int(here.first), Int(nodes[node + 1].first), unit)
    }

    /// Whether an entry ends at a node.
    @inline(__always)
    func isEnd(_ node: Int) -> Bool { nodes[node].values < nodes[node + 1].values }
  }

  /// The trie for a walk.
  @inline(__always)
  var view: View { View(nodes: nodes.view, labels: labels.view, reach: reach.view) }

  /// Builds the trie; an entry without units is left out, since it would match anywhere.
  ///
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* entries.
  init(_ entries: [ListEntry]) throws(IndexError) {
    let pool = try EntryPool(entries)
    var queue = [EntryGroup(low: 0, high: pool.order.count, depth: 0)]
    var parents: [UInt32] = [0]
    var nodes: [Node] = []
    var labels: [UInt32] = [0]
    var reach: [UInt8] = []
    var values: [UInt32] = []
    var next = 0
    while next < queue.count {
      let group = queue[next]
      let firstValue = values.count
      var low = group.low
      while low < group.high, pool.length(low) == group.depth {
        if values.count == firstValue || values.last != pool.value(low) {
          values.append(pool.value(low))
        }
        low += 1
      }
      reach.append(low > group.low ? UInt8(clamping: group.depth) : 0)
      nodes.append(
        Node(
          first: UInt32(queue.count), values: UInt32(firstValue),
          label: low < group.high ? pool.unit(low, at: group.depth) : .max))
      while low < group.high {
        let unit = pool.unit(low, at: group.depth)
        let high = pool.end(of: unit, at: group.depth, from: low, to: group.high)
        queue.append(EntryGroup(low: low, high: high, depth: group.depth + 1))
        labels.append(unit)
        parents.append(UInt32(next))
        low = high
      }
      next += 1
    }
    nodes.append(Node(first: UInt32(queue.count), values: UInt32(values.count), label: .max))
    for node in stride(from: queue.count - 1, to: 0, by: -1) {
      let parent = Int(parents[node])
      reach[parent] = max(reach[parent], reach[node])
    }
    self.nodes = Table(nodes, outside: .outside)
    self.labels = Table(labels, outside: 0)
    self.reach = Table(reach, outside: 0)
    self.values = Table(values, outside: 0)
  }

  /// How many nodes there are.
  var count: Int { labels.count }

  /// The child of a node that a unit leads to; nil if there is none.
  func child(of node: UInt32, by unit: UInt32) -> UInt32? {
    let child = view.step(from: Int(node), by: unit)
    return child < 0 ? nil : UInt32(child)
  }

  /// Whether an entry ends at a node.
  func isEnd(_ node: UInt32) -> Bool {
    nodes[Int(node)].values < nodes[Int(node) + 1].values
  }

  /// The values of the entries that end at a node.
  func values(at node: UInt32) -> some RandomAccessCollection<UInt32> {
    (nodes[Int(node)].values..<nodes[Int(node) + 1].values).lazy.map { values[Int($0)] }
  }

  /// The units from the root to a node.
  ///
  /// - Complexity: O(*d* log *n*) at depth *d*: a parent is found among the numbers of first children.
  func units(to node: UInt32) -> [UInt32] {
    var units: [UInt32] = []
    var node = Int(node)
    while node > 0, node < labels.count {
      units.append(labels[node])
      var low = 0
      var high = node  // the parent is the last node whose children begin at or before this one
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(nodes[middle].first) <= node { low = middle } else { high = middle }
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
