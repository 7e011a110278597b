/// Picks, from what the rules found, the values that a text says, and resolves them.
final class ValueCollector {
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

  /// The longest values that do not overlap; several of one place stay together.
  /// - Complexity: O(n log n) in the number of values.
  func longest(_ nodes: [ValueNode]) -> [[ValueNode]] { longest(nodes.indices, of: nodes) }

  /// The longest of some values that do not overlap, the longer ones first; several of one place stay
  /// together.
  func longest(_ places: some Sequence<Int>, of nodes: [ValueNode]) -> [[ValueNode]] {
    var keys: [Key] = []
    for place in places {
      keys.append(Key(start: Int32(nodes[place].start), end: Int32(nodes[place].end), place: place))
    }
    guard !keys.isEmpty else { return [] }
    keys.sort()
    var taken = [Bool](repeating: false, count: text.count)
    var groups: [[ValueNode]] = []
    var last: Key?
    for key in keys {
      if let last, last.start == key.start, last.end == key.end {
        groups[groups.count - 1].append(nodes[key.place])
        continue
      }
      let range = Int(key.start)..<Int(key.end)
      // What overlaps something longer covers one of its ends, or lies in it.
      guard !taken[range.lowerBound], !taken[range.upperBound - 1] else { continue }
      for index in range { taken[index] = true }
      groups.append([nodes[key.place]])
      last = key
    }
    return groups
  }

  /// The longer first, of those the one further left, of those the one that was found first.
  private struct Key: Comparable {
    var start: Int32
    var end: Int32
    var place: Int

    static func < (left: Key, right: Key) -> Bool {
      let (a, b) = (left.end - left.start, right.end - right.start)
      if a != b { return a > b }
      return left.start == right.start ? left.place < right.place : left.start < right.start
    }
  }
}
