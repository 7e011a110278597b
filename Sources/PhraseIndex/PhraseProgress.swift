/// How far a text is the beginning of a sentence, and what could have gone on there.
public struct PhraseProgress: Sendable, Hashable {
  /// What a pattern has at a place.
  public enum Expectation: Sendable, Hashable {
    /// These units, up to the next slot or to where patterns part.
    case literal([UInt32])
    /// An entry of a list, begun at a unit of the text; part of it may have been read.
    case entry(ListID, label: UInt8, start: Int)
    /// A text of any kind.
    case wildcard(label: UInt8)
    /// Nothing: a sentence is complete.
    case end
  }

  /// The first unit that no pattern could read; the text's length if all of it begins a sentence.
  public let position: Int
  /// What patterns have at the position, each once, in no order of importance; 32 at most.
  public let expected: [Expectation]
}

extension PhraseAutomaton {
  /// How far a text is the beginning of a sentence without edits.
  ///
  /// - Parameter units: The text.
  /// - Returns: The furthest place that any pattern reaches, and what was expected there.
  /// - Complexity: As matching: O(*n* · *s*) for *n* units and *s* states that are alive at once.
  public func progress(on units: [UInt32]) -> PhraseProgress {
    guard patterns.count > 0, units.count < Int(Int32.max) / 4 else {
      return PhraseProgress(position: 0, expected: [])
    }
    var walk = ProgressWalk(self, units)
    return walk.run()
  }
}

/// Visits every state that a text can reach, once.
private struct ProgressWalk {
  private static let mostExpectations = 32

  private let automaton: PhraseAutomaton
  private let units: [UInt32]
  private let soft: [Bool]?
  private var seen = StateTable()
  private var waiting: [(node: UInt32, place: Int)] = []
  private var position = 0
  private var expected: [PhraseProgress.Expectation] = []
  private var steps = ExactWalk.stepLimit

  init(_ automaton: PhraseAutomaton, _ units: [UInt32]) {
    self.automaton = automaton
    self.units = units
    soft = automaton.softPlaces(in: units)
  }

  mutating func run() -> PhraseProgress {
    enter(Trie.root, 0)
    while let (node, place) = waiting.popLast(), steps > 0 {
      steps -= 1
      visit(node, place)
    }
    return PhraseProgress(position: position, expected: expected)
  }

  private mutating func enter(_ node: UInt32, _ place: Int) {
    let key = UInt64(node) << 32 | UInt64(place)
    guard seen[key] == nil else { return }
    seen.set(key, 0)
    waiting.append((node, place))
  }

  private mutating func note(
    _ expectation: PhraseProgress.Expectation, at place: Int
  ) {
    guard place >= position else { return }
    if place > position {
      position = place
      expected.removeAll()
    }
    guard expected.count < Self.mostExpectations else { return }
    if !expected.contains(expectation) { expected.append(expectation) }
  }

  private mutating func visit(_ node: UInt32, _ place: Int) {
    let trie = automaton.patterns.trie
    if place < units.count, let next = trie.child(of: node, by: units[place]) {
      enter(next, place + 1)
    }
    if let spacing = automaton.spacing, let soft, soft[place],
      let next = trie.child(of: node, by: spacing.separator)
    {
      enter(next, place)
    }
    if place >= position {
      for child in trie.first[Int(node)]..<trie.last[Int(node)] {
        if expected.count >= Self.mostExpectations, place == position { break }
        let run = run(from: child)
        note(.literal(run), at: place)
      }
    }
    let junction = automaton.patterns.junctions[Int(node)]
    if junction != 0 { visitJunction(junction, place) }
  }

  /// The units from a child on, as long as there is one way only.
  private func run(from child: UInt32) -> [UInt32] {
    let trie = automaton.patterns.trie
    var node = child
    var run = [trie.labels[Int(node)]]
    while automaton.patterns.junctions[Int(node)] == 0,
      trie.last[Int(node)] == trie.first[Int(node)] + 1, run.count < 256
    {
      node = trie.first[Int(node)]
      run.append(trie.labels[Int(node)])
    }
    return run
  }

  private mutating func visitJunction(_ junction: UInt32, _ place: Int) {
    if !automaton.patterns.ends(of: junction).isEmpty { note(.end, at: place) }
    for slot in automaton.patterns.slots(of: junction) {
      let target = automaton.patterns.slotTargets[slot]
      let label = automaton.patterns.slotLabels[slot]
      let list = automaton.patterns.slotLists[slot]
      if automaton.patterns.slotIsOptional[slot] { enter(target, place) }
      guard list == PatternTrie.wildcard else {
        visitList(list, label, target, place)
        continue
      }
      note(.wildcard(label: label), at: place)
      if place < units.count {
        for end in place + 1...units.count where steps > 0 {
          steps -= 1
          enter(target, end)
        }
      }
    }
  }

  private mutating func visitList(_ list: UInt32, _ label: UInt8, _ target: UInt32, _ start: Int) {
    let names = automaton.lists.views[Int(list)]
    var node = 0
    var place = start
    while steps > 0 {
      steps -= 1
      if !names.children(of: node).isEmpty {
        note(.entry(automaton.lists.list(ofPart: list), label: label, start: start), at: place)
      }
      guard place < units.count else { return }
      node = names.step(from: node, by: units[place])
      guard node >= 0 else { return }
      place += 1
      if names.isEnd(node) { enter(target, place) }
    }
  }
}
