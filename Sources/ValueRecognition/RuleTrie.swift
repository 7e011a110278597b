/// Rules' forms as one automaton: literal units and slots are its edges.
///
/// Layout: node `n` has the literal edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by unit, the slot
/// edges of each source `first…[n]..<first…[n + 1]`, and ends the rules
/// `firstRule[n]..<firstRule[n + 1]`. Node 0 is the root.
///
/// A class, so that a step of a walk costs no more than one count of references.
final class RuleTrie: Sendable {
  /// A form taken apart.
  enum Element: Hashable, Sendable {
    case unit(UInt32)
    case slot(Int)
  }

  /// A slot and the node behind it.
  struct SlotEdge: Sendable {
    var slot: Int
    var target: Int
  }

  private let firstEdge: [Int32]
  private let labels: [UInt32]
  private let targets: [Int32]
  private let firstSlots: [[Int32]]
  private let slots: [[SlotEdge]]
  private let firstRule: [Int32]
  private let rules: [Int]

  /// Builds the automaton.
  /// - Parameters:
  ///   - forms: The forms, each with the rule that it is of.
  ///   - sources: For each slot what it takes: 0 a number, 1 a word, 2 a value.
  init(_ forms: [(elements: [Element], rule: Int)], sources: [Int]) {
    var edges: [[Element: Int]] = [[:]]
    var ends: [[Int]] = [[]]
    for form in forms where !form.elements.isEmpty {
      var node = 0
      for element in form.elements {
        if let next = edges[node][element] {
          node = next
        } else {
          edges.append([:])
          ends.append([])
          edges[node][element] = edges.count - 1
          node = edges.count - 1
        }
      }
      if !ends[node].contains(form.rule) { ends[node].append(form.rule) }
    }
    let literals = edges.map { Self.literals($0).sorted { $0.unit < $1.unit } }
    firstEdge = Self.starts(literals.map(\.count))
    labels = literals.flatMap { $0.map(\.unit) }
    targets = literals.flatMap { $0.map { Int32($0.target) } }
    let taken = (0..<3).map { source in
      edges.map { edges in
        Self.slots(edges).filter { sources[$0.slot] == source }.sorted { $0.slot < $1.slot }
      }
    }
    firstSlots = taken.map { Self.starts($0.map(\.count)) }
    slots = taken.map { $0.flatMap { $0 } }
    firstRule = Self.starts(ends.map(\.count))
    rules = ends.flatMap { $0 }
  }

  private static func starts(_ counts: [Int]) -> [Int32] {
    counts.reduce(into: [0]) { starts, count in starts.append((starts.last ?? 0) + Int32(count)) }
  }

  private static func literals(_ edges: [Element: Int]) -> [(unit: UInt32, target: Int)] {
    edges.compactMap { element, target in
      if case .unit(let unit) = element { (unit, target) } else { nil }
    }
  }

  private static func slots(_ edges: [Element: Int]) -> [SlotEdge] {
    edges.compactMap { element, target in
      if case .slot(let slot) = element { SlotEdge(slot: slot, target: target) } else { nil }
    }
  }

  func target(of node: Int, _ unit: UInt32) -> Int? {
    var low = Int(firstEdge[node])
    let end = Int(firstEdge[node + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < unit { low = middle + 1 } else { high = middle }
    }
    guard low < end, labels[low] == unit else { return nil }
    return Int(targets[low])
  }

  /// The places of a node's edges of one source.
  func slots(of node: Int, _ source: Int) -> Range<Int> {
    Int(firstSlots[source][node])..<Int(firstSlots[source][node + 1])
  }

  func slot(_ place: Int, _ source: Int) -> SlotEdge { slots[source][place] }

  /// The places of the rules that a node ends.
  func rules(of node: Int) -> Range<Int> { Int(firstRule[node])..<Int(firstRule[node + 1]) }

  func rule(_ place: Int) -> Int { rules[place] }

  /// The units with which a form may begin.
  var firstUnits: ArraySlice<UInt32> { labels[..<Int(firstEdge[1])] }
}
