/// How placeholders are written when a template is printed.
public enum PlaceholderSpelling: String, Codable, Hashable, Sendable, CaseIterable {
  /// `${applicationName}`, `${session}`.
  case dollar
  /// `\(.applicationName)`, `\(\.$session)`.
  case swift
  /// `{applicationName}`, `{session}`; packs only.
  case braces
}

extension PhraseTemplate {
  /// The template as text that reads back as an equal template in the same mode.
  ///
  /// A template for Apple's mode is printed without escapes; `braces` are packs' alone and become
  /// `dollar` there.
  /// - Complexity: O(n) in the length of what is printed.
  public func printed(as spelling: PlaceholderSpelling = .dollar) -> String {
    let printer = TemplatePrinter(
      mode: mode, spelling: mode == .apple && spelling == .braces ? .dollar : spelling)
    return printer.printed(elements)
  }
}

private struct TemplatePrinter {
  var mode: TemplateMode
  var spelling: PlaceholderSpelling

  func printed(_ elements: [TemplateElement]) -> String {
    elements.map { printed($0.kind) }.joined()
  }

  private func printed(_ kind: TemplateElement.Kind) -> String {
    switch kind {
    case .text(let text): mode == .apple ? text : escaped(text)
    case .applicationName: placeholder("applicationName", isToken: true)
    case .parameter(let name): placeholder(name, isToken: false)
    case .optional(let inner): "[\(printed(inner))]"
    case .alternatives(let branches): "(\(branches.map(printed).joined(separator: "|")))"
    case .permutation(let branches): "(\(branches.map(printed).joined(separator: ";")))"
    case .rule(let name): "<\(name)>"
    case .list(let list): "{\(list)}"
    }
  }

  private func placeholder(_ name: String, isToken: Bool) -> String {
    switch spelling {
    case .dollar: "${\(name)}"
    case .swift: isToken ? "\\(.\(name))" : "\\(\\.$\(name))"
    case .braces: "{\(name)}"
    }
  }

  private static func beginsToken(
    _ first: Unicode.Scalar, _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    first == "a" && rest.starts(with: "pplicationName".unicodeScalars)
  }

  /// The text with a backslash before what would be special.
  ///
  /// `$` is special only before a placeholder in braces; `$`, `.` and the token's name behind an
  /// escaped parenthesis, which would otherwise begin an interpolation.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isSpecial =
        "\\()[]{}<>|;".unicodeScalars.contains(scalar)
        || (scalar == "$" && (rest.isEmpty || last == "("))
        || (last == "(" && (scalar == "." || Self.beginsToken(scalar, rest)))
      if isSpecial { result.append("\\") }
      result.append(scalar)
      last = scalar
    }
    return String(result)
  }
}
