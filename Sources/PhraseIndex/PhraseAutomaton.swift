/// Patterns and lists, built; matches whole texts against all patterns at once.
///
/// It never changes, so that any number of threads may use it together.
public final class PhraseAutomaton: Sendable {
  let patterns: PatternTrie
  let stored: [StoredPattern]
  /// The same as the short way reads it, with the lists.
  public let sole: SolePhrases
  let tails: TailIndex
  var lists: ListTable { sole.lists }
  var spacing: WordSpacing? { sole.spacing }
  var separator: UInt32 { sole.separator }
  private let joinBits: [UInt64]
  /// The most slots that one pattern has.
  let mostSlots: Int
  /// Whether some slot takes any text.
  let hasWildcards: Bool
  /// Parts of short lists, one of which every text that is read has a name of; none where that is not so.
  private let needed: [UInt32]
  /// So many are looked for before one edit is, more of them afterwards.
  private static let quicklyNeeded = 64

  init(
    patterns: PatternTrie, stored: [StoredPattern], lists: ListTable, spacing: WordSpacing?
  ) {
    self.patterns = patterns
    self.stored = stored
    sole = SolePhrases(patterns, stored, lists, spacing)
    joinBits = spacing?.bits ?? []
    hasWildcards = patterns.hasWildcards
    needed = Self.needed(stored, lists)
    tails = TailIndex(stored, lists, separator: sole.separator)
    mostSlots =
      stored.map { pattern in
        pattern.elements.count {
          if case .literal = $0 { false } else { true }
        }
      }.max() ?? 0
  }

  /// The same patterns with other lists of as many parts.
  private init(_ other: PhraseAutomaton, _ lists: ListTable) {
    patterns = other.patterns
    stored = other.stored
    sole = SolePhrases(other.sole, lists)
    joinBits = other.joinBits
    hasWildcards = other.hasWildcards
    needed = Self.needed(other.stored, lists)
    tails = other.tails
    mostSlots = other.mostSlots
  }

  /// All ways to read a whole text.
  ///
  /// Of the readings of one pattern with the same values only the best is given: that with the fewest
  /// edits, of these the one with the shortest wildcards, of these the one with the fewest edits inside
  /// values. Readings in which a wildcard takes more than it needs are none. No more than 1,000 are given, and work stops at a limit that no text of a person
  /// comes near.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - edits: How far from the patterns it may be.
  ///   - isKnownInexact: Whether the text is known to have no reading without edits.
  /// - Returns: The readings, fewest edits first, then by most units in literals, then by pattern.
  /// - Complexity: O(*n* · *s*) for *n* units and *s* states that are alive at once.
  public func readings(
    of units: [UInt32], edits: EditBounds = .none, isKnownInexact: Bool = false
  ) -> [Reading] {
    guard !units.isEmpty, units.count < Int(Int32.max) / 4 else { return [] }
    if edits.most == 0 || edits.isNearestOnly, !isKnownInexact, mayRead(units) {
      var walk = ExactWalk(self, units)
      let exact = walk.run()
      if !exact.isEmpty { return exact }
    }
    guard edits.most > 0 else { return [] }
    var names =
      units.count <= ShortNames.longestText
      ? ShortNames(
        units, allowed: EditBounds.table(by: edits.entries), limit: edits.most) : nil
    let isQuick = needed.count <= Self.quicklyNeeded
    if isQuick, names?.mayHave(oneOf: needed, lists) == false { return [] }
    var least = 1
    if edits.isNearestOnly, let found = readingsWithOneEdit(units, edits) {
      if !found.isEmpty || edits.total == 1 { return found }
      least = 2
    }
    if !isQuick, names?.mayHave(oneOf: needed, lists) == false { return [] }
    var walk = FuzzyWalk(self, units, edits)
    return walk.run(from: least, names)
  }

  /// The same patterns with one list changed; the others are shared, not copied.
  ///
  /// - Parameters:
  ///   - list: The list to change.
  ///   - entries: What it is to hold.
  /// - Returns: The changed automaton.
  /// - Throws: ``IndexError/unknownList(_:)`` or ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* entries.
  public func replacing(
    _ list: ListID, with entries: [ListEntry]
  ) throws(IndexError) -> PhraseAutomaton {
    var batch = NameBatch()
    for entry in entries { batch.append(entry.units, value: entry.value) }
    return try replacing(list, withParts: [try NameTrie(batch, isNumbered: false)])
  }

  /// The same patterns with one list changed, whose names are built already.
  ///
  /// - Parameters:
  ///   - list: The list to change.
  ///   - parts: What it is to hold; no name may be in two parts.
  /// - Returns: The changed automaton.
  /// - Throws: ``IndexError/unknownList(_:)``.
  /// - Complexity: O(1) where the list has as many parts as before, else O(*n*) for *n* units of patterns.
  public func replacing(
    _ list: ListID, withParts parts: [NameTrie]
  ) throws(IndexError) -> PhraseAutomaton {
    guard lists.contains(list) else { throw .unknownList(list) }
    var changed = lists
    if changed.replace(list, with: parts) { return PhraseAutomaton(self, changed) }
    var trie = PatternTrieBuilder()
    for (number, pattern) in stored.enumerated() {
      trie.add(pattern.elements, pattern: UInt32(number), length: pattern.literalLength)
    }
    return PhraseAutomaton(
      patterns: trie.build(changed), stored: stored, lists: changed, spacing: spacing)
  }

  /// The parts of the shortest list of each pattern, if each has a short one that may not be left out.
  private static func needed(_ stored: [StoredPattern], _ lists: ListTable) -> [UInt32] {
    var needed: Set<UInt32> = []
    for pattern in stored {
      var best: (list: ListID, count: Int)?
      for case .slot(let list, _, false) in pattern.elements
      where lists.parts(list.rawValue).allSatisfy(lists.isShort) {
        let count = lists.valueCount(of: list)
        if count < best?.count ?? .max { best = (list, count) }
      }
      guard let best else { return [] }
      needed.formUnion(lists.parts(best.list.rawValue))
    }
    return needed.sorted()
  }

  /// Whether no separator stands beside a unit.
  func joins(_ unit: UInt32) -> Bool {
    let word = Int(unit >> 6)
    return word < joinBits.count
      ? joinBits[word] >> UInt64(unit & 63) & 1 == 1 : spacing?.joins(unit) ?? false
  }

  /// For each place in a text, whether a separator of a pattern may be matched by nothing there.
  ///
  /// Nil where every unit counts.
  func softPlaces(in units: [UInt32]) -> [Bool]? {
    guard spacing != nil else { return nil }
    var soft = [Bool](repeating: false, count: units.count + 1)
    soft[0] = true
    soft[units.count] = true
    for (place, unit) in units.enumerated() {
      if unit == separator {
        soft[place + 1] = true
      } else if joins(unit) {
        soft[place] = true
        soft[place + 1] = true
      }
    }
    return soft
  }
}
