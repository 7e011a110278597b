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
    var isMoved = [Bool](repeating: false, count: batch.count)
    var moved = NameBatch()
    var movedCount = 0
    var name: Units = []
    for number in 0..<batch.count {
      batch.copy(number, to: &name)
      guard !folding.isUnchanged(name) else { continue }
      isMoved[number] = true
      moved.append(Self.folded(name, folding), value: batch.value(number))
      movedCount += 1
    }
    let order = batch.order()
    guard movedCount > 0 else {
      exact = [try NameTrie(batch, order: order)]
      folded = exact
      return
    }
    var same = order.filter { !isMoved[Int($0)] }
    guard batch.count >= Self.leastShared, moved.count == movedCount else {
      for number in same { moved.append(Int(number), of: batch) }
      exact = [try NameTrie(batch, order: order)]
      folded = [try NameTrie(moved)]
      return
    }
    // Names that a changed one folds to go with it: no name may be in two parts.
    for number in 0..<movedCount {
      for place in moved.places(of: number, in: batch, same) where !isMoved[Int(same[place])] {
        isMoved[Int(same[place])] = true
        moved.append(Int(same[place]), of: batch)
      }
    }
    if moved.count > movedCount { same.removeAll { isMoved[Int($0)] } }
    let shared = try NameTrie(batch, order: same)
    exact = [shared, try NameTrie(batch, order: order.filter { isMoved[Int($0)] })]
    folded = [shared, try NameTrie(moved)]
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
}
