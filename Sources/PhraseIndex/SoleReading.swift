/// The only reading of a text without edits, found without memory on the heap.
///
/// Most texts that match have one reading. Where there are several, or more than has room here, the
/// outcome is ``Outcome/unclear``, and ``PhraseAutomaton/readings(of:edits:)`` tells.
public struct SoleReading: Sendable {
  /// What was found.
  public enum Outcome: Sendable {
    /// Nothing reads the text.
    case none
    /// This reading, and no other.
    case one
    /// Perhaps something.
    case unclear
  }

  /// What fills a slot.
  public struct Slot: Sendable {
    /// The label that the pattern gave it.
    public var label: UInt8 = 0
    /// The list's number.
    public var list: UInt32 = 0
    /// The value of the entry.
    public var value: UInt32 = 0
    /// The first unit.
    public var lower: UInt32 = 0
    /// The unit after the last.
    public var upper: UInt32 = 0

    /// Makes a slot of nothing.
    public init() {}
  }

  /// What was found.
  public internal(set) var outcome = Outcome.none
  /// The number that the pattern was added with.
  public internal(set) var payload: UInt32 = 0
  /// How many slots are filled.
  public internal(set) var count = 0
  /// How many slots of the way that is being walked are filled.
  fileprivate var open = 0
  fileprivate var steps = 4_000
  fileprivate var depth = 0

  fileprivate init() {}
}

extension PhraseAutomaton {
  /// Looks for the only reading of a whole text without edits.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - slots: Takes the slots that are filled, in the order of the text, as far as there is room.
  /// - Returns: What was found.
  /// - Complexity: As ``readings(of:edits:)``, but it gives up where that would take long.
  public func soleReading(
    of units: Span<UInt32>, slots: inout MutableSpan<SoleReading.Slot>
  ) -> SoleReading {
    var way = SoleReading()
    if patterns.count > 0, !units.isEmpty { walk(from: 0, at: 0, units, &slots, &way) }
    return way
  }

  private func walk(
    from start: Int, at begin: Int, _ units: Span<UInt32>,
    _ slots: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) {
    let nodes = patterns.nodes.view
    let labels = patterns.labels.view
    way.steps -= 1
    way.depth += 1
    defer { way.depth -= 1 }
    guard way.steps > 0, way.depth < 128 else { return way.outcome = .unclear }
    var node = start
    var place = begin
    while true {
      let here = nodes[node]
      if here.junction != 0 {
        visit(Int(here.junction), place, units, &slots, &way)
        if way.outcome == .unclear { return }
      }
      if place < units.count, here.label == units[place], place > 0 || here.label != separator {
        node = Int(here.first)
        place += 1
        continue
      }
      let skipped = here.label == separator && maySkip(at: place, units) ? Int(here.first) : -1
      let next =
        place < units.count
        ? Trie.child(labels, Int(here.first), Int(here.last), units[place]) : -1
      if next >= 0 {
        if skipped >= 0 { walk(from: skipped, at: place, units, &slots, &way) }
        node = next
        place += 1
      } else if skipped >= 0 {
        node = skipped
      } else {
        return
      }
    }
  }

  /// Whether a pattern's separator may be matched by nothing here.
  func maySkip(at place: Int, _ units: Span<UInt32>) -> Bool {
    if place == 0 || place == units.count { return true }
    if units[place] == separator { return false }
    return units[place - 1] == separator || joins(units[place]) || joins(units[place - 1])
  }

  private func visit(
    _ junction: Int, _ place: Int, _ units: Span<UInt32>,
    _ slots: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) {
    if place == units.count { finish(junction, &way) }
    var slot = Int(patterns.slotFirst[junction])
    let end = Int(patterns.slotFirst[junction + 1])
    while slot < end, way.outcome != .unclear {
      let target = Int(patterns.slotTargets[slot])
      if patterns.slotIsOptional[slot] { walk(from: target, at: place, units, &slots, &way) }
      if place < units.count {
        if patterns.slotLists[slot] == PatternTrie.wildcard { return way.outcome = .unclear }
        fill(slot, target, place, units, &slots, &way)
      }
      slot += 1
    }
  }

  private func finish(_ junction: Int, _ way: inout SoleReading) {
    let first = Int(patterns.endFirst[junction])
    let last = Int(patterns.endFirst[junction + 1])
    guard first < last else { return }
    guard last == first + 1, way.outcome == .none else { return way.outcome = .unclear }
    way.outcome = .one
    way.payload = stored[Int(patterns.ends[first])].payload
    way.count = way.open
  }

  /// Tries every entry of the slot's list that the text has here.
  private func fill(
    _ slot: Int, _ target: Int, _ start: Int, _ units: Span<UInt32>,
    _ slots: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
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
      let value = lists.soleValue(at: node, ofPart: list)
      guard way.open < slots.count, value >= 0 else { return way.outcome = .unclear }
      // A way that was found keeps its slots; where this one ends too, neither is the only one.
      if way.outcome == .none {
        slots[way.open].label = patterns.slotLabels[slot]
        slots[way.open].list = lists.list(ofPart: UInt32(truncatingIfNeeded: list)).rawValue
        slots[way.open].value = UInt32(truncatingIfNeeded: value)
        slots[way.open].lower = UInt32(truncatingIfNeeded: start)
        slots[way.open].upper = UInt32(truncatingIfNeeded: place)
      }
      way.open += 1
      walk(from: target, at: place, units, &slots, &way)
      way.open -= 1
      guard way.outcome != .unclear else { return }
    }
  }
}
