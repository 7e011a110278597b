public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Model`: makes a class a model that `SwiftData` keeps.
public struct ModelMacro: ExtensionMacro {
  /// Makes the conformance.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: what a database would have to know, and nothing here.
public struct ModelAttributeMacro: PeerMacro {
  /// Makes nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
