import PhraseDiagnostics
import PhraseIndex

/// Sentence forms and lists compiled for all tiers, and the walk that reads an utterance.
///
/// `PhraseMatcher` and `GrammarIndex` both stand on it. The exact tier walks `exact`; the lenient one
/// rewrites the utterance and walks `lenient`, whose forms are freer; the fuzzy one walks both
/// with edits.
struct GrammarCore: Sendable {
  let tools: GrammarTools
  private(set) var exact: TierIndex
  private(set) var lenient: TierIndex
  /// The lenient forms that lack the app's name: only a bound session has to look at them.
  private(set) var nameless: TierIndex

  /// Compiles; `built` are lists whose names are built already.
  /// - Throws: `Diagnostic` when there is more than the index can hold.
  init(
    exactLines: [Line], lenientLines: [Line], lists: [String: NameList],
    built: [String: CompiledNames] = [:], tools: GrammarTools
  ) throws(Diagnostic) {
    self.tools = tools
    do {
      var exact = TierBuilder()
      var lenient = TierBuilder(folding: tools.folding, determiners: tools.determiners)
      var nameless = lenient
      let isNameless = lenientLines.contains(where: \.needsBound)
      for key in Set(lists.keys).union(built.keys).sorted() {
        let names: CompiledNames
        if let known = built[key] {
          names = known
        } else {
          names = try CompiledNames(lists[key] ?? NameList(), tools.folding)
        }
        exact.addList(key, names.exact)
        lenient.addList(key, names.folded)
        if isNameless { nameless.addList(key, names.folded) }
      }
      let words = tools.lists
      for key in Self.extras(exactLines).keys.sorted() {
        exact.addList(key, [try NameTrie(words.list(key).batch)])
      }
      for (key, isFrame) in Self.extras(lenientLines).sorted(by: { $0.key < $1.key }) {
        let names = try CompiledNames.folded(words.list(key), by: tools.folding)
        lenient.addList(key, names, isFirm: isFrame)
        if isNameless { nameless.addList(key, names, isFirm: isFrame) }
      }
      for line in exactLines { try exact.addLine(line) }
      for line in lenientLines {
        if line.needsBound { try nameless.addLine(line) } else { try lenient.addLine(line) }
      }
      self.exact = try exact.build()
      self.lenient = try lenient.build()
      self.nameless = try nameless.build()
    } catch {
      throw MatchingMessages.index(error)
    }
  }

  /// The keys of the lists without values that some forms use, and whether each only stands around sentences.
  private static func extras(_ lines: [Line]) -> [String: Bool] {
    var keys: [String: Bool] = [:]
    for line in lines {
      for case .extra(let key, let use, _) in line.pieces {
        keys[key] = keys[key, default: true] && use == .frame
      }
    }
    return keys
  }

  /// The same with one list's names replaced; nil when that needs a new compilation.
  func replacing(_ key: String, with names: NameList) throws(Diagnostic) -> GrammarCore? {
    do {
      let names = try CompiledNames(names, tools.folding)
      guard let exact = try exact.replacing(key, with: names.exact),
        let lenient = try lenient.replacing(key, with: names.folded),
        let nameless = nameless.patterns.isEmpty
          ? nameless : try nameless.replacing(key, with: names.folded)
      else { return nil }
      var copy = self
      copy.exact = exact
      copy.lenient = lenient
      copy.nameless = nameless
      return copy
    } catch {
      throw MatchingMessages.index(error)
    }
  }

  /// All readings of an utterance by one tier, unordered; when bound, the app's name may be missing.
  func candidates(
    _ text: inout PreparedText, tier: Tier, isBound: Bool, edits: Int? = nil
  ) -> [Candidate] {
    if tier != .exact { text.fold(tools.folding) }
    switch tier {
    case .exact:
      return read(&text, tier, isFolded: false, edits: .none, isBound)
    case .lenient:
      return read(&text, tier, isFolded: true, edits: .none, isBound)
    case .fuzzy:
      let bounds = EditBounds.standard.within(edits)
      let plain = read(&text, tier, isFolded: false, edits: bounds, isBound)
      return plain.isEmpty ? read(&text, tier, isFolded: true, edits: bounds, isBound) : plain
    }
  }

  /// The readings with any bounds on edits, for suggestions.
  func read(
    _ text: inout PreparedText, _ tier: Tier, isFolded: Bool, edits: EditBounds, _ isBound: Bool,
    isGuarded: Bool = true
  ) -> [Candidate] {
    let units = text.units(isFolded: isFolded)
    guard !units.isEmpty, units.count <= Self.longestUtterance else { return [] }
    let index = isFolded ? lenient : exact
    let isKnown = text.isKnownInexact(isFolded: isFolded)
    let found = index.automaton.readings(of: units, edits: edits, isKnownInexact: isKnown)
    var others: [Reading] = []
    if isFolded, isBound, !nameless.patterns.isEmpty {
      others = nameless.automaton.readings(
        of: units, edits: edits.isNearestOnly ? edits.within(found.first?.edits) : edits,
        isKnownInexact: isKnown)
    }
    if found.isEmpty, others.isEmpty, edits == .none { text.noteInexact(isFolded: isFolded) }
    let fewest =
      edits.isNearestOnly
      ? min(found.first?.edits ?? .max, others.first?.edits ?? .max) : .max
    func candidates(_ readings: [Reading], _ index: TierIndex) -> [Candidate] {
      readings.compactMap { reading in
        reading.edits > fewest
          ? nil
          : candidate(
            reading, index, units, text, tier, isFolded: isFolded, isBound, isGuarded: isGuarded)
      }
    }
    return candidates(found, index) + candidates(others, nameless)
  }

  /// A reading as a candidate; nil where it is none.
  private func candidate(
    _ reading: Reading, _ index: TierIndex, _ units: Units, _ text: PreparedText, _ tier: Tier,
    isFolded: Bool, _ isBound: Bool, isGuarded: Bool
  ) -> Candidate? {
    let place = Int(reading.payload)
    guard place < index.patterns.count else { return nil }
    let pattern = index.patterns[place]
    guard isBound || !pattern.needsBound else { return nil }
    if isFolded, pattern.opensWithWord, isNoun(reading, text) { return nil }
    let reader = CandidateReader(
      reading: reading, pattern: pattern, place: place, index: index, text: text, units: units,
      isFolded: isFolded)
    guard let candidate = reader.candidate(tier) else { return nil }
    let readings = isFolded ? text.folded?.readings ?? [] : []
    guard !isGuarded || candidate.edits == 0 || tools.guards.allow(units, readings, candidate)
    else { return nil }
    return candidate
  }

  /// Whether an article fell before the first word, which so is a noun ("my order with …").
  private func isNoun(_ reading: Reading, _ text: PreparedText) -> Bool {
    guard !tools.determiners.isEmpty else { return false }
    let frames = reading.slots.prefix { $0.label == ExtraUse.frame.rawValue }
    let start = frames.last?.range.upperBound ?? 0
    return text.word(beforeFolded: start).map(tools.determiners.contains) ?? false
  }

  /// No sentence is longer; a longer utterance is no match and costs nothing.
  static let longestUtterance = 2_000
}
