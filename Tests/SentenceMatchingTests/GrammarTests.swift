import IntentCatalog
import PhraseDiagnostics
import SentenceMatching
import Testing

/// Sentences, lists and contexts of a small grammar.
@Suite struct GrammarTests {
  /// A grammar of one block, or of several intents.
  static func grammar(
    _ blocks: [SentenceBlock], language: String = "en",
    _ change: (inout SentenceSet) -> Void = { _ in }
  ) throws -> SentenceGrammar {
    var set = SentenceSet(language: language)
    set.blocks = blocks
    change(&set)
    return try SentenceGrammar(set)
  }

  static func block(_ intent: String, _ sentences: String...) -> SentenceBlock {
    SentenceBlock(intent: intent, sentences: sentences.map { PlacedText($0) })
  }

  static func values(_ texts: String...) -> SentenceList {
    .values(texts.map { SentenceListValue(PlacedText($0), value: .string($0)) })
  }

  @Test(arguments: [
    ("open [the] gate[s]", "open the gates", true), ("open [the] gate[s]", "Open gate!", true),
    ("open [the] gate[s]", "open thegate", false), ("open [the] gate[s]", "open gat", false),
    ("(shut;now;quietly)", "quietly shut now", true), ("(shut;now;quietly)", "shut now", false),
    ("feed (the|) hens|feed ducks", "feed hens", true),
    ("feed (the|) hens|feed ducks", "feed ducks", true),
    (#"ring \(twice\)"#, "ring (twice)", true), ("air-dry[er]", "air dryer", true),
  ])
  func sentences(_ template: String, _ said: String, _ isRead: Bool) throws {
    let grammar = try Self.grammar([Self.block("A", template)])
    #expect(grammar.faults.isEmpty)
    #expect((grammar.match(said) != nil) == isRead)
  }

  @Test func anyWordsAreTheFewestThatLetTheRestMatchAndKeepTheirSpelling() throws {
    let grammar = try Self.grammar([Self.block("Tell", "tell {who} that {what}", "ask {what} now")])
    {
      $0.lists = ["who": .text, "what": .text]
    }
    let match = try #require(grammar.match("Tell Zoë that Éric said that all is well"))
    #expect(match["who"] == .string("Zoë"))
    #expect(match["what"] == .string("Éric said that all is well"))
    #expect(grammar.match("tell that it rains") == nil)
    #expect(try #require(grammar.match("ask “Why, Ann?” now"))["what"] == .string("Why, Ann"))
    let first = try #require(match.slots.first)
    #expect(first.isFreeText && first.range == 5..<8)
  }

  @Test(
    arguments: [
      ("heat 20", 20.0), ("heat twenty", 20), ("heat 20.5", 20.5), ("heat 20,5", 20.5),
      ("heat -5", -5), ("heat 20.3", nil), ("heat 41", nil), ("heat 9", 9), ("heat minus five", -5),
    ] as [(String, Double?)])
  func numbers(_ said: String, _ value: Double?) throws {
    var range = NumberList(from: -10, to: 40)
    range.fractions = .halves
    let grammar = try Self.grammar([Self.block("Heat", "heat {degrees}")]) {
      $0.lists = ["degrees": .numbers(range)]
    }
    let found = grammar.match(said)?["degrees"]
    #expect(found.map { $0.isSame(as: .double(value ?? .nan)) } ?? (value == nil), "\(said)")
  }

  @Test func stepsAndFactors() throws {
    var range = NumberList(from: 10, to: 50, step: 10)
    range.multiplier = -1
    let grammar = try Self.grammar([Self.block("Dim", "dim by {step}", "dim {1..5,2:times} times")])
    {
      $0.lists = ["step": .numbers(range)]
    }
    #expect(grammar.match("dim by 30")?["step"] == .int(-30))
    #expect(grammar.match("dim by 35") == nil)
    #expect(grammar.match("dim three times")?["times"] == .int(3))
    #expect(grammar.match("dim 4 times") == nil)
  }

  @Test func contextDecides() throws {
    var day = Self.block("Day", "open {door}")
    day.requires = ["kind": ContextCondition(values: [.string("gate"), .string("barn")])]
    var here = Self.block("Here", "open it")
    here.requires = ["area": ContextCondition(slot: "place")]
    here.excludes = ["asleep": ContextCondition(values: [.bool(true)])]
    let door = { (name: String, kind: String) in
      SentenceListValue(PlacedText(name), value: .string(name), context: ["kind": .string(kind)])
    }
    let grammar = try Self.grammar([day, here]) {
      $0.lists = ["door": .values([door("north door", "gate"), door("box", "lid")])]
    }
    #expect(grammar.match("open north door")?.context["kind"] == .string("gate"))
    #expect(grammar.match("open box") == nil)
    #expect(grammar.match("open it") == nil)
    #expect(
      grammar.match("open it", context: ["area": .string("yard")])?["place"] == .string("yard"))
    #expect(
      grammar.match("open it", context: ["area": .string("yard"), "asleep": .bool(true)]) == nil)
  }

  @Test func ownListsAndRulesStandBeforeTheOthers() throws {
    var first = Self.block("One", "<go> {thing}")
    first.rules = ["go": PlacedText("begin")]
    first.lists = ["thing": Self.values("plough")]
    let grammar = try Self.grammar([first, Self.block("Two", "<go> {thing}")]) {
      $0.rules = ["go": PlacedText("(start|<old>)"), "old": PlacedText("commence")]
      $0.lists = ["thing": Self.values("pump")]
    }
    #expect(grammar.match("begin plough")?.intent == "One")
    #expect(grammar.match("commence pump")?.intent == "Two")
    #expect(grammar.match("begin pump") == nil)
    #expect(grammar.match("start plough") == nil)
  }

  @Test func faultsAreNotedAndTheRestIsRead() throws {
    let grammar = try Self.grammar([
      Self.block("A", "<nothing> here"), Self.block("B", "round <a>"),
      Self.block("C", "well (then"),
      Self.block("D", "fine"),
    ]) { $0.rules = ["a": PlacedText("<b>"), "b": PlacedText("[x] <a>")] }
    #expect(grammar.faults.count == 3)
    #expect(grammar.faults.contains { $0.message.contains("<a> → <b> → <a>") })
    #expect(grammar.match("fine")?.intent == "D")
  }

  @Test func whatWouldNeverEndIsRefused() {
    let long = "(" + (1...9).map { "way\($0)" }.joined(separator: ";") + ")"
    #expect(throws: Diagnostic.self) { try Self.grammar([Self.block("A", long)]) }
    #expect(throws: Diagnostic.self) {
      try Self.grammar([Self.block("A", "<r30>")]) { set in
        set.rules["r0"] = PlacedText("one more word")
        for number in 1...30 {
          set.rules["r\(number)"] = PlacedText("<r\(number - 1)> <r\(number - 1)>")
        }
      }
    }
  }

  @Test func otherValuesNeedNoOtherSentences() throws {
    let grammar = try Self.grammar([Self.block("Call", "call {animal}")])
    #expect(grammar.match("call the hen") == nil)
    let filled = try grammar.replacing(lists: ["animal": Self.values("the hen", "hen")])
    #expect(filled.match("call the hen")?["animal"] == .string("the hen"))
    #expect(grammar.match("call the hen") == nil)
  }

  @Test func spacesMeanNothingWhereTheSetSaysSo() throws {
    let grammar = try Self.grammar([Self.block("Play", "播放 radio four")], language: "zh-CN") {
      $0.ignoresSpaces = true
    }
    #expect(grammar.match("播放radio four") != nil)
    #expect(grammar.match("播放 RadioFour") != nil)
  }
}
