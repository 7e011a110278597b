/// How letters look: what the modifiers around them say.
struct Ink: Hashable, Sendable {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color: Color?

  /// The text between the terminal's codes for the look; without a look, the text.
  func drawn(_ text: String) -> String {
    let text = text.contains("\u{1B}") ? text.replacing("\u{1B}", with: "\u{FFFD}") : text
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isStruck { codes.append("9") }
    if let code = color?.terminalCode { codes.append(code) }
    guard !codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[m"
  }
}

/// One thing that a modifier says of the letters in a view.
enum InkChange: Hashable, Sendable {
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strike(Bool)
  case color(Color?)
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)

  func apply(to ink: inout Ink) {
    switch self {
    case .bold(let isOn): ink.isBold = isOn
    case .italic(let isOn): ink.isItalic = isOn
    case .underline(let isOn): ink.isUnderlined = isOn
    case .strike(let isOn): ink.isStruck = isOn
    case .color(let color): if let color { ink.color = color }
    case .font(let font):
      guard let font else { return }
      if let weight = font.weight { ink.isBold = weight.isHeavy }
      if font.isItalic { ink.isItalic = true }
    case .weight(let weight): if let weight { ink.isBold = weight.isHeavy }
    case .design: break
    }
  }

  /// The same in CSS; empty where it changes nothing.
  var css: String {
    switch self {
    case .bold(let isOn): "font-weight:\(isOn ? "bold" : "normal")"
    case .italic(let isOn): "font-style:\(isOn ? "italic" : "normal")"
    case .underline(let isOn): isOn ? "text-decoration:underline" : ""
    case .strike(let isOn): isOn ? "text-decoration:line-through" : ""
    case .color(let color): color?.foregroundCSS.map { "color:\($0)" } ?? ""
    case .font(let font): font?.css ?? ""
    case .weight(let weight): weight.map { "font-weight:\($0.css)" } ?? ""
    case .design(let design): design?.css ?? ""
    }
  }
}

/// A view that another one is drawn through.
protocol WrappingView {
  var inner: any View { get }
}

/// A view whose letters look different.
nonisolated struct InkedView<Content: View>: View, TextView, WrappingView {
  let content: Content
  let change: InkChange

  var body: Never { neverReached() }
  var inner: any View { content }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    var context = context
    change.apply(to: &context.ink)
    return TextBlock(content, context)
  }
}

extension InkedView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let html = HTML.of(content, context)
    return change.css.isEmpty ? html : "<div class=\"ink\" style=\"\(change.css)\">\(html)</div>"
  }
}

/// A view in a box of its own, which only a page shows.
nonisolated struct BoxedView<Content: View>: View, TextView, WrappingView {
  let content: Content
  let css: String

  var body: Never { neverReached() }
  var inner: any View { content }

  @MainActor func block(_ context: RenderingContext) -> TextBlock { TextBlock(content, context) }
}

extension BoxedView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let html = HTML.of(content, context)
    return css.isEmpty || html.isEmpty ? html : "<div class=\"box\" style=\"\(css)\">\(html)</div>"
  }
}

/// Lines with the terminal's codes in them.
enum InkedLine {
  /// The characters of a line, each with the code that stands before it.
  static func runs(_ line: String) -> [(character: Character, code: Substring)] {
    var runs: [(character: Character, code: Substring)] = []
    var code: Substring = ""
    var rest = line[...]
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(of: "m"),
        rest[..<end].dropFirst(2).allSatisfy({ $0.isNumber || $0 == ";" })
      {
        code = rest[..<end].dropFirst(2)
        rest = rest[rest.index(after: end)...]
      } else {
        runs.append((character, code))
        rest.removeFirst()
      }
    }
    return runs
  }

  /// The line without codes.
  static func plain(_ line: String) -> String {
    line.contains("\u{1B}") ? String(runs(line).map(\.character)) : line
  }

  /// The line of some characters, codes before and behind those that have the same.
  static func line(_ runs: some Sequence<(character: Character, code: Substring)>) -> String {
    var line = ""
    var open: Substring = ""
    for run in runs {
      if run.code != open {
        if !open.isEmpty { line += "\u{1B}[m" }
        if !run.code.isEmpty { line += "\u{1B}[\(run.code)m" }
        open = run.code
      }
      line.append(run.character)
    }
    return open.isEmpty ? line : line + "\u{1B}[m"
  }
}
