import SwiftSyntax

/// A piece of a string literal.
enum LiteralPiece {
  /// Text with its escapes undone.
  case text(String)
  /// What is interpolated; nil for one without or with several arguments.
  case interpolation(ExprSyntax?, ExpressionSegmentSyntax)
}

extension StringLiteralExprSyntax {
  /// The pieces of the literal in order.
  /// - Complexity: O(n) in the literal's length.
  var pieces: [LiteralPiece] {
    segments.map { segment in
      switch segment {
      case .stringSegment(let text): .text(plain(text))
      case .expressionSegment(let hole):
        .interpolation(
          hole.expressions.first.flatMap { $0.label == nil ? $0.expression.bare : nil }, hole)
      @unknown default: .text("")
      }
    }
  }

  /// The text of a literal without interpolations.
  var plainText: String? {
    var result = ""
    for piece in pieces {
      guard case .text(let text) = piece else { return nil }
      result += text
    }
    return result
  }

  /// A segment's text: escapes count only where as many `#` follow the backslash as stand around.
  private func plain(_ segment: StringSegmentSyntax) -> String {
    let raw = segment.content.text
    let pounds = openingPounds?.text ?? ""
    guard raw.contains("\\") else { return raw }
    var result = ""
    var rest = raw[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[backslash...].dropFirst()
      guard rest.hasPrefix(pounds) else {
        result += "\\"
        continue
      }
      rest = rest.dropFirst(pounds.count)
      result += Self.unescape(&rest)
    }
    return result + rest
  }

  /// What the escape behind a backslash stands for.
  private static func unescape(_ rest: inout Substring) -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
      let digits = rest[..<end].dropFirst()
      rest = rest[end...].dropFirst()
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? ""
    case _ where letter.isNewline: return ""
    default: return String(letter)
    }
  }
}

extension KeyPathExprSyntax {
  /// The parameter that `\.$name` names, without its `$`; nil for any other path.
  var parameterName: String? {
    guard let first = components.first?.component.as(KeyPathPropertyComponentSyntax.self) else {
      return nil
    }
    let name = first.declName.baseName.plainText
    return name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }
}
