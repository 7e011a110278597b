/// Rules' forms as one automaton: literal units and slots are its edges.
///
/// Layout: node `n` has the literal edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by unit, the slot
/// edges of each sort `….starts[n]..<….starts[n + 1]`, and ends the rules of the same stretch of `ends`.
/// Node 0 is the root. Nothing on an edge is counted by references, so that a step of a walk costs none.
///
/// A class, so that whoever walks shares it.
final class RuleTrie: Sendable {
  /// What stands for a slot in a form: this and the slot's number; all below are literal units.
  static let slotMark: UInt32 = 0x8000_0000

  /// A slot that takes a number.
  struct NumberEdge: Sendable {
    var shape: ValueSlot.NumberShape
    var field: ValueField
    var isNegative: Bool
    var target: Int
  }

  /// A slot that takes a word of some lists.
  struct WordEdge: Sendable {
    var lists: UInt64
    var field: ValueField
    var target: Int
  }

  /// A slot that takes a value.
  struct ValueEdge: Sendable {
    var stage: ValueStage
    var role: ValueSlot.Role
    var target: Int
  }

  /// What nodes have of one sort, node by node.
  struct Edges<Edge: Sendable>: Sendable {
    fileprivate var starts: [Int32] = [0]
    fileprivate var all: [Edge] = []

    /// The places of a node's edges.
    func places(of node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

    subscript(_ place: Int) -> Edge { all[place] }

    fileprivate mutating func close() { starts.append(Int32(all.count)) }
  }

  private let literals: Edges<UInt32>
  private let targets: [Int32]
  let numbers: Edges<NumberEdge>
  let words: Edges<WordEdge>
  let values: Edges<ValueEdge>
  /// The rules that nodes end.
  let ends: Edges<Int>
  /// The value edges of the root, for each stage.
  private let rootValues: [Range<Int>]

  /// Builds the automaton.
  /// - Parameters:
  ///   - forms: The forms: literal units and slots.
  ///   - rules: The rule that each form is of.
  ///   - slots: The slots, and for each the bits of the lists that it takes from.
  init(_ forms: UnitLists, rules: [Int], slots: [(slot: ValueSlot, lists: UInt64)]) {
    let trie = FlatTrie(forms)
    var builder = Builder()
    for node in 0..<trie.count {
      for place in Int(trie.firstEdge[node])..<Int(trie.firstEdge[node + 1]) {
        let (label, target) = (trie.labels[place], trie.targets[place])
        if label < Self.slotMark {
          builder.literals.all.append(label)
          builder.targets.append(target)
        } else {
          let (slot, lists) = slots[Int(label - Self.slotMark)]
          builder.add(slot, lists, Int(target))
        }
      }
      // A form may be written out to the same sentence twice.
      var last = -1
      for place in Int(trie.firstEnd[node])..<Int(trie.firstEnd[node + 1]) {
        let rule = rules[Int(trie.ends[place])]
        if rule != last { builder.ends.all.append(rule) }
        last = rule
      }
      builder.close()
    }
    (literals, targets) = (builder.literals, builder.targets)
    (numbers, words, values) = (builder.numbers, builder.words, builder.values)
    ends = builder.ends
    let root = builder.values.places(of: 0)
    rootValues = ValueStage.allCases.map { stage in
      let first = root.first { builder.values[$0].stage == stage } ?? 0
      return first..<first + root.filter { builder.values[$0].stage == stage }.count
    }
  }

  /// The places of the root's edges that take a value of a stage.
  func beginnings(with stage: ValueStage) -> Range<Int> { rootValues[stage.rawValue] }

  private struct Builder {
    var literals = Edges<UInt32>()
    var targets: [Int32] = []
    var numbers = Edges<NumberEdge>()
    var words = Edges<WordEdge>()
    var values = Edges<ValueEdge>()
    var ends = Edges<Int>()

    mutating func add(_ slot: ValueSlot, _ lists: UInt64, _ target: Int) {
      switch slot.source {
      case .number(let shape):
        numbers.all.append(
          NumberEdge(
            shape: shape, field: slot.field, isNegative: slot.sign < 0, target: target))
      case .lists: words.all.append(WordEdge(lists: lists, field: slot.field, target: target))
      case .value(let stage):
        let edge = ValueEdge(stage: stage, role: slot.role, target: target)
        // Those of one stage stand together.
        let edges = Int(values.starts[values.starts.count - 1])..<values.all.count
        let place = edges.first { values.all[$0].stage.rawValue > stage.rawValue }
        values.all.insert(edge, at: place ?? values.all.count)
      }
    }

    mutating func close() {
      literals.close()
      numbers.close()
      words.close()
      values.close()
      ends.close()
    }
  }

  func target(of node: Int, _ unit: UInt32) -> Int? {
    var low = Int(literals.starts[node])
    let end = Int(literals.starts[node + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if literals.all[middle] < unit { low = middle + 1 } else { high = middle }
    }
    guard low < end, literals.all[low] == unit else { return nil }
    return Int(targets[low])
  }

  /// The units with which a form may begin.
  var firstUnits: ArraySlice<UInt32> { literals.all[..<Int(literals.starts[1])] }
}
