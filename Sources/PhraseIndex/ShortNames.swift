/// Where the names of short lists end in a text that is read with edits, whatever stands around them.
///
/// More may be found than is there: units are told apart by their lowest bits alone. Nothing is left out, so
/// that a text in which nothing is found has none of the names.
struct ShortNames {
  /// Sets of places by the number of edits.
  private typealias Sets = SIMD4<UInt64>

  /// Longer texts are not looked at.
  static let longestText = 63
  private static let mostSteps = 200_000

  private let text: UInt64
  private let allowed: [UInt8]
  private let limit: Int
  /// For the lowest seven bits of a unit the places behind such units.
  private var masks: [UInt64]
  private var known = StateTable()
  /// For each part from which places names were looked for, and where they may begin.
  private var begun: [(places: UInt64, starts: UInt64)] = []
  private var ends: [UInt64] = []
  /// Whether nothing more is looked for once something is found.
  private var isAnyEnough = false
  /// How many more nodes may be looked at; behind the last one everything is found.
  private var steps = ShortNames.mostSteps

  /// Reads a text of up to ``longestText`` units.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - allowed: The edits allowed to names of each length.
  ///   - limit: The most edits of a name.
  init(_ units: [UInt32], allowed: [UInt8], limit: Int) {
    self.allowed = allowed
    self.limit = min(limit, 3)
    text = UInt64.max >> UInt64(63 - min(units.count, Self.longestText))
    masks = [UInt64](repeating: 0, count: 0x80)
    for (place, unit) in units.prefix(Self.longestText).enumerated() {
      masks[Int(unit & 0x7F)] |= 2 << UInt64(place)
    }
  }

  /// Whether a name of one of some parts may stand anywhere in the text; true where there are no parts.
  mutating func mayHave(oneOf parts: [UInt32], _ lists: ListTable) -> Bool {
    var found: UInt64 = 0
    isAnyEnough = true
    for part in parts where found == 0 {
      read(lists.views[Int(part)], 0, start(at: text), Sets(), 0, 0, &found)
    }
    isAnyEnough = false
    return found != 0 || parts.isEmpty
  }

  /// Takes each of some places where a name may begin, with the places where it may end.
  mutating func eachStart(
    of part: Int, _ lists: ListTable, in places: UInt64,
    _ take: (_ start: Int, _ ends: UInt64) -> Void
  ) {
    var rest = places & starts(of: part, lists, in: places)
    while rest != 0 {
      let start = rest.trailingZeroBitCount
      rest &= rest &- 1
      let ends = ends(of: part, lists, from: start)
      if ends != 0 { take(start, ends) }
    }
  }

  /// Takes each of some places where a name begins without edits, with the places where it ends.
  @inline(__always)
  static func eachExact(
    _ names: ListTrie.View, _ units: [UInt32], in places: UInt64,
    _ take: (_ start: Int, _ ends: UInt64) -> Void
  ) {
    var rest = places
    while rest != 0 {
      let start = rest.trailingZeroBitCount
      rest &= rest &- 1
      var ends: UInt64 = 0
      names.eachEnd(in: units, from: start) { _, end in ends |= 1 << UInt64(end) }
      if ends != 0 { take(start, ends) }
    }
  }

  /// Where a name of a list that stands in the text may begin: not farther before an end than the longest is.
  ///
  /// First names are looked for from some places alone; a second time, from others, in all of the text.
  private mutating func starts(
    of part: Int, _ lists: ListTable, in places: UInt64
  ) -> UInt64 {
    let isKnown = begun.indices.contains(part)
    if isKnown, places & ~begun[part].places == 0 { return begun[part].starts }
    let places = isKnown && begun[part].places != 0 ? text : places
    var found: UInt64 = 0
    let names = lists.views[part]
    read(names, 0, start(at: places), Sets(), 0, 0, &found)
    let longest = names.children(of: 0).reduce(0) { max($0, names.reach($1)) } + limit
    var starts: UInt64 = 0
    var rest = found & text
    while rest != 0 {
      let end = rest.trailingZeroBitCount
      rest &= rest &- 1
      let before = (UInt64(1) << UInt64(end)) &- 1
      starts |= longest < end ? before & ~((UInt64(1) << UInt64(end - longest)) &- 1) : before
    }
    if steps <= 0 { starts = text }
    while begun.count <= part { begun.append((places: 0, starts: 0)) }
    begun[part] = (places, starts)
    return starts
  }

  private mutating func ends(of part: Int, _ lists: ListTable, from start: Int) -> UInt64 {
    let key = UInt64(part) << 8 | UInt64(start)
    if let place = known[key] { return ends[Int(place)] }
    var found: UInt64 = 0
    read(lists.views[part], 0, self.start(at: 1 << UInt64(start)), Sets(), 0, 0, &found)
    if steps <= 0 { found = text }
    found &= (UInt64.max &<< UInt64(start)) &<< 1  // behind it
    known.set(key, Int32(ends.count))
    ends.append(found)
    return found
  }

  /// The sets at the root: units too many may stand before the name.
  private func start(at places: UInt64) -> Sets {
    var sets = Sets(repeating: places)
    for edits in 1...3 { sets[edits] |= sets[edits - 1] &<< UInt64(1) }
    return sets & Sets(repeating: text)
  }

  /// Reads on from a node.
  private mutating func read(
    _ names: ListTrie.View, _ node: Int, _ sets: Sets, _ before: Sets, _ beforeMask: UInt64,
    _ depth: Int, _ found: inout UInt64
  ) {
    if depth > 0, names.isEnd(node) {
      found |= sets[min(limit, Int(allowed[min(depth, allowed.count - 1)]))]
    }
    guard depth < 250 else { return steps = 0 }
    let fewer = Sets(0, sets[0], sets[1], sets[2])
    let anything = fewer | (fewer &<< 1)
    let twoBefore = Sets(0, before[0], before[1], before[2]) &<< 2
    let swapped = twoBefore & Sets(repeating: beforeMask)
    for child in names.children(of: node) {
      steps -= 1
      guard steps > 0 else { return found = .max }
      if isAnyEnough, found != 0 { return }
      let mask = masks[Int(names.label(child) & 0x7F)]
      let here = Sets(repeating: mask)
      var next = anything | ((sets &<< 1) & here)
      next |= swapped & (here &<< 1)
      for edits in 1...3 { next[edits] |= next[edits - 1] | next[edits - 1] &<< UInt64(1) }
      next &= Sets(repeating: text)
      guard next[min(limit, Int(allowed[min(names.reach(child), allowed.count - 1)]))] != 0 else {
        continue
      }
      read(names, child, next, sets, mask, depth + 1, &found)
    }
  }
}
