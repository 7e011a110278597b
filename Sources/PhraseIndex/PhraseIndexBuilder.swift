/// Takes lists and patterns, and builds the automaton that matches them.
///
/// ```
/// var builder = PhraseIndexBuilder()
/// let drinks = try builder.addList([ListEntry(units: tea, value: 7)])
/// let order = try builder.addPattern(
///   [.literal(order), .slot(drinks, label: 0, isOptional: false)], payload: 1)
/// let readings = try builder.build().readings(of: text)
/// ```
public struct PhraseIndexBuilder: Sendable {
  /// The most slots and wildcards of one pattern.
  public static let maximumSlots = 64

  private let spacing: WordSpacing?
  private var lists = ListTable()
  private var patterns: [StoredPattern] = []
  private var trie = PatternTrieBuilder()

  /// Makes an empty builder.
  ///
  /// - Parameter spacing: How texts treat the unit between words; nil where every unit counts.
  public init(spacing: WordSpacing? = nil) {
    self.spacing = spacing
  }

  /// Adds a list of names.
  ///
  /// - Parameter entries: The names; one without units is left out, since it would match anywhere.
  /// - Returns: The list's identifier, for patterns.
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* entries.
  public mutating func addList(_ entries: [ListEntry]) throws(IndexError) -> ListID {
    var batch = NameBatch()
    for entry in entries { batch.append(entry.units, value: entry.value) }
    return lists.add([try NameTrie(batch, isNumbered: false)])
  }

  /// Adds a list of names that are built already; in readings each has a number, by which the automaton
  /// tells its values and its units.
  ///
  /// - Parameters:
  ///   - parts: The names; no name may be in two parts.
  ///   - isFirm: Whether of the nearest readings none has an edit in these names and another one: a typo
  ///     in words that carry nothing is forgiven, and costs nothing where a text is farther from all patterns.
  /// - Returns: The list's identifier, for patterns.
  /// - Complexity: O(1): the names are shared, not copied.
  public mutating func addList(parts: [NameTrie], isFirm: Bool = false) -> ListID {
    lists.add(parts, isFirm: isFirm)
  }

  /// Adds a pattern.
  ///
  /// - Parameters:
  ///   - elements: The pattern's parts.
  ///   - payload: A number of the caller's, given back with each reading.
  /// - Returns: The pattern's identifier.
  /// - Throws: Another ``IndexError`` for each thing that is wrong with a pattern.
  /// - Complexity: O(*n*) for *n* units.
  public mutating func addPattern(
    _ elements: [PatternElement], payload: UInt32
  ) throws(IndexError) -> PatternID {
    let tidied = tidied(elements)
    var slots = 0
    var length = 0
    var isEmpty = true
    for element in tidied {
      switch element {
      case .literal(let units):
        length += units.count
        if units.contains(where: { $0 != spacing?.separator }) { isEmpty = false }
      case .slot(let list, _, let isOptional):
        guard lists.contains(list) else { throw .unknownList(list) }
        slots += 1
        if !isOptional { isEmpty = false }
      case .wildcard:
        slots += 1
        isEmpty = false
      }
    }
    guard !isEmpty else { throw .emptyPattern }
    guard slots <= Self.maximumSlots else { throw .tooManySlots(slots) }
    guard trie.nodeCount < Int(Int32.max) / 2 - length - slots else { throw .tooLarge }
    let pattern = UInt32(patterns.count)
    trie.add(tidied, pattern: pattern, length: length)
    patterns.append(StoredPattern(elements: tidied, payload: payload, literalLength: length))
    return PatternID(rawValue: pattern)
  }

  /// Builds the automaton; the builder may go on afterwards.
  ///
  /// - Returns: The automaton for all that was added.
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* units of patterns; lists have been built when they were added.
  public func build() throws(IndexError) -> PhraseAutomaton {
    PhraseAutomaton(
      patterns: trie.build(lists), stored: patterns, lists: lists, spacing: spacing)
  }

  /// Neighbouring literals become one, in which no separator comes twice.
  private func tidied(_ elements: [PatternElement]) -> [PatternElement] {
    var result: [PatternElement] = []
    var run: [UInt32] = []
    for element in elements {
      if case .literal(let units) = element {
        for unit in units where unit != spacing?.separator || run.last != unit {
          run.append(unit)
        }
        continue
      }
      if !run.isEmpty { result.append(.literal(run)) }
      run.removeAll()
      result.append(element)
    }
    if !run.isEmpty { result.append(.literal(run)) }
    return result
  }
}

/// A pattern as it was added.
struct StoredPattern: Sendable {
  let elements: [PatternElement]
  let payload: UInt32
  /// The length of all literals together.
  let literalLength: Int
}
