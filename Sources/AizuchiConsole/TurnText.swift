import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics

/// A turn as a person reads it at the terminal.
struct TurnText {
  let style: TextStyle

  /// The turn's lines: sentences, numbered options, snippets in a box, what was performed.
  func text(of turn: Turn) -> String {
    var text = ""
    var box: [String] = []
    var number = 0
    for line in turn.lines {
      if case .snippet(let content) = line {
        box += content.split(separator: "\n", omittingEmptySubsequences: false).map(Self.visible)
        continue
      }
      text += drawn(box)
      box = []
      if case .option(let title) = line {
        number += 1
        text += "  \(number). \(Self.visible(title))\n"
        continue
      }
      number = 0
      text += plain(line, of: turn)
    }
    return text + drawn(box)
  }

  private func plain(_ line: Turn.Line, of turn: Turn) -> String {
    switch line {
    case .dialog(let text): Self.visible(text) + "\n"
    case .error(let text): style.missing("! \(Self.visible(text))") + "\n"
    case .summary(let text): style.faint("▸ \(Self.visible(text))") + "\n"
    case .opened(let what): style.faint("→ \(Self.visible(what))") + "\n"
    case .performed(let place):
      turn.performed.indices.contains(place)
        ? style.faint("= \(CallText(turn.performed[place]))") + "\n" : ""
    case .option, .snippet: ""
    }
  }

  /// Lines in a box that is as wide as the widest of them on a terminal.
  private func drawn(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let width = lines.map { displayWidth(of: $0) }.max() ?? 0
    let edge = String(repeating: "─", count: width + 2)
    let rows = lines.map { "  │ \($0.padded(toWidth: width)) │\n" }.joined()
    return "  ┌\(edge)┐\n\(rows)  └\(edge)┘\n"
  }

  /// The text without control characters, which could steer the terminal; newlines stay.
  static func visible(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result.append(isControl && scalar != "\n" ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar)
    }
    return String(result)
  }
}
