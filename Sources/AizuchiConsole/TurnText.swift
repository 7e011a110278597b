import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics

/// A turn as a person reads it at the terminal.
struct TurnText {
  let style: TextStyle
  /// The columns of the terminal; nil where there is none.
  var columns: Int?
  /// The lines of the last snippet with codes for how letters look, fitting the terminal.
  private var inked: [String] = []
  /// The letters of the last snippet as turns have it, by which it is known.
  private var letters = ""
  /// The columns of snippets in turns.
  private static let turnWidth = 80

  /// What fits where results go: on a terminal, the snippet's colours and width.
  init(of turn: Turn, _ session: (any Conversing)?, _ output: ConsoleOutput) async {
    style = TextStyle(isColored: output.resultsColored)
    columns = output.columns
    guard let session, let columns, !turn.snippet.isEmpty,
      let whole = await session.inkedSnippet(width: Self.turnWidth)
    else { return }
    let width = Self.snippetWidth(columns: columns)
    inked = width < Self.turnWidth ? await session.inkedSnippet(width: width) ?? whole : whole
    inked = inked.map { Self.visible($0, keepsCodes: true) }
    letters = Self.letters(whole.map { Self.withoutCodes(Self.visible($0, keepsCodes: true)) })
  }

  /// The turn's lines: sentences, numbered options, snippets in a box, what was performed.
  func text(of turn: Turn) -> String {
    var text = ""
    var box: [String] = []
    var number = 0
    for line in turn.lines {
      if case .snippet(let content) = line {
        box += content.split(separator: "\n", omittingEmptySubsequences: false).map {
          Self.visible($0)
        }
        continue
      }
      text += drawn(box)
      box = []
      if case .option(let title) = line {
        number += 1
        text += "  " + wrapped("\(number). \(Self.visible(title))", indent: 5) + "\n"
        continue
      }
      number = 0
      text += plain(line, of: turn)
    }
    return text + drawn(box)
  }

  private func plain(_ line: Turn.Line, of turn: Turn) -> String {
    switch line {
    case .dialog(let text): wrapped(Self.visible(text)) + "\n"
    case .error(let text): style.missing("! \(Self.visible(text))") + "\n"
    case .summary(let text): style.faint("▸ \(Self.visible(text))") + "\n"
    case .opened(let what): style.faint("→ \(Self.visible(what))") + "\n"
    case .performed(let place):
      turn.performed.indices.contains(place)
        ? style.faint("= \(CallText(turn.performed[place]))") + "\n" : ""
    case .option, .snippet: ""
    }
  }

  /// A sentence in lines that the terminal has room for, without words that are cut.
  private func wrapped(_ text: String, indent: Int = 0) -> String {
    guard let columns else { return text }
    return LineWrap(columns: columns).text(text, indent: indent)
  }

  /// The columns of a snippet that fits in its box into a terminal.
  static func snippetWidth(columns: Int) -> Int { max(8, columns - 6) }

  /// Lines in a box that is as wide as the widest of them on a terminal.
  private func drawn(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let lines = shown(lines)
    let width = lines.map { displayWidth(of: Self.withoutCodes($0)) }.max() ?? 0
    let edge = String(repeating: "─", count: width + 2)
    let rows = lines.map { line in
      let gap = width - displayWidth(of: Self.withoutCodes(line))
      return "  │ \(line)\(String(repeating: " ", count: gap)) │\n"
    }
    return "  ┌\(edge)┐\n\(rows.joined())  └\(edge)┘\n"
  }

  /// The lines as the terminal has room for them, coloured where they are those of the last snippet.
  private func shown(_ lines: [String]) -> [String] {
    if !inked.isEmpty, letters == Self.letters(lines) {
      return style.isColored ? inked : inked.map(Self.withoutCodes)
    }
    guard let columns else { return lines }
    return lines.flatMap { Self.broken($0, at: Self.snippetWidth(columns: columns)) }
  }

  private static func letters(_ lines: [String]) -> String {
    lines.joined().filter { !$0.isWhitespace }
  }

  /// A line in pieces that are not wider than so many columns.
  private static func broken(_ line: String, at width: Int) -> [String] {
    var pieces = [""]
    var room = width
    for character in line {
      let own = displayWidth(of: character)
      if own > room {
        pieces.append("")
        room = width
      }
      pieces[pieces.count - 1].append(character)
      room -= own
    }
    return pieces
  }

  /// A line without codes for how letters look.
  private static func withoutCodes(_ line: String) -> String {
    var result = ""
    var isCode = false
    for character in line {
      if character == "\u{1B}" { isCode = true }
      if !isCode { result.append(character) }
      if character == "m" { isCode = false }
    }
    return result
  }

  /// The text without control characters, which could steer the terminal; newlines stay.
  static func visible(_ text: some StringProtocol, keepsCodes: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      let isKept = scalar == "\n" || keepsCodes && scalar == "\u{1B}"
      result.append(isControl && !isKept ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar)
    }
    return String(result)
  }
}
