import PhraseDiagnostics

/// The symbols of a net's edges: a scalar, a space (which is a word's boundary), or a list.
enum NetSymbol {
  static let space: UInt32 = 0x20
  /// What a list's number is added to.
  static let lists: UInt32 = 0x11_0000
}

/// Builds acyclic automata, deterministic and with every node once: what two sentences end in alike
/// is there one time only.
///
/// A node behind a space has no edge for a further one, so a space is never asked for twice.
struct NetBuilder {
  struct Edge: Hashable {
    var symbol: UInt32
    var target: Int32
  }

  struct Node: Hashable {
    var edges: [Edge]
    /// What ends here, sorted.
    var labels: [UInt32]
  }

  /// More than this has no use, and would take long.
  static let most = 1_500_000
  /// The longest way through a net.
  static let longest: Int32 = 8_000

  private(set) var nodes: [Node] = []
  private var heights: [Int32] = []
  private var known: [Node: Int32] = [:]
  private var unions: [UInt64: Int32] = [:]
  private var work = 0

  /// The node that reads nothing.
  private(set) var nothing: Int32 = 0

  init() {
    nodes = [Node(edges: [], labels: [])]
    heights = [0]
    known[nodes[0]] = 0
  }

  /// The node with these edges, sorted by symbol, and labels.
  mutating func node(_ edges: [Edge], _ labels: [UInt32] = []) throws(SentenceLimit) -> Int32 {
    let node = Node(edges: edges, labels: labels)
    if let old = known[node] { return old }
    let height = 1 + (edges.map { heights[Int($0.target)] }.max() ?? 0)
    guard nodes.count < Self.most, height < Self.longest else { throw SentenceLimit() }
    let new = Int32(nodes.count)
    nodes.append(node)
    heights.append(height)
    known[node] = new
    return new
  }

  /// The node where something ends.
  mutating func end(_ label: UInt32) throws(SentenceLimit) -> Int32 { try node([], [label]) }

  /// A symbol, then what follows.
  mutating func cons(_ symbol: UInt32, _ next: Int32) throws(SentenceLimit) -> Int32 {
    guard next != nothing else { return nothing }
    return try node([Edge(symbol: symbol, target: next)])
  }

  /// A word's boundary, then what follows.
  mutating func space(_ next: Int32) throws(SentenceLimit) -> Int32 {
    try cons(NetSymbol.space, try afterSpace(next))
  }

  /// What follows where a boundary is already.
  mutating func afterSpace(_ next: Int32) throws(SentenceLimit) -> Int32 {
    var node = nodes[Int(next)]
    guard let place = node.edges.firstIndex(where: { $0.symbol == NetSymbol.space }) else {
      return next
    }
    let behind = node.edges.remove(at: place).target
    return try union(try self.node(node.edges, node.labels), behind)
  }

  /// What one of two reads.
  mutating func union(_ one: Int32, _ other: Int32) throws(SentenceLimit) -> Int32 {
    if one == other || other == nothing { return one }
    if one == nothing { return other }
    let key = UInt64(UInt32(min(one, other))) << 32 | UInt64(UInt32(max(one, other)))
    if let known = unions[key] { return known }
    work += 1
    guard work < 4 * Self.most else { throw SentenceLimit() }
    let (left, right) = (nodes[Int(one)], nodes[Int(other)])
    var edges: [Edge] = []
    var (i, j) = (0, 0)
    while i < left.edges.count || j < right.edges.count {
      if j == right.edges.count
        || (i < left.edges.count && left.edges[i].symbol < right.edges[j].symbol)
      {
        edges.append(left.edges[i])
        i += 1
      } else if i == left.edges.count || right.edges[j].symbol < left.edges[i].symbol {
        edges.append(right.edges[j])
        j += 1
      } else {
        let target = try union(left.edges[i].target, right.edges[j].target)
        edges.append(Edge(symbol: left.edges[i].symbol, target: target))
        (i, j) = (i + 1, j + 1)
      }
    }
    let labels = left.labels == right.labels ? left.labels : Self.merged(left.labels, right.labels)
    let result = try node(edges, labels)
    unions[key] = result
    return result
  }

  private static func merged(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    Array(Set(one).union(other)).sorted()
  }

  /// Many plain texts, sorted by their units, each with its label, in one go.
  mutating func texts(
    _ entries: ArraySlice<(units: [UInt32], label: UInt32)>, from depth: Int = 0
  ) throws(SentenceLimit) -> Int32 {
    var edges: [Edge] = []
    var labels: [UInt32] = []
    var start = entries.startIndex
    while start < entries.endIndex {
      guard entries[start].units.count > depth else {
        labels.append(entries[start].label)
        start += 1
        continue
      }
      let symbol = entries[start].units[depth]
      var end = start + 1
      while end < entries.endIndex, entries[end].units[depth] == symbol { end += 1 }
      guard depth < Int(Self.longest) else { throw SentenceLimit() }
      edges.append(
        Edge(symbol: symbol, target: try texts(entries[start..<end], from: depth + 1)))
      start = end
    }
    return try node(edges, labels.sorted())
  }

  /// The nodes in flat arrays.
  func finished() -> SentenceNet { SentenceNet(nodes) }
}

/// There are more sentences than the program can hold.
struct SentenceLimit: Error {}
