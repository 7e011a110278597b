import PhraseIndex

/// The names that a slot may take, with the numbers of the values that have them.
struct NameList: Sendable {
  private(set) var batch = NameBatch()

  init() {}

  /// A list of words without values, each its own number.
  init(words: [Units]) {
    for (index, word) in words.enumerated() { add(word, value: index) }
  }

  /// Adds a name.
  mutating func add(_ units: Units, value: Int) {
    batch.append(units, value: UInt32(clamping: value))
  }

  /// Adds a name that stands at the beginning of some memory.
  mutating func add(_ units: Span<UInt32>, value: Int) {
    batch.append(units, value: UInt32(clamping: value))
  }
}

/// A list's names built for the exact tier and for the lenient one.
///
/// Names that folding leaves as they are, most of a long list, are built once and shared.
struct CompiledNames: Sendable {
  /// What the exact tier reads.
  let exact: [NameTrie]
  /// What the lenient tier reads: each name folded.
  let folded: [NameTrie]

  /// Takes names that are built.
  init(exact: [NameTrie], folded: [NameTrie]) {
    self.exact = exact
    self.folded = folded
  }

  /// Shorter lists are not worth a part of their own.
  private static let leastShared = 512

  /// Builds a list for both tiers.
  init(_ list: NameList, _ folding: TextFolding) throws(IndexError) {
    let batch = list.batch
    var folded = NameBatch()
    var changed = [Bool](repeating: false, count: batch.count)
    var isChanged = false
    var name: Units = []
    for number in 0..<batch.count {
      batch.copy(number, to: &name)
      if folding.isUnchanged(name) {
        folded.append(number, of: batch)
      } else {
        folded.append(Self.folded(name, folding), value: batch.value(number))
        changed[number] = true
        isChanged = true
      }
    }
    guard isChanged, folded.count == batch.count else {
      exact = [try NameTrie(batch)]
      self.folded = isChanged ? [try NameTrie(folded)] : exact
      return
    }
    guard batch.count >= Self.leastShared else {
      exact = [try NameTrie(batch)]
      self.folded = [try NameTrie(folded)]
      return
    }
    let (same, moved) = Self.split(folded, changed)
    let shared = try NameTrie(batch.selecting(same, isSorted: true))
    exact = [shared, try NameTrie(batch.selecting(moved, isSorted: false))]
    self.folded = [shared, try NameTrie(folded.selecting(moved, isSorted: true))]
  }

  /// Only what the lenient tier reads.
  static func folded(_ list: NameList, by folding: TextFolding) throws(IndexError) -> [NameTrie] {
    var names = NameBatch()
    for number in 0..<list.batch.count {
      names.append(
        folded(list.batch.name(number), folding), value: list.batch.value(number))
    }
    return [try NameTrie(names)]
  }

  private static func folded(_ name: Units, _ folding: TextFolding) -> Units {
    let units = folding.fold(name).units
    return units.isEmpty ? folding.fold(name, isDropping: false).units : units
  }

  /// The names that are the same in both tiers, and those that are not or that another one folds to.
  private static func split(
    _ folded: NameBatch, _ changed: [Bool]
  ) -> (same: [UInt32], moved: [UInt32]) {
    let order = folded.order()
    var same: [UInt32] = []
    var moved: [UInt32] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, folded.isEqual(Int(order[start]), Int(order[end])) { end += 1 }
      if order[start..<end].contains(where: { changed[Int($0)] }) {
        moved += order[start..<end]
      } else {
        same += order[start..<end]
      }
      start = end
    }
    return (same, moved)
  }
}
