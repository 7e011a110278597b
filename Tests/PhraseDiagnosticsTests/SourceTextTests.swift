import PhraseDiagnostics
import Testing

@Suite struct SourceTextTests {
  @Test func placesCountCharacters() {
    let source = SourceText(file: "f", text: "ab\nか\u{3099}ビx\r\n👩‍🍳y\rz")
    #expect(source.place(at: 0) == SourcePlace(file: "f", line: 1, column: 1))
    #expect(source.place(at: 3) == SourcePlace(file: "f", line: 2, column: 1))
    #expect(source.place(at: 9) == SourcePlace(file: "f", line: 2, column: 2))
    #expect(source.place(at: 12) == SourcePlace(file: "f", line: 2, column: 3))
    #expect(source.place(at: 26).line == 3)
    #expect(source.place(at: 26).column == 2)
    #expect(source.place(at: 9_999) == SourcePlace(file: "f", line: 4, column: 2))
    #expect(source.place(at: -1) == SourcePlace(file: "f", line: 1, column: 1))
    #expect((0...5).map { source.line($0) } == ["", "ab", "か\u{3099}ビx", "👩‍🍳y", "z", ""])
    #expect(source.lineCount == 4)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("\r\n", 1)])
  func lineCounts(_ text: String, _ count: Int) {
    #expect(SourceText(file: "f", text: text).lineCount == count)
  }

  @Test func byteOrderMarksAndUTF16() throws {
    let utf8 = try SourceText(file: "f", bytes: [0xEF, 0xBB, 0xBF] + Array("カ\n".utf8))
    #expect(utf8.text == "カ\n")
    let little = try SourceText(file: "f", bytes: [0xFF, 0xFE, 0xAB, 0x30, 0x3D, 0xD8, 0x00, 0xDE])
    #expect(little.text == "カ😀")
    let big = try SourceText(file: "f", bytes: [0xFE, 0xFF, 0x30, 0xAB])
    #expect(big.text == "カ")
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0xE3, 0x82, 0xAB, 0xFF, 0x62], 2, 2), ([0xC0, 0x80], 1, 1),
    ([0x61, 0xE3, 0x82], 1, 2), ([0x61, 0xED, 0xA0, 0x80], 1, 2), ([0x0A, 0x0A, 0xF5], 3, 1),
  ])
  func badUTF8IsShownWhereItIs(_ bytes: [UInt8], _ line: Int, _ column: Int) throws {
    let fault = #expect(throws: Diagnostic.self) { try SourceText(file: "f", bytes: bytes) }
    #expect(fault?.place == SourcePlace(file: "f", line: line, column: column))
    #expect(fault?.message == "the file is not valid UTF-8 here")
  }

  @Test func badUTF16AndTooMuch() {
    #expect(throws: Diagnostic.self) { try SourceText(file: "f", bytes: [0xFF, 0xFE, 0x00]) }
    #expect(throws: Diagnostic.self) { try SourceText(file: "f", bytes: [0xFF, 0xFE, 0x00, 0xD8]) }
    #expect(throws: Diagnostic.self) {
      try SourceText(file: "f", bytes: [0x61, 0x61, 0x61], limit: 2)
    }
  }

  @Test func messagesHaveTheLineAndStopAtItsEnd() {
    let source = SourceText(file: "f", text: "a\nカフェで\nb")
    let message = source.diagnostic("m", at: 5..<16, help: "h")
    #expect(message.place == SourcePlace(file: "f", line: 2, column: 2))
    #expect(message.sourceLine == "カフェで")
    #expect(message.length == 3)
  }

  @Test func placesInLongLinesAreThoseCountedFromTheirBegin() {
    // 👩‍🍳 is 11 bytes and か with its mark 6, so that checkpoints fall on many kinds of character.
    let line = String(repeating: "a👩‍🍳か\u{3099}ビ", count: 2_000)
    let source = SourceText(file: "f", text: "first\n" + line + "\n" + line + "\nlast")
    for unit in [0, 1, 499, 500, 1_234, 1_999] {
      let offset = unit * (1 + 11 + 6 + 3)
      let expected = unit * 4 + 1
      let second = 6 + line.utf8.count + 1
      #expect(source.place(at: 6 + offset) == SourcePlace(file: "f", line: 2, column: expected))
      #expect(source.place(at: 6 + offset + 1).column == expected + 1)
      #expect(
        source.place(at: second + offset) == SourcePlace(file: "f", line: 3, column: expected))
    }
    #expect(source.place(at: source.bytes.count) == SourcePlace(file: "f", line: 4, column: 5))
  }
}
