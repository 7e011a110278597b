import SwiftSyntax

/// Follows names to the literals that they stand for.
struct ConstantResolver {
  let index: SourceIndex

  /// How many names lead to one literal at most.
  private static let depth = 8

  /// The expression that one stands for; itself where no name leads on.
  ///
  /// A name with a leading dot may belong to the types in `contexts`.
  func resolve(
    _ expression: ExprSyntax, in scope: Scope, contexts: [String] = []
  ) -> ScopedExpression {
    var current = ScopedExpression(expression: expression.bare, scope: scope)
    for _ in 0..<Self.depth {
      guard let next = step(current, contexts) else { return current }
      current = ScopedExpression(expression: next.expression.bare, scope: next.scope)
    }
    return current
  }

  /// Whether an expression is a name that leads to another one.
  func isName(_ expression: ExprSyntax) -> Bool {
    let bare = expression.bare
    return bare.is(DeclReferenceExprSyntax.self) || bare.is(MemberAccessExprSyntax.self)
  }

  /// Whether an expression is a name that no file of the tree declares: a tool may make it.
  func isUnknown(_ expression: ExprSyntax, in scope: Scope) -> Bool {
    let found = resolve(expression, in: scope)
    guard let name = found.expression.dottedName, isName(found.expression) else { return false }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return false }
    if parts.count == 1, !name.hasPrefix(".") { return variable(last, in: found.scope) == nil }
    let base = parts.dropLast().joined(separator: ".")
    guard let type = index.type(base, in: found.scope) else { return true }
    return index.variable(last, of: type) == nil
  }

  private func step(_ current: ScopedExpression, _ contexts: [String]) -> ScopedExpression? {
    let scope = current.scope
    if let name = current.expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.plainText
      if let local = scope.locals[text] {
        var outer = scope
        outer.locals[text] = nil
        return ScopedExpression(expression: local, scope: outer)
      }
      return variable(text, in: scope).flatMap(Self.value)
    }
    if let member = current.expression.as(MemberAccessExprSyntax.self) {
      return variable(member, in: scope, contexts).flatMap(Self.value)
    }
    if let call = current.expression.as(FunctionCallExprSyntax.self) { return body(call, scope) }
    return nil
  }

  private static func value(_ variable: Variable) -> ScopedExpression? {
    guard let value = variable.value else { return nil }
    var scope = variable.scope
    scope.locals = variable.getter?.locals ?? [:]
    return ScopedExpression(expression: value, scope: scope)
  }

  /// The variable that a plain name means: a member of the types around, else a global one.
  func variable(_ name: String, in scope: Scope) -> Variable? {
    var outer = scope.type
    while let around = outer {
      if let type = index.type(around, in: Scope(file: scope.file)),
        let variable = index.variable(name, of: type)
      {
        return variable
      }
      outer =
        around.contains(".") ? around.split(separator: ".").dropLast().joined(separator: ".") : nil
    }
    return index.global(name, in: scope)
  }

  /// The variable that `Type.name` or `.name` means.
  private func variable(
    _ member: MemberAccessExprSyntax, in scope: Scope, _ contexts: [String]
  ) -> Variable? {
    let name = member.declName.baseName.plainText
    guard let base = member.base?.bare else {
      for context in contexts {
        guard let type = index.type(context, in: scope) else { continue }
        if let variable = index.variable(name, of: type), variable.isStatic { return variable }
      }
      return nil
    }
    guard let typeName = base.dottedName, let type = index.type(typeName, in: scope) else {
      return nil
    }
    return index.variable(name, of: type)
  }

  /// What a call of a function without arguments returns.
  private func body(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ScopedExpression? {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
    if let closure = call.calledExpression.bare.as(ClosureExprSyntax.self) {
      guard let result = closure.statements.singleExpression else { return nil }
      var inner = scope
      inner.locals.merge(closure.statements.locals) { $1 }
      return ScopedExpression(expression: result, scope: inner)
    }
    guard let (function, home) = function(call.calledExpression.bare, scope),
      let result = function.body?.statements.singleExpression
    else { return nil }
    var inner = home
    inner.locals = function.body?.statements.locals ?? [:]
    return ScopedExpression(expression: result, scope: inner)
  }

  /// The function that a called name means.
  func function(_ callee: ExprSyntax, _ scope: Scope) -> (FunctionDeclSyntax, Scope)? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      if let around = scope.type, let type = index.type(around, in: scope),
        let method = index.methods(name, of: type).first
      {
        return method
      }
      return index.functions[name]?.first.map { ($0.0, Scope(file: $0.1)) }
    }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      let base = member.base?.bare.dottedName,
      let type = index.type(base, in: scope)
    else { return nil }
    return index.methods(member.declName.baseName.plainText, of: type).first
  }
}

extension ExprSyntax {
  /// The expression without what changes nothing here: parentheses, `try`, `await`, `as`, `!`.
  var bare: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.bare
    }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.bare }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.bare }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.bare }
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      sequence.elements.count == 3
    {
      return first.bare
    }
    return self
  }

  /// A name with dots (`L10n.Intents`), without generic arguments; nil for anything else.
  var dottedName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.dottedName
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.dottedName }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return ".\(member.declName.baseName.plainText)" }
    return base.dottedName.map { "\($0).\(member.declName.baseName.plainText)" }
  }
}

extension LabeledExprListSyntax {
  /// The argument with that label.
  subscript(label: String) -> ExprSyntax? { first { $0.label?.plainText == label }?.expression }

  /// The first argument, if it has no label.
  var unlabeled: ExprSyntax? { first.flatMap { $0.label == nil ? $0.expression : nil } }
}
