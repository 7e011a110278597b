import PhraseDiagnostics

extension TemplateParser {
  /// How a placeholder is spelled.
  private struct Spelling {
    /// What opens it, as text.
    var opener: String
    var closer: Unicode.Scalar
    /// Whether the name may be a parameter's.
    var allowsParameter: Bool
    /// Whether the name may be the app name's token.
    var allowsToken: Bool
  }

  private static let interpolation = Spelling(
    opener: "\\(", closer: ")", allowsParameter: false, allowsToken: true)

  /// Every spelling, the longer opener before the one that it begins with.
  private static let spellings = [
    Spelling(opener: "\\(\\.$", closer: ")", allowsParameter: true, allowsToken: false),
    Spelling(opener: "\\($", closer: ")", allowsParameter: true, allowsToken: false),
    Spelling(opener: "\\(.", closer: ")", allowsParameter: false, allowsToken: true),
    Spelling(opener: "${", closer: "}", allowsParameter: true, allowsToken: true),
  ]

  private static let braces = Spelling(
    opener: "{", closer: "}", allowsParameter: true, allowsToken: true)

  /// Reads a placeholder at the position; nil where none begins.
  mutating func placeholder() -> [TemplateElement]? {
    guard let spelling = spellingHere() else { return nil }
    let start = position
    let nameStart = start + spelling.opener.unicodeScalars.count
    guard let end = closer(of: spelling, from: nameStart) else {
      fault(
        TemplateMessages.unclosedPlaceholder(spelling.opener, String(Character(spelling.closer))),
        start..<nameStart)
      position = nameStart
      return [TemplateElement(.text(spelling.opener), range: start..<nameStart)]
    }
    position = end + 1
    let name = trimmed(nameStart..<end)
    let kind = kind(of: name, spelling, start..<position)
    return [TemplateElement(kind, range: start..<position)]
  }

  /// The spelling whose opener stands at the position.
  private func spellingHere() -> Spelling? {
    guard let first = peek(), first == "\\" || first == "$" || first == "{" else { return nil }
    // `\(${x}` and `\(\.${x}` are escapes before a placeholder.
    let isEscape = mode == .pack && (starts(with: "\\(${") || starts(with: "\\(\\.${"))
    if !isEscape, let known = Self.spellings.first(where: { starts(with: $0.opener) }) {
      return known
    }
    if mode == .pack, first == "{" { return Self.braces }
    guard starts(with: "\\(") else { return nil }
    // In a pack `\(` is also an escaped parenthesis; only the token's own name makes it a placeholder.
    if mode == .pack { return starts(with: "\\(applicationName)") ? Self.interpolation : nil }
    return Self.interpolation
  }

  private func starts(with opener: String) -> Bool {
    var offset = 0
    for scalar in opener.unicodeScalars {
      guard peek(offset) == scalar else { return false }
      offset += 1
    }
    return true
  }

  /// Where the placeholder is closed, nil when another begins, or the text ends, before that.
  private func closer(of spelling: Spelling, from start: Int) -> Int? {
    var index = start
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == spelling.closer { return index }
      if "\\${([\n".unicodeScalars.contains(scalar) { return nil }
      index += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let name = scalars[range].drop(while: isBlank)
    let rest = name.reversed().drop(while: isBlank).reversed()
    return String(String.UnicodeScalarView(rest))
  }

  private mutating func kind(
    of name: String, _ spelling: Spelling, _ range: Range<Int>
  ) -> TemplateElement.Kind {
    if name == "applicationName", spelling.allowsToken { return .applicationName }
    if name.isEmpty {
      fault(TemplateMessages.emptyPlaceholder(string(range)), range)
    } else if !name.unicodeScalars.allSatisfy({ Self.isName($0) }) {
      fault(TemplateMessages.badName(name), range, help: help(for: name))
    } else if !spelling.allowsParameter {
      let isParameter = parameters?.contains(name) == true
      let help = isParameter ? TemplateMessages.tokenIsParameter(name) : help(for: name)
      fault(TemplateMessages.unknownPlaceholder(name, parameters: parameters), range, help: help)
    } else if name == "applicationName" {
      fault(
        TemplateMessages.unknownPlaceholder("$" + name, parameters: parameters), range,
        help: TemplateMessages.writeApplicationName)
    } else if !isKnown(name) {
      fault(
        TemplateMessages.unknownPlaceholder(name, parameters: parameters), range,
        help: help(for: name))
    }
    return .parameter(name)
  }

  private func isKnown(_ name: String) -> Bool {
    if let parameters { return parameters.contains(name) }
    // Without a list any name will do, but for what can only be a slip of the app name's token.
    return Suggestion.closest(to: name, in: ["applicationName"]) == nil && name != "appName"
  }

  private func help(for name: String) -> String? {
    if name == "appName" || name == "app_name" { return TemplateMessages.writeApplicationName }
    return Suggestion.help(for: name, in: ["applicationName"] + (parameters ?? []))
  }
}
