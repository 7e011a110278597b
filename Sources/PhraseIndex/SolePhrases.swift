/// Patterns and lists as the short way reads them: all of it flat tables, which may lie in a file.
public final class SolePhrases: Sendable {
  /// What lies behind a node besides literals: a range of slots and one of patterns that end there.
  struct Junction: BitwiseCopyable, Sendable {
    var firstSlot: UInt32
    var endSlot: UInt32
    var firstEnd: UInt32
    var lastEnd: UInt32

    static let outside = Junction(firstSlot: 0, endSlot: 0, firstEnd: 0, lastEnd: 0)
  }

  /// A slot of a junction.
  struct Slot: BitwiseCopyable, Sendable {
    var target: UInt32
    var part: UInt32
    /// The label; a bit above it where the slot may be left out.
    var use: UInt32

    static let optional: UInt32 = 1 << 8
    static let outside = Slot(target: 0, part: PatternTrie.wildcard, use: 0)
  }

  let nodes: Table<PatternTrie.Node>
  let labels: Table<UInt32>
  let junctions: Table<Junction>
  let slots: Table<Slot>
  /// For each pattern that ends at a junction the number it was added with.
  let payloads: Table<UInt32>
  let lists: ListTable
  let spacing: WordSpacing?
  /// The unit between words; one that no text has where every unit counts.
  let separator: UInt32

  init(
    _ patterns: PatternTrie, _ stored: [StoredPattern], _ lists: ListTable, _ spacing: WordSpacing?
  ) {
    nodes = patterns.nodes
    labels = patterns.labels
    junctions = Table(
      patterns.slotFirst.indices.dropLast().map { number in
        Junction(
          firstSlot: patterns.slotFirst[number], endSlot: patterns.slotFirst[number + 1],
          firstEnd: patterns.endFirst[number], lastEnd: patterns.endFirst[number + 1])
      }, outside: .outside)
    slots = Table(
      patterns.slotLists.indices.map { slot in
        Slot(
          target: patterns.slotTargets[slot], part: patterns.slotLists[slot],
          use: UInt32(patterns.slotLabels[slot])
            | (patterns.slotIsOptional[slot] ? Slot.optional : 0))
      }, outside: .outside)
    payloads = Table(patterns.ends.map { stored[Int($0)].payload }, outside: .max)
    self.lists = lists
    self.spacing = spacing
    separator = spacing?.separator ?? .max - 1  // the greatest stands for no child
  }

  /// Patterns that lie in a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``IndexFileError/unusable(_:_:)``.
  /// - Complexity: O(*l*) for *l* lists.
  public init(_ file: IndexFile) throws(IndexFileError) {
    nodes = try file.needed(IndexKind.patternNodes, 0, outside: .outside)
    labels = try file.needed(IndexKind.patternLabels, 0, outside: 0)
    junctions = try file.needed(IndexKind.junctions, 0, outside: .outside)
    slots = try file.needed(IndexKind.slots, 0, outside: .outside)
    payloads = try file.needed(IndexKind.payloads, 0, outside: .max)
    let spaces: Table<UInt32> = try file.needed(IndexKind.spacing, 0, outside: 0)
    spacing = Self.spacing(spaces)
    separator = spacing?.separator ?? .max - 1
    let counts: Table<UInt32> = try file.needed(IndexKind.lists, 0, outside: 0)
    var lists = ListTable()
    var known: [UInt32: NameTrie] = [:]
    var place = 0
    while place < counts.count {
      guard counts[place] <= Self.mostParts else { throw .unusable(IndexKind.lists, 0) }
      var parts: [NameTrie] = []
      for part in place + 1..<place + 1 + Int(counts[place]) {
        if let names = known[counts[part]] {
          parts.append(names)
        } else {
          parts.append(try NameTrie(file, number: counts[part]))
          known[counts[part]] = parts.last
        }
      }
      lists.append(parts)
      place += 1 + parts.count
    }
    lists.finish()
    self.lists = lists
  }

  /// The same phrases with other lists of as many parts.
  init(_ other: SolePhrases, _ lists: ListTable) {
    nodes = other.nodes
    labels = other.labels
    junctions = other.junctions
    slots = other.slots
    payloads = other.payloads
    self.lists = lists
    spacing = other.spacing
    separator = other.separator
  }

  /// Looks for the only reading of a whole text without edits.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - slots: Takes the slots that are filled, in the order of the text, as far as there is room.
  /// - Returns: What was found.
  /// - Complexity: As ``PhraseAutomaton/readings(of:edits:)``, but it gives up where that would take long.
  public func soleReading(
    of units: Span<UInt32>, slots: inout MutableSpan<SoleReading.Slot>
  ) -> SoleReading {
    var way = SoleReading()
    if nodes.count > 0, !units.isEmpty { walk(from: 0, at: 0, units, &slots, &way) }
    return way
  }

  private func walk(
    from start: Int, at begin: Int, _ units: Span<UInt32>,
    _ filled: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) {
    let nodes = nodes.view
    let labels = labels.view
    way.steps -= 1
    way.depth += 1
    defer { way.depth -= 1 }
    guard way.steps > 0, way.depth < 128 else { return way.outcome = .unclear }
    var node = start
    var place = begin
    while nodes.has(node) {
      let here = nodes[node]
      if here.junction != 0 {
        visit(here.junction, place, units, &filled, &way)
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
        if skipped > node { walk(from: skipped, at: place, units, &filled, &way) }
        node = next
        place += 1
      } else if skipped > node {
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

  private func joins(_ unit: UInt32) -> Bool { spacing?.joins(unit) ?? false }

  // Apart from the loop over literals, which needs the registers for itself.
  @inline(never)
  private func visit(
    _ number: UInt32, _ place: Int, _ units: Span<UInt32>,
    _ filled: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) {
    let junction = junctions[Int(number)]
    if place == units.count { finish(junction, &way) }
    let slots = slots.view
    var slot = Int(junction.firstSlot)
    while slot < Int(junction.endSlot), way.outcome != .unclear {
      let here = slots[slot]
      if here.use & Slot.optional != 0 {
        walk(from: Int(here.target), at: place, units, &filled, &way)
      }
      if place < units.count {
        if here.part == PatternTrie.wildcard { return way.outcome = .unclear }
        let views = lists.views.view
        if views.has(Int(here.part)) {
          let first = lists.first(views[Int(here.part)], Int(here.part), units[place])
          if first >= 0 { fill(here, first, place, units, &filled, &way) }
        }
      }
      slot += 1
    }
  }

  private func finish(_ junction: Junction, _ way: inout SoleReading) {
    guard junction.firstEnd < junction.lastEnd else { return }
    guard junction.lastEnd - junction.firstEnd == 1, way.outcome == .none else {
      return way.outcome = .unclear
    }
    way.outcome = .one
    way.payload = payloads[Int(junction.firstEnd)]
    way.count = way.open
  }

  /// Tries every entry of the slot's list that the text has here.
  private func fill(
    _ slot: Slot, _ first: Int, _ start: Int, _ units: Span<UInt32>,
    _ filled: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) {
    let views = lists.views.view
    guard views.has(Int(slot.part)) else { return }
    let names = views[Int(slot.part)]
    var node = first
    var place = start
    while true {
      place += 1
      node = names.run(from: node, along: units, &place)
      if names.isEnd(node) {
        guard found(node, slot, start..<place, units, &filled, &way) else { return }
      }
      guard place < units.count else { return }
      node = names.step(from: node, by: units[place])
      guard node >= 0 else { return }
    }
  }

  /// Goes on behind a name; false where nothing is to be looked for any more.
  private func found(
    _ node: Int, _ slot: Slot, _ range: Range<Int>, _ units: Span<UInt32>,
    _ filled: inout MutableSpan<SoleReading.Slot>, _ way: inout SoleReading
  ) -> Bool {
    let part = Int(slot.part)
    let value = lists.soleValue(at: node, ofPart: part)
    guard way.open < filled.count, value >= 0 else {
      way.outcome = .unclear
      return false
    }
    // A way that was found keeps its slots; where this one ends too, neither is the only one.
    if way.outcome == .none {
      filled[way.open].label = UInt8(truncatingIfNeeded: slot.use)
      filled[way.open].list = lists.list(ofPart: slot.part).rawValue
      filled[way.open].value = UInt32(truncatingIfNeeded: value)
      filled[way.open].lower = UInt32(truncatingIfNeeded: range.lowerBound)
      filled[way.open].upper = UInt32(truncatingIfNeeded: range.upperBound)
    }
    way.open += 1
    walk(from: Int(slot.target), at: range.upperBound, units, &filled, &way)
    way.open -= 1
    return way.outcome != .unclear
  }

  /// The only value of a name; -1 where it has several or is none.
  public func soleValue(ofName number: UInt32, in list: ListID) -> Int {
    lists.place(number, in: list).map { lists.views[$0.part].soleValue(at: $0.place) } ?? -1
  }
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
  ) -> SoleReading { sole.soleReading(of: units, slots: &slots) }

  /// Whether a pattern's separator may be matched by nothing here.
  func maySkip(at place: Int, _ units: Span<UInt32>) -> Bool { sole.maySkip(at: place, units) }
}

// MARK: - In a file

extension SolePhrases {
  /// A name's number has room for no more.
  static let mostParts: UInt32 = 2

  static func spacing(_ numbers: Table<UInt32>) -> WordSpacing? {
    guard numbers.count > 0 else { return nil }
    let ranges = (0..<min(numbers.count / 2, 256)).compactMap { number in
      let (low, high) = (numbers[number * 2 + 1], numbers[number * 2 + 2])
      return low <= high ? low...high : nil
    }
    return WordSpacing(separator: numbers[0], joining: ranges)
  }

  /// Writes the patterns, and the names of their lists.
  ///
  /// - Returns: Whether a file has room for lists of so many parts.
  public func write(to writer: inout IndexFileWriter) -> Bool {
    writer.add(IndexKind.patternNodes, 0, nodes)
    writer.add(IndexKind.patternLabels, 0, labels)
    writer.add(IndexKind.junctions, 0, junctions)
    writer.add(IndexKind.slots, 0, slots)
    writer.add(IndexKind.payloads, 0, payloads)
    let spaces = spacing.map {
      [$0.separator] + $0.joining.flatMap { [$0.lowerBound, $0.upperBound] }
    }
    writer.add(IndexKind.spacing, 0, numbers: spaces ?? [])
    var counts: [UInt32] = []
    for list in lists.allParts {
      guard list.count <= Int(Self.mostParts) else { return false }
      counts.append(UInt32(list.count))
      for names in list { counts.append(writer.add(names)) }
    }
    writer.add(IndexKind.lists, 0, numbers: counts)
    return true
  }
}
