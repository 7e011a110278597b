import PhraseIndex
import Testing

@Suite struct HostileInputTests {
  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Names and patterns of one letter, which can be cut in more ways than there are atoms.
  private func automatonOfOneLetter() throws -> PhraseAutomaton {
    var builder = PhraseIndexBuilder()
    let names = try builder.addList(
      (1...12).map { ListEntry(units: units(String(repeating: "a", count: $0)), value: UInt32($0)) }
    )
    let slot = PatternElement.slot(names, label: 0, isOptional: true)
    for count in [1, 8, 40, 64] {
      _ = try builder.addPattern(
        Array(repeating: slot, count: count - 1) + [.literal(units("b"))], payload: 0)
    }
    _ = try builder.addPattern(
      Array(repeating: .wildcard(label: 1), count: 30) + [.literal(units("b"))], payload: 1)
    return try builder.build()
  }

  @Test(arguments: ["a", "ba "]) func aLongTextIsDoneSoon(letters: String) throws {
    let automaton = try automatonOfOneLetter()
    let text = Array(units(String(repeating: letters, count: 10_000 / letters.count)))
    let time = seconds {
      #expect(automaton.readings(of: text).count <= 1_000)
      #expect(automaton.readings(of: text, edits: .standard).count <= 1_000)
      #expect(automaton.progress(on: text).position <= text.count)
    }
    #expect(time < 30)
  }

  @Test func moreReadingsThanAnyoneWantsAreCutOff() throws {
    var builder = PhraseIndexBuilder()
    let names = try builder.addList((0..<5_000).map { ListEntry(units: units("ann"), value: $0) })
    _ = try builder.addPattern(
      [
        .slot(names, label: 0, isOptional: false), .literal(units(" and ")),
        .slot(names, label: 1, isOptional: false),
      ], payload: 0)
    let readings = try builder.build().readings(of: units("ann and ann"))
    #expect(readings.count == 1_000)
  }

  @Test func aVeryLongNameAndLiteral() throws {
    let long = units(String(repeating: "abc", count: 5_000))
    var builder = PhraseIndexBuilder()
    let names = try builder.addList([ListEntry(units: long, value: 1)])
    _ = try builder.addPattern([.slot(names, label: 0, isOptional: false)], payload: 0)
    _ = try builder.addPattern([.literal(units("x") + long)], payload: 1)
    let automaton = try builder.build()
    #expect(automaton.readings(of: long).count == 1)
    var mistyped = long
    mistyped.remove(at: 7_000)
    #expect(automaton.readings(of: mistyped, edits: .standard).map(\.edits) == [1])
    #expect(automaton.readings(of: units("x") + mistyped, edits: .standard).map(\.payload) == [1])
  }

  @Test func unitsThatAreNoScalars() throws {
    var builder = PhraseIndexBuilder(spacing: WordSpacing(separator: 0, joining: [5...5]))
    let greatest = NameBatch.greatestUnit
    let names = try builder.addList([
      ListEntry(units: [greatest, 0, 0xD800], value: .max),
      ListEntry(units: [.max, 0, 0xD800], value: 1),
    ])
    _ = try builder.addPattern(
      [.literal([0, 0, .max]), .slot(names, label: 255, isOptional: false)], payload: .max)
    let automaton = try builder.build()
    let readings = automaton.readings(of: [.max, greatest, 0, 0xD800])
    #expect(readings.map(\.payload) == [.max])
    #expect(readings.first?.slots.map(\.value) == [.max])
    #expect(automaton.readings(of: [.max, .max, 0, 0xD800]).isEmpty, "too great for a name")
    #expect(automaton.readings(of: [0, 0, 0], edits: .standard).isEmpty)
  }

  @Test func alternatingSeparatorsAndJoiningUnits() throws {
    let pattern = Array(repeating: units("あ "), count: 4_000).joined()
    var builder = PhraseIndexBuilder(
      spacing: WordSpacing(separator: 0x20, joining: [0x3041...0x3096]))
    _ = try builder.addPattern([.literal(Array(pattern))], payload: 0)
    let automaton = try builder.build()
    let text = Array(repeating: units("あ")[0], count: 4_000)
    #expect(automaton.readings(of: text).count == 1)
    #expect(automaton.readings(of: Array(text.dropLast()), edits: .standard).count <= 1)
  }
}
