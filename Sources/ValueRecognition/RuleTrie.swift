/// Rules' forms as one automaton: literal units and slots are its edges.
///
/// Layout: node `n` has the literal edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by unit, the slot
/// edges `firstSlot[n]..<firstSlot[n + 1]` and ends the rules `firstRule[n]..<firstRule[n + 1]`.
struct RuleTrie: Sendable {
  /// A form taken apart.
  enum Element: Hashable, Sendable {
    case unit(UInt32)
    case slot(Int)
  }

  private var firstEdge: [Int] = [0]
  private var labels: [UInt32] = []
  private var targets: [Int] = []
  private var firstSlot: [Int] = [0]
  private var slots: [(slot: Int, target: Int)] = []
  private var firstRule: [Int] = [0]
  private var rules: [Int] = []

  init(_ forms: [(elements: [Element], rule: Int)]) {
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
    for node in edges.indices { freeze(edges[node], ends[node]) }
  }

  private mutating func freeze(_ edges: [Element: Int], _ ends: [Int]) {
    var literal: [(UInt32, Int)] = []
    var taken: [(Int, Int)] = []
    for (element, target) in edges {
      switch element {
      case .unit(let unit): literal.append((unit, target))
      case .slot(let slot): taken.append((slot, target))
      }
    }
    for (unit, target) in literal.sorted(by: { $0.0 < $1.0 }) {
      labels.append(unit)
      targets.append(target)
    }
    for (slot, target) in taken.sorted(by: { $0.0 < $1.0 }) { slots.append((slot, target)) }
    rules += ends
    firstEdge.append(labels.count)
    firstSlot.append(slots.count)
    firstRule.append(rules.count)
  }

  func target(of node: Int, _ unit: UInt32) -> Int? {
    var low = firstEdge[node]
    var high = firstEdge[node + 1]
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < unit { low = middle + 1 } else { high = middle }
    }
    guard low < firstEdge[node + 1], labels[low] == unit else { return nil }
    return targets[low]
  }

  func slots(of node: Int) -> ArraySlice<(slot: Int, target: Int)> {
    slots[firstSlot[node]..<firstSlot[node + 1]]
  }

  func rules(of node: Int) -> ArraySlice<Int> { rules[firstRule[node]..<firstRule[node + 1]] }
}
