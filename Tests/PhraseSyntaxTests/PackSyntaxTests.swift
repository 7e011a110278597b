import PhraseSyntax
import Testing

@Suite struct PackSyntaxTests {
  private func parse(_ text: String, rules: [String]? = nil) -> ParsedTemplate {
    PhraseTemplate.parse(text, mode: .pack, rules: rules)
  }

  private func text(_ words: String) -> TemplateElement { TemplateElement(.text(words)) }

  @Test func optionalAlternativesPermutationAndRule() {
    let parsed = parse(
      "[please ](play|start) {song}(;quickly|x)".replacing("(;quickly|x)", with: ""))
    #expect(parsed.faults == [])
    #expect(
      kinds(parsed.template) == [
        .optional([text("please ")]), .alternatives([[text("play")], [text("start")]]), .text(" "),
        .parameter("song"),
      ])
    #expect(kinds(parse("(a;b)").template) == [.permutation([[text("a")], [text("b")]])])
    #expect(kinds(parse("<turn-on> it").template) == [.rule("turn-on"), .text(" it")])
    #expect(
      kinds(parse("[a|b]").template) == [
        .optional([TemplateElement(.alternatives([[text("a")], [text("b")]]))])
      ])
  }

  @Test func groupsOfOneAreNoGroups() {
    #expect(kinds(parse("a(b)c").template) == [.text("abc")])
    #expect(parse("((a|b))").template == parse("(a|b)").template)
    #expect(parse("[(a|b)]").template == parse("[a|b]").template)
  }

  @Test func aBackslashMakesTheNextCharacterText() {
    let parsed = parse(#"\[a\] \(b\) \{c\} \<d\> \| \; \\ \$"#)
    #expect(parsed.faults == [])
    #expect(kinds(parsed.template) == [.text(#"[a] (b) {c} <d> | ; \ $"#)])
    #expect(kinds(parse(#"\(${x}\)"#).template) == [.text("("), .parameter("x"), .text(")")])
  }

  struct Fault: CustomTestStringConvertible {
    var text: String
    var ranges: [Range<Int>]
    var words: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(text: "ビールを[注文", ranges: [4..<5], words: "'[' is never closed, expected ']'"),
    Fault(text: "(a|b", ranges: [0..<1], words: "'(' is never closed, expected ')'"),
    Fault(text: "(a|)", ranges: [2..<4], words: "an alternative is empty"),
    Fault(text: "(a| |b)", ranges: [2..<5], words: "an alternative is empty"),
    Fault(text: "[]", ranges: [0..<2], words: "'[]' holds nothing"),
    Fault(text: "()", ranges: [0..<2], words: "'()' holds nothing"),
    Fault(text: "a)b", ranges: [1..<2], words: "')' closes nothing"),
    Fault(text: "a]b}c>", ranges: [1..<2, 3..<4, 5..<6], words: "']' closes nothing"),
    Fault(text: "a|b", ranges: [1..<2], words: "'|' stands outside parentheses"),
    Fault(text: "(a|b;c)", ranges: [4..<5], words: "'|' and ';' stand in the same parentheses"),
    Fault(text: "(a[b)c", ranges: [2..<3], words: "'[' is never closed"),
    Fault(text: "{a", ranges: [0..<1], words: "placeholder '{' is never closed, expected '}'"),
    Fault(text: "<a b>", ranges: [0..<1, 4..<5], words: "rule '<' is never closed, expected '>'"),
    Fault(text: "a\\", ranges: [1..<2], words: "a backslash at the end"),
    Fault(text: "", ranges: [0..<1], words: "the template is empty"),
    Fault(text: "　", ranges: [0..<1], words: "the template is empty"),
  ])
  func whatIsWrongIsShownWithItsPlace(_ fault: Fault) throws {
    let faults = parse(fault.text).faults
    #expect(faults.map(\.range) == fault.ranges)
    #expect(try #require(faults.first).message.hasPrefix(fault.words))
  }

  @Test func unknownRulesAreNamed() throws {
    let faults = parse("<trun-on> it", rules: ["turn-on", "turn-off"]).faults
    #expect(faults.map(\.message) == ["unknown rule 'trun-on'"])
    #expect(faults.first?.help == "did you mean 'turn-on'?")
  }

  @Test(arguments: ["(", "[", "(a|", "[(", "{", "${", #"\($"#, "<", "(a;[b|"])
  func deepNestingEndsWithAMessage(_ opener: String) {
    for count in [33, 3_000] {
      let parsed = parse(String(repeating: opener, count: count))
      #expect(!parsed.faults.isEmpty)
    }
    #expect(parse(String(repeating: "a", count: 10_001)).faults.count == 1)
    let deepest = String(repeating: "[a", count: 32) + String(repeating: "]", count: 32)
    #expect(parse(deepest).faults == [])
    #expect(
      parse("[a\(deepest)]").faults.map(\.message) == ["brackets are nested more than 32 deep"])
  }

  @Test func rulesAreInlined() throws {
    let rules = [
      "order": try PhraseTemplate(parsing: "(order|get)[<please>]", mode: .pack),
      "please": try PhraseTemplate(parsing: ", please", mode: .pack),
    ]
    let template = try PhraseTemplate(parsing: "a <order> {x}", mode: .pack)
    let inlined = template.inlining(rules: rules)
    #expect(inlined.faults == [])
    #expect(inlined.template.printed(as: .braces) == "a (order|get)[, please] {x}")
    #expect(template.rules == ["order"])
  }

  @Test(arguments: ["[a ]<long> (x|y) <short> b", "<short><long><short>", "<outer>"])
  func textOfRulesJoinsTextAroundThem(_ template: String) throws {
    let texts = [
      "long": "((one|two)[ (more|less)]|three) and then", "short": "in",
      "outer": "<long> <short> c",
    ]
    let rules = try texts.mapValues { try PhraseTemplate(parsing: $0, mode: .pack) }
    let parsed = try PhraseTemplate(parsing: template, mode: .pack)
    let inlined = parsed.inlining(rules: rules)
    #expect(inlined.faults.isEmpty)
    #expect(
      inlined.template.elements.allSatisfy {
        $0.range.lowerBound >= 0 && $0.range.upperBound <= template.unicodeScalars.count
      })
  }

  @Test func rulesInACircleAreAFault() throws {
    let rules = [
      "a": try PhraseTemplate(parsing: "x<b>", mode: .pack),
      "b": try PhraseTemplate(parsing: "y<a>", mode: .pack),
    ]
    let inlined = try PhraseTemplate(parsing: "<a>", mode: .pack).inlining(rules: rules)
    #expect(inlined.faults.map(\.message) == ["rules use each other in a circle: a → b → a"])
  }

  @Test func rulesThatGrowWithoutMeasureAreAFault() throws {
    var rules: [String: PhraseTemplate] = ["r0": try PhraseTemplate(parsing: "{x}", mode: .pack)]
    for depth in 1...40 {
      rules["r\(depth)"] = try PhraseTemplate(
        parsing: "<r\(depth - 1)>-<r\(depth - 1)>", mode: .pack)
    }
    let inlined = try PhraseTemplate(parsing: "<r40>", mode: .pack).inlining(rules: rules)
    #expect(inlined.faults.count == 1)
  }
}
