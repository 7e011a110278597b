/// Words to payloads: a trie in flat arrays, walked from any position of a text.
///
/// Layout: node `n` has the edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by label, and the
/// payloads `firstPayload[n]..<firstPayload[n + 1]`. Node 0 is the root.
struct WordTrie<Payload: Sendable>: Sendable {
  private var firstEdge: [Int] = [0, 0]
  private var labels: [UInt32] = []
  private var targets: [Int] = []
  private var firstPayload: [Int] = [0, 0]
  private var payloads: [Payload] = []

  /// Builds the trie.
  /// - Complexity: O(n log n) in the words' whole length.
  init(_ words: [(units: [UInt32], payload: Payload)]) {
    var edges: [[UInt32: Int]] = [[:]]
    var found: [[Payload]] = [[]]
    for word in words where !word.units.isEmpty {
      var node = 0
      for unit in word.units {
        if let next = edges[node][unit] {
          node = next
        } else {
          edges.append([:])
          found.append([])
          edges[node][unit] = edges.count - 1
          node = edges.count - 1
        }
      }
      found[node].append(word.payload)
    }
    firstEdge = [0]
    firstPayload = [0]
    for node in edges.indices {
      for (label, target) in edges[node].sorted(by: { $0.key < $1.key }) {
        labels.append(label)
        targets.append(target)
      }
      payloads += found[node]
      firstEdge.append(labels.count)
      firstPayload.append(payloads.count)
    }
  }

  /// The units with which a word may begin.
  var firstUnits: ArraySlice<UInt32> { labels[..<firstEdge[1]] }

  /// Calls back for each word that begins at a position and ends at the edge of a word, the
  /// shortest first.
  func walk(_ units: [UInt32], from start: Int, _ visit: (_ end: Int, _ payload: Payload) -> Void) {
    var node = 0
    var index = start
    while index < units.count, let next = target(of: node, units[index]) {
      node = next
      index += 1
      guard firstPayload[node] < firstPayload[node + 1] else { continue }
      if index < units.count, !UnitClass.isBorder(units[index - 1], units[index]) { continue }
      for place in firstPayload[node]..<firstPayload[node + 1] { visit(index, payloads[place]) }
    }
  }

  /// The longest word that begins at a position.
  func longest(_ units: [UInt32], from start: Int) -> (end: Int, payload: Payload)? {
    var found: (end: Int, payload: Payload)?
    walk(units, from: start) { end, payload in found = (end, payload) }
    return found
  }

  private func target(of node: Int, _ unit: UInt32) -> Int? {
    var low = firstEdge[node]
    var high = firstEdge[node + 1]
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < unit { low = middle + 1 } else { high = middle }
    }
    guard low < firstEdge[node + 1], labels[low] == unit else { return nil }
    return targets[low]
  }
}
