/// Rules' forms as one automaton: literal units and slots are its edges.
///
/// Layout: node `n` has the literal edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by unit, the slot
/// edges `firstSlot[n]..<firstSlot[n + 1]` and ends the rules `firstRule[n]..<firstRule[n + 1]`.
///
/// A class, so that a step of a walk costs no more than one count of references.
final class RuleTrie: Sendable {
  /// A form taken apart.
  enum Element: Hashable, Sendable {
    case unit(UInt32)
    case slot(Int)
  }

  private let firstEdge: [Int]
  private let labels: [UInt32]
  private let targets: [Int]
  private let firstSlot: [Int]
  private let slots: [(slot: Int, target: Int)]
  private let firstRule: [Int]
  private let rules: [Int]

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
    let literals = edges.map { Self.literals($0).sorted { $0.unit < $1.unit } }
    let taken = edges.map { Self.slots($0).sorted { $0.slot < $1.slot } }
    firstEdge = Self.starts(literals.map(\.count))
    labels = literals.flatMap { $0.map(\.unit) }
    targets = literals.flatMap { $0.map(\.target) }
    firstSlot = Self.starts(taken.map(\.count))
    slots = taken.flatMap { $0 }
    firstRule = Self.starts(ends.map(\.count))
    rules = ends.flatMap { $0 }
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    counts.reduce(into: [0]) { starts, count in starts.append((starts.last ?? 0) + count) }
  }

  private static func literals(_ edges: [Element: Int]) -> [(unit: UInt32, target: Int)] {
    edges.compactMap { element, target in
      if case .unit(let unit) = element { (unit, target) } else { nil }
    }
  }

  private static func slots(_ edges: [Element: Int]) -> [(slot: Int, target: Int)] {
    edges.compactMap { element, target in
      if case .slot(let slot) = element { (slot, target) } else { nil }
    }
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
