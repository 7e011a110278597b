import PhraseDiagnostics
import PhraseIndex
import TextNormalization

/// One tier's automaton with what its patterns and lists stand for.
final class TierIndex: Sendable {
  /// A pattern as it was compiled.
  struct Pattern: Sendable {
    var rule: Int
    var cost: Int
    var needsBound: Bool
    /// The names of its slots, in order.
    var slots: [String]
    var elements: [PatternElement]
    /// How many particles it has.
    var particles: Int
    /// Whether it begins with a word of its own, and no article before it.
    var opensWithWord = false
  }

  let automaton: PhraseAutomaton
  let patterns: [Pattern]
  let lists: [String: ListID]
  /// A list's key by its number in the automaton.
  let keys: [UInt32: String]

  init(
    automaton: PhraseAutomaton, patterns: [Pattern], lists: [String: ListID],
    keys: [UInt32: String]
  ) {
    self.automaton = automaton
    self.patterns = patterns
    self.lists = lists
    self.keys = keys
  }

  /// The index with one list's names replaced; nil when sentences come or go with it.
  func replacing(_ key: String, with names: [NameTrie]) throws(IndexError) -> TierIndex? {
    guard let list = lists[key], names.contains(where: { !$0.isEmpty }) else { return nil }
    return TierIndex(
      automaton: try automaton.replacing(list, withParts: names), patterns: patterns, lists: lists,
      keys: keys)
  }
}

/// Builds a tier's index out of sentence forms and lists.
struct TierBuilder {
  private var builder = PhraseIndexBuilder(
    spacing: WordSpacing(separator: Units.space, joining: TextNormalizer.joiningRanges))
  private var lists: [String: ListID] = [:]
  private var keys: [UInt32: String] = [:]
  private var patterns: [TierIndex.Pattern] = []
  private var seen: Set<Line> = []
  private let folding: TextFolding?
  private let determiners: Set<Units>

  static let slotLabel: UInt8 = 0

  /// Makes a builder; with `folding` texts and names are rewritten by it.
  init(folding: TextFolding? = nil, determiners: Set<Units> = []) {
    self.folding = folding
    self.determiners = determiners
  }

  /// Adds a list under a key, unless it is empty; of a firm one's words none has an edit beside another.
  mutating func addList(_ key: String, _ names: [NameTrie], isFirm: Bool = false) {
    guard names.contains(where: { !$0.isEmpty }) else { return }
    let id = builder.addList(parts: names, isFirm: isFirm)
    keys[id.rawValue] = key
    lists[key] = id
  }

  /// Adds a sentence form; one whose slots can take nothing is left out, as is one that is there.
  mutating func addLine(_ line: Line) throws(IndexError) {
    guard seen.insert(line).inserted, let elements = elements(of: line.pieces), !elements.isEmpty
    else { return }
    do {
      _ = try builder.addPattern(elements, payload: UInt32(clamping: patterns.count))
    } catch .emptyPattern, .tooManySlots {
      return
    }
    patterns.append(
      TierIndex.Pattern(
        rule: line.rule, cost: line.cost, needsBound: line.needsBound, slots: line.slotNames,
        elements: elements,
        particles: line.pieces.count { piece in
          if case .extra(_, .particle, _) = piece { true } else { false }
        }, opensWithWord: opensWithWord(line.pieces)))
  }

  private func opensWithWord(_ pieces: [Piece]) -> Bool {
    let first = pieces.first { piece in
      if case .extra(_, .frame, _) = piece { false } else { true }
    }
    guard case .text(let text)? = first, let word = text.words.first else { return false }
    return !determiners.contains(word)
  }

  /// Freezes the index.
  func build() throws(IndexError) -> TierIndex {
    TierIndex(automaton: try builder.build(), patterns: patterns, lists: lists, keys: keys)
  }

  private func elements(of pieces: [Piece]) -> [PatternElement]? {
    var elements: [PatternElement] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .slot(_, let key?):
        guard let list = lists[key] else { return nil }
        elements.append(.slot(list, label: Self.slotLabel, isOptional: false))
      case .slot(_, nil): elements.append(.wildcard(label: Self.slotLabel))
      case .extra(let key, let use, let isOptional):
        guard let list = lists[key] else {
          if isOptional { continue }
          return nil
        }
        elements.append(.slot(list, label: use.rawValue, isOptional: isOptional))
      case .text(let units):
        let text = folded(units, hasLeft: index > 0, hasRight: index + 1 < pieces.count)
        if !text.isEmpty { elements.append(.literal(text)) }
      }
    }
    return elements
  }

  private func folded(_ units: Units, hasLeft: Bool, hasRight: Bool) -> Units {
    guard let folding else { return units }
    let mark = TextFolding.slotMark
    let marked = (hasLeft ? [mark] : []) + units + (hasRight ? [mark] : [])
    return folding.fold(marked).units.filter { $0 != mark }
  }
}
