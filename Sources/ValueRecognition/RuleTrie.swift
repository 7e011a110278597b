/// Rules' forms as one automaton: literal units and slots are its edges.
///
/// Layout: node `n` has the literal edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by unit, the slot
/// edges of each source `first…[n]..<first…[n + 1]`, and ends the rules
/// `firstRule[n]..<firstRule[n + 1]`. Node 0 is the root.
///
/// A class, so that a step of a walk costs no more than one count of references.
final class RuleTrie: Sendable {
  /// What stands for a slot in a form: this and the slot's number; all below are literal units.
  static let slotMark: UInt32 = 0x8000_0000

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
  ///   - forms: The forms: literal units and slots.
  ///   - rules: The rule that each form is of.
  ///   - sources: For each slot what it takes: 0 a number, 1 a word, 2 a value.
  init(_ forms: UnitLists, rules: [Int], sources: [Int]) {
    let trie = FlatTrie(forms)
    var literals = Edges<UInt32>()
    var targets: [Int32] = []
    var taken = [Edges<SlotEdge>](repeating: Edges(), count: 3)
    var ends = Edges<Int>()
    for node in 0..<trie.count {
      for place in Int(trie.firstEdge[node])..<Int(trie.firstEdge[node + 1]) {
        let label = trie.labels[place]
        guard label >= Self.slotMark else {
          literals.all.append(label)
          targets.append(trie.targets[place])
          continue
        }
        let slot = Int(label - Self.slotMark)
        taken[sources[slot]].all.append(SlotEdge(slot: slot, target: Int(trie.targets[place])))
      }
      // A form may be written out to the same sentence twice.
      var last = -1
      for place in Int(trie.firstEnd[node])..<Int(trie.firstEnd[node + 1]) {
        let rule = rules[Int(trie.ends[place])]
        if rule != last { ends.all.append(rule) }
        last = rule
      }
      literals.close()
      for source in taken.indices { taken[source].close() }
      ends.close()
    }
    (firstEdge, labels, self.targets) = (literals.starts, literals.all, targets)
    (firstSlots, slots) = (taken.map(\.starts), taken.map(\.all))
    (firstRule, self.rules) = (ends.starts, ends.all)
  }

  /// What nodes have of one sort, node by node.
  private struct Edges<Edge> {
    var starts: [Int32] = [0]
    var all: [Edge] = []

    mutating func close() { starts.append(Int32(all.count)) }
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
