/// Renders messages as text for people.
///
/// The first line, `path:line:column: severity: message`, is stable and meant for editors too.
public struct DiagnosticRenderer: Sendable {
  /// Whether escape sequences colour the text.
  public var usesColor: Bool
  /// How many columns of a source line are shown at most.
  public var window: Int

  private static let tabStop = 4
  private static let ellipsis = "…"
  private static let longestMessage = 1_000

  /// Makes a renderer.
  public init(usesColor: Bool = false, window: Int = 80) {
    self.usesColor = usesColor
    self.window = max(window, 20)
  }

  /// One message, without a newline at the end.
  /// - Complexity: O(n) in the length of the message and its source line.
  public func render(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    var margin = ""
    if let place = diagnostic.place, let source = diagnostic.sourceLine {
      let number = String(place.line)
      margin = String(repeating: " ", count: number.count + 1)
      let (shown, carets) = excerpt(source, column: place.column, length: diagnostic.length)
      lines.append(" \(number) | \(shown)")
      lines.append(" \(margin)| \(styled(carets, .caret))")
    }
    if let help = diagnostic.help {
      lines.append(margin.isEmpty ? "  help: \(help)" : " \(margin)= help: \(help)")
    }
    return lines.joined(separator: "\n")
  }

  /// Several messages, each followed by a newline.
  /// - Complexity: O(n) in the length of all messages and their source lines.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) + "\n" }.joined()
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let severity = styled("\(diagnostic.severity.rawValue):", Style(diagnostic.severity))
    // A message quotes what it found, which may be a whole file on one line.
    let message = Self.visible(diagnostic.message).truncated(toWidth: Self.longestMessage)
    guard let place = diagnostic.place else { return "\(severity) \(message)" }
    let path = "\(Self.visible(place.file)):\(place.line):\(place.column):"
    return "\(styled(path, .path)) \(severity) \(message)"
  }
}

// MARK: - Source lines

extension DiagnosticRenderer {
  /// A character of a source line as it is shown.
  private struct Cell {
    var text: String
    var width: Int
  }

  /// The part of a source line around a place, and the carets that stand under the place.
  private func excerpt(_ source: String, column: Int, length: Int) -> (String, String) {
    let cells = Self.cells(source)
    let first = min(max(column - 1, 0), cells.count)
    let last = min(first + max(min(length, cells.count), 1), cells.count)
    let marked = first..<max(first, last)
    let shown = shownRange(cells, around: marked)
    let before = shown.lowerBound > 0 ? Self.ellipsis : ""
    let after = shown.upperBound < cells.count ? Self.ellipsis : ""
    let text = before + cells[shown].map(\.text).joined() + after
    let indent = displayWidth(of: before) + Self.width(cells[shown.lowerBound..<first])
    let markedWidth = Self.width(cells[marked.clamped(to: shown)])
    let carets = String(repeating: "^", count: max(1, markedWidth))
    return (text, String(repeating: " ", count: indent) + carets)
  }

  /// The cells to show: all when they fit, else a window with a third of its columns before the mark.
  private func shownRange(_ cells: [Cell], around marked: Range<Int>) -> Range<Int> {
    guard Self.width(cells[...]) > window else { return cells.indices }
    let room = window - 2
    var start = marked.lowerBound
    var used = 0
    func extendBack(to limit: Int) {
      while start > 0, used + cells[start - 1].width <= limit {
        start -= 1
        used += cells[start].width
      }
    }
    extendBack(to: room / 3)
    var end = marked.lowerBound
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    extendBack(to: room)
    return start..<end
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// A line's characters, tabs expanded, what ends the line dropped, controls made visible.
  private static func cells(_ source: String) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    for character in source where !character.isNewline {
      let text: String
      if character == "\t" {
        text = String(repeating: " ", count: tabStop - column % tabStop)
      } else {
        text = visible(String(character))
      }
      cells.append(Cell(text: text, width: displayWidth(of: text)))
      column += displayWidth(of: text)
    }
    return cells
  }

  /// The text with each control character replaced by its picture, so that it cannot steer a
  /// terminal.
  private static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80...0x9F: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

// MARK: - Colours

extension DiagnosticRenderer {
  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case path = "1"
    case caret = "1;32"

    init(_ severity: Diagnostic.Severity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
