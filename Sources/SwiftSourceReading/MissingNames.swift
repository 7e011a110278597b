import SwiftSyntax

/// Finds the names that a first reading could not follow.
struct MissingNames {
  let index: SourceIndex

  /// Members whose values are read.
  private static let members: Set<String> = [
    "title", "description", "typeDisplayRepresentation", "caseDisplayRepresentations",
    "parameterSummary", "openAppWhenRun", "isDiscoverable", "authenticationPolicy",
    "supportedModes", "persistentIdentifier", "defaultQuery", "displayRepresentation",
    "shortcutTileColor", "phrases",
  ]
  /// Names that Apple's modules have.
  private static let known: Set<String> = [
    "String", "Int", "Double", "Bool", "Date", "URL", "Self", "self", "LocalizedStringResource",
    "IntentDialog", "Summary", "When", "Switch", "Case", "DefaultCase", "AppShortcut",
    "AppShortcutPhrase", "DisplayRepresentation", "TypeDisplayRepresentation", "IntentDescription",
    "IntentFile", "IntentPerson", "Array", "Optional", "Never", "Set", "UUID", "Float", "some",
    "IntentResult", "ReturnsValue", "ProvidesDialog", "ShowsSnippetView", "OpensIntent", "Decimal",
    "Measurement", "DateComponents", "Calendar", "Locale", "Color", "Image", "Bundle", "Data",
    "NSLocalizedString", "ParameterSummary", "ShortcutTileColor", "IntentAuthenticationPolicy",
  ]

  /// The names of types and constants that shortcuts, intents and enums need and no parsed file has.
  func names() -> Set<String> {
    var names: Set<String> = []
    var extended: Set<String> = []
    for type in index.types where isRead(type) {
      if type.main.kind == .extended { extended.insert(type.simpleName) }
      for part in type.parts {
        for member in part.members { collect(member, isProvider: isProvider(type), &names) }
      }
    }
    return extended.union(names.filter { !isKnown($0) }).subtracting(Self.known)
  }

  private func isProvider(_ type: SourceType) -> Bool {
    type.inherited.contains(TypeKinds.provider)
      || type.inherited.contains(TypeKinds.optionsProvider)
  }

  private func isRead(_ type: SourceType) -> Bool {
    let conformances = index.conformances(of: type)
    return TypeKinds.isIntent(type, conformances) || TypeKinds.isEntity(type, conformances)
      || TypeKinds.isEnum(type, conformances) || isProvider(type)
  }

  private func collect(_ member: DeclSyntax, isProvider: Bool, _ names: inout Set<String>) {
    let finder = NameFinder(viewMode: .sourceAccurate)
    if let variable = member.as(VariableDeclSyntax.self) {
      let isParameter =
        variable.attribute("Parameter", "IntentParameter", "Property", "EntityProperty") != nil
      let name = variable.namePattern?.trimmedDescription ?? ""
      guard isParameter || isProvider || Self.members.contains(name) else { return }
      finder.walk(variable)
    } else if let function = member.as(FunctionDeclSyntax.self) {
      if let result = function.signature.returnClause, function.name.text == "perform" {
        finder.walk(result)
      } else if isProvider, let body = function.body {
        finder.walk(body)
      }
    } else if let cases = member.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements { if let raw = element.rawValue { finder.walk(raw) } }
    }
    names.formUnion(finder.names)
  }

  private func isKnown(_ name: String) -> Bool {
    index.hasType(name) || index.globals[name] != nil || index.functions[name] != nil
  }
}

/// The names of types and constants in a declaration.
private final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.plainText)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Of `L10n.Intents.title` the first name leads to a file.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.arguments { walk(arguments) }
    return .skipChildren
  }
}
