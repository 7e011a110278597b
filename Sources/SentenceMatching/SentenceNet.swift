/// An acyclic automaton in flat arrays.
struct SentenceNet: Sendable {
  private var firstEdge: [UInt32]
  private var symbols: [UInt32]
  private var targets: [Int32]
  /// Where a node's edges for lists begin.
  private var firstList: [UInt32]
  private var firstLabel: [UInt32]
  private var labels: [UInt32]

  init(_ nodes: [NetBuilder.Node]) {
    (firstEdge, firstLabel, firstList) = ([0], [0], [])
    (symbols, targets, labels) = ([], [], [])
    for node in nodes {
      for edge in node.edges {
        symbols.append(edge.symbol)
        targets.append(edge.target)
      }
      labels += node.labels
      let lists = node.edges.reduce(0) { $0 + ($1.symbol >= NetSymbol.lists ? 1 : 0) }
      firstList.append(UInt32(symbols.count - lists))
      firstEdge.append(UInt32(symbols.count))
      firstLabel.append(UInt32(labels.count))
    }
  }

  /// How many nodes there are.
  var count: Int { firstList.count }

  /// Where a scalar leads; nil for nowhere.
  func target(_ node: Int32, _ symbol: UInt32) -> Int32? {
    var low = Int(firstEdge[Int(node)])
    var high = Int(firstList[Int(node)])
    if high - low < 6 {
      while low < high {
        if symbols[low] == symbol { return targets[low] }
        low += 1
      }
      return nil
    }
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    guard low < Int(firstList[Int(node)]), symbols[low] == symbol else { return nil }
    return targets[low]
  }

  /// The edges for lists, as places for `list(at:)`.
  func lists(_ node: Int32) -> Range<Int> {
    Int(firstList[Int(node)])..<Int(firstEdge[Int(node) + 1])
  }

  /// All edges, as places for `edge(at:)`.
  func edges(_ node: Int32) -> Range<Int> {
    Int(firstEdge[Int(node)])..<Int(firstEdge[Int(node) + 1])
  }

  /// An edge's symbol and target.
  func edge(at place: Int) -> (symbol: UInt32, target: Int32) { (symbols[place], targets[place]) }

  /// An edge's list and target.
  func list(at place: Int) -> (list: Int, target: Int32) {
    (Int(symbols[place] - NetSymbol.lists), targets[place])
  }

  /// What ends at a node.
  func labels(_ node: Int32) -> ArraySlice<UInt32> {
    labels[Int(firstLabel[Int(node)])..<Int(firstLabel[Int(node) + 1])]
  }

  /// Whether something ends at a node.
  func isEnd(_ node: Int32) -> Bool { firstLabel[Int(node)] < firstLabel[Int(node) + 1] }
}
