import Foundation
import PhraseDiagnostics
import Testing

@testable import ValueRecognition

@Suite struct ValueDataTests {
  private func grammar(_ rule: String) throws -> ValueGrammar {
    let json = #"{"lists": {"weekday": {"2": ["monday"]}}, "rules": [\#(rule)]}"#
    let data = try JSONDecoder().decode(ValueRuleData.self, from: Data(json.utf8))
    return try ValueGrammar(data, file: "Phrases/Language/xx/values/dates.json")
  }

  @Test(arguments: [
    (#"{"kind": "moon", "forms": ["x"]}"#, "moon"),
    (#"{"kind": "date", "forms": ["{weekdy}"]}"#, "{weekdy}"),
    (#"{"kind": "date", "forms": ["on {weekday"]}"#, "on {weekday"),
    (#"{"kind": "date", "forms": ["{monthName}"]}"#, "month"),
    (#"{"kind": "date", "forms": ["x"], "set": {"dai": 1}}"#, "dai"),
    (#"{"kind": "date", "forms": ["x"], "part": "teatime"}"#, "teatime"),
  ]) func `faults in rules name what is wrong`(_ rule: String, _ named: String) throws {
    let fault = #expect(throws: Diagnostic.self) { _ = try grammar(rule) }
    #expect(fault?.message.contains(named) == true)
    #expect(fault?.place?.file == "Phrases/Language/xx/values/dates.json")
  }

  @Test func `a rule without a fault compiles`() throws {
    let grammar = try grammar(#"{"kind": "date", "forms": ["[on ]{weekday}"]}"#)
    #expect(grammar.rules.map(\.form) == ["[on ]{weekday}"])
  }

  @Test func `conditions may name macros too`() throws {
    let json =
      #"{"macros": {"go": "(on|off)"}, "rules": [{"kind": "date", "forms": ["x"], "before": ["<go>"]}]}"#
    let data = try JSONDecoder().decode(ValueRuleData.self, from: Data(json.utf8))
    let grammar = try ValueGrammar(data, file: "dates.json")
    #expect(grammar.rules[0].before == [ValueText.fold("on"), ValueText.fold("off")])
  }

  @Test(arguments: [
    ("a", ["a"]), ("[the ]last", ["last", "the last"]), ("(a|b)c", ["ac", "bc"]),
    ("[x(a|b)]y", ["y", "xay", "xby"]), (#"\(a\)"#, ["(a)"]), ("", [""]),
  ]) func `forms are written out`(_ form: String, _ sentences: [String]) {
    #expect(PhraseForm.expand(form) == sentences)
  }

  @Test(arguments: [
    ("ﾋﾞｰﾙ を ３ コ", "びーるを3こ"), ("Twenty\u{2011}One", "twenty-one"), ("か\u{3099}", "が"),
    ("６月 １５日", "6月15日"), ("3\u{202F}PM", "3 pm"), ("  a   b  ", "a b"),
  ]) func `texts are folded, with the way back`(_ text: String, _ folded: String) {
    let value = ValueText(text)
    #expect(value.string(0..<value.count) == folded)
    #expect(value.places.map(\.start) == value.places.map(\.start).sorted())
    #expect(value.places.allSatisfy { $0.end <= text.unicodeScalars.count })
  }
}
