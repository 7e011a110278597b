import IntentCatalog
import SwiftSyntax

/// Reads the entities that a query suggests, where they are written down as literals.
struct EntityValueReader {
  let resolver: ConstantResolver

  private var index: SourceIndex { resolver.index }
  private static let sources = ["suggestedEntities", "allEntities"]

  /// The values of an entity type that its query suggests; none where only running it would tell.
  /// - Complexity: O(n) in the number of values.
  func values(of entity: EntityDescriptor, suggestedBy query: SourceType) -> [ValueDescriptor] {
    for name in Self.sources {
      guard let (function, home) = index.methods(name, of: query).first,
        let result = function.body?.statements.singleExpression
      else { continue }
      var scope = home
      scope.locals = function.body?.statements.locals ?? [:]
      let found = resolver.resolve(result, in: scope)
      guard let list = found.expression.as(ArrayExprSyntax.self) else { continue }
      let values = list.elements.map { value($0.expression, of: entity, in: found.scope) }
      // A list of which a part is computed would mislead.
      return values.contains { $0 == nil } ? [] : values.compactMap { $0 }
    }
    return []
  }

  private func value(
    _ expression: ExprSyntax, of entity: EntityDescriptor, in scope: Scope
  ) -> ValueDescriptor? {
    let contexts = [entity.identifier]
    let found = resolver.resolve(expression, in: scope, contexts: contexts)
    guard let call = found.expression.as(FunctionCallExprSyntax.self),
      [entity.identifier, ".init", "Self"].contains(call.calledExpression.dottedName?.lastMaker)
    else { return nil }
    var texts: [String: String] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.plainText,
        let text = plain(argument.expression, in: found.scope)
      else { continue }
      texts[label] = text
    }
    guard let id = texts["id"] ?? texts["identifier"] ?? texts["name"] ?? texts["title"] else {
      return nil
    }
    let place = found.scope.place(of: found.expression)
    let title = entity.displayTitle.flatMap { filled($0, texts) } ?? texts["title"] ?? texts["name"]
    guard let title else { return nil }
    var value = ValueDescriptor(id: id, title: CatalogText(title, place: place), place: place)
    value.subtitle = entity.displaySubtitle.flatMap { filled($0, texts) }.map { CatalogText($0) }
    return value
  }

  private func plain(_ expression: ExprSyntax, in scope: Scope) -> String? {
    let found = resolver.resolve(expression, in: scope).expression
    if let literal = found.as(StringLiteralExprSyntax.self) { return literal.plainText }
    if let number = found.signedInteger { return String(number) }
    let text = TextReader(resolver: resolver, notes: ObservationList()).text(expression, in: scope)
    return text.isComputed ? nil : text.text
  }

  /// A representation with the values of the properties in it; nil where one is missing.
  private func filled(_ template: CatalogText, _ texts: [String: String]) -> String? {
    var result = template.text
    for name in result.dollarNames {
      guard let text = texts[name] else { return nil }
      result = result.replacing("${\(name)}", with: text)
    }
    return result.contains("‹") ? nil : result
  }
}

extension String {
  /// The last part of a name, or `.init`.
  fileprivate var lastMaker: String { self == ".init" ? self : lastPart }
}
