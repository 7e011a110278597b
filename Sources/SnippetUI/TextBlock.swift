import PhraseDiagnostics

/// A drawn piece of text: lines, or pieces whose container decides how they are put together.
enum TextBlock: Equatable, Sendable {
  /// Finished lines.
  case lines([String])
  /// Pieces of a view that has no layout of its own.
  case group([TextBlock])
  /// The cells of a row, which the grid around it puts under those of others.
  case row([String])

  /// Draws a view.
  @MainActor init<V: View>(_ view: V, _ context: RenderingContext) {
    if let drawn = view as? any TextView {
      self = drawn.block(context)
    } else {
      self = TextBlock(view.body, context)
    }
  }

  /// The pieces, groups taken apart, empty ones left out.
  var pieces: [[String]] {
    switch self {
    case .lines(let lines): lines.isEmpty ? [] : [lines]
    case .group(let blocks): blocks.flatMap(\.pieces)
    case .row(let cells): [[cells.joined(separator: "  ")]]
    }
  }

  /// The rows of a grid: cells of rows, and whatever else stands there alone.
  var rows: [[String]] {
    switch self {
    case .lines(let lines): lines.map { [$0] }
    case .group(let blocks): blocks.flatMap(\.rows)
    case .row(let cells): [cells]
    }
  }

  /// The lines with the pieces one below another.
  var stacked: [String] { pieces.flatMap { $0 } }

  /// The lines with the pieces beside each other, two spaces between them.
  var beside: [String] {
    var result: [String] = []
    for piece in pieces {
      let column = result.isEmpty ? 0 : (result.map(DisplayWidth.of).max() ?? 0) + 2
      for (row, line) in piece.enumerated() {
        if row >= result.count { result.append("") }
        let gap = column - DisplayWidth.of(result[row])
        if gap > 0 { result[row] += String(repeating: " ", count: gap) }
        result[row] += line
      }
    }
    return result
  }
}

/// How many columns of a terminal a text takes.
enum DisplayWidth {
  static func of(_ text: String) -> Int { displayWidth(of: InkedLine.plain(text)) }
}

/// Draws snippets as text.
public enum SnippetRenderer {
  /// The lines of a view, longer ones broken at a width; pictures and lines that part things have no
  /// text and take no line.
  @MainActor public static func lines<V: View>(of view: V, width: Int = 80) -> [String] {
    drawing(of: view, width: width).lines
  }

  /// The lines of a view, what can be pressed in it, and what its parts stand for, in order.
  @MainActor public static func drawing<V: View>(
    of view: V, width: Int = 80
  ) -> (lines: [String], actions: [_SnippetAction], marks: [any Sendable]) {
    let collector = ActionCollector()
    let context = RenderingContext(width: max(8, width), collector: collector)
    let lines = TextBlock(view, context).stacked.flatMap { broken($0, at: context.width) }
    return (lines, collector.actions, collector.marks)
  }

  /// The same lines with the terminal's codes for how letters look.
  @MainActor public static func inkedLines<V: View>(of view: V, width: Int = 80) -> [String] {
    var context = RenderingContext(width: max(8, width))
    context.isInked = true
    return TextBlock(view, context).stacked.flatMap { line in
      var rest = InkedLine.runs(line)[...]
      return pieces(String(rest.map(\.character)), at: context.width).map { piece in
        let shown = rest.prefix(piece.text.count)
        rest = rest.dropFirst(piece.text.count + piece.spaces)
        return InkedLine.line(shown)
      }
    }
  }

  private static func broken(_ line: String, at width: Int) -> [String] {
    pieces(line, at: width).map(\.text)
  }

  /// The pieces of a line that is broken at a width, with how many spaces fell behind each.
  private static func pieces(_ line: String, at width: Int) -> [(text: String, spaces: Int)] {
    guard DisplayWidth.of(line) > width else { return [(line, 0)] }
    var lines: [(text: String, spaces: Int)] = []
    var current = ""
    var columns = 0
    for character in line {
      let own = DisplayWidth.of(String(character))
      if columns + own > width {
        let cut = current.lastIndex(of: " ").map { current.index(after: $0) }
        let rest = cut.map { String(current[$0...]) } ?? ""
        let whole = cut.map { String(current[..<$0]) } ?? current
        let text = trimmed(whole)
        lines.append((text, whole.count - text.count))
        current = rest
        columns = DisplayWidth.of(rest)
      }
      current.append(character)
      columns += own
    }
    lines.append((current, 0))
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
