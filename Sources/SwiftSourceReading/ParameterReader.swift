import IntentCatalog
import SwiftSyntax

/// Reads the parameters of an intent.
struct ParameterReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  private var index: SourceIndex { resolver.index }
  private var texts: TextReader { TextReader(resolver: resolver, notes: notes) }

  /// The parameters in source order, those of its classes too.
  func parameters(of type: SourceType) -> [ParameterDescriptor] {
    var parameters: [ParameterDescriptor] = []
    let hasSchema = TypeKinds.schema(of: type) != nil
    for ancestor in index.lineage(of: type) {
      for variable in index.variables(of: ancestor) {
        let attribute = variable.declaration.attribute("Parameter", "IntentParameter")
        guard attribute != nil || (hasSchema && variable.isStoredPlainly), !variable.isStatic,
          !parameters.contains(where: { $0.name == variable.name })
        else { continue }
        parameters.append(parameter(variable, attribute, of: type))
      }
    }
    return parameters
  }

  private func parameter(
    _ variable: Variable, _ attribute: AttributeSyntax?, of owner: SourceType
  ) -> ParameterDescriptor {
    let scope = variable.scope
    let arguments: LabeledExprListSyntax? =
      if case .argumentList(let list)? = attribute?.arguments { list } else { nil }
    let shape = variable.type.map { index.shape(of: $0, in: scope) } ?? guess(arguments)
    var parameter = ParameterDescriptor(
      name: variable.name, title: CatalogText(variable.name), type: shape.type,
      isOptional: shape.isOptional, isArray: shape.isArray)
    parameter.spelledType = variable.type?.code
    parameter.place = scope.place(
      of: variable.declaration.namePattern ?? Syntax(variable.declaration))
    parameter.hasOptions = shape.type.listName != nil
    if let arguments { read(arguments, variable, scope, owner, &parameter) }
    if parameter.defaultValue == nil, let value = variable.initializer {
      setDefault(value, variable, scope, &parameter)
    }
    return parameter
  }

  /// The type of a parameter whose type is not written: that of its default.
  private func guess(_ arguments: LabeledExprListSyntax?) -> ValueShape {
    guard let value = arguments?["default"]?.bare else { return ValueShape(.other("")) }
    if value.is(BooleanLiteralExprSyntax.self) { return ValueShape(.bool) }
    if value.is(StringLiteralExprSyntax.self) { return ValueShape(.string) }
    if value.signedInteger != nil { return ValueShape(.int) }
    if value.number != nil { return ValueShape(.double) }
    return ValueShape(.other(""))
  }

  private func read(
    _ arguments: LabeledExprListSyntax, _ variable: Variable, _ scope: Scope, _ owner: SourceType,
    _ parameter: inout ParameterDescriptor
  ) {
    func text(_ label: String) -> CatalogText? {
      arguments[label].map { texts.text($0, in: scope) }
    }
    if let title = arguments["title"] ?? arguments.unlabeled {
      parameter.title = texts.constant(title, in: scope, of: "\(owner.simpleName).\(variable.name)")
    }
    parameter.description = text("description")
    parameter.requestValueDialog = text("requestValueDialog")
    parameter.requestDisambiguationDialog = text("requestDisambiguationDialog")
    parameter.inputConnectionBehavior = arguments["inputConnectionBehavior"]?.lastName
    if let value = arguments["default"] { setDefault(value, variable, scope, &parameter) }
    readRange(arguments["inclusiveRange"], &parameter)
    readNames(arguments["displayName"], scope, &parameter)
    if let kind = arguments["kind"]?.lastName { parameter.dateKind = kind }
    if let values = arguments["supportedValues"]?.bare.as(ArrayExprSyntax.self) {
      let reader = ValueReader(resolver: resolver)
      parameter.supportedValues = values.elements.compactMap {
        guard
          case .identifier(let id)? = reader.value($0.expression, in: scope, type: variable.type)
        else { return nil }
        return id
      }
    }
    if let provider = arguments["optionsProvider"] ?? arguments["query"] {
      parameter.hasOptions = true
      let name = provider.bare.as(FunctionCallExprSyntax.self)?.calledExpression.dottedName
      parameter.optionsProvider = name ?? provider.code
      parameter.options = name.map { options(of: $0, in: scope) } ?? []
    }
  }

  private func setDefault(
    _ value: ExprSyntax, _ variable: Variable, _ scope: Scope,
    _ parameter: inout ParameterDescriptor
  ) {
    let reader = ValueReader(resolver: resolver)
    parameter.defaultValue = reader.value(value, in: scope, type: variable.type)
    if parameter.defaultValue == nil { parameter.computedDefault = value.code }
  }

  private func readRange(_ expression: ExprSyntax?, _ parameter: inout ParameterDescriptor) {
    guard let bare = expression?.bare else { return }
    if let pair = bare.as(TupleExprSyntax.self), pair.elements.count == 2 {
      parameter.minimum = pair.elements.first?.expression.bare.number
      parameter.maximum = pair.elements.last?.expression.bare.number
    } else if let range = bare.as(SequenceExprSyntax.self), range.elements.count == 3 {
      parameter.minimum = range.elements.first?.bare.number
      parameter.maximum = range.elements.last?.bare.number
    }
  }

  private func readNames(
    _ expression: ExprSyntax?, _ scope: Scope, _ parameter: inout ParameterDescriptor
  ) {
    guard let call = expression?.bare.as(FunctionCallExprSyntax.self) else { return }
    parameter.trueName = call.arguments["true"].map { texts.text($0, in: scope) }
    parameter.falseName = call.arguments["false"].map { texts.text($0, in: scope) }
  }

  /// The options that a provider returns, where they are literals.
  private func options(of name: String, in scope: Scope) -> [ValueDescriptor] {
    guard let type = index.type(name, in: scope),
      let (function, home) = index.methods("results", of: type).first,
      let result = function.body?.statements.singleExpression
    else { return [] }
    var inner = home
    inner.locals = function.body?.statements.locals ?? [:]
    let found = resolver.resolve(result, in: inner)
    let texts = texts
    return found.expression.as(ArrayExprSyntax.self)?.elements.compactMap { element in
      let option = resolver.resolve(element.expression, in: found.scope)
      guard let text = option.expression.as(StringLiteralExprSyntax.self)?.plainText else {
        guard let number = option.expression.number else { return nil }
        let shown = option.expression.signedInteger.map(String.init) ?? String(number)
        return ValueDescriptor(id: shown, title: CatalogText(shown))
      }
      return ValueDescriptor(
        id: text, title: texts.text(option.expression, in: option.scope),
        place: option.scope.place(of: option.expression))
    } ?? []
  }
}

extension Variable {
  /// Whether it is stored and has no wrapper: a schema's macro makes it a parameter or property.
  var isStoredPlainly: Bool {
    getter == nil && declaration.bindingSpecifier.text == "var" && declaration.attributes.isEmpty
  }
}

extension VariableDeclSyntax {
  /// The name that is declared.
  var namePattern: Syntax? { bindings.first.map { Syntax($0.pattern) } }
}
