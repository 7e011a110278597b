import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct PlacedJSONTests {
  private func parse(_ text: String) throws(Diagnostic) -> PlacedJSON {
    try PlacedJSON(parsing: SourceText(file: "f.json", text: text))
  }

  @Test func everyKindOfValueWithItsRange() throws {
    let json = try parse(#" {"a": [1, -2.5e3, true, null], "カ": "フェ\n\u30d3\ud83c\udf54\/"} "#)
    #expect(json.range == 1..<70)
    let list = try #require(json["a"]?.array)
    #expect(list.map(\.range) == [8..<9, 11..<17, 19..<23, 25..<29])
    #expect(list[0].int == 1)
    #expect(list[1].double == -2500)
    #expect(list[2].bool == true)
    #expect(list[3].content == .null)
    #expect(json["カ"]?.string == "フェ\nビ🍔/")
    #expect(json.object?.map(\.key) == ["a", "カ"])
    #expect(json["b"] == nil)
    #expect(try parse("1e400").double == .infinity)
    #expect(try parse("99999999999999999999").int == nil)
  }

  struct Fault: CustomTestStringConvertible {
    var text: String
    var line = 1
    var column: Int
    var words: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(text: "", column: 1, words: "the file ends where a JSON value is expected"),
    Fault(text: "{\"カフェ\": tru}", column: 9, words: "this is no JSON value"),
    Fault(
      text: "{\"a\": 1,\n \"b\": 2,}", line: 2, column: 9, words: "expected a key in quotes here"),
    Fault(text: "[1,]", column: 4, words: "this is no JSON value"),
    Fault(text: "{\"a\": 1\n \"b\": 2}", line: 2, column: 2, words: "expected ',' or '}' here"),
    Fault(text: "{\"a\" 1}", column: 6, words: "expected ':' here"),
    Fault(text: "[1\n", line: 2, column: 1, words: "the file ends before what begins in line 1"),
    Fault(text: "{\"a\":1,\"a\":2}", column: 8, words: "key 'a' stands twice in this object"),
    Fault(text: "[\"\\ud800\"]", column: 3, words: "an escaped surrogate stands without"),
    Fault(text: "[\"\\ud800\\u0041\"]", column: 3, words: "an escaped surrogate stands without"),
    Fault(text: "[\"\\udc00\"]", column: 3, words: "an escaped surrogate stands without"),
    Fault(text: "[\"\\x\"]", column: 3, words: "this is no escape"),
    Fault(text: "[\"\\u12g4\"]", column: 3, words: "this is no escape"),
    Fault(text: "[\"a\nb\"]", column: 2, words: "the string is never closed"),
    Fault(text: "[\"a", column: 2, words: "the string is never closed"),
    Fault(text: "[\"a\\", column: 4, words: "the string is never closed"),
    Fault(text: "[\"\u{1}\"]", column: 3, words: "a control character (code 1)"),
    Fault(text: "01", column: 1, words: "this is no JSON number"),
    Fault(text: "1.", column: 1, words: "this is no JSON number"),
    Fault(text: "-", column: 1, words: "this is no JSON number"),
    Fault(text: "1x", column: 1, words: "this is no JSON number"),
    Fault(text: "1 2", column: 3, words: "something stands behind the end"),
  ])
  func whatIsNoJSONIsShownWithItsPlace(_ fault: Fault) throws {
    let found = #expect(throws: Diagnostic.self) { try parse(fault.text) }
    #expect(found?.place == SourcePlace(file: "f.json", line: fault.line, column: fault.column))
    #expect(found?.message.hasPrefix(fault.words) == true, "\(found?.message ?? "")")
  }

  @Test func deepNestingEndsWithAMessage() {
    let deep = String(repeating: "[", count: 100_000)
    let fault = #expect(throws: Diagnostic.self) { try parse(deep) }
    #expect(fault?.message == "values are nested more than 100 deep")
    let allowed = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: Never.self) { try parse(allowed) }
  }
}
