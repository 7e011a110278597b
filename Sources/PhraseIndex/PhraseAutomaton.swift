/// Patterns and lists, built; matches whole texts against all patterns at once.
///
/// It never changes, so that any number of threads may use it together.
public struct PhraseAutomaton: Sendable {
  let patterns: PatternTrie
  let stored: [StoredPattern]
  private(set) var lists: [ListTrie]
  let spacing: WordSpacing?
  /// The most slots that one pattern has.
  let mostSlots: Int

  init(patterns: PatternTrie, stored: [StoredPattern], lists: [ListTrie], spacing: WordSpacing?) {
    self.patterns = patterns
    self.stored = stored
    self.lists = lists
    self.spacing = spacing
    mostSlots =
      stored.map { pattern in
        pattern.elements.count {
          if case .literal = $0 { false } else { true }
        }
      }.max() ?? 0
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
  /// - Returns: The readings, fewest edits first, then by most units in literals, then by pattern.
  /// - Complexity: O(*n* · *s*) for *n* units and *s* states that are alive at once.
  public func readings(of units: [UInt32], edits: EditBounds = .none) -> [Reading] {
    guard !units.isEmpty, units.count < Int(Int32.max) / 4 else { return [] }
    if edits.most == 0 || edits.isNearestOnly {
      var walk = ExactWalk(self, units)
      let exact = walk.run()
      if edits.most == 0 || !exact.isEmpty { return exact }
    }
    var walk = FuzzyWalk(self, units, edits)
    return walk.run()
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
    guard Int(list.rawValue) < lists.count else { throw .unknownList(list) }
    var changed = self
    changed.lists[Int(list.rawValue)] = try ListTrie(entries)
    return changed
  }

  /// For each place in a text, whether a separator of a pattern may be matched by nothing there.
  ///
  /// Nil where every unit counts.
  func softPlaces(in units: [UInt32]) -> [Bool]? {
    guard let spacing else { return nil }
    var soft = [Bool](repeating: false, count: units.count + 1)
    soft[0] = true
    soft[units.count] = true
    for (place, unit) in units.enumerated() {
      if unit == spacing.separator {
        soft[place + 1] = true
      } else if spacing.joins(unit) {
        soft[place] = true
        soft[place + 1] = true
      }
    }
    return soft
  }
}
