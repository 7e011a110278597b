import PhraseIndex
import Testing

/// A small generator with a seed, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Random small grammars, and texts near to their sentences.
struct RandomGrammar {
  var lists: [[ListEntry]] = []
  var patterns: [NaiveMatcher.Pattern] = []
  private(set) var generator: SeededGenerator
  private let letters: [UInt32]

  init(seed: UInt64, longest: Int, letters: String = "abc") {
    generator = SeededGenerator(seed: seed)
    self.letters = units(letters)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      lists.append(
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          ListEntry(units: word(1...longest), value: UInt32.random(in: 0..<4, using: &generator))
        })
    }
    for payload in 0..<Int.random(in: 1...4, using: &generator) {
      var elements = [PatternElement.literal(word(1...longest))]
      for label in 0..<Int.random(in: 0...3, using: &generator) {
        elements.append(element(UInt8(label), longest))
      }
      elements.shuffle(using: &generator)
      patterns.append(NaiveMatcher.Pattern(elements: elements, payload: UInt32(payload)))
    }
  }

  private mutating func element(_ label: UInt8, _ longest: Int) -> PatternElement {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: return .literal(word(1...longest))
    case 2: return .wildcard(label: label)
    default:
      let list = UInt32.random(in: 0..<UInt32(lists.count), using: &generator)
      return .slot(
        ListID(rawValue: list), label: label,
        isOptional: Int.random(in: 0..<3, using: &generator) == 0)
    }
  }

  mutating func word(_ counts: ClosedRange<Int>) -> [UInt32] {
    (0..<Int.random(in: counts, using: &generator)).map { _ in
      letters.randomElement(using: &generator) ?? 97
    }
  }

  /// A sentence with some edits; at most `most` units.
  mutating func text(edits: Int, most: Int) -> [UInt32] {
    var text: [UInt32] = []
    for element in patterns.randomElement(using: &generator)?.elements ?? [] {
      switch element {
      case .literal(let units): text += units
      case .wildcard: text += word(1...2)
      case .slot(let list, _, let isOptional):
        if isOptional, Bool.random(using: &generator) { continue }
        text += lists[Int(list.rawValue)].randomElement(using: &generator)?.units ?? []
      }
    }
    for _ in 0..<edits where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text.remove(at: place)
      case 1: text.insert(contentsOf: word(1...1), at: place)
      case 2: text[place] = word(1...1)[0]
      default: if place + 1 < text.count { text.swapAt(place, place + 1) }
      }
    }
    return Array(text.prefix(most))
  }

  func automaton(spacing: WordSpacing? = nil) throws -> PhraseAutomaton {
    var builder = PhraseIndexBuilder(spacing: spacing)
    for list in lists { _ = try builder.addList(list) }
    for pattern in patterns {
      _ = try builder.addPattern(pattern.elements, payload: pattern.payload)
    }
    return try builder.build()
  }
}

@Suite struct DifferentialTests {
  private func summary(_ readings: [Reading]) -> [NaiveMatcher.Key: NaiveMatcher.Cost] {
    var result: [NaiveMatcher.Key: NaiveMatcher.Cost] = [:]
    for reading in readings {
      let key = NaiveMatcher.Key(
        payload: reading.payload,
        fillings: reading.slots.map { NaiveMatcher.Filling(label: $0.label, value: $0.value) })
      #expect(result[key] == nil, "twice: \(key)")
      #expect(reading.edits == reading.literalEdits + reading.slots.reduce(0) { $0 + $1.edits })
      result[key] = NaiveMatcher.Cost(
        edits: reading.edits, literalEdits: reading.literalEdits,
        wildcards: reading.slots.filter { $0.list == nil }.map(\.range.count))
    }
    return result
  }

  private func compare(
    _ found: [NaiveMatcher.Key: NaiveMatcher.Cost],
    _ expected: [NaiveMatcher.Key: NaiveMatcher.Cost], _ seed: UInt64, _ text: [UInt32]
  ) {
    guard found != expected else { return }
    let more = found.filter { expected[$0.key] != $0.value }
    let fewer = expected.filter { found[$0.key] != $0.value }
    Issue.record("seed \(seed), text \(text): found \(more), expected \(fewer)")
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func exactReadings(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 3, letters: "ab")
    let naive = NaiveMatcher(
      lists: grammar.lists, patterns: grammar.patterns, literalBounds: [], entryBounds: [])
    let automaton = try grammar.automaton()
    for count in 0..<8 {
      let text = grammar.text(edits: count % 2, most: 12)
      let expected = text.isEmpty ? [:] : naive.readings(of: text)
      let found = summary(automaton.readings(of: text))
      compare(found, expected, seed, text)
    }
  }

  @Test(arguments: 1_000..<1_250 as Range<UInt64>) func readingsWithEdits(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 5)
    let bounds = seed % 2 == 0 ? ([4, 8], [4, 8]) : ([2, 4], [1, 3, 5])
    let naive = NaiveMatcher(
      lists: grammar.lists, patterns: grammar.patterns, literalBounds: bounds.0,
      entryBounds: bounds.1)
    let automaton = try grammar.automaton()
    for count in 0..<4 {
      let text = grammar.text(edits: count, most: 10)
      let expected = text.isEmpty ? [:] : naive.readings(of: text)
      let all = automaton.readings(
        of: text,
        edits: EditBounds(literals: bounds.0, entries: bounds.1, isNearestOnly: false))
      compare(summary(all), expected, seed, text)
      let nearest = automaton.readings(
        of: text, edits: EditBounds(literals: bounds.0, entries: bounds.1))
      let fewest = expected.values.map(\.edits).min()
      let expectedNearest = expected.filter { $0.value.edits == fewest }
      compare(summary(nearest), expectedNearest, seed, text)
    }
  }

  /// Lists of so many names that hashes tell which edits are worth looking for.
  @Test(arguments: 5_000..<5_008 as Range<UInt64>) func longLists(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 3, letters: "abcdef")
    var names: [ListEntry] = []
    for number in 0..<280 as Range<UInt32> {
      let length = seed % 2 == 0 && number == 0 ? 2...2 : 5...10
      names.append(ListEntry(units: grammar.word(length), value: number))
    }
    grammar.lists = [names]
    grammar.patterns = [
      NaiveMatcher.Pattern(
        elements: [
          .literal(units("bad")), .slot(ListID(rawValue: 0), label: 0, isOptional: false),
          .literal(units("face")),
        ], payload: 0)
    ]
    let bounds = seed % 4 < 2 ? ([4, 8], [4, 8]) : ([4, 6, 10], [4, 6, 9])
    let naive = NaiveMatcher(
      lists: grammar.lists, patterns: grammar.patterns, literalBounds: bounds.0,
      entryBounds: bounds.1)
    let automaton = try grammar.automaton()
    for count in 0..<4 {
      let text = grammar.text(edits: 1 + count, most: 20)
      let expected = naive.readings(of: text)
      let fewest = expected.values.map(\.edits).min()
      let nearest = automaton.readings(
        of: text, edits: EditBounds(literals: bounds.0, entries: bounds.1))
      compare(
        summary(nearest), expected.filter { $0.value.edits == fewest }, seed, text)
    }
  }

  /// Of a text that lacks every name of a short list nothing is read, of others all that was.
  @Test(arguments: 6_000..<6_200 as Range<UInt64>) func namesThatAreNeeded(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 5)
    for place in grammar.patterns.indices {
      let slot = PatternElement.slot(ListID(rawValue: 0), label: 9, isOptional: false)
      let elements = grammar.patterns[place].elements
      grammar.patterns[place] = NaiveMatcher.Pattern(
        elements: seed % 2 == 0 ? elements + [slot] : [slot] + elements,
        payload: grammar.patterns[place].payload)
    }
    let naive = NaiveMatcher(
      lists: grammar.lists, patterns: grammar.patterns, literalBounds: [4, 8], entryBounds: [4, 8])
    let automaton = try grammar.automaton()
    for count in 0..<4 {
      let text = count == 3 ? grammar.word(4...9) : grammar.text(edits: count, most: 10)
      guard !text.isEmpty else { continue }
      let expected = naive.readings(of: text)
      let all = automaton.readings(
        of: text, edits: EditBounds(literals: [4, 8], entries: [4, 8], isNearestOnly: false))
      compare(summary(all), expected, seed, text)
    }
  }
}
