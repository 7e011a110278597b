/// A trie in flat arrays, numbered so that a node's children follow one another.
///
/// `first[n]..<last[n]` are the children of node `n`, `labels[c]` the unit that leads to child `c`;
/// labels ascend among the children of one node. Every child's number is higher than its parent's.
/// `reach[n]` is the length that decides how many edits are allowed below `n`: of the longest entry
/// (lists) or of the longest sum of literals (patterns), cut at 255.
struct Trie: Sendable {
  var first: [UInt32] = []
  var last: [UInt32] = []
  var labels: [UInt32] = []
  var reach: [UInt8] = []

  static let root: UInt32 = 0

  /// The child that a unit leads to; nil if there is none.
  ///
  /// - Complexity: O(log *k*) for *k* children.
  func child(of node: UInt32, by unit: UInt32) -> UInt32? {
    var low = Int(first[Int(node)])
    var high = Int(last[Int(node)])
    while high - low > 8 {
      let middle = (low + high) / 2
      if labels[middle] <= unit { low = middle } else { high = middle }
    }
    while low < high {
      if labels[low] == unit { return UInt32(low) }
      low += 1
    }
    return nil
  }

  /// The child that a unit leads to among those of the numbers from `low` on; -1 if there is none.
  @inline(__always)
  static func child(_ labels: Table<UInt32>.View, _ low: Int, _ high: Int, _ unit: UInt32) -> Int {
    var low = low
    var high = high
    while high - low > 8 {
      let middle = (low + high) >> 1
      if labels[middle] <= unit { low = middle } else { high = middle }
    }
    while low < high {
      if labels[low] == unit { return low }
      low += 1
    }
    return -1
  }
}
