/// Which slots a text may have and where they may end, by the literals of the patterns and short lists alone.
///
/// A slot of a short list takes what ``ShortNames`` finds; whatever stands in another one is let through. A set of places is a bit for each place of the text; for each
/// number of edits there is one: the places that the text may have been read to (on the way down the
/// trie of patterns), and those from which the rest may be read (on the way back). So it is found out in one
/// pass, some operations a node, that most texts are nothing that edits could make of a pattern, and
/// lists are walked only where the literals behind them may follow.
struct LiteralFilter {
  /// Sets of places by the number of edits.
  private typealias Sets = SIMD4<UInt64>

  /// What is known of a node on the way.
  private struct Way {
    var sets: Sets
    /// The sets at the node before, and the unit's mask that led here.
    var before: Sets
    var mask: UInt64
    var depth: Int
  }

  /// Where the rest of a text may begin; behind two units that were swapped, apart.
  private struct Rest {
    var sets = Sets()
    var swapped = Sets()
  }

  /// Longer texts have no filter.
  static let longestText = ShortNames.longestText
  private static let mostDepth = 256
  private static let mostSteps = 100_000

  private let patterns: PatternTrie
  private let separator: UInt32
  private let soft: UInt64
  private let text: UInt64
  private let end: UInt64
  private let allowed: [UInt8]
  private let limit: Int
  private let lists: ListTable
  private var names: ShortNames
  private let isFirm: Bool
  private let units: [UInt32]
  private var masks: [UInt64]
  private var steps = LiteralFilter.mostSteps
  /// For each slot the places where it may end.
  private var ends: [UInt64]
  /// Whether the text may be a sentence at all.
  private(set) var mayRead = true

  /// Reads a text; nil where it is too long for that.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - lists: Their lists.
  ///   - units: The text.
  ///   - soft: Where a separator may be matched by nothing; empty where none is soft.
  ///   - separator: The separator.
  ///   - allowed: The edits allowed to literals of each length.
  ///   - limit: The most edits of all.
  ///   - names: Finds the names of short lists in the text.
  ///   - isFirm: Whether the names of firm lists have no edits.
  init?(
    _ patterns: PatternTrie, _ lists: ListTable, _ units: [UInt32], soft: [Bool],
    separator: UInt32, allowed: [UInt8], limit: Int, names: ShortNames, isFirm: Bool
  ) {
    guard units.count <= Self.longestText else { return nil }
    self.patterns = patterns
    self.lists = lists
    self.names = names
    self.isFirm = isFirm
    self.units = units
    self.separator = separator
    self.allowed = allowed
    self.limit = min(limit, 3)
    end = 1 << UInt64(units.count)
    text = end | (end - 1)
    var bits: UInt64 = 0
    for place in soft.indices where soft[place] { bits |= 1 << UInt64(place) }
    self.soft = bits
    ends = [UInt64](repeating: 0, count: patterns.slotLists.count)
    masks = [UInt64](repeating: 0, count: patterns.alphabet.count + 1)
    for (place, unit) in units.enumerated() { masks[patterns.code(of: unit)] |= 2 << UInt64(place) }
    masks[0] = 0
    var start = Sets()
    for edits in 0...3 { start[edits] = (2 << UInt64(edits)) - 1 }
    let way = Way(sets: start & text, before: Sets(), mask: 0, depth: 0)
    let rest = read(0, way)
    mayRead = steps <= 0 || rest.sets[self.limit] & 1 != 0
    if steps <= 0 { ends = ends.map { _ in .max } }
  }

  /// Whether a slot may end at a place.
  func mayEnd(_ slot: Int, at place: Int) -> Bool { ends[slot] >> UInt64(place) & 1 != 0 }

  /// Whether a slot may be in the text.
  func mayHave(_ slot: Int) -> Bool { ends[slot] != 0 }

  /// Reads on from a node.
  private mutating func read(_ node: Int, _ way: Way) -> Rest {
    steps -= 1
    guard steps > 0, way.depth < Self.mostDepth else {
      steps = 0
      return Rest()
    }
    let here = patterns.nodes[node]
    var rest = Rest()
    if here.junction != 0 { rest.sets = leave(here.junction, way) }
    for child in Int(here.first)..<Int(here.last) {
      let isSeparator = patterns.labels[child] == separator
      let mask = masks[Int(patterns.codes[child])]
      var sets = (way.sets &<< 1) & mask
      let fewer = Self.oneMore(way.sets)
      sets |= fewer | (fewer &<< 1)
      sets |= ((Self.oneMore(way.before) &<< 2) & (mask &<< 1)) & way.mask
      if isSeparator { sets |= way.sets & soft }
      sets = Self.closed(sets, by: 1) & text
      let most = min(limit, Int(allowed[Int(patterns.trie.reach[child])]))
      guard sets[most] != 0 else { continue }
      let below = read(
        child, Way(sets: sets, before: way.sets, mask: mask, depth: way.depth + 1))
      rest.sets |= back(below.sets, mask, isSeparator) | below.swapped
      rest.swapped |=
        (((Self.oneMore(below.sets) & way.mask) &>> 1) & mask) &>> 1
    }
    rest.sets = Self.closedBack(rest.sets)
    return rest
  }

  /// The places before a unit from which the rest behind it may be read.
  private func back(_ sets: Sets, _ mask: UInt64, _ isSeparator: Bool) -> Sets {
    let fewer = Self.oneMore(sets)
    var before = (sets & mask) &>> 1 | (fewer &>> 1) | fewer
    if isSeparator { before |= sets & soft }
    return before
  }

  /// Ends, and goes through slots, which take any units.
  private mutating func leave(_ junction: UInt32, _ way: Way) -> Sets {
    var rest = Sets()
    if !patterns.ends(of: junction).isEmpty { rest |= Sets(repeating: end) }
    let slots = patterns.slots(of: junction)
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      // The parts of a list lead to one node.
      var end = slot + 1
      while end < slots.upperBound, patterns.slotTargets[end] == patterns.slotTargets[slot] {
        end += 1
      }
      fill(slot..<end, way, &rest)
      slot = end
    }
    return rest
  }

  /// Goes through the parts of one list.
  private mutating func fill(_ parts: Range<Int>, _ way: Way, _ rest: inout Sets) {
    let slot = parts.lowerBound
    let isOptional = patterns.slotIsOptional[slot]
    let (lists, limit) = (lists, limit)
    let isShort = parts.allSatisfy { isExact($0) || lists.isShort(patterns.slotLists[$0]) }
    var sets = Sets()
    if isShort {
      sets = isOptional ? way.sets : Sets()
      for part in parts {
        eachName(of: part, in: way.sets[limit]) { start, ends in
          for edits in 0...limit where way.sets[edits] >> UInt64(start) & 1 != 0 {
            sets[edits] |= ends
          }
        }
      }
    } else {
      for edits in 0...limit where way.sets[edits] != 0 {
        let lowest = way.sets[edits] & (~way.sets[edits] &+ 1)
        let behind = ~(lowest &- 1)
        sets[edits] = (isOptional ? behind : behind &<< 1) & text
      }
    }
    for edits in limit..<3 { sets[edits + 1] = sets[edits] }
    guard sets[limit] != 0 else { return }
    let behind = read(
      Int(patterns.slotTargets[slot]),
      Way(sets: sets, before: Sets(), mask: 0, depth: way.depth + 1)
    ).sets
    for part in parts { ends[part] = behind[limit] }
    if isShort {
      if isOptional { rest |= behind }
      for part in parts {
        eachName(of: part, in: way.sets[limit]) { start, ends in
          for edits in 0...3 where ends & behind[edits] != 0 { rest[edits] |= 1 << UInt64(start) }
        }
      }
    } else {
      for edits in 0...3 where behind[edits] != 0 {
        let highest = UInt64(1) << UInt64(63 - behind[edits].leadingZeroBitCount)
        rest[edits] |= (highest &- 1) | (isOptional ? behind[edits] : 0)
      }
    }
  }

  /// Whether a slot's names have no edits.
  private func isExact(_ slot: Int) -> Bool { isFirm && lists.isFirm(patterns.slotLists[slot]) }

  /// Takes each place of some where a slot's name may begin, with those where it may end.
  @inline(__always)
  private mutating func eachName(
    of slot: Int, in places: UInt64, _ take: (_ start: Int, _ ends: UInt64) -> Void
  ) {
    let part = Int(patterns.slotLists[slot])
    if isExact(slot) {
      ShortNames.eachExact(lists.views[part], units, in: places, take)
    } else {
      names.eachStart(of: part, lists, in: places, take)
    }
  }

  /// Sets of one edit more.
  private static func oneMore(_ sets: Sets) -> Sets { Sets(0, sets[0], sets[1], sets[2]) }

  /// Takes in what further units of the text lead to.
  private static func closed(_ sets: Sets, by shift: UInt64) -> Sets {
    var sets = sets
    for edits in 1...3 { sets[edits] |= sets[edits - 1] | sets[edits - 1] &<< shift }
    return sets
  }

  private static func closedBack(_ sets: Sets) -> Sets {
    var sets = sets
    for edits in 1...3 { sets[edits] |= sets[edits - 1] | sets[edits - 1] &>> 1 }
    return sets
  }
}
