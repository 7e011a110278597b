import PhraseIndex
import Testing

/// A text and the values that it is to be read with; no values where it is not to be read.
struct Typo: Sendable, CustomTestStringConvertible {
  let text: String
  let values: [UInt32]?
  let edits: Int
  let literalEdits: Int
  var testDescription: String { text }

  init(_ text: String, _ values: [UInt32]?, edits: Int = 0, literalEdits: Int = 0) {
    self.text = text
    self.values = values
    self.edits = edits
    self.literalEdits = literalEdits
  }
}

@Suite struct FuzzyReadingTests {
  private func automaton() throws -> PhraseAutomaton {
    var builder = PhraseIndexBuilder(
      spacing: WordSpacing(
        separator: 0x20, joining: [0x3041...0x3096, 0x30FC...0x30FC, 0x4E00...0x9FFF]))
    let apps = try builder.addList(entries(["og,brewly"]))
    let drinks = try builder.addList(entries(["びーる", "おれんじじゅーす", "flat white", "tea"]))
    let app = PatternElement.slot(apps, label: 0, isOptional: false)
    let drink = PatternElement.slot(drinks, label: 1, isOptional: false)
    _ = try builder.addPattern([app, .literal(units(" delete last insulin"))], payload: 0)
    _ = try builder.addPattern([.literal(units("delete last insulin ")), app], payload: 1)
    _ = try builder.addPattern(
      [app, .literal(units("で")), drink, .literal(units("を注文してください"))], payload: 2)
    _ = try builder.addPattern(
      [.literal(units("get me a ")), drink, .literal(units(" from ")), app], payload: 3)
    return try builder.build()
  }

  @Test(arguments: [
    Typo("og delete last insulin", [0]),
    Typo("og delete last insulni", [0], edits: 1, literalEdits: 1),
    Typo("og deleet last insuln", [0], edits: 2, literalEdits: 2),
    Typo("og deleet last isuln", nil),
    Typo("ogdelete last insulin", [0], edits: 1, literalEdits: 1),
    Typo("dog delete last insulin", nil), Typo("ogs delete last insulin", nil),
    Typo("delete last insulin dog", nil),
    Typo("delete last insulinog", [0], edits: 1, literalEdits: 1),
    Typo("go delete last insulin", nil), Typo("o delete last insulin", nil),
    Typo("brewyl delete last insulin", [0], edits: 1),
    Typo("brwyl delete last insulin", nil),
    Typo("brewlyでおれんじじーすを注文してください", [0, 1], edits: 1),
    Typo("brewlyでおれじじーすを注文してくださ", [0, 1], edits: 3, literalEdits: 1),
    Typo("brewlyで生びーるを注文してください", nil), Typo("brewlyでびーを注文してください", nil),
    Typo("brewlyでびーるを注もんしてください", [0, 0], edits: 2, literalEdits: 2),
    Typo("get me a falt white from brewly", [2, 0], edits: 1),
    Typo("get me a flatwhite from brewly", [2, 0], edits: 1),
    Typo("get me atea from og", [3, 0], edits: 1, literalEdits: 1),
    Typo("get me a pea from og", nil), Typo("get me a teas from og", nil),
  ]) func typos(_ typo: Typo) throws {
    let readings = try automaton().readings(of: units(typo.text), edits: .standard)
    #expect(readings.first?.slots.map { $0.value ?? 99 } == typo.values)
    #expect(readings.first?.edits ?? 0 == typo.edits)
    #expect(readings.first?.literalEdits ?? 0 == typo.literalEdits)
  }

  @Test(arguments: [true, false]) func namesThatCarryNothingHaveNoEditBesideAnother(
    isFirm: Bool
  ) throws {
    var builder = PhraseIndexBuilder()
    var polite = NameBatch()
    for (value, word) in ["please ", "kindly "].enumerated() {
      polite.append(units(word), value: UInt32(value))
    }
    let frames = builder.addList(parts: [try NameTrie(polite)], isFirm: isFirm)
    let drinks = try builder.addList(entries(["lemonade", "espresso"]))
    _ = try builder.addPattern(
      [
        .slot(frames, label: 0, isOptional: true), .literal(units("get ")),
        .slot(drinks, label: 1, isOptional: false),
      ], payload: 0)
    let automaton = try builder.build()
    func edits(_ text: String, _ bounds: EditBounds = .standard) -> Int? {
      automaton.readings(of: units(text), edits: bounds).first?.edits
    }
    #expect(edits("pleaze get lemonade") == 1)
    #expect(edits("please gte lemonade") == 1)
    #expect(edits("please gte lemonde") == 2)
    #expect(edits("please get lemndae") == 2)
    #expect(edits("pleaze get lemonde") == (isFirm ? nil : 2))
    let all = EditBounds(literals: [4, 8], entries: [4, 6], isNearestOnly: false)
    #expect(edits("pleaze get lemonde", all) == 2, "what is suggested knows no such bound")
  }

  @Test func theNearestReadingsComeFirstOrAlone() throws {
    var builder = PhraseIndexBuilder()
    let names = try builder.addList(entries(["merlin", "martin", "marlin"]))
    _ = try builder.addPattern(
      [.literal(units("call ")), .slot(names, label: 0, isOptional: false)], payload: 0)
    let automaton = try builder.build()
    let text = units("call marlen")
    #expect(automaton.readings(of: text, edits: .standard).map { $0.slots[0].value } == [2])
    let all = EditBounds(literals: [4, 8], entries: [4, 6], isNearestOnly: false)
    let readings = automaton.readings(of: text, edits: all)
    #expect(readings.map { $0.slots[0].value } == [2, 0, 1])
    #expect(readings.map(\.edits) == [1, 2, 2])
    let one = EditBounds(literals: [4], entries: [4, 6], total: 1, isNearestOnly: false)
    #expect(automaton.readings(of: text, edits: one).map(\.edits) == [1])
    #expect(automaton.readings(of: units("call mertin"), edits: .standard).count == 2)
  }

  /// Every single edit inside a word or a name leaves the sentence to be read with its values,
  /// whichever kind of letters stands beside the separators.
  @Test func everySingleEditInsideAPartIsRead() throws {
    var builder = PhraseIndexBuilder(
      spacing: WordSpacing(separator: 0x20, joining: [0x3041...0x30FC]))
    let names = try builder.addList(entries(["morning flow", "あさのさんぽ", "deepsleep"]))
    let apps = try builder.addList(entries(["brewly", "ぶりゅーりー"]))
    let pattern = try builder.addPattern(
      [
        .literal(units("start ")), .slot(names, label: 0, isOptional: false),
        .literal(units(" with ")), .slot(apps, label: 1, isOptional: false),
        .literal(units(" please")),
      ], payload: 0)
    let automaton = try builder.build()
    var tried = 0
    for sentence in automaton.expand(pattern: pattern) {
      let text = sentence.units
      let values = sentence.slots.map(\.value)
      let edges = sentence.slots.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      for place in 1..<text.count - 2 {
        // Not beside a separator nor across the border of a slot.
        let isInside = (place - 1...place + 2).allSatisfy { text[$0] != 0x20 }
        guard isInside, !(place - 1...place + 2).contains(where: edges.contains) else { continue }
        var deleted = text
        deleted.remove(at: place)
        var swapped = text
        swapped.swapAt(place, place + 1)
        let inserted = Array(text[..<place]) + units("q") + Array(text[place...])
        var exchanged = text
        exchanged[place] = 0x71
        for edited in [deleted, swapped, inserted, exchanged] {
          let readings = automaton.readings(of: edited, edits: .standard)
          tried += 1
          #expect(readings.map { $0.slots.map(\.value) } == [values])
          #expect(readings.allSatisfy { $0.edits <= 1 })
        }
      }
    }
    #expect(tried > 200)
  }
}
