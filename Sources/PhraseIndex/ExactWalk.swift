/// One walk over a text without edits.
///
/// Depth first; a state (node, place) that led to nothing is not entered again, so that the work is
/// bounded by states × length, whatever the grammar.
struct ExactWalk {
  /// The most steps, one a unit of a literal or of a list entry.
  static let stepLimit = 2_000_000
  private static let depthLimit = 512

  private let automaton: PhraseAutomaton
  private let units: [UInt32]
  private let soft: [Bool]?
  private var open: [OpenSlot] = []
  private var collector = ReadingCollector()
  private var dead = StateTable()
  private var steps = ExactWalk.stepLimit
  private var depth = 0

  init(_ automaton: PhraseAutomaton, _ units: [UInt32]) {
    self.automaton = automaton
    self.units = units
    soft = automaton.softPlaces(in: units)
  }

  mutating func run() -> [Reading] {
    guard automaton.patterns.count > 0 else { return [] }
    _ = enter(Trie.root, 0)
    return collector.sorted()
  }

  /// Walks on from a state unless that is known to lead to nothing.
  private mutating func enter(_ node: UInt32, _ place: Int) -> Bool {
    guard depth < Self.depthLimit, steps > 0, !collector.isFull else { return false }
    steps -= 1
    let key = UInt64(node) << 32 | UInt64(place)
    if dead[key] != nil { return false }
    depth += 1
    let isFound = walk(node, place)
    depth -= 1
    if !isFound { dead.set(key, 0) }
    return isFound
  }

  private mutating func walk(_ start: UInt32, _ from: Int) -> Bool {
    var node = start
    var place = from
    var isFound = false
    while steps > 0 {
      steps -= 1
      let junction = automaton.patterns.junctions[Int(node)]
      if junction != 0, visit(junction, place) { isFound = true }
      let next = place < units.count ? child(node, units[place]) : nil
      if let skipped = separator(from: node, at: place) {
        if next == nil {
          node = skipped
          continue
        }
        if enter(skipped, place) { isFound = true }
      }
      guard let next else { break }
      node = next
      place += 1
    }
    return isFound
  }

  private func child(_ node: UInt32, _ unit: UInt32) -> UInt32? {
    automaton.patterns.trie.child(of: node, by: unit)
  }

  /// The node behind a separator that the text may not have here.
  private func separator(from node: UInt32, at place: Int) -> UInt32? {
    guard let spacing = automaton.spacing, let soft, soft[place] else { return nil }
    if place < units.count, units[place] == spacing.separator, place > 0 { return nil }
    return child(node, spacing.separator)
  }

  private mutating func visit(_ junction: UInt32, _ place: Int) -> Bool {
    var isFound = false
    if place == units.count {
      for pattern in automaton.patterns.ends(of: junction) {
        record(pattern)
        isFound = true
      }
    }
    for slot in automaton.patterns.slots(of: junction) {
      let target = automaton.patterns.slotTargets[slot]
      if automaton.patterns.slotIsOptional[slot], enter(target, place) { isFound = true }
      if automaton.patterns.slotLists[slot] == PatternTrie.wildcard {
        if fillWildcard(slot, target, place) { isFound = true }
      } else if fill(slot, target, place) {
        isFound = true
      }
    }
    return isFound
  }

  /// Tries every entry of the slot's list that the text has here.
  private mutating func fill(_ slot: Int, _ target: UInt32, _ start: Int) -> Bool {
    let list = automaton.patterns.slotLists[slot]
    let label = automaton.patterns.slotLabels[slot]
    let names = automaton.lists.views[Int(list)]
    var node = 0
    var place = start
    var isFound = false
    while place < units.count, steps > 0 {
      steps -= 1
      node = names.step(from: node, by: units[place])
      guard node >= 0 else { break }
      place += 1
      guard names.isEnd(node) else { continue }
      open.append(
        OpenSlot(label: label, list: list, node: UInt32(node), start: start, end: place))
      if enter(target, place) { isFound = true }
      open.removeLast()
    }
    return isFound
  }

  /// Tries longer and longer texts; only where several patterns go on is more than the first wanted.
  private mutating func fillWildcard(_ slot: Int, _ target: UInt32, _ start: Int) -> Bool {
    guard start < units.count else { return false }
    let label = automaton.patterns.slotLabels[slot]
    let isSole = automaton.patterns.patternCounts[Int(target)] == 1
    var isFound = false
    for end in start + 1...units.count where steps > 0 {
      steps -= 1
      open.append(
        OpenSlot(label: label, list: PatternTrie.wildcard, node: 0, start: start, end: end))
      if enter(target, end) { isFound = true }
      open.removeLast()
      if isFound, isSole { break }
    }
    return isFound
  }

  private mutating func record(_ pattern: UInt32) {
    automaton.record(pattern, open, units.count, literalEdits: 0, in: &collector)
  }
}

/// A slot on the way that a walk has taken.
struct OpenSlot {
  let label: UInt8
  /// The number of the list's part.
  let list: UInt32
  /// Where in the part's trie the entry ends.
  let node: UInt32
  let start: Int
  let end: Int
  var edits = 0
}

extension PhraseAutomaton {
  /// Makes the readings of a complete way: one for each choice of values that share their names.
  func record(
    _ pattern: UInt32, _ open: [OpenSlot], _ length: Int, literalEdits: Int,
    in collector: inout ReadingCollector
  ) {
    var choices: [[SlotReading]] = [[]]
    for slot in open {
      let range = slot.start..<slot.end
      if slot.list == PatternTrie.wildcard {
        let reading = SlotReading(
          label: slot.label, list: nil, value: nil, range: range, edits: 0)
        for index in choices.indices { choices[index].append(reading) }
        continue
      }
      let list = lists.list(ofPart: slot.list)
      let readings = lists.values(at: slot.node, ofPart: slot.list).map {
        SlotReading(
          label: slot.label, list: list, value: $0, range: range,
          edits: slot.edits)
      }
      if readings.count == 1 {
        for index in choices.indices { choices[index].append(contentsOf: readings) }
      } else {
        // Every choice so far with every value, but never more than will be kept.
        let kept = max(1, ReadingCollector.limit / max(1, readings.count))
        choices = choices.prefix(kept).flatMap { choice in
          readings.prefix(ReadingCollector.limit).map { choice + [$0] }
        }
      }
    }
    let filled = open.reduce(0) { $0 + $1.end - $1.start }
    let edits = open.reduce(literalEdits) { $0 + $1.edits }
    for slots in choices.prefix(ReadingCollector.limit) {
      collector.add(
        Reading(
          pattern: PatternID(rawValue: pattern), payload: stored[Int(pattern)].payload,
          slots: slots, edits: edits, literalEdits: literalEdits, literalUnits: length - filled))
    }
  }
}
