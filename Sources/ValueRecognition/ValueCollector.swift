/// Picks, from what the rules found, the values that a text says, and resolves them.
struct ValueCollector {
  let text: ValueText
  let scanner: ValueScanner
  let grammar: ValueGrammar
  let resolver: MomentResolver
  /// The type that was asked for, where the text is a reply.
  let asked: ReadableType?
  let finder: QuantityFinder
  let ranges: RangeFinder
  let allNodes: [ValueNode]

  init(
    text: ValueText, scanner: ValueScanner, grammar: ValueGrammar, resolver: MomentResolver,
    asked: ReadableType?, finder: QuantityFinder, ranges: RangeFinder
  ) {
    self.text = text
    self.scanner = scanner
    self.grammar = grammar
    self.resolver = resolver
    self.asked = asked
    self.finder = finder
    self.ranges = ranges
    let idioms = scanner.nodes.filter { $0.stage == .idiom }
    allNodes =
      idioms.isEmpty
      ? scanner.nodes
      : scanner.nodes.filter { node in
        // 「3分の1」 is a number and no three minutes.
        node.stage.rawValue > ValueStage.duration.rawValue
          || !idioms.contains { $0.start <= node.start && node.end <= $0.end }
      }
  }

  /// Values of every kind but addresses.
  func values() -> [RecognizedValue] { moments() + quantities() }

  /// The longest values that do not overlap, from left to right; several of one length stay together.
  func longest(_ nodes: [ValueNode]) -> [[ValueNode]] {
    var taken = [Bool](repeating: false, count: text.count)
    var groups: [[ValueNode]] = []
    var places: [Range<Int>: Int] = [:]
    let sorted = nodes.sorted {
      ($1.end - $1.start, $0.start) < ($0.end - $0.start, $1.start)
    }
    for node in sorted {
      let range = node.start..<node.end
      if let same = places[range] {
        groups[same].append(node)
      } else if !taken[range].contains(true) {
        for index in range { taken[index] = true }
        places[range] = groups.count
        groups.append([node])
      }
    }
    return groups
  }
}
