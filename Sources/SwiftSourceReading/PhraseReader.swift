import IntentCatalog
import SwiftSyntax

/// Reads the phrases of a shortcut.
struct PhraseReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  private static let contexts = ["AppShortcutPhrase", "AppShortcutPhraseToken"]
  private static let name = "${applicationName}"

  /// The phrases of a `phrases:` argument; `subject` is the shortcut's intent.
  func phrases(_ expression: ExprSyntax, in scope: Scope, subject: String) -> [PlacedText] {
    if expression.bare.summands != nil || resolver.isName(expression) {
      notes.add(.phrasesInConstant, at: expression, in: scope, subject: subject, expression.code)
    }
    guard let elements = elements(expression, in: scope, subject: subject) else {
      notes.add(.phrasesNotLiteral, at: expression, in: scope, subject: subject, expression.code)
      return []
    }
    return elements
  }

  private func elements(
    _ expression: ExprSyntax, in scope: Scope, subject: String
  ) -> [PlacedText]? {
    let found = resolver.resolve(expression, in: scope, contexts: [subject])
    if let parts = found.expression.summands {
      let lists = parts.map { elements($0, in: found.scope, subject: subject) }
      let read = lists.compactMap { $0 }
      return read.isEmpty ? nil : read.flatMap { $0 }
    }
    guard let list = found.expression.as(ArrayExprSyntax.self) else { return nil }
    return list.elements.compactMap { phrase($0.expression, in: found.scope, subject: subject) }
  }

  /// One phrase in `${…}` form; nil for what cannot be read.
  func phrase(_ expression: ExprSyntax, in scope: Scope, subject: String) -> PlacedText? {
    let bare = expression.bare
    let place = scope.place(of: bare)
    if let call = bare.as(FunctionCallExprSyntax.self), call.makesPhrase,
      let argument = call.arguments.first?.expression
    {
      return phrase(argument, in: scope, subject: subject)
    }
    if let parts = bare.summands {
      // Of the parts alone nothing is worth saying.
      let reader = PhraseReader(resolver: resolver, notes: ObservationList())
      let texts = parts.map { reader.phrase($0, in: scope, subject: subject)?.text }
      let text = texts.compactMap { $0 }.joined()
      notes.add(.phraseConcatenated, at: bare, in: scope, subject: subject, text, bare.code)
      return text.isEmpty ? nil : PlacedText(text, place: place)
    }
    if let literal = bare.as(StringLiteralExprSyntax.self) {
      let text = text(of: literal, in: scope, subject: subject)
      return PlacedText(text, place: place)
    }
    return resolved(bare, in: scope, subject: subject)
  }

  /// A phrase that a constant or a text of a table stands for.
  private func resolved(
    _ expression: ExprSyntax, in scope: Scope, subject: String
  ) -> PlacedText? {
    let found = resolver.resolve(expression, in: scope, contexts: Self.contexts + [subject])
    if found.expression.is(StringLiteralExprSyntax.self)
      || found.expression.as(FunctionCallExprSyntax.self)?.makesPhrase == true,
      found.expression != expression
    {
      let phrase = phrase(found.expression, in: found.scope, subject: subject)
      notes.add(
        .phraseInConstant, at: expression, in: scope, subject: subject, phrase?.text ?? "",
        expression.code)
      return phrase
    }
    let text = TextReader(resolver: resolver, notes: notes).text(expression, in: scope)
    guard !text.isComputed else {
      notes.add(.phraseNotLiteral, at: expression, in: scope, subject: subject, expression.code)
      return nil
    }
    notes.add(
      .phraseInConstant, at: expression, in: scope, subject: subject, text.text, expression.code)
    return PlacedText(text.text, place: scope.place(of: expression))
  }

  private func text(
    of literal: StringLiteralExprSyntax, in scope: Scope, subject: String
  ) -> String {
    var text = ""
    var holes: [(SourceObservation.Kind, String)] = []
    var plain = ""
    var hasName = false
    for piece in literal.pieces {
      switch piece {
      case .text(let part):
        text += part
        plain += part
      case .interpolation(let expression, let hole):
        let (part, kind) = placeholder(expression, hole, in: scope)
        hasName = hasName || part == Self.name
        if let kind { holes.append((kind, hole.expressions.code)) }
        text += part
      }
    }
    for (kind, code) in holes {
      notes.add(kind, at: literal, in: scope, subject: subject, text, code)
    }
    if !hasName { noteMissingName(plain, text, literal, scope, subject) }
    for name in plain.dollarNames where name != "applicationName" {
      notes.add(.phraseParameterAsText, at: literal, in: scope, subject: subject, text, name)
    }
    return text
  }

  private func noteMissingName(
    _ plain: String, _ text: String, _ literal: StringLiteralExprSyntax, _ scope: Scope,
    _ subject: String
  ) {
    let kind: SourceObservation.Kind =
      if plain.contains("\\(.applicationName)") {
        .phraseNameEscaped
      } else if plain.contains(Self.name) {
        .phraseNameAsText
      } else {
        .phraseWithoutName
      }
    notes.add(kind, at: literal, in: scope, subject: subject, text)
  }

  /// What an interpolation is in `${…}` form, and what is odd about it.
  private func placeholder(
    _ expression: ExprSyntax?, _ hole: ExpressionSegmentSyntax, in scope: Scope
  ) -> (String, SourceObservation.Kind?) {
    let code = hole.expressions.code
    // A token may have arguments beside it: `\(.applicationName, …)`.
    let first = expression ?? hole.expressions.first?.expression.bare
    guard let first else { return ("", .phraseInterpolatesOther) }
    if let path = first.as(KeyPathExprSyntax.self), let name = path.parameterName {
      return ("${\(name)}", nil)
    }
    if first.isNameToken { return (Self.name, nil) }
    let found = resolver.resolve(first, in: scope, contexts: Self.contexts)
    if found.expression.isNameToken { return (Self.name, .phraseNameInConstant) }
    if let literal = found.expression.as(StringLiteralExprSyntax.self),
      let plain = literal.plainText
    {
      return (plain, .phraseInterpolatesOther)
    }
    return ("‹\(code)›", .phraseInterpolatesOther)
  }
}

extension ExprSyntax {
  /// Whether it is `.applicationName`, with or without its type.
  var isNameToken: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.plainText == "applicationName"
    else { return false }
    return member.base == nil || member.base?.dottedName == "AppShortcutPhraseToken"
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `AppShortcutPhrase("…")`, `AppShortcutPhrase<Intent>("…")` or `.init("…")`.
  var makesPhrase: Bool {
    let name = calledExpression.dottedName ?? ""
    return name == "AppShortcutPhrase" || name.hasSuffix(".AppShortcutPhrase") || name == ".init"
      || name == "AppShortcutPhrase.init" || name == "NegativeAppShortcutPhrase"
  }
}

extension String {
  /// The names in `${…}`.
  var dollarNames: [String] {
    var names: [String] = []
    var rest = self[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[dollar...].dropFirst()
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
      let name = rest[..<end].dropFirst()
      if !name.isEmpty { names.append(String(name)) }
      rest = rest[end...]
    }
    return names
  }
}
