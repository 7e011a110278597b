import PhraseDiagnostics
import PhraseIndex
import TextNormalization

/// One tier's automaton with what its patterns and lists stand for.
struct TierIndex: Sendable {
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

  /// A list as it was compiled.
  struct CompiledList: Sendable {
    var id: ListID
    var entries: [NameList.Entry]
  }

  var automaton: PhraseAutomaton
  var patterns: [Pattern]
  var lists: [String: CompiledList]
  /// A list's key by its number in the automaton.
  var keys: [UInt32: String]
  /// Each list's entries, by its number in the automaton.
  private(set) var entries: [[NameList.Entry]]

  init(
    automaton: PhraseAutomaton, patterns: [Pattern], lists: [String: CompiledList],
    keys: [UInt32: String]
  ) {
    self.automaton = automaton
    self.patterns = patterns
    self.lists = lists
    self.keys = keys
    entries = keys.keys.sorted().map { keys[$0].flatMap { lists[$0]?.entries } ?? [] }
  }

  /// The entries of a list by its number in the automaton.
  func entries(_ list: ListID) -> [NameList.Entry] {
    entries.indices.contains(Int(list.rawValue)) ? entries[Int(list.rawValue)] : []
  }

  /// The number of the only value that has an entry's name.
  func soleValue(_ list: UInt32, _ entry: UInt32) -> Int? {
    guard Int(list) < entries.count, Int(entry) < entries[Int(list)].count,
      entries[Int(list)][Int(entry)].values.count == 1
    else { return nil }
    return entries[Int(list)][Int(entry)].values[0]
  }

  /// The index with one list's names replaced; nil when sentences come or go with it.
  func replacing(_ key: String, with names: NameList) throws(IndexError) -> TierIndex? {
    guard let old = lists[key], !names.entries.isEmpty else { return nil }
    var copy = self
    copy.automaton = try automaton.replacing(old.id, with: Self.listEntries(names.entries))
    copy.lists[key]?.entries = names.entries
    copy.entries[Int(old.id.rawValue)] = names.entries
    return copy
  }

  /// The names as the automaton takes them: each is its own value.
  static func listEntries(_ entries: [NameList.Entry]) -> [ListEntry] {
    entries.enumerated().map { ListEntry(units: $1.units, value: UInt32(clamping: $0)) }
  }
}

/// Builds a tier's index out of sentence forms and lists.
struct TierBuilder {
  private var builder = PhraseIndexBuilder(
    spacing: WordSpacing(separator: Units.space, joining: TextNormalizer.joiningRanges))
  private var lists: [String: TierIndex.CompiledList] = [:]
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

  /// Adds a list under a key.
  mutating func addList(_ key: String, _ names: NameList) throws(IndexError) {
    let names = folding.map { names.folded(by: $0) } ?? names
    guard !names.entries.isEmpty else { return }
    let id = try builder.addList(TierIndex.listEntries(names.entries))
    keys[id.rawValue] = key
    lists[key] = TierIndex.CompiledList(id: id, entries: names.entries)
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
        elements.append(.slot(list.id, label: Self.slotLabel, isOptional: false))
      case .slot(_, nil): elements.append(.wildcard(label: Self.slotLabel))
      case .extra(let key, let use, let isOptional):
        guard let list = lists[key] else {
          if isOptional { continue }
          return nil
        }
        elements.append(.slot(list.id, label: use.rawValue, isOptional: isOptional))
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
