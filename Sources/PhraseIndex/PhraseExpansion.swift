/// A sentence of a pattern, with what fills its slots.
public struct PhraseSentence: Sendable, Hashable {
  /// The sentence.
  public let units: [UInt32]
  /// Its slots in their order; a wildcard is an empty range where its text would stand.
  public let slots: [SlotReading]
}

/// All sentences of a pattern, made one by one as they are asked for.
///
/// The last slot changes first. Nothing is kept but the present choice of each slot, so that a pattern
/// with millions of sentences costs no more than one with a few.
public struct PhraseExpansion: Sequence, Sendable {
  fileprivate let automaton: PhraseAutomaton
  fileprivate let elements: [PatternElement]

  /// An iterator at the first sentence.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// Makes the sentences one after another.
  public struct Iterator: IteratorProtocol, Sendable {
    private let expansion: PhraseExpansion
    /// The choice of each element; nil when there are no more.
    private var choices: [Int]?

    fileprivate init(_ expansion: PhraseExpansion) {
      self.expansion = expansion
      let counts = expansion.elements.map(expansion.choiceCount)
      choices = counts.isEmpty || counts.contains(0) ? nil : counts.map { _ in 0 }
    }

    /// The next sentence.
    ///
    /// - Returns: The sentence; nil when there are no more.
    public mutating func next() -> PhraseSentence? {
      guard let present = choices else { return nil }
      choices = expansion.choices(after: present)
      return expansion.sentence(present)
    }
  }

  /// How many ways an element can be said.
  private func choiceCount(_ element: PatternElement) -> Int {
    guard case .slot(let list, _, let isOptional) = element else { return 1 }
    return automaton.lists.valueCount(of: list) + (isOptional ? 1 : 0)
  }

  private func choices(after present: [Int]) -> [Int]? {
    var choices = present
    for index in choices.indices.reversed() {
      choices[index] += 1
      if choices[index] < choiceCount(elements[index]) { return choices }
      choices[index] = 0
    }
    return nil
  }

  private func sentence(_ choices: [Int]) -> PhraseSentence {
    var writer = SentenceWriter(spacing: automaton.spacing)
    for (element, choice) in zip(elements, choices) {
      switch element {
      case .literal(let units): writer.write(literal: units)
      case .wildcard(let label): writer.write(wildcard: label)
      case .slot(let list, let label, _):
        // An optional slot is first filled with each entry, then left out.
        guard let (entry, value) = automaton.lists.entry(choice, of: list) else { continue }
        writer.write(entry: entry, value: value, list, label)
      }
    }
    return writer.finish()
  }
}

extension PhraseAutomaton {
  /// Every sentence of a pattern, lazily.
  ///
  /// - Parameter pattern: The pattern; one that is not of this automaton has no sentences.
  /// - Returns: The sentences.
  /// - Complexity: O(1), and for each sentence O(*n* log *m*) for *n* units and *m* units of lists.
  public func expand(pattern: PatternID) -> PhraseExpansion {
    let isKnown = Int(pattern.rawValue) < stored.count
    return PhraseExpansion(
      automaton: self, elements: isKnown ? stored[Int(pattern.rawValue)].elements : [])
  }
}

/// Puts a sentence together, with separators only where a text has them.
private struct SentenceWriter {
  let spacing: WordSpacing?
  private var units: [UInt32] = []
  private var slots: [SlotReading] = []
  private var isSeparated = false

  init(spacing: WordSpacing?) { self.spacing = spacing }

  mutating func write(literal: [UInt32]) {
    for unit in literal {
      if unit == spacing?.separator {
        isSeparated = true
      } else {
        separate(before: unit)
        units.append(unit)
      }
    }
  }

  mutating func write(entry: [UInt32], value: UInt32, _ list: ListID, _ label: UInt8) {
    if let first = entry.first { separate(before: first) }
    let start = units.count
    units.append(contentsOf: entry)
    slots.append(
      SlotReading(
        label: label, list: list, value: value, range: start..<units.count, edits: 0))
  }

  /// A wildcard's text is not known; the separator before it is written if there can be one.
  mutating func write(wildcard label: UInt8) {
    separate(before: nil)
    slots.append(
      SlotReading(
        label: label, list: nil, value: nil, range: units.count..<units.count, edits: 0))
  }

  func finish() -> PhraseSentence {
    PhraseSentence(units: units, slots: slots)
  }

  private mutating func separate(before unit: UInt32?) {
    defer { isSeparated = false }
    guard isSeparated, let spacing, let last = units.last, last != spacing.separator else { return }
    if !spacing.joins(last), unit.map({ !spacing.joins($0) }) ?? true {
      units.append(spacing.separator)
    }
  }
}
