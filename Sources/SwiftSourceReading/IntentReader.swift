import IntentCatalog
import SwiftSyntax

/// Reads an intent's type.
struct IntentReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  private var index: SourceIndex { resolver.index }
  private var texts: TextReader { TextReader(resolver: resolver, notes: notes) }

  /// The intent's description.
  /// - Complexity: O(n) in the size of its declaration.
  func intent(_ type: SourceType) -> IntentDescriptor {
    let name = type.simpleName
    var intent = IntentDescriptor(identifier: name, title: CatalogText(name))
    if let title = value("title", of: type) {
      intent.title = texts.constant(title.expression, in: title.scope, of: name)
    }
    let parameters = ParameterReader(resolver: resolver, notes: notes)
    intent.parameters = parameters.parameters(of: type)
    readDescription(of: type, &intent)
    intent.openAppWhenRun = flag("openAppWhenRun", of: type) ?? false
    intent.isDiscoverable = flag("isDiscoverable", of: type) ?? true
    if let policy = value("authenticationPolicy", of: type) {
      intent.hasOwnAuthenticationPolicy = true
      intent.authenticationPolicy = policy.expression.lastName ?? intent.authenticationPolicy
    }
    intent.supportedModes = value("supportedModes", of: type).map(Self.modes)
    intent.persistentIdentifier = value("persistentIdentifier", of: type).flatMap {
      texts.text($0.expression, in: $0.scope).text
    }
    intent.conformances = index.conformances(of: type)
    intent.schema = TypeKinds.schema(of: type)
    if intent.schema != nil {
      let lineage = index.lineage(of: type)
      intent.memberNames = lineage.flatMap { index.variables(of: $0).map(\.name) }
    }
    intent.availability = type.main.attributes.availability
    intent.place = type.main.scope.place(of: type.main.nameNode)
    readSummary(of: type, &intent)
    PerformReader(resolver: resolver, notes: notes).read(type, &intent)
    return intent
  }

  private func value(_ name: String, of type: SourceType) -> ScopedExpression? {
    index.variable(name, of: type).flatMap { variable in
      variable.value.map { resolver.written($0, of: variable) }
    }
  }

  private func flag(_ name: String, of type: SourceType) -> Bool? {
    value(name, of: type).flatMap { found in
      let resolved = resolver.resolve(found.expression, in: found.scope).expression
      return resolved.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    }
  }

  /// `[.background, .foreground(.dynamic)]` as its elements' names.
  private static func modes(_ value: ScopedExpression) -> [String] {
    let elements =
      value.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value.expression]
    return elements.map { element in
      let code = element.code
      return code.hasPrefix(".") ? String(code.dropFirst()) : code
    }
  }

  private func readDescription(of type: SourceType, _ intent: inout IntentDescriptor) {
    guard let found = value("description", of: type) else { return }
    let text = texts.text(found.expression, in: found.scope)
    intent.description = text
    let resolved = resolver.resolve(
      found.expression, in: found.scope, contexts: ["IntentDescription"])
    guard let call = resolved.expression.as(FunctionCallExprSyntax.self) else { return }
    intent.category = call.arguments["categoryName"].map { texts.text($0, in: resolved.scope) }
    let words = call.arguments["searchKeywords"]?.bare.as(ArrayExprSyntax.self)?.elements
    intent.searchKeywords = words?.map { texts.text($0.expression, in: resolved.scope) } ?? []
  }

  private func readSummary(of type: SourceType, _ intent: inout IntentDescriptor) {
    guard let variable = index.variable("parameterSummary", of: type),
      let body = variable.getter
    else { return }
    intent.summary = SummaryReader(texts: texts, build: index.build).summary(
      body, in: variable.scope)
    let sentences = (intent.summary?.sentences ?? []).filter { !$0.isComputed }
    intent.parameterSummary = sentences.max {
      $0.text.dollarNames.count < $1.text.dollarNames.count
    }
  }
}

/// Reads `parameterSummary`.
struct SummaryReader {
  let texts: TextReader
  let build: IOSBuild

  /// The summary that a builder's body makes.
  func summary(
    _ body: CodeBlockItemListSyntax, in scope: Scope, depth: Int = 0
  ) -> ParameterSummary? {
    guard depth < 16 else { return nil }
    for item in body {
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        if case .statements(let active)? = condition.activeElements(in: build) {
          return summary(active, in: scope, depth: depth + 1)
        }
        continue
      }
      let expression =
        item.item.as(ExprSyntax.self) ?? item.item.as(ReturnStmtSyntax.self)?.expression
      guard let call = expression?.bare.as(FunctionCallExprSyntax.self) else { continue }
      switch call.calledExpression.dottedName?.split(separator: ".").last {
      case "Summary": return sentence(call, in: scope)
      case "When": return condition(call, in: scope, depth: depth)
      case "Switch": return cases(call, in: scope, depth: depth)
      default: continue
      }
    }
    return nil
  }

  private func sentence(_ call: FunctionCallExprSyntax, in scope: Scope) -> ParameterSummary {
    let text = call.arguments.unlabeled.map { texts.text($0, in: scope) }
    let others = call.trailingClosure?.statements.compactMap {
      $0.item.as(ExprSyntax.self)?.bare.as(KeyPathExprSyntax.self)?.parameterName
    }
    var placed = text
    if let table = call.arguments["table"]?.as(StringLiteralExprSyntax.self)?.plainText {
      placed?.table = table
    }
    return .sentence(placed, others: others ?? [])
  }

  private func condition(
    _ call: FunctionCallExprSyntax, in scope: Scope, depth: Int
  ) -> ParameterSummary {
    let arguments = Array(call.arguments)
    let subject = arguments.first.map {
      $0.expression.bare.as(KeyPathExprSyntax.self)?.parameterName ?? $0.label?.text ?? ""
    }
    let comparison = arguments.first?.label != nil ? arguments.first : arguments.dropFirst().first
    let value =
      arguments.count > 2
      ? arguments[2].expression.code
      : arguments.first?.label != nil && arguments.count > 1 ? arguments[1].expression.code : nil
    let otherwise = call.additionalTrailingClosures.first { $0.label.text == "otherwise" }?.closure
    return .when(
      parameter: subject ?? "", comparison: comparison?.expression.lastName ?? "",
      value: value,
      then: call.trailingClosure.flatMap {
        summary($0.statements, in: scope, depth: depth + 1)
      },
      otherwise: otherwise.flatMap { summary($0.statements, in: scope, depth: depth + 1) })
  }

  private func cases(
    _ call: FunctionCallExprSyntax, in scope: Scope, depth: Int
  ) -> ParameterSummary {
    let first = call.arguments.first
    let subject =
      first?.expression.bare.as(KeyPathExprSyntax.self)?.parameterName ?? first?.label?.text
    var cases: [SummaryCase] = []
    var fallback: ParameterSummary?
    for item in call.trailingClosure?.statements ?? [] {
      guard let branch = item.item.as(ExprSyntax.self)?.bare.as(FunctionCallExprSyntax.self) else {
        continue
      }
      let inner = branch.trailingClosure.flatMap {
        summary($0.statements, in: scope, depth: depth + 1)
      }
      if branch.calledExpression.dottedName == "DefaultCase" {
        fallback = inner
        continue
      }
      let argument = branch.arguments.first?.expression.bare
      let values = argument?.as(ArrayExprSyntax.self)?.elements.map { $0.expression.code }
      cases.append(SummaryCase(values: values ?? argument.map { [$0.code] } ?? [], summary: inner))
    }
    return .cases(parameter: subject ?? "", cases, fallback: fallback)
  }
}

extension ConstantResolver {
  /// A variable's value with the constants of its getter in scope.
  func written(_ value: ExprSyntax, of variable: Variable) -> ScopedExpression {
    var scope = variable.scope
    scope.locals = variable.getter?.locals ?? [:]
    return ScopedExpression(expression: value, scope: scope)
  }
}

extension ExprSyntax {
  /// The last part of a name or of a called name (`requiresAuthentication`).
  var lastName: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.dottedName?.split(separator: ".").last.map(String.init)
  }
}

extension AttributeListSyntax {
  /// Platform to version of `@available(iOS 17.0, *)`.
  var availability: [String: String]? {
    var versions: [String: String] = [:]
    for attribute in self {
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.nameWithoutArguments == "available",
        case .availability(let arguments)? = attribute.arguments
      else { continue }
      versions.merge(arguments.versions ?? [:]) { $1 }
    }
    return versions.isEmpty ? nil : versions
  }
}
