import PhraseIndex

/// Turns the automaton's reading into a candidate.
struct CandidateReader {
  let reading: Reading
  let pattern: TierIndex.Pattern
  let place: Int
  let index: TierIndex
  let text: PreparedText
  let units: Units
  let isFolded: Bool

  private struct Sums {
    var slots: [Candidate.Slot] = []
    var valueUnits = 0
    var literalUnits = 0
    var cost = 0
    var particles = 0
    var dropped: [Range<Int>] = []
  }

  /// The candidate; nil where free text would begin or end inside a word.
  func candidate(_ tier: Tier) -> Candidate? {
    var sums = Sums()
    sums.literalUnits = reading.literalUnits
    if partsWord() { sums.cost += Self.partedWordCost }
    var entries: [Units?] = []
    for slot in reading.slots {
      guard let entry = add(slot, to: &sums) else { return nil }
      entries.append(entry)
    }
    guard sums.slots.count == pattern.slots.count else { return nil }
    sums.cost += pattern.cost + max(0, pattern.particles - sums.particles)
    return Candidate(
      rule: pattern.rule, tier: tier, edits: reading.edits, cost: sums.cost,
      literalUnits: sums.literalUnits, valueUnits: sums.valueUnits, slots: sums.slots,
      pattern: place, surface: tier == .fuzzy ? surface(entries) : [],
      dropped: sums.dropped, isOfLenientIndex: isFolded)
  }

  /// Whether two names that touch would share one word or one number ("burger" + "s").
  ///
  /// Only scripts that space their words are looked at: those from Thai on do not.
  private func partsWord() -> Bool {
    zip(reading.slots, reading.slots.dropFirst()).contains { left, right in
      let place = left.range.upperBound
      guard left.label == TierBuilder.slotLabel, right.label == TierBuilder.slotLabel,
        place == right.range.lowerBound, place > 0, place < units.count
      else { return false }
      let (before, after) = (units[place - 1], units[place])
      return max(before, after) < Self.firstUnspacedScript && before.isSpacedLetter
        && after.isSpacedLetter && before.isDigit == after.isDigit
    }
  }

  /// A whole word is the better name; a template without a space may still say both.
  private static let partedWordCost = 1
  private static let firstUnspacedScript: UInt32 = 0x0E00

  /// Counts a slot; its entry's units, empty for free text, nil when the reading is none.
  private func add(_ slot: SlotReading, to sums: inout Sums) -> Units?? {
    guard let list = slot.list else { return addText(slot, to: &sums) }
    let number = slot.value ?? .max
    let values = index.automaton.values(ofName: number, in: list).map { Int($0) }
    guard let first = values.first else { return nil }
    // Without edits the name is what was said.
    let name =
      slot.edits == 0
      ? Array(units[slot.range]) : index.automaton.units(ofName: number, in: list)
    switch ExtraUse(rawValue: slot.label) {
    case .literal?: sums.literalUnits += name.count
    case .particle?:
      sums.particles += 1
      sums.literalUnits += name.count
      if first != 0 { sums.cost += 1 }
    case .added?: sums.cost += 1
    case .frame?: sums.dropped.append(range(slot))
    case nil:
      guard !isInsideWord(slot, name) else { return nil }
      let parameter =
        pattern.slots.indices.contains(sums.slots.count) ? pattern.slots[sums.slots.count] : ""
      sums.valueUnits += name.count
      sums.slots.append(
        Candidate.Slot(
          name: parameter, values: values, range: range(slot), edits: slot.edits,
          list: index.keys[list.rawValue]))
    }
    return .some(name)
  }

  private func addText(_ slot: SlotReading, to sums: inout Sums) -> Units?? {
    var range = slot.range.lowerBound..<slot.range.upperBound
    while !range.isEmpty, units[range.lowerBound] == Units.space {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, units[range.upperBound - 1] == Units.space {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard !range.isEmpty, isWordBreak(range.lowerBound), isWordBreak(range.upperBound) else {
      return nil
    }
    let name =
      pattern.slots.indices.contains(sums.slots.count) ? pattern.slots[sums.slots.count] : ""
    sums.slots.append(
      Candidate.Slot(
        name: name, values: [], range: text.sourceRange(range, isFolded: isFolded), edits: 0,
        list: nil))
    return .some(Array(units[range]))
  }

  /// Whether a name too short for edits was found inside a longer word.
  private func isInsideWord(_ slot: SlotReading, _ name: Units) -> Bool {
    guard reading.edits > 0, name.count < Self.shortestEdited else { return false }
    return !isWordBreak(slot.range.lowerBound) || !isWordBreak(slot.range.upperBound)
  }

  /// The length from which names may have edits.
  private static let shortestEdited = 4

  private func isWordBreak(_ offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return true }
    return !units[offset - 1].isSpacedLetter || !units[offset].isSpacedLetter
  }

  private func range(_ slot: SlotReading) -> Range<Int> {
    text.sourceRange(
      slot.range.lowerBound..<slot.range.upperBound, isFolded: isFolded)
  }

  /// What the utterance would be without edits.
  private func surface(_ entries: [Units?]) -> Units {
    var units: Units = []
    var next = 0
    for element in pattern.elements {
      switch element {
      case .literal(let text): units += text
      case .wildcard:
        if entries.indices.contains(next) { units += entries[next] ?? [] }
        next += 1
      case .slot(let list, let label, let isOptional):
        guard reading.slots.indices.contains(next) else { continue }
        let slot = reading.slots[next]
        if isOptional, slot.list != list || slot.label != label { continue }
        units += entries[next] ?? []
        next += 1
      }
    }
    return units
  }
}
