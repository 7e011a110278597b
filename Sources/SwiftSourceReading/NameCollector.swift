import SwiftSyntax

/// Finds the names that a first reading could not follow.
struct MissingNames {
  let index: SourceIndex

  /// The names of types and constants that shortcuts, intents and enums need and no parsed file has.
  func names() -> Set<String> {
    var names: Set<String> = []
    for type in index.types {
      let conformances = index.conformances(of: type)
      let matters =
        TypeKinds.isIntent(type, conformances) || TypeKinds.isEntity(type, conformances)
        || TypeKinds.isEnum(type, conformances) || conformances.contains(TypeKinds.provider)
        || conformances.contains { TypeKinds.queries.contains($0) }
        || conformances.contains(TypeKinds.optionsProvider)
      guard matters || type.name == "LocalizedStringResource" else { continue }
      for part in type.parts {
        if part.kind == .extended, type.main.kind == .extended { names.insert(type.simpleName) }
        let finder = NameFinder(viewMode: .sourceAccurate)
        for member in part.members where !member.isProtocol((any DeclGroupSyntax).self) {
          finder.walk(Syntax(member))
        }
        names.formUnion(finder.names)
        names.formUnion(part.inherited.filter { !Self.known.contains($0) })
      }
    }
    return names.filter { !Self.known.contains($0) && !isKnown($0) }
  }

  private static let known: Set<String> = TypeKinds.intents.union(TypeKinds.entities)
    .union(TypeKinds.enums).union(TypeKinds.queries)
    .union([
      TypeKinds.provider, TypeKinds.optionsProvider, "String", "Int", "Double", "Bool", "Date",
      "URL", "Self", "self", "Codable", "Sendable", "Hashable", "Equatable", "Identifiable",
      "CaseIterable", "RawRepresentable", "LocalizedStringResource", "IntentDialog", "Summary",
      "AppShortcut", "AppShortcutPhrase", "DisplayRepresentation", "TypeDisplayRepresentation",
      "IntentDescription", "IntentParameter", "Array", "Optional", "Never", "View", "UUID",
    ])

  private func isKnown(_ name: String) -> Bool {
    index.type(name, in: Scope(file: index.types[0].main.file)) != nil || index.globals[name] != nil
  }
}

/// The names of types and constants in declarations that are read: not those in functions' bodies.
private final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.plainText)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Of `L10n.Intents.title` the first name leads to a file.
    if let base = node.base { walk(base) }
    return .skipChildren
  }
}
