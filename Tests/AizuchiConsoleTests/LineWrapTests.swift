import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// Sentences on terminals that are narrower than they are.
@Suite struct LineWrapTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let columns: Int
    var indent = 0
    let lines: [String]
    var testDescription: String { "\(text.prefix(20)) at \(columns)" }
  }

  @Test(arguments: [
    Case(text: "It fits.", columns: 20, lines: ["It fits."]),
    Case(
      text: "Sorry, I didn’t understand that.", columns: 20,
      lines: ["Sorry, I didn’t", "understand that."]),
    Case(
      text: "1. Meteor Shower Watch Party", columns: 22, indent: 5,
      lines: ["1. Meteor Shower", "     Watch Party"]),
    Case(text: "申し訳ありません、わかりませんでした。", columns: 18, lines: ["申し訳ありません、", "わかりませんでし", "た。"]),
    Case(text: "「ランチ」を削除しますか？", columns: 12, lines: ["「ランチ」を", "削除します", "か？"]),
    Case(
      text: "averyverylongwordindeed here", columns: 12, lines: ["averyverylongwordindeed", "here"]),
  ])
  func linesAreBrokenBetweenWords(_ item: Case) {
    let text = LineWrap(columns: item.columns).text(item.text, indent: item.indent)
    #expect(text.split(separator: "\n").map(String.init) == item.lines)
  }
}
