import IntentCatalog
import SwiftSyntax

/// Reads values that stand in code: literals, enum cases.
struct ValueReader {
  let resolver: ConstantResolver

  /// The value of an expression; nil for one that only running the program would tell.
  ///
  /// `type` is the type that it has, where that is known.
  func value(_ expression: ExprSyntax, in scope: Scope, type: TypeSyntax?) -> ParameterValue? {
    let bare = expression.bare
    if let name = caseName(bare, in: scope, type: type) { return .identifier(name) }
    let found = resolver.resolve(
      bare, in: scope, contexts: type.map { [$0.elementName] } ?? [])
    if let literal = literal(found, type: type) { return literal }
    if let name = caseName(found.expression, in: found.scope, type: type) {
      return .identifier(name)
    }
    if let member = found.expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return .identifier(member.declName.baseName.plainText)
    }
    return nil
  }

  private func literal(_ found: ScopedExpression, type: TypeSyntax?) -> ParameterValue? {
    let expression = found.expression
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.plainText.map { .string($0) }
    }
    if let number = expression.as(IntegerLiteralExprSyntax.self) {
      guard let value = number.integerValue else { return nil }
      return type?.elementName == "Double" ? .double(Double(value)) : .int(value)
    }
    if let number = expression.as(FloatLiteralExprSyntax.self) {
      return number.doubleValue.map { .double($0) }
    }
    if let bool = expression.as(BooleanLiteralExprSyntax.self) {
      return .bool(bool.literal.text == "true")
    }
    if expression.is(NilLiteralExprSyntax.self) { return .null }
    if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      let inner = ScopedExpression(expression: prefixed.expression.bare, scope: found.scope)
      switch literal(inner, type: type) {
      case .int(let value)?: return .int(-value)
      case .double(let value)?: return .double(-value)
      default: return nil
      }
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      let values = array.elements.map { value($0.expression, in: found.scope, type: type) }
      return values.contains(nil) ? nil : .array(values.compactMap { $0 })
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.dottedName
    {
      let argument = call.arguments.first?.expression.bare.as(StringLiteralExprSyntax.self)
      if name == "URL", let text = argument?.plainText { return .url(text) }
      if name == "String", let text = argument?.plainText { return .string(text) }
    }
    return nil
  }

  /// The identifier of the case that `.on` or `Switch.on` names; nil for what is no case.
  private func caseName(_ expression: ExprSyntax, in scope: Scope, type: TypeSyntax?) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.plainText
    let owner = member.base?.bare.dottedName ?? type?.elementName
    guard let owner, let found = resolver.index.type(owner, in: scope) else { return nil }
    return EnumCases(found, resolver: resolver).cases.first { $0.name == name }?.identifier
  }
}

/// The cases of an enum with their raw values.
struct EnumCases {
  struct Case {
    var name: String
    var identifier: String
    var node: Syntax
    var scope: Scope
  }

  private(set) var cases: [Case] = []
  /// The type of the raw values, if it is one that literals have.
  let rawType: String?

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Character",
  ]

  init(_ type: SourceType, resolver: ConstantResolver) {
    rawType = type.main.inherited.first { Self.rawTypes.contains($0) }
    let isText = rawType == "String" || rawType == "Character" || rawType == nil
    var next = 0
    for part in type.parts {
      for member in part.members {
        guard let declaration = member.as(EnumCaseDeclSyntax.self) else { continue }
        for element in declaration.elements {
          let name = element.name.plainText
          var identifier = name
          if let raw = element.rawValue?.value {
            let found = resolver.resolve(raw, in: part.scope).expression
            if let text = found.as(StringLiteralExprSyntax.self)?.plainText {
              identifier = text
            } else if let number = found.signedInteger {
              next = number
              identifier = String(number)
            } else {
              identifier = found.code
            }
          } else if !isText {
            identifier = String(next)
          }
          next &+= 1
          cases.append(
            Case(name: name, identifier: identifier, node: Syntax(element.name), scope: part.scope))
        }
      }
    }
  }
}

extension IntegerLiteralExprSyntax {
  /// The number; nil where it does not fit.
  var integerValue: Int? {
    let digits = literal.text.replacing("_", with: "")
    let (start, radix) =
      digits.hasPrefix("0x")
      ? (2, 16) : digits.hasPrefix("0b") ? (2, 2) : digits.hasPrefix("0o") ? (2, 8) : (0, 10)
    return Int(digits.dropFirst(start), radix: radix)
  }
}

extension FloatLiteralExprSyntax {
  /// The number.
  var doubleValue: Double? { Double(literal.text.replacing("_", with: "")) }
}

extension ExprSyntax {
  /// An integer literal's value, with a sign before it or without.
  var signedInteger: Int? {
    if let number = self.as(IntegerLiteralExprSyntax.self) { return number.integerValue }
    guard let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-"
    else {
      return nil
    }
    return prefixed.expression.signedInteger.map { -$0 }
  }

  /// A number literal's value, with a sign before it or without.
  var number: Double? {
    if let whole = signedInteger { return Double(whole) }
    if let float = self.as(FloatLiteralExprSyntax.self) { return float.doubleValue }
    guard let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-"
    else {
      return nil
    }
    return prefixed.expression.number.map { -$0 }
  }
}

extension TypeSyntax {
  /// The name of the type, or of the elements where it is optional or an array.
  var elementName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.elementName }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.elementName }
    if let generic = self.as(IdentifierTypeSyntax.self), let argument = generic.onlyArgument {
      return argument.elementName
    }
    return nameWithoutArguments
  }
}
