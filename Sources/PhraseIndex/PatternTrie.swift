/// All patterns as one trie in which a slot is one edge.
///
/// `trie` holds the literal edges alone; what lies behind a slot begins as a node without a literal
/// parent. A node with more than literals below it has a junction: `junctions[n]` is its number, or 0.
/// A list of several parts is a slot for each of them, and `slotLists` are numbers of parts.
/// Junction `j` has the slots `slotFirst[j]..<slotFirst[j + 1]` of the arrays `slot…` and the patterns
/// `ends[endFirst[j]..<endFirst[j + 1]]`, which are complete there.
struct PatternTrie: Sendable {
  /// The list number that stands for a wildcard.
  static let wildcard = UInt32.max

  var trie = Trie()
  var junctions: [UInt32] = []
  /// How many patterns pass each node, cut at 255.
  var patternCounts: [UInt8] = []
  var slotFirst: [UInt32] = [0, 0]
  var slotLists: [UInt32] = []
  var slotLabels: [UInt8] = []
  var slotIsOptional: [Bool] = []
  var slotTargets: [UInt32] = []
  var endFirst: [UInt32] = [0, 0]
  var ends: [UInt32] = []

  /// A node with all that a walk asks of it in one place.
  struct Node: Sendable {
    var first: UInt32
    var last: UInt32
    var junction: UInt32
    /// The unit that leads to the first child, the least of its children's; none that a text has where
    /// there are no children.
    var label: UInt32

    static let outside = Node(first: 0, last: 0, junction: 0, label: .max)
  }

  /// Whether some slot takes any text.
  var hasWildcards: Bool { slotLists.contains(Self.wildcard) }

  /// The nodes and labels once more, for walks, and how many slots are wildcards.
  var nodes = Table<Node>([], outside: .outside)
  var labels = Table<UInt32>([], outside: 0)

  /// All units of literals, ascending, and for each node the number of its unit there and 1.
  var alphabet: [UInt32] = []
  var codes = Table<UInt32>([], outside: 0)

  var count: Int { junctions.count }

  /// A unit's number in the alphabet and 1; 0 where it is not there.
  func code(of unit: UInt32) -> Int {
    var low = 0
    var high = alphabet.count
    while low < high {
      let middle = (low + high) >> 1
      if alphabet[middle] < unit { low = middle + 1 } else { high = middle }
    }
    return low < alphabet.count && alphabet[low] == unit ? low + 1 : 0
  }

  /// The child of a node that a unit leads to; -1 if there is none.
  @inline(__always)
  func step(_ node: Node, by unit: UInt32) -> Int {
    if node.label == unit { return Int(node.first) }
    return Trie.child(labels.view, Int(node.first), Int(node.last), unit)
  }

  func slots(of junction: UInt32) -> Range<Int> {
    Int(slotFirst[Int(junction)])..<Int(slotFirst[Int(junction) + 1])
  }

  func ends(of junction: UInt32) -> ArraySlice<UInt32> {
    ends[Int(endFirst[Int(junction)])..<Int(endFirst[Int(junction) + 1])]
  }
}

/// The trie while patterns are being added.
///
/// Nodes, slots and ends lie in three arrays and are chained by their places and 1, 0 being none: most nodes
/// have one child, for which a table of its own would cost more than all the rest.
struct PatternTrieBuilder {
  private struct SlotKey: Hashable {
    let list: UInt32
    let label: UInt8
    let isOptional: Bool
  }

  private struct Node {
    var unit: UInt32 = 0
    /// The first child and the next one of the same parent, ascending by their units.
    var child = 0
    var next = 0
    var slot = 0
    var firstEnd = 0
    var lastEnd = 0
    var reach: UInt8 = 0
    var patternCount: UInt8 = 0
  }

  private var nodes = [Node()]
  private var slots: [(key: SlotKey, target: Int, next: Int)] = []
  private var ends: [(pattern: UInt32, next: Int)] = []

  var nodeCount: Int { nodes.count }

  /// Adds a pattern's path; its literals are tidied, and `length` is that of all of them together.
  mutating func add(
    _ elements: [PatternElement], pattern: UInt32, length: Int, isReversed: Bool = false
  ) {
    let reach = UInt8(clamping: length)
    var node = 0
    pass(node, reach)
    for number in elements.indices {
      switch elements[isReversed ? elements.count - 1 - number : number] {
      case .literal(let units):
        for place in units.indices {
          node = literal(units[isReversed ? units.count - 1 - place : place], from: node)
          pass(node, reach)
        }
      case .slot(let list, let label, let isOptional):
        node = slot(SlotKey(list: list.rawValue, label: label, isOptional: isOptional), from: node)
        pass(node, reach)
      case .wildcard(let label):
        node = slot(
          SlotKey(list: PatternTrie.wildcard, label: label, isOptional: false), from: node)
        pass(node, reach)
      }
    }
    ends.append((pattern, 0))
    if nodes[node].lastEnd > 0 {
      ends[nodes[node].lastEnd - 1].next = ends.count
    } else {
      nodes[node].firstEnd = ends.count
    }
    nodes[node].lastEnd = ends.count
  }

  private mutating func pass(_ node: Int, _ reach: UInt8) {
    if nodes[node].reach < reach { nodes[node].reach = reach }
    if nodes[node].patternCount < .max { nodes[node].patternCount += 1 }
  }

  private mutating func literal(_ unit: UInt32, from node: Int) -> Int {
    var before = 0
    var child = nodes[node].child
    while child > 0, nodes[child - 1].unit < unit {
      before = child
      child = nodes[child - 1].next
    }
    if child > 0, nodes[child - 1].unit == unit { return child - 1 }
    nodes.append(Node(unit: unit, next: child))
    if before > 0 {
      nodes[before - 1].next = nodes.count
    } else {
      nodes[node].child = nodes.count
    }
    return nodes.count - 1
  }

  private mutating func slot(_ key: SlotKey, from node: Int) -> Int {
    var before = 0
    var slot = nodes[node].slot
    while slot > 0 {
      if slots[slot - 1].key == key { return slots[slot - 1].target }
      before = slot
      slot = slots[slot - 1].next
    }
    nodes.append(Node())
    slots.append((key, nodes.count - 1, 0))
    if before > 0 {
      slots[before - 1].next = slots.count
    } else {
      nodes[node].slot = slots.count
    }
    return nodes.count - 1
  }

  /// Numbers the nodes breadth first and lays them out.
  func build(_ lists: ListTable) -> PatternTrie {
    var result = PatternTrie()
    var queue = [0]
    queue.reserveCapacity(nodes.count)
    result.trie.labels.reserveCapacity(nodes.count)
    result.trie.labels.append(0)
    var next = 0
    while next < queue.count {
      let node = nodes[queue[next]]
      result.trie.first.append(UInt32(queue.count))
      var child = node.child
      while child > 0 {
        queue.append(child - 1)
        result.trie.labels.append(nodes[child - 1].unit)
        child = nodes[child - 1].next
      }
      result.trie.last.append(UInt32(queue.count))
      result.trie.reach.append(node.reach)
      result.patternCounts.append(node.patternCount)
      addJunction(node, lists, to: &result, &queue)
      next += 1
    }
    result.nodes = Table(
      result.junctions.indices.map { number in
        let (first, last) = (result.trie.first[number], result.trie.last[number])
        return PatternTrie.Node(
          first: first, last: last, junction: result.junctions[number],
          label: first < last ? result.trie.labels[Int(first)] : .max)
      }, outside: .outside)
    result.labels = Table(result.trie.labels, outside: 0)
    result.alphabet = Set(result.trie.labels).sorted()
    result.codes = Table(
      result.trie.labels.map { UInt32(truncatingIfNeeded: result.code(of: $0)) }, outside: 0)
    return result
  }

  private func addJunction(
    _ node: Node, _ lists: ListTable, to result: inout PatternTrie, _ queue: inout [Int]
  ) {
    guard node.slot > 0 || node.firstEnd > 0 else {
      result.junctions.append(0)
      return
    }
    result.junctions.append(UInt32(result.slotFirst.count - 1))
    var number = node.slot
    while number > 0 {
      let slot = slots[number - 1]
      let parts = lists.parts(slot.key.list)
      for part in parts {
        result.slotLists.append(part)
        result.slotLabels.append(slot.key.label)
        result.slotIsOptional.append(slot.key.isOptional && part == parts.first)
        result.slotTargets.append(UInt32(queue.count))
      }
      queue.append(slot.target)
      result.trie.labels.append(0)
      number = slot.next
    }
    var end = node.firstEnd
    while end > 0 {
      result.ends.append(ends[end - 1].pattern)
      end = ends[end - 1].next
    }
    result.slotFirst.append(UInt32(result.slotLists.count))
    result.endFirst.append(UInt32(result.ends.count))
  }
}
