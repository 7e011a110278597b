import PhraseIndex
import Testing

/// The scalars of a text as units.
func units(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

/// A list whose values are the places of its names; names after a comma are synonyms.
func entries(_ names: [String]) -> [ListEntry] {
  names.enumerated().flatMap { place, name in
    name.split(separator: ",").map { ListEntry(units: units(String($0)), value: UInt32(place)) }
  }
}

@Suite struct PhraseIndexTests {
  @Test func aSlotIsFilledFromItsList() throws {
    var builder = PhraseIndexBuilder()
    let sizes = try builder.addList(entries(["s,small", "m", "l,large"]))
    let pattern = try builder.addPattern(
      [.literal(units("a ")), .slot(sizes, label: 3, isOptional: false), .literal(units(" beer"))],
      payload: 9)
    let automaton = try builder.build()
    let readings = automaton.readings(of: units("a large beer"))
    let reading = try #require(readings.first)
    #expect(readings.count == 1)
    #expect(reading.pattern == pattern)
    #expect(reading.payload == 9)
    #expect(reading.edits == 0)
    #expect(reading.literalUnits == 7)
    #expect(
      reading.slots.map { [Int($0.label), Int($0.value ?? 99), $0.range.lowerBound] } == [
        [3, 2, 2]
      ])
    #expect(reading.slots.first?.range == 2..<7)
    #expect(reading.slots.first?.list == sizes)
    for miss in ["", "a", "a large", "a large beers", "a huge beer", " a large beer", "large beer"]
    {
      #expect(automaton.readings(of: units(miss)).isEmpty, "\(miss)")
    }
  }

  @Test func namesThatAreAlikeAndNamesInsideNames() throws {
    var builder = PhraseIndexBuilder()
    let lamps = try builder.addList([
      ListEntry(units: units("lamp"), value: 1), ListEntry(units: units("lamp"), value: 2),
      ListEntry(units: units("lamp a"), value: 3), ListEntry(units: units("a on"), value: 4),
    ])
    _ = try builder.addPattern(
      [.slot(lamps, label: 0, isOptional: false), .literal(units(" on"))], payload: 0)
    _ = try builder.addPattern(
      [
        .slot(lamps, label: 0, isOptional: false), .literal(units(" ")),
        .slot(lamps, label: 1, isOptional: false),
      ], payload: 1)
    let automaton = try builder.build()
    #expect(automaton.readings(of: units("lamp on")).map { $0.slots[0].value } == [1, 2])
    let readings = automaton.readings(of: units("lamp a on"))
    #expect(readings.map(\.payload) == [0, 1, 1])
    #expect(readings.map { $0.slots.map(\.value) } == [[3], [1, 4], [2, 4]])
  }

  @Test func anOptionalSlotMayBeLeftOut() throws {
    var builder = PhraseIndexBuilder()
    let app = try builder.addList(entries(["cafe"]))
    _ = try builder.addPattern(
      [.literal(units("order")), .slot(app, label: 0, isOptional: true), .literal(units("now"))],
      payload: 0)
    let automaton = try builder.build()
    #expect(automaton.readings(of: units("ordernow")).map(\.slots.count) == [0])
    #expect(automaton.readings(of: units("ordercafenow")).map(\.slots.count) == [1])
    #expect(automaton.readings(of: units("ordercafecafenow")).isEmpty)
  }

  @Test func aWildcardTakesAsLittleAsItCan() throws {
    var builder = PhraseIndexBuilder()
    _ = try builder.addPattern(
      [.literal(units("say ")), .wildcard(label: 1), .literal(units(" to ")), .wildcard(label: 2)],
      payload: 0)
    let automaton = try builder.build()
    let readings = automaton.readings(of: units("say a to b to c"))
    #expect(readings.map { $0.slots.map(\.range) } == [[4..<5, 9..<15]])
    #expect(readings.first?.slots.map(\.value) == [nil, nil])
    #expect(automaton.readings(of: units("say  to b")).isEmpty)
  }

  @Test func aChangedListIsUsedAndTheOldAutomatonStays() throws {
    var builder = PhraseIndexBuilder()
    let books = try builder.addList(entries(["emma"]))
    _ = try builder.addPattern(
      [.literal(units("read ")), .slot(books, label: 0, isOptional: false)], payload: 0)
    let old = try builder.build()
    let new = try old.replacing(books, with: entries(["dune", ""]))
    #expect(old.readings(of: units("read emma")).count == 1)
    #expect(old.readings(of: units("read dune")).isEmpty)
    #expect(new.readings(of: units("read dune")).count == 1)
    #expect(new.readings(of: units("read emma")).isEmpty)
    #expect(new.readings(of: units("read ")).isEmpty)
    #expect(throws: IndexError.unknownList(ListID(rawValue: 7))) {
      _ = try old.replacing(ListID(rawValue: 7), with: [])
    }
  }

  @Test func whatCannotBeBuiltSaysWhy() throws {
    var builder = PhraseIndexBuilder()
    let list = try builder.addList([])
    #expect(throws: IndexError.emptyPattern) { _ = try builder.addPattern([], payload: 0) }
    #expect(throws: IndexError.emptyPattern) {
      _ = try builder.addPattern(
        [.literal([]), .slot(list, label: 0, isOptional: true)], payload: 0)
    }
    let unknown = ListID(rawValue: 5)
    #expect(throws: IndexError.unknownList(unknown)) {
      _ = try builder.addPattern([.slot(unknown, label: 0, isOptional: false)], payload: 0)
    }
    let many = Array(repeating: PatternElement.wildcard(label: 0), count: 65)
    #expect(throws: IndexError.tooManySlots(65)) {
      _ = try builder.addPattern(many, payload: 0)
    }
    #expect(try builder.build().readings(of: units("a")).isEmpty)
    #expect(try PhraseIndexBuilder().build().readings(of: units("a"), edits: .standard).isEmpty)
  }

  @Test func separatorsStandOnlyWhereATextHasThem() throws {
    let spacing = WordSpacing(separator: 0x20, joining: [0x3041...0x30FC, 0x4E00...0x9FFF])
    var builder = PhraseIndexBuilder(spacing: spacing)
    let names = try builder.addList(entries(["calm", "安眠"]))
    let please = try builder.addList(entries(["please"]))
    _ = try builder.addPattern(
      [
        .slot(please, label: 9, isOptional: true), .literal(units(" start ")),
        .slot(names, label: 0, isOptional: false), .literal(units(" now ")),
        .slot(please, label: 9, isOptional: true),
      ], payload: 0)
    let automaton = try builder.build()
    for text in [
      "start calm now", "start安眠now", "please start calm now", "start安眠now please",
      "please start安眠now please",
    ] {
      #expect(automaton.readings(of: units(text)).count == 1, "\(text)")
    }
    for text in ["startcalm now", "start calmnow", "start calm nowplease", "start calm  now"] {
      #expect(automaton.readings(of: units(text)).isEmpty, "\(text)")
    }
  }
}
