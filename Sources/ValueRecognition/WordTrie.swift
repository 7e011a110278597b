/// Words to payloads: a trie in flat arrays, walked from any position of a text.
///
/// Layout: node `n` has the edges `firstEdge[n]..<firstEdge[n + 1]`, sorted by label, and the
/// payloads `firstPayload[n]..<firstPayload[n + 1]`. Node 0 is the root. A class, since it is handed
/// around while a text is read, and a copy of its arrays would cost more than most look-ups.
final class WordTrie<Payload: Sendable>: Sendable {
  private let firstEdge: [Int32]
  private let labels: [UInt32]
  private let targets: [Int32]
  private let firstPayload: [Int32]
  private let payloads: [Payload]
  /// The units with which a word may begin.
  private let beginnings: StarterPairs
  private let starters: StarterSet

  /// Builds the trie.
  /// - Complexity: O(n log n) in the words' whole length.
  init(_ words: [(units: [UInt32], payload: Payload)]) {
    let trie = FlatTrie(UnitLists(words.lazy.map(\.units)))
    firstEdge = trie.firstEdge
    labels = trie.labels
    targets = trie.targets
    firstPayload = trie.firstEnd
    payloads = trie.ends.map { words[Int($0)].payload }
    var beginnings = StarterPairs()
    Self.note(trie.firstEdge, trie.labels, trie.targets, trie.firstEnd, &beginnings)
    self.beginnings = beginnings
    starters = StarterSet(trie.labels[..<Int(trie.firstEdge[1])])
  }

  /// The units with which a word may begin.
  var firstUnits: ArraySlice<UInt32> { labels[..<Int(firstEdge[1])] }

  /// Puts the first two units of each word into a set.
  func noteBeginnings(_ pairs: inout StarterPairs) {
    Self.note(firstEdge, labels, targets, firstPayload, &pairs)
  }

  private static func note(
    _ firstEdge: [Int32], _ labels: [UInt32], _ targets: [Int32], _ firstEnd: [Int32],
    _ pairs: inout StarterPairs
  ) {
    for edge in 0..<Int(firstEdge[1]) {
      let node = Int(targets[edge])
      if firstEnd[node] < firstEnd[node + 1] { pairs.insert(labels[edge]) }
      for next in Int(firstEdge[node])..<Int(firstEdge[node + 1]) {
        pairs.insert(labels[edge], labels[next])
      }
    }
  }

  /// Calls back for each word that begins at a position and ends at the edge of a word, the
  /// shortest first; where words are written as one, for each that ends anywhere.
  func walk(
    _ units: [UInt32], from start: Int, isJoined: Bool = false,
    _ visit: (_ end: Int, _ payload: Payload) -> Void
  ) {
    guard start < units.count, starters.mayContain(units[start]),
      beginnings.mayBegin(units, at: start)
    else { return }
    var node = 0
    var index = start
    while index < units.count, let next = target(of: node, units[index]) {
      node = next
      index += 1
      guard firstPayload[node] < firstPayload[node + 1] else { continue }
      if !isJoined, index < units.count, !UnitClass.isBorder(units[index - 1], units[index]) {
        continue
      }
      for place in Int(firstPayload[node])..<Int(firstPayload[node + 1]) {
        visit(index, payloads[place])
      }
    }
  }

  /// The longest word that begins at a position.
  func longest(
    _ units: [UInt32], from start: Int, isJoined: Bool = false
  ) -> (end: Int, payload: Payload)? {
    guard start < units.count, starters.mayContain(units[start]),
      beginnings.mayBegin(units, at: start)
    else { return nil }
    var found: (end: Int, payload: Payload)?
    walk(units, from: start, isJoined: isJoined) { end, payload in found = (end, payload) }
    return found
  }

  private func target(of node: Int, _ unit: UInt32) -> Int? {
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
}
