/// A text that two patterns both read.
public struct SharedText: Sendable, Hashable {
  /// The text.
  public let units: [UInt32]
  /// Whether as many of its units lie in literals of one pattern as of the other, so that neither
  /// reading is the better one.
  public let isBalanced: Bool
}

extension PhraseAutomaton {
  /// The most pairs of places that are looked at for two patterns.
  private static let mostStates = 400_000

  /// Texts that two patterns both read, found by walking the patterns and the tries of their lists
  /// side by side: what they could say is never spelled out.
  ///
  /// - Parameters:
  ///   - one: A pattern.
  ///   - other: Another pattern.
  ///   - open: Lists whose names nobody knows: a slot of theirs in `one` reads any text.
  ///   - most: How many texts are wanted of either kind.
  /// - Returns: The balanced texts, then the others, each kind the shortest first; none where the patterns share no
  ///   text, and where none was found in the work that is allowed.
  /// - Complexity: O(*n* + *m*) for patterns whose lists have *n* and *m* nodes and whose slots begin at
  ///   the same place.
  public func sharedTexts(
    of one: PatternID, and other: PatternID, open: Set<ListID> = [], most: Int = 1
  ) -> [SharedText] {
    let (left, right) = (Int(one.rawValue), Int(other.rawValue))
    guard stored.indices.contains(left), stored.indices.contains(right), most > 0 else { return [] }
    let sides = [stored[left].elements, stored[right].elements]
    guard mayShare(sides[0], sides[1]) else { return [] }
    var walk = ProductWalk(
      automaton: self, open: open, left: sides[0], right: sides[1], most: most,
      limit: Self.mostStates)
    return walk.run()
  }

  /// False where the literals that both begin with differ: then there is nothing to walk.
  private func mayShare(_ left: [PatternElement], _ right: [PatternElement]) -> Bool {
    let separator = spacing?.separator
    guard case .literal(let one)? = left.first, case .literal(let other)? = right.first,
      let first = one.first, let second = other.first
    else { return true }
    return first == second || first == separator || second == separator
  }
}

/// A place in a pattern: in a literal the units before it, in a slot the node of its list's trie, in a
/// wildcard whether something was read.
struct PatternSpot: Hashable {
  var element: Int32
  var offset: UInt32
}

/// What a text that is being made ended with.
enum TextEnd: UInt8 {
  case nothing, separator, joining, plain
}

/// The walk through two patterns at once.
///
/// It makes texts unit by unit, breadth first, as both patterns allow them, and only such as a normalized text can
/// be: with separators between two units that do not join, and nowhere else.
struct ProductWalk {
  private struct State: Hashable {
    var left: PatternSpot
    var right: PatternSpot
    /// Units in the left one's literals less those in the right one's.
    var balance: Int32
    var end: TextEnd
    /// Whether a separator was left out, so that a joining unit or the end must follow.
    var mustJoin: Bool
  }

  private struct Arrival {
    var from: Int
    var unit: UInt32?
  }

  /// Stands for any unit where both patterns take any.
  private static let anyUnit: UInt32 = 0x78

  let automaton: PhraseAutomaton
  let left: [PatternElement]
  let right: [PatternElement]
  let most: Int
  let limit: Int
  private var states: [State] = []
  private var numbers: [State: Int] = [:]
  private var arrivals: [[Arrival]] = []
  private var goals: [Int] = []

  init(
    automaton: PhraseAutomaton, open: Set<ListID>, left: [PatternElement],
    right: [PatternElement], most: Int, limit: Int
  ) {
    self.automaton = automaton
    self.left = left.map { element in
      guard case .slot(let list, let label, _) = element, open.contains(list) else {
        return element
      }
      return .wildcard(label: label)
    }
    self.right = right
    self.most = most
    self.limit = limit
  }

  mutating func run() -> [SharedText] {
    let start = PatternSpot(element: 0, offset: 0)
    _ = reach(
      State(left: start, right: start, balance: 0, end: .nothing, mustJoin: false), nil)
    var next = 0
    var end = limit
    while next < states.count, next < end {
      let state = states[next]
      if isGoal(state) {
        goals.append(next)
        // More ways to a text that will do are welcome, not the whole language.
        if state.balance == 0 { end = min(end, states.count + most * 256) }
      }
      step(state, next)
      next += 1
    }
    return texts()
  }

  private func isGoal(_ state: State) -> Bool {
    state.left.element == left.count && state.right.element == right.count
      && (state.end == .plain || state.end == .joining)
  }

  private mutating func reach(_ state: State, _ arrival: Arrival?) -> Int {
    if let known = numbers[state] {
      if let arrival, arrivals[known].count < most { arrivals[known].append(arrival) }
      return known
    }
    numbers[state] = states.count
    states.append(state)
    arrivals.append(arrival.map { [$0] } ?? [])
    return states.count - 1
  }

  private mutating func step(_ state: State, _ number: Int) {
    for (spot, mustJoin) in silentSteps(state.left, left, state.end) {
      var next = state
      next.left = spot
      next.mustJoin = next.mustJoin || mustJoin
      _ = reach(next, Arrival(from: number, unit: nil))
    }
    for (spot, mustJoin) in silentSteps(state.right, right, state.end) {
      var next = state
      next.right = spot
      next.mustJoin = next.mustJoin || mustJoin
      _ = reach(next, Arrival(from: number, unit: nil))
    }
    for unit in commonUnits(state) {
      guard let end = self.end(after: state, unit) else { continue }
      let others = take(unit, state.right, right)
      for one in take(unit, state.left, left) {
        for other in others {
          let balance = state.balance + (one.isLiteral ? 1 : 0) - (other.isLiteral ? 1 : 0)
          let next = State(
            left: one.spot, right: other.spot, balance: balance, end: end, mustJoin: false)
          _ = reach(next, Arrival(from: number, unit: unit))
        }
      }
    }
  }
}

// MARK: - Steps

extension ProductWalk {
  /// Where a pattern can go on without a unit, and whether a separator is left out on that way.
  private func silentSteps(
    _ spot: PatternSpot, _ elements: [PatternElement], _ end: TextEnd
  ) -> [(PatternSpot, Bool)] {
    guard Int(spot.element) < elements.count else { return [] }
    let element = elements[Int(spot.element)]
    let next = PatternSpot(element: spot.element + 1, offset: 0)
    var steps: [(PatternSpot, Bool)] = []
    switch element {
    case .literal(let units):
      let place = Int(spot.offset)
      if place == units.count {
        steps.append((next, false))
      } else if let spacing = automaton.spacing, units[place] == spacing.separator {
        steps.append((PatternSpot(element: spot.element, offset: spot.offset + 1), end == .plain))
      }
    case .slot(let list, _, let isOptional):
      if isOptional, spot.offset == 0 { steps.append((next, false)) }
      if spot.offset > 0, automaton.lists.isEnd(spot.offset, in: list) {
        steps.append((next, false))
      }
    case .wildcard:
      if spot.offset > 0, end != .separator { steps.append((next, false)) }
    }
    return steps
  }

  /// The units that both patterns may take next; nil in either stands for any.
  private func commonUnits(_ state: State) -> [UInt32] {
    guard Int(state.left.element) < left.count, Int(state.right.element) < right.count else {
      return []
    }
    let one = units(after: state.left, left[Int(state.left.element)])
    let other = units(after: state.right, right[Int(state.right.element)])
    switch (one, other) {
    case (nil, nil): return [Self.anyUnit]
    case (let units?, nil), (nil, let units?): return units
    case (let one?, let other?): return one.count <= other.count ? one : other
    }
  }

  private func units(after spot: PatternSpot, _ element: PatternElement) -> [UInt32]? {
    switch element {
    case .literal(let units): return Array(units.dropFirst(Int(spot.offset)).prefix(1))
    case .slot(let list, _, _):
      return automaton.lists.units(after: spot.offset, in: list)
    case .wildcard: return nil
    }
  }

  /// The places behind a unit, which are several where a list has parts.
  private func take(
    _ unit: UInt32, _ spot: PatternSpot, _ elements: [PatternElement]
  ) -> [(spot: PatternSpot, isLiteral: Bool)] {
    let element = elements[Int(spot.element)]
    switch element {
    case .literal(let units):
      guard Int(spot.offset) < units.count, units[Int(spot.offset)] == unit else { return [] }
      return [(PatternSpot(element: spot.element, offset: spot.offset + 1), true)]
    case .slot(let list, _, _):
      return automaton.lists.places(after: spot.offset, by: unit, in: list).map {
        (PatternSpot(element: spot.element, offset: $0), false)
      }
    case .wildcard:
      if spot.offset == 0, unit == automaton.spacing?.separator { return [] }
      return [(PatternSpot(element: spot.element, offset: 1), false)]
    }
  }

  /// What the text ends with after a unit; nil where no normalized text has it there.
  private func end(after state: State, _ unit: UInt32) -> TextEnd? {
    guard let spacing = automaton.spacing else { return .plain }
    if unit == spacing.separator {
      return state.end == .plain && !state.mustJoin ? .separator : nil
    }
    if spacing.joins(unit) { return state.end == .separator ? nil : .joining }
    return state.mustJoin ? nil : .plain
  }
}

// MARK: - Texts

extension ProductWalk {
  private func texts() -> [SharedText] {
    let balanced = goals.filter { states[$0].balance == 0 }
    let others = goals.filter { states[$0].balance != 0 }
    return texts(endingAt: balanced, isBalanced: true) + texts(endingAt: others, isBalanced: false)
  }

  private func texts(endingAt goals: [Int], isBalanced: Bool) -> [SharedText] {
    var found: [SharedText] = []
    var seen: Set<[UInt32]> = []
    for goal in goals where found.count < most {
      collect(goal) { units in
        if seen.insert(units).inserted {
          found.append(SharedText(units: units, isBalanced: isBalanced))
        }
        return found.count < most
      }
    }
    return found
  }

  /// Gives the texts that lead to a state, until `take` wants no more.
  private func collect(_ goal: Int, _ take: ([UInt32]) -> Bool) {
    struct Frame {
      var state: Int
      var arrival = 0
      var hasUnit = false
    }
    var path = [Frame(state: goal)]
    var units: [UInt32] = []
    var onPath: Set<Int> = [goal]
    var steps = 65_536 * (most + 1)
    while let frame = path.last, steps > 0 {
      steps -= 1
      if frame.state == 0, !take(units.reversed()) { return }
      guard frame.arrival < arrivals[frame.state].count else {
        if frame.hasUnit { units.removeLast() }
        onPath.remove(frame.state)
        path.removeLast()
        continue
      }
      path[path.count - 1].arrival += 1
      let arrival = arrivals[frame.state][frame.arrival]
      guard onPath.insert(arrival.from).inserted else { continue }
      if let unit = arrival.unit { units.append(unit) }
      path.append(Frame(state: arrival.from, hasUnit: arrival.unit != nil))
    }
  }
}
