import IntentMatching
import PhraseDiagnostics
import TextNormalization
import Testing

@Suite struct GrammarIndexTests {
  private func grammar(_ language: String) throws -> GrammarIndex {
    let rules =
      language == "ja"
      ? [
        GrammarRule("{value}[で]", id: 1), GrammarRule("やっぱり{value}[(で|にして)]", id: 2),
        GrammarRule("{text}を教えて", id: 3),
      ]
      : [
        GrammarRule("{value}", id: 1), GrammarRule("(actually|no) [make it] {value}", id: 2),
        GrammarRule("the {position} one", id: 4), GrammarRule("tell me about {text}", id: 3),
      ]
    let names = [
      GrammarName("S", value: 0), GrammarName("M", value: 1), GrammarName("L", value: 2),
      GrammarName("ハンバーガー", value: 3), GrammarName("Hamburger", value: 3),
      GrammarName("Milk tea", value: 4),
      GrammarName("Milk tea", value: 5),
    ]
    let positions = [GrammarName("first", value: 1), GrammarName("second", value: 2)]
    return try GrammarIndex(
      rules: rules, lists: ["value": names, "position": positions],
      tools: TestLanguages.tools(language))
  }

  @Test func repliesAreReadInJapanese() throws {
    let grammar = try grammar("ja")
    let plain = grammar.readings(of: "L")
    #expect(plain.map(\.rule) == [1])
    #expect(plain.first?.slots.map(\.value) == [2])
    let corrected = try #require(grammar.readings(of: "やっぱりＬにして").first)
    #expect(corrected.rule == 2)
    #expect(corrected.tier == .exact)
    #expect(corrected.slots.map(\.range) == [4..<5])
    #expect(corrected.slots.map(\.text) == ["Ｌ"])
    #expect(grammar.readings(of: "ハンバーガーをお願いします").first?.tier == .lenient)
    #expect(grammar.readings(of: "ハンバガー").first?.tier == .fuzzy)
    #expect(grammar.readings(of: "ハンバガー", tiers: [.exact, .lenient]).isEmpty)
    let free = try #require(grammar.readings(of: "ラテ の カロリーを教えて").first)
    #expect(free.rule == 3)
    #expect(free.slots.map(\.value) == [-1])
    #expect(free.slots.map(\.text) == ["ラテ の カロリー"])
    #expect(grammar.readings(of: "XL").isEmpty)
  }

  @Test func repliesAreReadInEnglish() throws {
    let grammar = try grammar("en")
    #expect(grammar.readings(of: "actually make it L").first?.rule == 2)
    #expect(grammar.readings(of: "no, large").isEmpty)
    #expect(grammar.readings(of: "the second one please").first?.slots.map(\.value) == [2])
    #expect(grammar.readings(of: "a hamburger, please").first?.slots.map(\.value) == [3])
    let tea = try #require(grammar.readings(of: "milk tea").first)
    #expect(tea.slots.map(\.value) == [4])
    #expect(tea.slots.map(\.others) == [[5]])
    #expect(
      grammar.readings(of: "tell me about  Milk Tea!").first?.slots.map(\.text) == ["Milk Tea"])
  }

  /// A long list is built once for both tiers but for the names that folding changes.
  @Test func longListsReadAsShortOnesDo() throws {
    let few = [
      GrammarName("コーヒー", value: 1), GrammarName("こおひい", value: 2),
      GrammarName("ヴァイオリン", value: 3), GrammarName("ばいおりん", value: 4),
      GrammarName("朝", value: 5),
    ]
    let kana = (0x30A2...0x30C9).compactMap { Unicode.Scalar($0).map { String($0) } }
    let many = (0..<900).map { number in
      GrammarName(
        kana[number % 30] + kana[number / 30 % 30] + "ノヒ" + (number % 3 == 0 ? "ー" : "ン"),
        value: 100 + number)
    }
    func readings(_ names: [GrammarName]) throws -> [[GrammarReading]] {
      let grammar = try GrammarIndex(
        rules: [GrammarRule("{value}[で]", id: 1)], lists: ["value": names],
        tools: TestLanguages.tools("ja"))
      let said = ["コーヒー", "コオヒー", "こおひいで", "バイオリン", "ヴァイオリンで", "朝", "ぐんて"]
      return said.map { grammar.readings(of: $0) }
    }
    let short = try readings(few)
    #expect(try readings(few + many) == short)
    #expect(short.dropLast().allSatisfy { $0.count == 1 })
    #expect(short[1].first?.tier == .lenient)
    #expect((short[1].first?.slots.first?.others.count ?? 0) == 1)
    let long = try GrammarIndex(
      rules: [GrammarRule("{value}", id: 1)], lists: ["value": many],
      tools: TestLanguages.tools("ja"))
    for name in many.prefix(60) {
      #expect(long.readings(of: name.text).first?.slots.first?.value == name.value)
      let slot = long.readings(of: name.text, tiers: [.lenient]).first?.slots.first
      #expect(slot.map { [$0.value] + $0.others }?.contains(name.value) ?? false)
    }
  }

  @Test func badRulesAreFaults() throws {
    #expect(throws: Diagnostic.self) {
      try GrammarIndex(
        rules: [GrammarRule("{value", id: 1)], lists: [:], tools: TestLanguages.tools("en"))
    }
    #expect(throws: Diagnostic.self) {
      try GrammarIndex(
        rules: [GrammarRule("<unknown> {value}", id: 1)], lists: [:],
        tools: TestLanguages.tools("en"))
    }
  }

  @Test func anEmptyGrammarReadsNothing() throws {
    let grammar = try GrammarIndex(
      rules: [GrammarRule("{value}", id: 1)], lists: ["value": []],
      language: TestLanguages.pack("en"),
      normalizer: TextNormalizer())
    #expect(grammar.readings(of: "anything").isEmpty)
    #expect(grammar.readings(of: "").isEmpty)
  }
}
