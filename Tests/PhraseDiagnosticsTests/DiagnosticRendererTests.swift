import Foundation
import PhraseDiagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  private let renderer = DiagnosticRenderer()

  @Test func caretsStandUnderJapanese() {
    let message = Diagnostic(
      .error, "placeholder '${' is never closed, expected '}'",
      at: SourcePlace(file: "Phrases/ja/music.json", line: 3, column: 8),
      sourceLine: "カフェの音楽で${曲名を再生", length: 2, help: "close it")
    #expect(
      renderer.render(message) == """
        Phrases/ja/music.json:3:8: error: placeholder '${' is never closed, expected '}'
         3 | カフェの音楽で${曲名を再生
           |               ^^
           = help: close it
        """)
  }

  @Test func caretsAreAsWideAsWhatTheyMark() {
    let message = Diagnostic(
      .warning, "w", at: SourcePlace(file: "a", line: 12, column: 2), sourceLine: "が\u{3099}ビール",
      length: 3)
    #expect(
      renderer.render(message) == """
        a:12:2: warning: w
         12 | が\u{3099}ビール
            |   ^^^^^^
        """)
  }

  @Test func withoutAPlaceThereIsNoExcerpt() {
    #expect(renderer.render(Diagnostic(.note, "n", help: "h")) == "note: n\n  help: h")
    #expect(
      renderer.render([Diagnostic(.error, "a"), Diagnostic(.error, "b")]) == "error: a\nerror: b\n")
    let bare = Diagnostic(.error, "e", at: SourcePlace(file: "f", line: 2, column: 3))
    #expect(renderer.render(bare) == "f:2:3: error: e")
  }

  @Test func tabsAreExpanded() {
    let message = Diagnostic(
      .error, "e", at: SourcePlace(file: "f", line: 1, column: 3), sourceLine: "a\tb\r\n")
    #expect(
      renderer.render(message) == """
        f:1:3: error: e
         1 | a   b
           |     ^
        """)
  }

  @Test func controlCharactersCannotSteerTheTerminal() {
    let message = Diagnostic(
      .error, "found '\u{1B}[2J'", at: SourcePlace(file: "f\u{7}", line: 1, column: 2),
      sourceLine: "\u{1B}[31mx\u{9B}\u{7F}")
    let rendered = renderer.render(message)
    #expect(!rendered.contains("\u{1B}"))
    #expect(rendered.contains("␛[31mx\u{FFFD}␡"))
    #expect(rendered.hasPrefix("f␇:1:2: error: found '␛[2J'"))
  }

  @Test(arguments: [1, 2, 60, 100, 199, 200, 201, 100_000])
  func longLinesShowAWindowAroundTheCaret(_ column: Int) throws {
    let line = String(repeating: "注", count: 100) + "X" + String(repeating: "a", count: 99)
    let message = Diagnostic(
      .error, "e", at: SourcePlace(file: "f", line: 1, column: column), sourceLine: line,
      length: 500)
    let lines = renderer.render(message).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 3)
    let source = lines[1].dropFirst(5)
    let carets = lines[2].dropFirst(5)
    #expect(displayWidth(of: source) <= 80)
    #expect(displayWidth(of: carets) <= 81)
    #expect(displayWidth(of: source) >= 60)
    // What stands in the caret's column is the character that the message is about.
    var under = ""
    for character in source
    where displayWidth(of: under) < carets.prefix(while: { $0 == " " }).count {
      under.append(character)
    }
    let marked = source.dropFirst(under.count).first
    #expect(marked == line.dropFirst(column - 1).first)
  }

  @Test func aPlaceBeyondTheLineOrBeforeItIsClipped() {
    for column in [-5, 0, 4, 999, Int.max] {
      let message = Diagnostic(
        .error, "e", at: SourcePlace(file: "f", line: 1, column: column), sourceLine: "abc",
        length: Int.max)
      #expect(renderer.render(message).hasSuffix("^"))
    }
    let onEmpty = Diagnostic(
      .error, "e", at: SourcePlace(file: "f", line: 1, column: 1), sourceLine: "")
    #expect(renderer.render(onEmpty) == "f:1:1: error: e\n 1 | \n   | ^")
  }

  @Test func coloursOnlyWhenAsked() {
    let message = Diagnostic(.error, "e", at: SourcePlace(file: "f", line: 1), sourceLine: "abc")
    #expect(!renderer.render(message).contains("\u{1B}"))
    #expect(
      DiagnosticRenderer(usesColor: true).render(message).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func theJSONFormIsFlat() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let full = Diagnostic(
      .warning, "m", at: SourcePlace(file: "f", line: 2, column: 3), sourceLine: "x", length: 4,
      help: "h")
    #expect(
      String(decoding: try encoder.encode(full), as: UTF8.self)
        == #"{"column":3,"file":"f","help":"h","length":4,"line":2,"message":"m","severity":"warning"}"#
    )
    #expect(
      String(decoding: try encoder.encode(Diagnostic(.error, "m")), as: UTF8.self)
        == #"{"message":"m","severity":"error"}"#)
  }

  @Test func exitCodesAreThoseOfTheDesign() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 74, 75, 130])
  }

  @Test func aMessageThatQuotesAWholeFileIsCut() {
    let message = Diagnostic(.error, "found '\(String(repeating: "あ", count: 100_000))'")
    #expect(displayWidth(of: renderer.render(message)) < 1_010)
  }
}
