/// One walk over a text with edits.
///
/// The way through a pattern is cut at its slots. Each stretch, of literals or through a list, is
/// walked once for each place of the text with rows of the edit matrix, and its exits are kept. What
/// is left is a search over (node, place) states, in rounds of more and more edits, in which a state
/// that led to nothing is not entered again with as many edits.
struct FuzzyWalk {
  /// The most nodes that are looked at in one text.
  static let stepLimit = 1_000_000
  private static let depthLimit = 256

  private let automaton: PhraseAutomaton
  private let units: [UInt32]
  private let bounds: EditBounds
  private let literalAllowed: [UInt8]
  private let entryAllowed: [UInt8]
  private let soft: [Bool]
  private var filter: LiteralFilter?
  private var literalRows: EditRows
  private var listRows: EditRows
  private var stretches = StateTable()
  private var ranges: [Range<Int>] = []
  private var exits: [TrieExit] = []
  private var dead = StateTable()
  private var open: [OpenSlot] = []
  private var collector = ReadingCollector()
  private var cap = 0
  private var steps = FuzzyWalk.stepLimit
  private var depth = 0

  init(_ automaton: PhraseAutomaton, _ units: [UInt32], _ bounds: EditBounds) {
    self.automaton = automaton
    self.units = units
    self.bounds = bounds
    literalAllowed = EditBounds.table(by: bounds.literals)
    entryAllowed = EditBounds.table(by: bounds.entries)
    soft = automaton.softPlaces(in: units) ?? []
    literalRows = EditRows(limit: 0, units: [], soft: [], separator: 0, steps: 0)
    listRows = literalRows
  }

  /// Walks in rounds; one of fewer edits than `least` is known to find nothing.
  mutating func run(from least: Int = 1, _ names: ShortNames? = nil) -> [Reading] {
    guard automaton.patterns.count > 0 else { return [] }
    filter = names.flatMap {
      LiteralFilter(
        automaton.patterns, automaton.lists, units, soft: soft, separator: automaton.separator,
        allowed: literalAllowed, limit: min(bounds.total, bounds.literals.count), names: $0,
        isFirm: bounds.isNearestOnly && least > 1)
    }
    guard filter?.mayRead ?? true else { return [] }
    for cap in rounds() where cap >= least {
      self.cap = cap
      prepare(limit: min(cap, bounds.most))
      _ = enter(Trie.root, 0, literalEdits: 0, edits: 0)
      if bounds.isNearestOnly, !collector.readings.isEmpty { break }
    }
    let fewest = collector.fewest
    let found = collector.sorted()
    return bounds.isNearestOnly ? found.filter { $0.edits == fewest } : found
  }

  /// The most edits of each round.
  ///
  /// The first rounds are cheap and find what most typos need.
  private func rounds() -> [Int] {
    let most = min(bounds.total, bounds.most * (automaton.mostSlots + 1))
    return bounds.isNearestOnly ? [1, 2].filter { $0 < most } + [most] : [most]
  }

  private mutating func prepare(limit: Int) {
    dead.removeAll()
    guard limit != literalRows.limit || ranges.isEmpty else { return }
    stretches.removeAll()
    ranges.removeAll(keepingCapacity: true)
    exits.removeAll(keepingCapacity: true)
    literalRows = EditRows(
      limit: limit, units: units, soft: soft, separator: automaton.spacing?.separator ?? 0,
      steps: steps)
    listRows = EditRows(limit: limit, units: units, soft: [], separator: 0, steps: steps)
  }

  // MARK: Stretches

  /// The exits of the literals from a node on.
  private mutating func literals(from node: UInt32, at place: Int) -> Range<Int> {
    let key = UInt64(node) << 32 | UInt64(place)
    if let known = stretches[key] { return ranges[Int(known)] }
    let start = exits.count
    literalRows.steps = steps
    literalRows.walk(
      automaton.patterns, from: node, at: place, allowed: literalAllowed,
      isAfterSlot: node != Trie.root
    ) { exits.append($0) }
    steps = literalRows.steps
    return keep(key, start)
  }

  /// The exits of a list's entries.
  private mutating func entries(of list: UInt32, at place: Int) -> Range<Int> {
    let key = UInt64(list) << 32 | UInt64(place) | 1 << 63
    if let known = stretches[key] { return ranges[Int(known)] }
    let start = exits.count
    listRows.steps = steps
    let names = automaton.lists.views[Int(list)]
    if bounds.isNearestOnly, listRows.limit > 1, automaton.lists.isFirm(list) {
      names.eachEnd(in: units, from: place) { node, end in
        exits.append(
          TrieExit(node: UInt32(node), end: Int32(end), edits: 0, editsBeforeSlot: 0))
      }
      return keep(key, start)
    }
    listRows.close(by: middles(of: list), at: place)
    listRows.walk(
      names, from: Trie.root, at: place, allowed: entryAllowed
    ) { exit in
      if Int(exit.end) > place { exits.append(exit) }
    }
    steps = listRows.steps
    return keep(key, start)
  }

  /// What tells the names of a list behind their second units, where a name that may have all the edits of this
  /// round has them.
  private func middles(of list: UInt32) -> NameEnds? {
    let limit = listRows.limit
    guard limit > 0, limit <= bounds.entries.count,
      bounds.entries[limit - 1] >= NameEnds.beginning + NameEnds.middle,
      case .long(let names)? = automaton.lists.endings(ofPart: list)
    else { return nil }
    return names
  }

  private mutating func keep(_ key: UInt64, _ start: Int) -> Range<Int> {
    stretches.set(key, Int32(ranges.count))
    ranges.append(start..<exits.count)
    return start..<exits.count
  }

  // MARK: The search over states

  private mutating func enter(
    _ node: UInt32, _ place: Int, literalEdits: Int, edits: Int
  ) -> Bool {
    guard depth < Self.depthLimit, steps > 0, !collector.isFull else { return false }
    steps -= 1
    let key = UInt64(node) << 34 | UInt64(place) << 2 | UInt64(min(literalEdits, 3))
    if let failed = dead[key], edits >= Int(failed) { return false }
    depth += 1
    var isFound = false
    for index in literals(from: node, at: place) where leave(by: exits[index], literalEdits, edits)
    {
      isFound = true
    }
    depth -= 1
    if !isFound { dead.set(key, Int32(edits)) }
    return isFound
  }

  /// What is worse than the best so far is not wanted where only the nearest are.
  private var currentCap: Int { bounds.isNearestOnly ? min(cap, collector.fewest) : cap }

  /// Ends or fills slots where a stretch of literals leads to.
  private mutating func leave(by exit: TrieExit, _ literalEdits: Int, _ edits: Int) -> Bool {
    let place = Int(exit.end)
    let junction = automaton.patterns.junctions[Int(exit.node)]
    var isFound = false
    if place == units.count, edits + Int(exit.edits) <= currentCap {
      let literalEdits = literalEdits + Int(exit.edits)
      for pattern in automaton.patterns.ends(of: junction) {
        let length = min(automaton.stored[Int(pattern)].literalLength, Int(UInt8.max))
        guard literalEdits <= Int(literalAllowed[length]) else { continue }
        automaton.record(
          pattern, open, units.count, literalEdits: literalEdits, in: &collector)
        isFound = true
      }
    }
    let literal = literalEdits + Int(exit.editsBeforeSlot)
    let all = edits + Int(exit.editsBeforeSlot)
    let reach = automaton.patterns.trie.reach[Int(exit.node)]
    guard all <= currentCap, literal <= Int(literalAllowed[Int(reach)]) else { return isFound }
    for slot in automaton.patterns.slots(of: junction) where visit(slot, place, literal, all) {
      isFound = true
    }
    return isFound
  }

  private mutating func visit(
    _ slot: Int, _ place: Int, _ literalEdits: Int, _ edits: Int
  ) -> Bool {
    guard filter?.mayHave(slot) ?? true else { return false }
    var isFound = false
    if automaton.patterns.slotIsOptional[slot], mayEnd(slot, place) {
      isFound = enter(
        automaton.patterns.slotTargets[slot], place, literalEdits: literalEdits, edits: edits)
    }
    let isFilled =
      automaton.patterns.slotLists[slot] == PatternTrie.wildcard
      ? fillWildcard(slot, place, literalEdits, edits) : fill(slot, place, literalEdits, edits)
    return isFilled || isFound
  }

  private func mayEnd(_ slot: Int, _ place: Int) -> Bool {
    filter?.mayEnd(slot, at: place) ?? true
  }

  private mutating func fill(
    _ slot: Int, _ place: Int, _ literalEdits: Int, _ edits: Int
  ) -> Bool {
    let list = automaton.patterns.slotLists[slot]
    var isFound = false
    for index in entries(of: list, at: place) {
      let exit = exits[index]
      guard edits + Int(exit.edits) <= currentCap, mayEnd(slot, Int(exit.end)) else { continue }
      open.append(
        OpenSlot(
          label: automaton.patterns.slotLabels[slot], list: list, node: exit.node, start: place,
          end: Int(exit.end), edits: Int(exit.edits)))
      let isMatched = enter(
        automaton.patterns.slotTargets[slot], Int(exit.end), literalEdits: literalEdits,
        edits: edits + Int(exit.edits))
      open.removeLast()
      if isMatched { isFound = true }
    }
    return isFound
  }

  /// Tries longer and longer texts.
  ///
  /// In the first rounds no longer one can have fewer edits than the
  /// first that is found, since the round before would have found it.
  private mutating func fillWildcard(
    _ slot: Int, _ place: Int, _ literalEdits: Int, _ edits: Int
  ) -> Bool {
    guard place < units.count else { return false }
    let target = automaton.patterns.slotTargets[slot]
    let isFirstEnough =
      bounds.isNearestOnly && cap <= 2 && automaton.patterns.patternCounts[Int(target)] == 1
    var isFound = false
    for end in place + 1...units.count where steps > 0 && mayEnd(slot, end) {
      open.append(
        OpenSlot(
          label: automaton.patterns.slotLabels[slot], list: PatternTrie.wildcard, node: 0,
          start: place, end: end))
      let isMatched = enter(target, end, literalEdits: literalEdits, edits: edits)
      open.removeLast()
      if isMatched { isFound = true }
      if isFound, isFirstEnough { break }
    }
    return isFound
  }
}
