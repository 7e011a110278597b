import Testing

@testable import PhraseIndex

/// The short ways of matching against the long ones, on random grammars with and without spaces.
@Suite struct ShortWayTests {
  /// `c` is written without spaces, the other letters with.
  private static let spacing = WordSpacing(separator: 0x20, joining: [0x63...0x63])

  /// What a normalized text may look like: single spaces, none at the ends or beside `c`.
  private static func tidied(_ text: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for (place, unit) in text.enumerated() {
      if unit == 0x20 {
        let next = text[(place + 1)...].first { $0 != 0x20 }
        guard let last = result.last, let next, last != 0x20, last != 0x63, next != 0x63 else {
          continue
        }
      }
      result.append(unit)
    }
    return result
  }

  private func soleReading(
    _ automaton: PhraseAutomaton, _ text: [UInt32]
  ) -> (SoleReading, [SoleReading.Slot]) {
    var memory = [SoleReading.Slot](repeating: SoleReading.Slot(), count: 12)
    var slots = memory.mutableSpan
    let reading = automaton.soleReading(of: text.span, slots: &slots)
    return (reading, Array(memory.prefix(reading.count)))
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func theSoleReadingIsTheOnlyOne(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 4, letters: "abc ")
    guard let automaton = try? grammar.automaton(spacing: seed % 2 == 0 ? Self.spacing : nil)
    else { return }  // a pattern of nothing but spaces
    for count in 0..<12 {
      let text = Self.tidied(grammar.text(edits: count % 3, most: 14))
      guard !text.isEmpty else { continue }
      let readings = automaton.readings(of: text)
      let (sole, slots) = soleReading(automaton, text)
      switch sole.outcome {
      case .none: #expect(readings.isEmpty, "seed \(seed), text \(text)")
      case .one:
        #expect(readings.count == 1, "seed \(seed), text \(text)")
        #expect(readings.first?.payload == sole.payload)
        #expect(readings.first?.slots.map(\.value) == slots.map(\.value))
        #expect(
          readings.first?.slots.map(\.range) == slots.map { Int($0.lower)..<Int($0.upper) })
        #expect(readings.first?.slots.map(\.label) == slots.map(\.label))
      case .unclear: break
      }
    }
  }

  @Test(arguments: 2_000..<2_600 as Range<UInt64>) func oneEditIsWhatRowsFind(seed: UInt64) throws {
    var grammar = RandomGrammar(seed: seed, longest: 6, letters: seed % 3 == 0 ? "ab" : "abc ")
    guard let automaton = try? grammar.automaton(spacing: seed % 2 == 0 ? Self.spacing : nil)
    else { return }  // a pattern of nothing but spaces
    let bounds = EditBounds(literals: [4], entries: [seed % 4 < 2 ? 4 : 2], total: 1)
    for _ in 0..<12 {
      let text = Self.tidied(grammar.text(edits: 1, most: 20))
      guard !text.isEmpty, automaton.readings(of: text).isEmpty,
        let short = automaton.readingsWithOneEdit(text, bounds)
      else { continue }
      var walk = FuzzyWalk(automaton, text, bounds)
      let (found, rows) = (summary(short), summary(walk.run()))
      // Rows get ahead of the text by two separators, this way by any number.
      #expect(
        seed % 2 == 0 ? rows.isSubset(of: found) : rows == found,
        "seed \(seed), text \(text): \(found) and by rows \(rows)")
    }
  }

  private func summary(_ readings: [Reading]) -> Set<String> {
    Set(
      readings.map { reading in
        "\(reading.payload) \(reading.literalEdits) \(reading.slots.map { ($0.label, $0.value) })"
      })
  }

  @Test func aHostileGrammarIsGivenUp() throws {
    var builder = PhraseIndexBuilder(spacing: Self.spacing)
    let list = try builder.addList([
      ListEntry(units: [0x61], value: 0), ListEntry(units: [0x61, 0x61], value: 1),
    ])
    let slots = (0..<60).map { _ in PatternElement.slot(list, label: 0, isOptional: true) }
    _ = try builder.addPattern(slots + [.literal([0x62])], payload: 0)
    let automaton = try builder.build()
    let text = [UInt32](repeating: 0x61, count: 200)
    #expect(soleReading(automaton, text).0.outcome != .one)
    #expect(automaton.readings(of: text, edits: .standard).isEmpty)
  }
}
