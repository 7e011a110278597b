import IntentCatalog
import SwiftSyntax

/// Reads the texts of code: literals, resources and what stands for them.
struct TextReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  /// Types whose static members may stand for a text.
  private static let contexts = [
    "LocalizedStringResource", "IntentDialog", "TypeDisplayRepresentation", "DisplayRepresentation",
    "IntentDescription", "String", "AppShortcutPhrase", "LocalizedStringKey",
  ]

  /// The text of an expression; one that is computed when the program runs says so.
  ///
  /// `names` is what interpolations may name: `\(size)` becomes `${size}` for these.
  func text(
    _ expression: ExprSyntax, in scope: Scope, names: Set<String> = []
  ) -> CatalogText {
    if let name = name(of: expression, names) {
      return .computed("${\(name)}", place: scope.place(of: expression))
    }
    let found = resolver.resolve(expression, in: scope, contexts: Self.contexts)
    let place = found.scope.place(of: found.expression)
    if let literal = found.expression.as(StringLiteralExprSyntax.self) {
      return text(of: literal, in: found.scope, names)
    }
    if let call = found.expression.as(FunctionCallExprSyntax.self),
      let text = text(of: call, in: found.scope, names)
    {
      return text
    }
    if let member = found.expression.as(MemberAccessExprSyntax.self), let base = member.base?.bare,
      base.is(StringLiteralExprSyntax.self)
    {
      return text(base, in: found.scope, names: names)  // "key".localized
    }
    if let sum = concatenated(found, names) { return sum }
    if let symbol = resolver.index.symbols.text(found.expression, at: place) { return symbol }
    return .computed("‹\(expression.shortCode)›", place: place)
  }

  /// A text that the type's rules want to be a constant: what is none is noted.
  func constant(
    _ expression: ExprSyntax, in scope: Scope, of type: String, names: Set<String> = []
  ) -> CatalogText {
    let text = text(expression, in: scope, names: names)
    if text.isComputed && names.isEmpty && !resolver.isUnknown(expression, in: scope) {
      notes.add(.textNotLiteral, at: expression, in: scope, subject: type, type, expression.code)
    } else if resolver.isName(expression) {
      notes.add(.textInConstant, at: expression, in: scope, subject: type, type, expression.code)
    }
    return text
  }

  /// The text of a literal, with `${…}` for what is interpolated.
  private func text(
    of literal: StringLiteralExprSyntax, in scope: Scope, _ names: Set<String>
  ) -> CatalogText {
    var text = CatalogText("", place: scope.place(of: literal))
    for piece in literal.pieces {
      switch piece {
      case .text(let plain): text.text += plain
      case .interpolation(let expression, let hole):
        let (part, isComputed) = interpolated(expression, hole, in: scope, names)
        text.text += part
        if isComputed { text.isComputed = true }
      }
    }
    return text
  }

  private func interpolated(
    _ expression: ExprSyntax?, _ hole: ExpressionSegmentSyntax, in scope: Scope,
    _ names: Set<String>
  ) -> (String, isComputed: Bool) {
    let code = hole.expressions.shortCode
    guard let expression else { return ("‹\(code)›", true) }
    if let path = expression.as(KeyPathExprSyntax.self), let name = path.parameterName {
      return ("${\(name)}", false)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.plainText == "applicationName"
    {
      return ("${applicationName}", false)
    }
    if let name = name(of: expression, names) { return ("${\(name)}", true) }
    let found = resolver.resolve(expression, in: scope)
    if let literal = found.expression.as(StringLiteralExprSyntax.self),
      let plain = literal.plainText
    {
      return (plain, false)
    }
    return ("‹\(code)›", true)
  }

  /// The one of the names that an expression is, or is a part of; of `a ?? b` the first.
  private func name(of expression: ExprSyntax, _ names: Set<String>) -> String? {
    var expression = expression.bare
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      expression = first.bare
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      expression = call.calledExpression
    }
    let parts = (expression.dottedName ?? "").split(separator: ".").filter { $0 != "self" }
    let first = parts.first.map { String($0).trimmingDollar } ?? ""
    return names.contains(first) ? first : nil
  }

  /// The text of `LocalizedStringResource("…", defaultValue: "…", table: "…")` and its like.
  private func text(
    of call: FunctionCallExprSyntax, in scope: Scope, _ names: Set<String>
  ) -> CatalogText? {
    let arguments = call.arguments
    let callee = call.calledExpression.dottedName ?? ""
    let last = callee.split(separator: ".").last.map(String.init) ?? ""
    if last == "tr" { return generated(arguments, in: scope) }
    if let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = method.base?.bare, base.is(StringLiteralExprSyntax.self)
    {
      return text(base, in: scope, names: names)  // "key".localized()
    }
    guard let key = key(arguments, isText: isTextMaker(last)) else { return nil }
    var text = text(key, in: scope, names: names)
    if let value = arguments["defaultValue"] ?? arguments["value"] {
      let shown = self.text(value, in: scope, names: names)
      if !shown.text.isEmpty {
        let name = text.text
        text = shown
        text.key = name
      }
    }
    if let bundle = arguments["bundle"], last == "LocalizedStringResource" || callee == ".init" {
      note(bundle, in: scope)
    }
    if let table = (arguments["table"] ?? arguments["tableName"]) {
      let name = resolver.resolve(table, in: scope).expression
      text.table = name.as(StringLiteralExprSyntax.self)?.plainText
    }
    return text
  }

  /// Notes a bundle that is not the app's.
  private func note(_ bundle: ExprSyntax, in scope: Scope) {
    let found = resolver.resolve(bundle, in: scope)
    let names = ["main", "forClass", "atURL"]
    guard let name = found.expression.lastName, names.contains(name), name != "main" else { return }
    notes.add(.textInOtherBundle, at: bundle, in: scope, bundle.code)
  }

  private func isTextMaker(_ name: String) -> Bool {
    switch name {
    case "LocalizedStringResource", "String", "NSLocalizedString", "IntentDialog", "Text",
      "LocalizedStringKey", "IntentDescription", "TypeDisplayRepresentation",
      "DisplayRepresentation", "AppShortcutPhrase", "init", "Optional", "LocalizedString",
      "AttributedString":
      true
    default: name.lowercased().contains("locali")
    }
  }

  private func key(_ arguments: LabeledExprListSyntax, isText: Bool) -> ExprSyntax? {
    guard isText else { return nil }
    for label in ["localized", "stringLiteral", "full", "name", "title", "key", "localizedKey"] {
      if let value = arguments[label] { return value }
    }
    return arguments.unlabeled
  }

  /// SwiftGen's `tr("Table", "key", fallback: "…")`.
  private func generated(_ arguments: LabeledExprListSyntax, in scope: Scope) -> CatalogText? {
    let plain = arguments.filter { $0.label == nil }.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.plainText
    }
    guard plain.count >= 2, let first = arguments.first else { return nil }
    var text = CatalogText(plain[1], place: scope.place(of: first))
    text.table = plain[0] == "Localizable" ? nil : plain[0]
    if let fallback = arguments["fallback"]?.as(StringLiteralExprSyntax.self)?.plainText {
      text.key = text.text
      text.text = fallback
    }
    return text
  }

  /// `"a" + "b"`.
  private func concatenated(_ found: ScopedExpression, _ names: Set<String>) -> CatalogText? {
    guard let parts = found.expression.summands else { return nil }
    var sum = CatalogText("", place: found.scope.place(of: found.expression))
    for part in parts {
      let text = text(part, in: found.scope, names: names)
      sum.text += text.text
      sum.isComputed = sum.isComputed || text.isComputed
    }
    return sum
  }
}

extension ExprSyntax {
  /// The parts of `a + b + c`; nil for any other expression.
  var summands: [ExprSyntax]? {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    var parts: [ExprSyntax] = []
    for (place, element) in sequence.elements.enumerated() {
      if place.isMultiple(of: 2) {
        parts.append(element)
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    return parts
  }
}

extension String {
  /// The name without a `$` before it.
  var trimmingDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
