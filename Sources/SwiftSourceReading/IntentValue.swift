import IntentCatalog
import SwiftSyntax

/// The intent value that a shortcut is made with: its type and the arguments of its initializer.
struct IntentValue {
  /// The type's name as it is written (`Intents.Play`).
  private(set) var type = ""
  /// Parameter to value.
  private(set) var arguments: [String: ParameterValue] = [:]

  /// The last part of the name.
  var simpleName: String { String(type.split(separator: ".").last ?? "") }

  init(_ expression: ExprSyntax?, in scope: Scope, _ resolver: ConstantResolver) {
    guard let expression else { return }
    let made = Self.making(expression, in: scope, resolver)
    type = made.expression.code
    guard let call = made.expression.as(FunctionCallExprSyntax.self) else { return }
    type = Self.typeName(call.calledExpression)
    let intent = resolver.index.type(type, in: made.scope)
    if let intent { type = intent.name }
    read(call.arguments, of: intent, in: made.scope, resolver)
    if let assigned = Self.assignments(around: expression, in: scope) {
      for (name, value) in assigned { set(name, value, of: intent, in: scope, resolver) }
    }
  }

  /// The call that makes the value, names and closures followed.
  private static func making(
    _ expression: ExprSyntax, in scope: Scope, _ resolver: ConstantResolver
  ) -> ScopedExpression {
    var current = ScopedExpression(expression: expression.bare, scope: scope)
    if let call = current.expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.dottedName,
      resolver.index.type(name, in: scope) != nil || !call.arguments.isEmpty
    {
      return current
    }
    current = resolver.resolve(expression, in: scope)
    return current
  }

  private static func typeName(_ callee: ExprSyntax) -> String {
    let name = callee.bare.dottedName ?? callee.code
    return name.hasSuffix(".init") ? String(name.dropLast(5)) : name
  }

  private mutating func read(
    _ list: LabeledExprListSyntax, of intent: SourceType?, in scope: Scope,
    _ resolver: ConstantResolver
  ) {
    guard !list.isEmpty else { return }
    let targets = intent.flatMap { Self.initializer(of: $0, for: list) } ?? []
    for (place, argument) in list.enumerated() {
      let label = argument.label?.plainText
      let target = targets.indices.contains(place) ? targets[place] : nil
      let fallback = label ?? intent.flatMap { Self.parameterNames(of: $0, resolver).first }
      guard let name = target ?? fallback else { continue }
      set(name, argument.expression, of: intent, in: scope, resolver)
    }
  }

  private mutating func set(
    _ name: String, _ expression: ExprSyntax, of intent: SourceType?, in scope: Scope,
    _ resolver: ConstantResolver
  ) {
    let type = intent.flatMap { resolver.index.variable(name, of: $0)?.type }
    let reader = ValueReader(resolver: resolver)
    arguments[name] =
      reader.value(expression, in: scope, type: type) ?? .string("‹\(expression.code)›")
  }

  /// The parameters that an initializer's arguments go to, in the arguments' order; nil where no
  /// initializer has these labels.
  private static func initializer(
    of intent: SourceType, for list: LabeledExprListSyntax
  ) -> [String]? {
    let labels = list.map { $0.label?.plainText ?? "_" }
    for part in intent.parts {
      for member in part.members {
        guard let initializer = member.as(InitializerDeclSyntax.self) else { continue }
        let parameters = Array(initializer.signature.parameterClause.parameters)
        var names: [String] = []
        var rest = parameters[...]
        for label in labels {
          guard let place = rest.firstIndex(where: { $0.firstName.plainText == label }) else {
            break
          }
          names.append((rest[place].secondName ?? rest[place].firstName).plainText)
          rest = rest[(place + 1)...]
        }
        guard names.count == labels.count else { continue }
        let targets = assignedProperties(initializer.body)
        return zip(names, labels).map { name, label in
          targets[name] ?? (label == "_" ? name : label)
        }
      }
    }
    return nil
  }

  /// Which property an initializer's body assigns each of its parameters to.
  private static func assignedProperties(_ body: CodeBlockSyntax?) -> [String: String] {
    var targets: [String: String] = [:]
    for item in body?.statements ?? [] {
      guard let (property, value) = item.assignment, let name = value.bare.dottedName else {
        continue
      }
      targets[name] = property
    }
    return targets
  }

  /// What the lines after a local variable's declaration assign to its properties.
  private static func assignments(
    around expression: ExprSyntax, in scope: Scope
  ) -> [(String, ExprSyntax)]? {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.bare.as(ClosureExprSyntax.self)
    else { return nil }
    return closure.statements.compactMap { $0.assignment }
  }

  private static func parameterNames(
    of intent: SourceType, _ resolver: ConstantResolver
  ) -> [String] {
    resolver.index.variables(of: intent).filter { $0.declaration.attribute("Parameter") != nil }
      .map(\.name)
  }
}

extension CodeBlockItemSyntax {
  /// The property and the value of `self.name = value` or `x.name = value`.
  var assignment: (property: String, value: ExprSyntax)? {
    guard case .expr(let expression) = item, let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let left = sequence.elements.first,
      let right = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let parts = (left.dottedName ?? "").split(separator: ".")
    guard let name = parts.last(where: { $0 != "wrappedValue" }), name != "self" else { return nil }
    let property = name.drop { $0 == "$" || $0 == "_" }
    return (String(property), right)
  }
}

extension VariableDeclSyntax {
  /// The attribute of that name, with or without its module.
  func attribute(_ names: String...) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.attributeName.nameWithoutArguments
      return names.contains { name == $0 || name.hasSuffix(".\($0)") }
    }
  }
}
