import IntentCatalog

/// How good a reading is; what stands first decides first.
struct SentenceScore: Hashable {
  /// Whether the preferred slot has a value of a list, and how long that is.
  var preferred = 0
  var preferredLength = 0
  /// How many slots took any words.
  var texts = 0
  /// How many letters the sentence itself has.
  var literals = 0
  /// How many letters were taken as any words.
  var textLength = 0

  static func + (one: SentenceScore, other: SentenceScore) -> SentenceScore {
    SentenceScore(
      preferred: max(one.preferred, other.preferred),
      preferredLength: one.preferredLength + other.preferredLength,
      texts: one.texts + other.texts, literals: one.literals + other.literals,
      textLength: one.textLength + other.textLength)
  }

  func isBetter(than other: SentenceScore) -> Bool {
    if preferred != other.preferred { return preferred > other.preferred }
    if preferredLength != other.preferredLength { return preferredLength > other.preferredLength }
    if texts != other.texts { return texts < other.texts }
    if literals != other.literals { return literals > other.literals }
    return textLength < other.textLength
  }
}

/// A slot's part of a reading.
struct SlotReading {
  var slot: Int
  var range: Range<Int>
  /// The value's place in its list, or the number's among those found.
  var found: Int
}

/// A block's best reading of a text.
struct BlockReading {
  var score: SentenceScore
  var slots: [SlotReading]
  /// Whether any words stand at the beginning, and at the end.
  var beginsInText: Bool
  var endsInText: Bool
}

/// Reads a text with one block: the best way through its net.
struct SentenceReader {
  let net: SentenceNet
  let slots: [SlotPlace]
  let lists: [ListMatcher]
  let preferred: String?
  /// Whether a list's value fits the block's conditions.
  var allows: (SentenceListValue) -> Bool = { _ in true }
  private var known: [UInt64: Int32] = [:]
  private var steps: [Step] = []

  /// A way from a place to the end.
  private struct Step {
    var score: SentenceScore
    /// The slot that is read first, and the step behind it; -1 for the end.
    var slot: SlotReading?
    var next: Int32
  }

  init(
    _ net: SentenceNet, _ slots: [SlotPlace], _ lists: [ListMatcher], preferred: String?
  ) {
    self.net = net
    self.slots = slots
    self.lists = lists
    self.preferred = preferred
  }

  /// The best reading from a root; nil for none.
  mutating func read(_ root: Int32, _ readings: inout ListReadings) -> BlockReading? {
    begin()
    guard let best = best(root, 0, &readings) else { return nil }
    var found: [SlotReading] = []
    var step = best.step
    while step >= 0 {
      if let slot = steps[Int(step)].slot { found.append(slot) }
      step = steps[Int(step)].next
    }
    let count = readings.text.units.count
    return BlockReading(
      score: best.score, slots: found,
      beginsInText: found.first?.range.lowerBound == 0 && isText(found.first),
      endsInText: found.last?.range.upperBound == count && isText(found.last))
  }

  private func isText(_ reading: SlotReading?) -> Bool {
    guard let reading, case .text = lists[slots[reading.slot].list] else { return false }
    return true
  }

  /// Forgets what was read, for another block and the same text.
  private mutating func begin() {
    known.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
  }

  private typealias Way = (score: SentenceScore, step: Int32)

  /// The best way from a node and place to the end.
  private mutating func best(
    _ start: Int32, _ begin: Int, _ readings: inout ListReadings
  ) -> Way? {
    var (node, place, literals) = (start, begin, 0)
    let units = readings.text.units
    // Where there is only one way, nothing has to be remembered.
    while place < units.count, net.lists(node).isEmpty,
      !readings.mayLackSpace(place) || net.target(node, NetSymbol.space) == nil
    {
      guard let next = net.target(node, units[place]) else { return nil }
      if units[place] != NetSymbol.space { literals += 1 }
      (node, place) = (next, place + 1)
    }
    let key = UInt64(UInt32(node)) << 32 | UInt64(place)
    let step: Int32
    if let old = known[key] {
      step = old
    } else {
      step = branch(node, place, &readings)
      known[key] = step
    }
    guard step >= 0 else { return nil }
    return (steps[Int(step)].score + SentenceScore(literals: literals), step)
  }

  /// Tries every way from a node; the step of the best one, or -1.
  private mutating func branch(
    _ node: Int32, _ place: Int, _ readings: inout ListReadings
  ) -> Int32 {
    var best: Step?
    func take(_ step: Step) {
      if let old = best, !step.score.isBetter(than: old.score) { return }
      best = step
    }
    let units = readings.text.units
    if place == units.count, net.isEnd(node) { take(Step(score: .init(), slot: nil, next: -1)) }
    if place < units.count, let next = net.target(node, units[place]),
      let way = self.best(next, place + 1, &readings)
    {
      let literal = SentenceScore(literals: units[place] == NetSymbol.space ? 0 : 1)
      take(Step(score: way.score + literal, slot: nil, next: way.step))
    }
    if readings.mayLackSpace(place), let next = net.target(node, NetSymbol.space),
      let way = self.best(next, place, &readings)
    {
      take(Step(score: way.score, slot: nil, next: way.step))
    }
    for edge in net.lists(node) {
      let (slot, target) = net.list(at: edge)
      let ends = readings.range(slots[slot].list, at: place)
      // Of equally good readings the first one stays: of any words the fewest, of values the longest.
      let isText = readings.isText(slots[slot].list)
      for offset in 0..<ends.count {
        let end = isText ? ends.lowerBound + offset : ends.upperBound - 1 - offset
        if let step = step(slot, target, place, readings.ends[end], &readings) { take(step) }
      }
    }
    guard let best else { return -1 }
    steps.append(best)
    return Int32(steps.count - 1)
  }

  /// A slot's value, and the best way behind it.
  private mutating func step(
    _ slot: Int, _ target: Int32, _ place: Int, _ end: ListEnd, _ readings: inout ListReadings
  ) -> Step? {
    let list = slots[slot].list
    guard let found = value(list, place, end, readings) else { return nil }
    var way = best(target, end.place, &readings)
    let units = readings.text.units
    if end.place < units.count, units[end.place] == NetSymbol.space,
      let other = best(target, end.place + 1, &readings),
      way.map({ other.score.isBetter(than: $0.score) }) ?? true
    {
      way = other
    }
    guard let way else { return nil }
    let isSpace = place < end.place && units[place] == NetSymbol.space
    let range = (isSpace ? place + 1 : place)..<end.place
    let own = score(slot, range, found, readings)
    let reading = SlotReading(slot: slot, range: range, found: found)
    return Step(score: way.score + own, slot: reading, next: way.step)
  }

  private func score(
    _ slot: Int, _ range: Range<Int>, _ found: Int, _ readings: ListReadings
  ) -> SentenceScore {
    var score = SentenceScore()
    switch lists[slots[slot].list] {
    case .text:
      score.texts = 1
      score.textLength = range.count
    case .numbers: if readings.numbers[found].isSaid { score.literals = range.count }
    case .values, .empty: break
    }
    if score.texts == 0, slots[slot].slot == preferred {
      score.preferred = 1
      score.preferredLength = range.count
    }
    return score
  }

  /// The value that ends there, of several the one that is written so; nil where the block allows
  /// none.
  private func value(
    _ list: Int, _ place: Int, _ end: ListEnd, _ readings: ListReadings
  ) -> Int? {
    guard case .values(let net, _, let values) = lists[list] else { return Int(end.found) }
    let allowed = net.labels(end.found).lazy.map { Int($0) }.filter { allows(values[$0]) }
    guard let first = allowed.first else { return nil }
    guard net.labels(end.found).count > 1 else { return first }
    let spelling = readings.text.spelling(place..<end.place).lowercased()
    return allowed.first { values[$0].text.text.lowercased() == spelling } ?? first
  }
}
