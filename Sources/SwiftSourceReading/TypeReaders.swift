import IntentCatalog
import SwiftSyntax

/// Reads app enums.
struct EnumReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  /// The enum's description.
  func appEnum(_ type: SourceType) -> EnumDescriptor {
    let texts = TextReader(resolver: resolver, notes: notes)
    let index = resolver.index
    var result = EnumDescriptor(identifier: type.simpleName, title: CatalogText(type.simpleName))
    if let variable = index.variable("typeDisplayRepresentation", of: type),
      let value = variable.value
    {
      let written = resolver.written(value, of: variable)
      result.title = texts.constant(written.expression, in: written.scope, of: type.simpleName)
    }
    let cases = EnumCases(type, resolver: resolver)
    let display = DisplayReader(resolver: resolver, notes: notes)
    let titles = representations(of: type)
    result.cases = cases.cases.map { found in
      var value = ValueDescriptor(id: found.identifier, title: CatalogText(found.name))
      value.place = found.scope.place(of: found.node)
      if let title = titles?[found.name] {
        let shown = display.display(title.expression, in: title.scope)
        value.title = shown.title ?? value.title
        value.subtitle = shown.subtitle
        value.synonyms = shown.synonyms
        value.image = shown.image
      } else {
        if titles != nil {
          notes.add(
            .caseWithoutTitle, at: found.node, in: found.scope, subject: type.simpleName,
            type.simpleName, found.name)
        }
        value.title = .computed(found.name, place: value.place)
      }
      return value
    }
    result.rawType = cases.rawType
    result.schema = TypeKinds.schema(of: type)
    result.conformances = index.conformances(of: type)
    result.availability = type.main.attributes.availability
    result.place = type.main.scope.place(of: type.main.nameNode)
    return result
  }

  /// Case to representation; nil where the dictionary is computed.
  private func representations(of type: SourceType) -> [String: ScopedExpression]? {
    guard let variable = resolver.index.variable("caseDisplayRepresentations", of: type),
      let value = variable.value
    else { return nil }
    let written = resolver.written(value, of: variable)
    let found = resolver.resolve(written.expression, in: written.scope)
    guard let list = found.expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = list.content
    else {
      notes.add(
        .textNotLiteral, at: value, in: variable.scope, subject: type.simpleName, type.simpleName,
        value.code)
      return nil
    }
    var titles: [String: ScopedExpression] = [:]
    for element in elements {
      guard let name = element.key.bare.lastName else { continue }
      titles[name] = ScopedExpression(expression: element.value, scope: found.scope)
    }
    return titles
  }
}

/// Reads display representations.
struct DisplayReader {
  struct Display {
    var title: CatalogText?
    var subtitle: CatalogText?
    var synonyms: [CatalogText] = []
    var image: String?
  }

  let resolver: ConstantResolver
  let notes: ObservationList

  /// What a representation shows.
  func display(
    _ expression: ExprSyntax, in scope: Scope, names: Set<String> = []
  ) -> Display {
    let texts = TextReader(resolver: resolver, notes: notes)
    let found = resolver.resolve(expression, in: scope, contexts: ["DisplayRepresentation"])
    guard let call = found.expression.as(FunctionCallExprSyntax.self),
      ["DisplayRepresentation", ".init", "DisplayRepresentation.init"].contains(
        call.calledExpression.dottedName)
    else { return Display(title: texts.text(expression, in: scope, names: names)) }
    let arguments = call.arguments
    var display = Display()
    let title = arguments["title"] ?? arguments["stringLiteral"] ?? arguments.unlabeled
    display.title = title.map { texts.text($0, in: found.scope, names: names) }
    if let subtitle = arguments["subtitle"], !subtitle.bare.is(NilLiteralExprSyntax.self) {
      display.subtitle = texts.text(subtitle, in: found.scope, names: names)
    }
    if let list = arguments["synonyms"] {
      let synonyms = resolver.resolve(list, in: found.scope)
      display.synonyms =
        synonyms.expression.as(ArrayExprSyntax.self)?.elements.map {
          texts.text($0.expression, in: synonyms.scope, names: names)
        } ?? []
    }
    display.image = arguments["image"].flatMap(Self.image)
    return display
  }

  /// The name in `.init(systemName: "star")`.
  private static func image(_ expression: ExprSyntax) -> String? {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.arguments["systemName"] ?? call.arguments["named"] ?? call.arguments.unlabeled
    return name?.bare.as(StringLiteralExprSyntax.self)?.plainText
  }
}

/// Reads entity types.
struct EntityReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  private var index: SourceIndex { resolver.index }

  /// The entity type's description.
  func entity(_ type: SourceType) -> EntityDescriptor {
    let texts = TextReader(resolver: resolver, notes: notes)
    var entity = EntityDescriptor(identifier: type.simpleName, title: CatalogText(type.simpleName))
    if let variable = index.variable("typeDisplayRepresentation", of: type),
      let value = variable.value
    {
      let written = resolver.written(value, of: variable)
      entity.title = texts.constant(written.expression, in: written.scope, of: type.simpleName)
      let call = resolver.resolve(written.expression, in: written.scope).expression
        .as(FunctionCallExprSyntax.self)
      entity.numericFormat = call?.arguments["numericFormat"].map {
        texts.text($0, in: written.scope)
      }
    }
    readDisplay(of: type, &entity)
    entity.query = query(of: type)
    entity.properties = properties(of: type)
    entity.conformances = index.conformances(of: type)
    let transient = ["TransientAppEntity", "TransientEntity"]
    if entity.conformances.contains(where: transient.contains) { entity.isTransient = true }
    entity.schema = TypeKinds.schema(of: type)
    entity.availability = type.main.attributes.availability
    entity.place = type.main.scope.place(of: type.main.nameNode)
    return entity
  }

  private func readDisplay(of type: SourceType, _ entity: inout EntityDescriptor) {
    guard let variable = index.variable("displayRepresentation", of: type) else { return }
    let names = Set(index.lineage(of: type).flatMap { index.variables(of: $0) }.map(\.name))
    guard let value = variable.value else {
      let place = variable.scope.place(
        of: variable.declaration.namePattern ?? Syntax(variable.declaration))
      entity.displayTitle = .computed("‹displayRepresentation›", place: place)
      return
    }
    let written = resolver.written(value, of: variable)
    let display = DisplayReader(resolver: resolver, notes: notes)
      .display(written.expression, in: written.scope, names: names)
    entity.displayTitle = display.title
    entity.displaySubtitle = display.subtitle
    entity.displaySynonyms = display.synonyms
  }

  private func query(of type: SourceType) -> String? {
    if let variable = index.variable("defaultQuery", of: type) {
      if let written = variable.type?.nameWithoutArguments, !written.isEmpty {
        return written.lastPart
      }
      let call = variable.value?.bare.as(FunctionCallExprSyntax.self)
      if let name = call?.calledExpression.dottedName, name != ".init" { return name.lastPart }
    }
    return index.alias("DefaultQuery", of: type)?.type.nameWithoutArguments.lastPart
  }

  private func properties(of type: SourceType) -> [PropertyDescriptor] {
    let texts = TextReader(resolver: resolver, notes: notes)
    let hasSchema = TypeKinds.schema(of: type) != nil
    return index.variables(of: type).compactMap { variable in
      let attribute = variable.declaration.attribute(
        "Property", "EntityProperty", "ComputedProperty", "DeferredProperty")
      let isMember = hasSchema && variable.isStoredPlainly && variable.name != "id"
      guard !variable.isStatic, attribute != nil || isMember else { return nil }
      let shape = variable.type.map { index.shape(of: $0, in: variable.scope) }
      var property = PropertyDescriptor(
        name: variable.name, type: shape?.type ?? .other(variable.type?.code ?? ""))
      property.isOptional = shape?.isOptional
      property.isArray = shape?.isArray
      property.spelledType = variable.type?.code
      property.place = variable.scope.place(
        of: variable.declaration.namePattern ?? Syntax(variable.declaration))
      if case .argumentList(let arguments)? = attribute?.arguments, let title = arguments["title"] {
        property.title = texts.text(title, in: variable.scope)
      }
      return property
    }
  }
}

/// Reads entity queries.
struct QueryReader {
  let resolver: ConstantResolver

  private var index: SourceIndex { resolver.index }

  /// The query's description.
  func query(_ type: SourceType, entities: [EntityDescriptor]) -> QueryDescriptor {
    let conformances = index.conformances(of: type)
    var query = QueryDescriptor(identifier: type.simpleName, entity: "")
    query.entity = entity(of: type, entities) ?? ""
    query.conformances = conformances
    query.place = type.main.scope.place(of: type.main.nameNode)
    readSuggestions(of: type, conformances, &query)
    if query.suggestedEntities != .missing { query.capabilities.append("suggested") }
    if conformances.contains("EntityStringQuery") { query.capabilities.append("string") }
    if conformances.contains("EnumerableEntityQuery") { query.capabilities.append("enumerable") }
    if conformances.contains("EntityPropertyQuery") { query.capabilities.append("property") }
    return query
  }

  private func entity(of type: SourceType, _ entities: [EntityDescriptor]) -> String? {
    if let alias = index.alias("Entity", of: type) {
      return alias.type.nameWithoutArguments.lastPart
    }
    for name in ["entities", "suggestedEntities", "allEntities"] {
      for (function, scope) in index.methods(name, of: type) {
        guard let result = function.signature.returnClause?.type,
          case .entity(let entity) = index.shape(of: result, in: scope).type
        else { continue }
        return entity
      }
    }
    return entities.first { $0.query == type.simpleName }?.identifier
  }

  private func readSuggestions(
    of type: SourceType, _ conformances: [String], _ query: inout QueryDescriptor
  ) {
    let isEnumerable = conformances.contains("EnumerableEntityQuery")
    let names = isEnumerable ? ["suggestedEntities", "allEntities"] : ["suggestedEntities"]
    query.suggestedEntities = isEnumerable ? .computed : .missing
    guard let (function, scope) = names.lazy.compactMap({ index.methods($0, of: type).first }).first
    else { return }
    query.suggestionsPlace = scope.place(of: function.name)
    query.suggestedEntities = .computed
    guard let body = function.body?.statements else { return }
    let result = body.singleExpression
    let isEmptyList =
      result?.bare.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || result?.bare.as(FunctionCallExprSyntax.self).map {
        $0.calledExpression.is(ArrayExprSyntax.self) && $0.arguments.isEmpty
      } == true
    if isEmptyList, body.count == 1 { query.suggestedEntities = .empty }
  }
}

extension String {
  /// What follows the last dot.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
