/// What is known while a text is read with one edit.
///
/// Most typos are one edit, and most texts mean nothing to an app and are no typo: so this way, which
/// goes over the tries as they are, comes before ``FuzzyWalk``, which can do all that it does.
struct OneEdit {
  /// A place where an entry of a list may end.
  struct Exit {
    let node: Int
    let end: Int
    let edits: Int
  }

  /// What may not follow directly upon an edit.
  struct Ban: OptionSet {
    let rawValue: UInt8
    /// A slot: a unit too many directly before it would be the slot's own.
    static let slots = Ban(rawValue: 1)
    /// The end.
    static let end = Ban(rawValue: 2)
  }

  private static let mostSteps = 20_000
  private static let mostDepth = 128

  /// The least length of all literals that allows them an edit.
  let leastLiteral: UInt8
  /// The least length of an entry that allows it an edit.
  let leastEntry: UInt8
  /// No edit lies so far before this place that all behind it would be without edits.
  let tail: Int
  var open: [OpenSlot] = []
  var exits: [Exit] = []
  var lists: [(key: UInt64, exits: Range<Int>)] = []
  var collector = ReadingCollector()
  /// How many more states may be looked at before the other way has to do it.
  var steps = OneEdit.mostSteps
  private var depth = 0
  /// Where the list that is being walked begins in the text, and its exits in `exits`.
  var start = 0
  var firstExit = 0

  init(_ bounds: EditBounds, tail: Int) {
    leastLiteral = UInt8(clamping: bounds.literals.first ?? Int.max)
    leastEntry = UInt8(clamping: bounds.entries.first ?? Int.max)
    self.tail = tail
  }

  /// Goes into a state, unless that is deeper than any text of a person leads.
  mutating func enter() -> Bool {
    depth += 1
    if depth > Self.mostDepth { steps = 0 }
    return steps > 0
  }

  mutating func leave() { depth -= 1 }
}

extension PhraseAutomaton {
  /// The readings of a text that has none without edits, with one edit.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - bounds: How far from the patterns it may be.
  /// - Returns: The readings; nil where only ``FuzzyWalk`` can tell.
  func readingsWithOneEdit(_ units: [UInt32], _ bounds: EditBounds) -> [Reading]? {
    guard patterns.count > 0, !hasWildcards, bounds.total > 0 else { return nil }
    var walk = OneEdit(bounds, tail: tails.start(in: units, lists))
    search(0, 0, 0, units, &walk)
    guard walk.steps > 0, !walk.collector.isFull else { return nil }
    return walk.collector.sorted()
  }

  // MARK: Before the edit

  /// Goes on from a node whose way there needed no edit; `depth` units of the literals are behind.
  private func search(
    _ start: Int, _ begin: Int, _ startDepth: Int, _ units: [UInt32], _ walk: inout OneEdit
  ) {
    defer { walk.leave() }
    guard walk.enter() else { return }
    let nodes = patterns.nodes.view
    var (node, place, depth) = (start, begin, startDepth)
    while walk.steps > 0 {
      walk.steps -= 1
      let here = nodes[node]
      if here.junction != 0 { leave(Int(here.junction), place, units, &walk) }
      if place + 2 >= walk.tail { edit(node, here, place, depth, units, &walk) }
      let skipped = here.label == separator && maySkip(at: place, units.span)
      let next = place < units.count ? patterns.step(here, by: units[place]) : -1
      if skipped {
        guard next >= 0 else {
          (node, depth) = (Int(here.first), depth + 1)
          continue
        }
        search(Int(here.first), place, depth + 1, units, &walk)
      }
      guard next >= 0 else { return }
      (node, place, depth) = (next, place + 1, depth + 1)
    }
  }

  /// Takes each slot, without edits and with one.
  private func leave(_ junction: Int, _ place: Int, _ units: [UInt32], _ walk: inout OneEdit) {
    for slot in patterns.slots(of: UInt32(junction)) {
      let target = Int(patterns.slotTargets[slot])
      if patterns.slotIsOptional[slot] { search(target, place, 0, units, &walk) }
      guard place < units.count else { continue }
      let list = patterns.slotLists[slot]
      for index in exits(of: Int(list), at: place, units, &walk) {
        let exit = walk.exits[index]
        walk.open.append(
          OpenSlot(
            label: patterns.slotLabels[slot], list: list, node: UInt32(exit.node), start: place,
            end: exit.end, edits: exit.edits))
        if exit.edits == 0 {
          search(target, exit.end, 0, units, &walk)
        } else {
          finish(target, exit.end, 0, [], units, &walk)
        }
        walk.open.removeLast()
      }
    }
  }

  /// Makes the edit here.
  private func edit(
    _ node: Int, _ here: PatternTrie.Node, _ place: Int, _ depth: Int, _ units: [UInt32],
    _ walk: inout OneEdit
  ) {
    guard here.first < here.last || here.junction != 0,
      patterns.trie.reach[node] >= walk.leastLiteral
    else { return }
    let isAfterSlot = node != 0 && depth == 0
    if place < units.count, !isAfterSlot {
      finish(node, place + 1, 1, .slots, units, &walk)  // a unit too many
    }
    let nodes = patterns.nodes.view
    let labels = patterns.labels.view
    let unit = place < units.count ? units[place] : .max
    let after = place + 1 < units.count ? units[place + 1] : .max
    for child in Int(here.first)..<Int(here.last) {
      let label = labels[child]
      let below = nodes[child]
      // Nothing is gone into that cannot go on.
      let isOpen =
        below.junction != 0 || below.last > below.first + 1 || below.label == separator
      if isOpen || below.label == unit { finish(child, place, 1, [], units, &walk) }
      guard unit != .max, label != unit else { continue }
      if label != separator, isOpen || below.label == after {
        finish(child, place + 1, 1, Self.ban(afterExchangeAt: depth, node), units, &walk)
      }
      if label == after {
        let other = patterns.step(below, by: unit)
        if other >= 0 { finish(other, place + 2, 1, [], units, &walk) }  // two swapped
      }
    }
  }

  /// A single unit beside a slot is not taken for another.
  private static func ban(afterExchangeAt depth: Int, _ node: Int) -> OneEdit.Ban {
    guard depth == 0 else { return [] }
    return node == 0 ? .slots : [.slots, .end]
  }

  // MARK: After the edit

  /// Goes on without edits from where the edit has led.
  private func finish(
    _ start: Int, _ begin: Int, _ literalEdits: Int, _ ban: OneEdit.Ban, _ units: [UInt32],
    _ walk: inout OneEdit
  ) {
    let nodes = patterns.nodes.view
    var (node, place, ban) = (start, begin, ban)
    while walk.steps > 0 {
      let here = nodes[node]
      if here.junction != 0 {
        walk.steps -= 1
        end(Int(here.junction), place, literalEdits, ban, units, &walk)
      }
      ban = []
      let skipped = here.label == separator && maySkip(at: place, units.span)
      let next = place < units.count ? patterns.step(here, by: units[place]) : -1
      if skipped {
        guard next >= 0 else {
          node = Int(here.first)
          continue
        }
        finish(Int(here.first), place, literalEdits, [], units, &walk)
      }
      guard next >= 0 else { return }
      (node, place) = (next, place + 1)
    }
  }

  private func end(
    _ junction: Int, _ place: Int, _ literalEdits: Int, _ ban: OneEdit.Ban, _ units: [UInt32],
    _ walk: inout OneEdit
  ) {
    if place == units.count, !ban.contains(.end) {
      for pattern in patterns.ends(of: UInt32(junction)) {
        let length = stored[Int(pattern)].literalLength
        guard literalEdits == 0 || length >= Int(walk.leastLiteral) else { continue }
        record(
          pattern, walk.open, units.count, literalEdits: literalEdits, in: &walk.collector)
      }
    }
    guard !ban.contains(.slots) else { return }
    defer { walk.leave() }
    guard walk.enter() else { return }
    for slot in patterns.slots(of: UInt32(junction)) {
      let target = Int(patterns.slotTargets[slot])
      if patterns.slotIsOptional[slot] { finish(target, place, literalEdits, [], units, &walk) }
      fill(slot, target, place, literalEdits, units, &walk)
    }
  }

  /// Takes every entry that the text has here.
  private func fill(
    _ slot: Int, _ target: Int, _ start: Int, _ literalEdits: Int, _ units: [UInt32],
    _ walk: inout OneEdit
  ) {
    let list = Int(patterns.slotLists[slot])
    let names = lists.views[list]
    var node = 0
    var place = start
    while place < units.count {
      node = names.step(from: node, by: units[place])
      guard node >= 0 else { return }
      place += 1
      guard names.isEnd(node) else { continue }
      walk.open.append(
        OpenSlot(
          label: patterns.slotLabels[slot], list: UInt32(list), node: UInt32(node), start: start,
          end: place))
      finish(target, place, literalEdits, [], units, &walk)
      walk.open.removeLast()
    }
  }
}
