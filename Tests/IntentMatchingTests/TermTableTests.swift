import Testing

@testable import IntentMatching

/// Words that are looked for in a text.
@Suite struct TermTableTests {
  private func units(_ text: String) -> Units { Units(text.unicodeScalars.map(\.value)) }

  @Test func theLongerOfTwoWordsIsFoundAtTheEndToo() {
    let table = TermTable(["の", "ので", "ではございますけれども"].map(units))
    let text = units("急いでいるので")
    #expect(table.isEnd(of: text, upTo: text.count))
    #expect(table.isEnd(of: text, upTo: text.count - 1))
    let long = units("急ぎではございますけれども")
    #expect(table.isEnd(of: long, upTo: long.count))
    #expect(!table.isEnd(of: long, upTo: long.count - 1))
    #expect(!table.isEnd(of: units("ので"), upTo: 0))
  }

  @Test func aWordOfASpacedScriptIsWhole() {
    let table = TermTable(["so", "so that"].map(units))
    let text = units("also so that")
    #expect(table.word(in: text, at: 2) == nil)
    #expect(table.word(in: text, at: 5) == 5..<7)
    #expect(table.isEnd(of: text, upTo: text.count))
    #expect(!table.isAnywhere(in: text, 0..<6))
    #expect(table.last(in: text) == 5..<7)
    #expect(table.last(in: units("wait so")) == nil)
  }
}
