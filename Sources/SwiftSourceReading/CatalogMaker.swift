import IntentCatalog
import PhraseDiagnostics
import SwiftSyntax

/// Makes the catalog out of a tree's declarations.
struct CatalogMaker {
  let index: SourceIndex
  let notes: ObservationList

  private var resolver: ConstantResolver { ConstantResolver(index: index) }

  /// The catalog; `name` is what the app is called until its own name is known.
  func catalog(named name: String) -> AppCatalog {
    var catalog = AppCatalog(id: name, app: AppIdentity(name: name), sourceLanguage: "en")
    let resolver = resolver
    var queries: [SourceType] = []
    for type in index.types {
      let conformances = index.conformances(of: type)
      guard type.main.kind != .protocolType else { continue }
      if conformances.contains(TypeKinds.provider) { catalog.providers.append(provider(type)) }
      if conformances.contains(where: TypeKinds.queries.contains) { queries.append(type) }
      if TypeKinds.isEnum(type, conformances) {
        catalog.enums.append(EnumReader(resolver: resolver, notes: notes).appEnum(type))
      } else if TypeKinds.isEntity(type, conformances) {
        catalog.entities.append(EntityReader(resolver: resolver, notes: notes).entity(type))
      } else if TypeKinds.isIntent(type, conformances) {
        catalog.intents.append(IntentReader(resolver: resolver, notes: notes).intent(type))
      }
    }
    catalog.queries = queries.map {
      QueryReader(resolver: resolver).query($0, entities: catalog.entities)
    }
    let values = EntityValueReader(resolver: resolver)
    for (query, descriptor) in zip(queries, catalog.queries) {
      let owner = catalog.entities.firstIndex {
        $0.identifier == descriptor.entity && ($0.query ?? query.simpleName) == query.simpleName
      }
      guard let owner else { continue }
      catalog.entities[owner].values = values.values(
        of: catalog.entities[owner], suggestedBy: query)
    }
    noteUnknownParameters(catalog)
    return catalog
  }

  private func provider(_ type: SourceType) -> ProviderDescriptor {
    let part = type.parts.first { $0.inherited.contains(TypeKinds.provider) } ?? type.main
    var provider = ProviderDescriptor(
      type: type.simpleName, place: part.scope.place(of: part.nameNode))
    let reader = ShortcutReader(resolver: resolver, notes: notes, provider: type.simpleName)
    if let variable = index.variable("appShortcuts", of: type) {
      provider.shortcuts = reader.shortcuts(of: variable)
    }
    if let variable = index.variable("negativePhrases", of: type) {
      provider.negativePhrases = negativePhrases(variable, of: type)
    }
    provider.shortcutTileColor = index.variable("shortcutTileColor", of: type)?.value?.lastName
    noteMisnamed(type)
    if provider.shortcuts.isEmpty {
      notes.add(
        .providerEmpty, at: type.main.nameNode, in: type.main.scope, subject: type.simpleName,
        type.simpleName)
    }
    return provider
  }

  private func noteUnknownParameters(_ catalog: AppCatalog) {
    for shortcut in catalog.providers.flatMap(\.shortcuts) {
      guard let intent = catalog.intent(shortcut.intent) else { continue }
      for phrase in shortcut.phrases {
        for name in phrase.text.dollarNames
        where name != "applicationName" && intent.parameter(name) == nil {
          notes.add(
            SourceObservation(
              .parameterUnknown, at: phrase.place, length: phrase.text.count,
              subject: intent.identifier,
              texts: [phrase.text, name, intent.identifier]))
        }
      }
    }
  }

  /// Notes properties that a provider's author most probably meant otherwise.
  private func noteMisnamed(_ type: SourceType) {
    for variable in index.variables(of: type) {
      let meant: String? =
        switch variable.name.lowercased() {
        case "appshortcuts", "negativephrases", "shortcuttilecolor": nil
        case "negativeshortcuts", "negativeappshortcuts", "negativephrase",
          "negativeappshortcutphrases":
          "negativePhrases"
        case "appshortcut", "shortcuts": "appShortcuts"
        case "tilecolor", "shortcuttilecolour", "shortcutcolor": "shortcutTileColor"
        default: nil
        }
      guard let meant, index.variable(meant, of: type) == nil else { continue }
      let node = variable.declaration.namePattern ?? Syntax(variable.declaration)
      notes.add(
        .providerPropertyMisnamed, at: node, in: variable.scope, subject: type.simpleName,
        type.simpleName, variable.name, meant)
    }
  }

  private func negativePhrases(_ variable: Variable, of type: SourceType) -> [PlacedText] {
    let reader = PhraseReader(resolver: resolver, notes: ObservationList())
    var list: [ExprSyntax] = []
    if let getter = variable.getter {
      list = getter.compactMap { item in
        item.item.as(ExprSyntax.self) ?? item.item.as(ReturnStmtSyntax.self)?.expression
      }
    } else if let value = variable.initializer {
      list = [value]
    }
    return list.flatMap { element -> [PlacedText] in
      var element = element.bare
      if let call = element.as(FunctionCallExprSyntax.self),
        call.calledExpression.lastName == "NegativeAppShortcutPhrases"
      {
        if let closure = call.trailingClosure {
          return closure.statements.compactMap { item in
            item.item.as(ExprSyntax.self).flatMap {
              reader.phrase($0, in: variable.scope, subject: type.simpleName)
            }
          }
        }
        guard let argument = call.arguments.first?.expression.bare else { return [] }
        element = argument
      }
      if element.is(ArrayExprSyntax.self) {
        return reader.phrases(element, in: variable.scope, subject: type.simpleName)
      }
      return reader.phrase(element, in: variable.scope, subject: type.simpleName).map { [$0] } ?? []
    }
  }
}
