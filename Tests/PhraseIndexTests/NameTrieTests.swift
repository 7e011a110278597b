import Testing

@testable import PhraseIndex

/// Lists of names that were built in parts.
@Suite struct NameTrieTests {
  /// Names with short and long units, of which many begin alike, some are the beginning of others, and
  /// some have several values.
  private static func names(seed: UInt64) -> [ListEntry] {
    var random = SplitMix(seed: seed)
    let letters: [UInt32] =
      switch seed % 4 {
      case 0: [0x61, 0x62]
      case 1: [0x61, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0xFFFE, 0xFFFF]
      case 2: [0x61, 0x10FFFF, 0x1F600, NameBatch.greatestUnit, 0]
      default: (0..<90).map { 0x3041 + $0 }
      }
    return (0..<120).map { _ in
      let length = Int.random(in: 1...9, using: &random)
      return ListEntry(
        units: (0..<length).map { _ in letters.randomElement(using: &random) ?? 0 },
        value: UInt32.random(in: 0..<200, using: &random) * 20_000_000)
    }
  }

  private static func batch(_ entries: some Sequence<ListEntry>) -> NameBatch {
    var batch = NameBatch()
    for entry in entries { batch.append(entry.units, value: entry.value) }
    return batch
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func aNameTellsItsValuesAndItsUnits(
    seed: UInt64
  ) throws {
    let entries = Self.names(seed: seed)
    let byUnits = Dictionary(grouping: entries, by: \.units).mapValues {
      Set($0.map(\.value)).sorted()
    }
    let cut = seed % 3
    let parts = (0...cut).map { part in
      entries.filter { UInt64($0.units.reduce(0, &+)) % (cut + 1) == part }
    }
    var builder = PhraseIndexBuilder()
    let list = builder.addList(parts: try parts.map { try NameTrie(Self.batch($0)) })
    let pattern = try builder.addPattern([.slot(list, label: 3, isOptional: false)], payload: 0)
    let automaton = try builder.build()
    for (units, values) in byUnits {
      let readings = automaton.readings(of: units)
      let number = try #require(readings.first?.slots.first?.value)
      #expect(readings.count == 1 && readings[0].slots[0].list == list)
      #expect(automaton.values(ofName: number, in: list) == values)
      #expect(automaton.units(ofName: number, in: list) == units)
      let sole = automaton.soleValue(ofName: number, in: list)
      #expect(sole == (values.count == 1 ? Int(values[0]) : -1))
      var text = units + [1]
      #expect(automaton.readings(of: text).isEmpty)
      text = [1] + units
      let longest = try #require(automaton.longestName(of: list, in: text))
      #expect(longest.range.count >= 1)
      #expect(automaton.units(ofName: longest.number, in: list) == Array(text[longest.range]))
    }
    let said = Set(automaton.expand(pattern: pattern).map(\.units))
    #expect(said == Set(byUnits.keys))
  }

  @Test func aPartMayBeReplacedAndAdded() throws {
    func names(_ texts: [UInt32]...) throws -> NameTrie {
      try NameTrie(
        Self.batch(texts.enumerated().map { ListEntry(units: $1, value: UInt32($0)) }))
    }
    var builder = PhraseIndexBuilder()
    let first = builder.addList(parts: [try names([1, 2], [1, 3])])
    let other = builder.addList(parts: [try names([5]), try names([6])])
    _ = try builder.addPattern(
      [.slot(first, label: 0, isOptional: false), .slot(other, label: 1, isOptional: true)],
      payload: 0)
    let old = try builder.build()
    let new = try old.replacing(
      first, withParts: [try names([1, 2]), try names([4]), try names([7])])
    func reads(_ automaton: PhraseAutomaton, _ text: [UInt32]) -> Bool {
      automaton.readings(of: text).count == 1
    }
    #expect(reads(old, [1, 3, 6]) && !reads(new, [1, 3, 6]))
    #expect(
      !reads(old, [4, 5]) && reads(new, [4, 5]) && reads(new, [7, 6]) && reads(new, [1, 2]))
    let one = try new.replacing(other, withParts: [try names([8]), try names([9])])
    #expect(reads(one, [7, 9]) && !reads(one, [7, 6]) && reads(new, [7, 6]))
  }
}

private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
