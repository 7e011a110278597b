extension ListTrie {
  /// Builds the trie of some names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - order: The numbers of those that are wanted, in their order.
  ///   - isNumbered: Whether a name's value in readings is its own place.
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* names.
  init(_ names: NameBatch, _ order: [UInt32], isNumbered: Bool) throws(IndexError) {
    var builder = ListTrieBuilder(names, order)
    builder.build()
    guard builder.nodes.count + builder.tails.count < Int(Int32.max) else { throw .tooLarge }
    nodes = Table(builder.nodes, outside: 0)
    tails = Table(builder.tails, outside: Tail.stop)
    more = Table(builder.allMore, outside: .max)
    wide = Table(builder.wide, outside: .max)
    blocks = Table(builder.blocks, outside: Block(children: .max, tails: .max, leaves: .max))
    self.isNumbered = isNumbered
  }
}

/// Lays sorted names out breadth first.
struct ListTrieBuilder {
  /// Names that share their first units, and how many of these.
  private struct Group {
    var low: UInt32
    var high: UInt32
    var depth: UInt32
    var label: UInt32
    var parent: UInt32
  }

  private let batch: NameBatch
  private let order: [UInt32]
  /// The number of the first of each name, of which equal ones follow.
  private var names: [UInt32] = []
  private var queue: [Group] = []
  private(set) var nodes: [UInt64] = []
  private(set) var tails: [UInt16] = []
  private(set) var wide: [UInt64] = []
  private(set) var blocks: [ListTrie.Block] = []
  private var leaves = 0
  private var moreOfNodes: [UInt64] = []
  /// The further values of tails: index or node, and value.
  private var moreOfTails: [(index: Int, isNode: Bool, value: UInt32)] = []

  init(_ batch: NameBatch, _ order: [UInt32]) {
    self.batch = batch
    self.order = order
    names.reserveCapacity(order.count + 1)
    for place in order.indices
    where place == 0 || !batch.isEqual(Int(order[place]), Int(order[place - 1])) {
      names.append(UInt32(place))
    }
    names.append(UInt32(order.count))
  }

  /// The number of a name by its place among those that differ.
  private func number(_ name: Int) -> Int { Int(order[Int(names[name])]) }

  /// The values of a name by its place, ascending, some perhaps twice.
  private func values(_ name: Int) -> LazyMapSequence<ArraySlice<UInt32>, UInt32> {
    order[Int(names[name])..<Int(names[name + 1])].lazy.map { [batch] in batch.value(Int($0)) }
  }

  /// What `ListTrie.more` holds.
  var allMore: [UInt64] {
    let ends = moreOfTails.map { entry in
      UInt64(entry.isNode ? entry.index : entry.index + nodes.count) << 32 | UInt64(entry.value)
    }
    return (moreOfNodes + ends).sorted()
  }

  mutating func build() {
    let count = names.count - 1
    queue.reserveCapacity(count * 2)
    nodes.reserveCapacity(count * 2)
    tails.reserveCapacity(count * 8)
    queue.append(Group(low: 0, high: UInt32(count), depth: 0, label: 0, parent: 0))
    var next = 0
    while next < queue.count {
      if next % ListTrie.Block.size == 0 { noteBlock() }
      let group = queue[next]
      if group.high - group.low == 1 { addLeaf(group, next) } else { addNode(group, next) }
      next += 1
    }
    noteBlock()
    for node in stride(from: nodes.count - 1, to: 0, by: -1) {
      let parent = Int(queue[node].parent)
      let reach = max(ListTrie.Node.reach(nodes[parent]), ListTrie.Node.reach(nodes[node]))
      setReach(parent, reach)
    }
    queue = []
  }

  private mutating func noteBlock() {
    blocks.append(
      ListTrie.Block(
        children: UInt32(truncatingIfNeeded: queue.count),
        tails: UInt32(truncatingIfNeeded: tails.count),
        leaves: UInt32(truncatingIfNeeded: leaves)))
  }

  private mutating func setReach(_ node: Int, _ length: Int) {
    let reach = UInt64(min(length, ListTrie.Node.mostReach))
    nodes[node] = nodes[node] & ~(0xF << 53) | reach << 53
  }

  private mutating func addLeaf(_ group: Group, _ node: Int) {
    let number = number(Int(group.low))
    let length = batch.length(number)
    leaves += 1
    nodes.append(
      ListTrie.Node.word(
        first: tails.count, label: group.label, isEnd: false, kind: ListTrie.Node.tail))
    setReach(node, length)
    for depth in Int(group.depth)..<length {
      let unit = batch.unit(number, at: depth)
      if unit < ListTrie.Tail.firstEscaped {
        tails.append(UInt16(truncatingIfNeeded: unit))
      } else {
        tails.append(ListTrie.Tail.high(unit))
        tails.append(ListTrie.Tail.low(unit))
      }
    }
    let isNode = Int(group.depth) == length
    var previous = batch.value(number)
    var isSole = true
    for value in values(Int(group.low)) where value != previous {
      previous = value
      isSole = false
      moreOfTails.append((isNode ? node : tails.count, isNode, value))
    }
    tails.append(isSole ? ListTrie.Tail.stop : ListTrie.Tail.stopOfMany)
    tails.append(UInt16(truncatingIfNeeded: batch.value(number)))
    tails.append(UInt16(truncatingIfNeeded: batch.value(number) >> 16))
  }

  private mutating func addNode(_ group: Group, _ node: Int) {
    let depth = Int(group.depth)
    var low = Int(group.low)
    let high = Int(group.high)
    let isEnd = low < high && batch.length(number(low)) == depth
    if isEnd {
      addValues(of: low, at: node)
      low += 1
    }
    let first = queue.count
    while low < high {
      let unit = batch.unit(number(low), at: depth)
      var end = low + 1
      while end < high, batch.unit(number(end), at: depth) == unit { end += 1 }
      queue.append(
        Group(
          low: UInt32(low), high: UInt32(end), depth: group.depth + 1, label: unit,
          parent: UInt32(node)))
      low = end
    }
    let count = queue.count - first
    let isWide = count >= Int(ListTrie.Node.wide)
    if isWide { wide.append(UInt64(node) << 32 | UInt64(count)) }
    nodes.append(
      ListTrie.Node.word(
        first: first, label: group.label, isEnd: isEnd,
        kind: isWide ? ListTrie.Node.wide : UInt64(count)))
    setReach(node, isEnd ? depth : 0)
  }

  private mutating func addValues(of name: Int, at node: Int) {
    var previous: UInt32?
    for value in values(name) where value != previous {
      moreOfNodes.append(UInt64(node) << 32 | UInt64(value))
      previous = value
    }
  }
}
