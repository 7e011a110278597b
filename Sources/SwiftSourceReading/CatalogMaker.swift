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
    return catalog
  }

  private func provider(_ type: SourceType) -> ProviderDescriptor {
    var provider = ProviderDescriptor(
      type: type.simpleName, place: type.main.scope.place(of: type.main.nameNode))
    let reader = ShortcutReader(resolver: resolver, notes: notes, provider: type.simpleName)
    if let variable = index.variable("appShortcuts", of: type) {
      provider.shortcuts = reader.shortcuts(of: variable)
    }
    if let variable = index.variable("negativePhrases", of: type) {
      provider.negativePhrases = negativePhrases(variable, of: type)
    }
    provider.shortcutTileColor = index.variable("shortcutTileColor", of: type)?.value?.lastName
    if provider.shortcuts.isEmpty {
      notes.add(
        .providerEmpty, at: type.main.nameNode, in: type.main.scope, subject: type.simpleName,
        type.simpleName)
    }
    return provider
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
