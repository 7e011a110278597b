import PhraseIndex
import Testing

@Suite struct ProgressTests {
  let sizes: ListID
  let automaton: PhraseAutomaton

  init() throws {
    var builder = PhraseIndexBuilder()
    sizes = try builder.addList(entries(["small", "large"]))
    _ = try builder.addPattern(
      [
        .literal(units("a ")), .slot(sizes, label: 4, isOptional: false),
        .literal(units(" beer")),
      ], payload: 0)
    _ = try builder.addPattern([.literal(units("a beer now"))], payload: 1)
    _ = try builder.addPattern([.literal(units("say ")), .wildcard(label: 5)], payload: 2)
    automaton = try builder.build()
  }

  @Test func nothingFits() {
    let progress = automaton.progress(on: units("xyz"))
    #expect(progress.position == 0)
    #expect(Set(progress.expected) == [.literal(units("a ")), .literal(units("say "))])
  }

  @Test func aSlotIsExpectedOrPartlyRead() {
    let start = automaton.progress(on: units("a "))
    #expect(start.position == 2)
    let slot = PhraseProgress.Expectation.entry(sizes, label: 4, start: 2)
    #expect(Set(start.expected) == [slot, .literal(units("beer now"))])
    let part = automaton.progress(on: units("a larg beer"))
    #expect(part.position == 6)
    #expect(part.expected == [slot])
  }

  @Test func aLiteralIsPartlyRead() {
    let progress = automaton.progress(on: units("a large bier"))
    #expect(progress.position == 9)
    #expect(progress.expected == [.literal(units("eer"))])
  }

  @Test func aSentenceIsCompleteOrGoesOnTooLong() {
    #expect(automaton.progress(on: units("a large beer")).expected == [.end])
    let longer = automaton.progress(on: units("a large beer please"))
    #expect(longer.position == 12)
    #expect(longer.expected == [.end])
    #expect(automaton.progress(on: units("say ")).expected == [.wildcard(label: 5)])
    #expect(automaton.progress(on: units("say a")).expected == [.end])
  }

  @Test func anEmptyTextExpectsWhatBegins() {
    let progress = automaton.progress(on: [])
    #expect(progress.position == 0)
    #expect(progress.expected.count == 2)
  }
}

@Suite struct ExpansionTests {
  @Test func everySentenceIsThereOnce() throws {
    var builder = PhraseIndexBuilder()
    let sizes = try builder.addList(entries(["s,small", "l"]))
    let pattern = try builder.addPattern(
      [
        .slot(sizes, label: 0, isOptional: true), .literal(units("x")),
        .slot(sizes, label: 1, isOptional: false),
      ], payload: 0)
    let sentences = Array(try builder.build().expand(pattern: pattern))
    #expect(
      Set(sentences.map(\.units))
        == Set(
          ["", "s", "small", "l"].flatMap { first in
            ["s", "small", "l"].map { units(first + "x" + $0) }
          }))
    #expect(sentences.count == 12)
  }

  @Test func millionsOfSentencesAreNotMadeBeforeTheyAreAskedFor() throws {
    var builder = PhraseIndexBuilder()
    let many = try builder.addList((0..<2_000).map { ListEntry(units: units("\($0)"), value: $0) })
    let pattern = try builder.addPattern(
      Array(repeating: .slot(many, label: 0, isOptional: false), count: 20), payload: 0)
    let automaton = try builder.build()
    #expect(automaton.expand(pattern: pattern).prefix(3).map(\.slots.count) == [20, 20, 20])
    #expect(Array(automaton.expand(pattern: PatternID(rawValue: 9))).isEmpty)
  }

  @Test func aListWithoutEntriesLeavesNothingToSay() throws {
    var builder = PhraseIndexBuilder()
    let none = try builder.addList([])
    let pattern = try builder.addPattern(
      [.literal(units("a")), .slot(none, label: 0, isOptional: false)], payload: 0)
    #expect(Array(try builder.build().expand(pattern: pattern)).isEmpty)
  }

  /// With separators, over random grammars: what is expanded is matched, with its values, and what
  /// is matched is an expansion.
  @Test(arguments: 0..<200 as Range<UInt64>) func whatIsExpandedIsMatchedAndNothingElse(
    seed: UInt64
  ) throws {
    var grammar = SpacedGrammar(seed: seed)
    let automaton = try grammar.automaton()
    var sentences: Set<[UInt32]> = []
    for pattern in grammar.patterns.indices {
      for sentence in automaton.expand(pattern: PatternID(rawValue: UInt32(pattern))) {
        sentences.insert(sentence.units)
        guard !sentence.units.isEmpty else { continue }
        let isMatched = automaton.readings(of: sentence.units).contains {
          Int($0.pattern.rawValue) == pattern
            && $0.slots.map { [$0.label, UInt8($0.value ?? 99)] }
              == sentence.slots.map { [$0.label, UInt8($0.value ?? 99)] }
        }
        if !isMatched {
          Issue.record("seed \(seed): \(grammar.show(sentence.units)) is not matched")
        }
      }
    }
    for text in grammar.texts(near: sentences, count: 200) {
      let isMatched = !automaton.readings(of: text).isEmpty
      if isMatched != sentences.contains(text) {
        Issue.record("seed \(seed): \(grammar.show(text)) matched: \(isMatched)")
      }
    }
  }
}

/// Grammars of two kinds of letters, of which one joins, and separators in literals.
struct SpacedGrammar {
  private(set) var patterns: [[PatternElement]] = []
  private var lists: [[ListEntry]] = []
  private var generator: SeededGenerator
  private let spacing = WordSpacing(separator: 0x20, joining: [0x3041...0x3096])

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<2 {
      lists.append(
        (0..<3).map { ListEntry(units: normalized(word("abあい ", 1...3)), value: $0) })
    }
    for _ in 0..<3 {
      let elements: [PatternElement] = [
        .literal(word("ab ", 0...2)),
        .slot(ListID(rawValue: 0), label: 0, isOptional: Bool.random(using: &generator)),
        .literal(word("aあ  ", 1...3)),
        .slot(ListID(rawValue: 1), label: 1, isOptional: Bool.random(using: &generator)),
        .literal(word("bあ ", 1...2) + units("b")),
      ]
      patterns.append(elements)
    }
  }

  func automaton() throws -> PhraseAutomaton {
    var builder = PhraseIndexBuilder(spacing: spacing)
    for list in lists { _ = try builder.addList(list) }
    for (payload, pattern) in patterns.enumerated() {
      _ = try builder.addPattern(pattern, payload: UInt32(payload))
    }
    return try builder.build()
  }

  private mutating func word(_ letters: String, _ counts: ClosedRange<Int>) -> [UInt32] {
    (0..<Int.random(in: counts, using: &generator)).map { _ in
      units(letters).randomElement(using: &generator) ?? 97
    }
  }

  /// A text without separators where a text has none.
  private func normalized(_ text: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for (place, unit) in text.enumerated() {
      if unit == 0x20 {
        let next = text[place...].first { $0 != 0x20 }
        guard let last = result.last, last != 0x20, let next else { continue }
        if last >= 0x3041 || next >= 0x3041 { continue }
      }
      result.append(unit)
    }
    return result
  }

  /// Normalized texts, some of which are sentences.
  mutating func texts(near sentences: Set<[UInt32]>, count: Int) -> [[UInt32]] {
    let sorted = sentences.sorted { $0.lexicographicallyPrecedes($1) }
    return (0..<count).map { _ in
      var text = sorted.randomElement(using: &generator) ?? []
      let place = Int.random(in: 0...text.count, using: &generator)
      if Bool.random(using: &generator) {
        text.insert(contentsOf: word("aあ  ", 1...1), at: place)
      } else if place < text.count {
        text.remove(at: place)
      }
      return normalized(text)
    }
  }

  func show(_ text: [UInt32]) -> String {
    String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
  }
}
