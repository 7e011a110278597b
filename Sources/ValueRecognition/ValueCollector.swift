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
  /// The places of idioms, in which no date, time, duration or position counts.
  private let idioms: [Range<Int>]
  /// The longest dates, times and durations.
  private(set) lazy var momentGroups = longest { $0.rawValue <= ValueStage.duration.rawValue }

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
    idioms = scanner.nodes.indices.compactMap { place in
      let node = scanner.nodes[place]
      return node.stage == .idiom ? node.start..<node.end : nil
    }
  }

  /// Values of every kind but addresses.
  func values() -> [RecognizedValue] { moments() + quantities() }

  /// Whether a value is no part of an idiom: 「3分の1」 is a number and no three minutes.
  func counts(_ node: ValueNode) -> Bool { counts(node.stage, node.start..<node.end) }

  private func counts(_ stage: ValueStage, _ range: Range<Int>) -> Bool {
    idioms.isEmpty || stage.rawValue > ValueStage.duration.rawValue && stage != .ordinal
      || !idioms.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// The longest values of some stages that do not overlap, the longer ones first; several of one place
  /// stay together.
  /// - Returns: Where they stand in the scanner's list.
  /// - Complexity: O(n log n) in the number of values.
  func longest(_ takes: (ValueStage) -> Bool) -> [[Int]] {
    var keys: [Key] = []
    for place in scanner.nodes.indices where takes(scanner.nodes[place].stage) {
      // Nodes are large: one of a list is looked at where it lies.
      let (start, end) = (scanner.nodes[place].start, scanner.nodes[place].end)
      if counts(scanner.nodes[place].stage, start..<end) {
        keys.append(Key(start: start, end: end, place: place))
      }
    }
    return longest(&keys)
  }

  /// The same of a list of values.
  func longest(of nodes: [ValueNode]) -> [[Int]] {
    var keys = nodes.indices.map { Key(start: nodes[$0].start, end: nodes[$0].end, place: $0) }
    return longest(&keys)
  }

  private func longest(_ keys: inout [Key]) -> [[Int]] {
    guard !keys.isEmpty else { return [] }
    keys.sort()
    var taken = [Bool](repeating: false, count: text.count)
    var groups: [[Int]] = []
    var last: Key?
    for key in keys {
      if let last, last.start == key.start, last.end == key.end {
        groups[groups.count - 1].append(key.place)
        continue
      }
      let range = Int(key.start)..<Int(key.end)
      // What overlaps something longer covers one of its ends, or lies in it.
      guard !taken[range.lowerBound], !taken[range.upperBound - 1] else { continue }
      for index in range { taken[index] = true }
      groups.append([key.place])
      last = key
    }
    return groups
  }

  /// The longer first, of those the one further left, of those the one that was found first.
  private struct Key: Comparable {
    var start: Int32
    var end: Int32
    var place: Int

    init(start: Int, end: Int, place: Int) {
      self.start = Int32(start)
      self.end = Int32(end)
      self.place = place
    }

    static func < (left: Key, right: Key) -> Bool {
      let (a, b) = (left.end - left.start, right.end - right.start)
      if a != b { return a > b }
      return left.start == right.start ? left.place < right.place : left.start < right.start
    }
  }
}
