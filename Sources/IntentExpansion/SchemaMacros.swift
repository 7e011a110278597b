public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@AppIntent(schema:)`: an intent of a known shape.
public struct SchemaIntentMacro: ExtensionMacro, MemberAttributeMacro {
  /// Adds the conformances that the schema asks for, and compares the members.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, on: declaration, sort: .intent, in: context) else { return [] }
    use.compareMembers()
    // `AppIntent` is named too: the compiler does not take it from the others in a macro's extension.
    let wanted = ["AppIntent", use.systemProtocol, "AssistantSchemaIntent"].compactMap { $0 }
    return try use.extensions(of: type, wanted: wanted, protocols)
  }

  /// Makes parameters of the stored properties.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    SchemaUse.isPlainlyStored(member) ? ["@AppIntents.IntentParameter()"] : []
  }
}

/// `@AppEntity(schema:)`: an entity of a known shape.
public struct SchemaEntityMacro: ExtensionMacro, MemberAttributeMacro {
  /// Adds the conformances, and compares the members.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, on: declaration, sort: .entity, in: context) else { return [] }
    use.compareMembers()
    return try use.extensions(of: type, wanted: ["AppEntity", "AssistantSchemaEntity"], protocols)
  }

  /// Makes properties that people may ask about of the stored ones, but for the identifier.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    SchemaUse.isPlainlyStored(member, besides: "id") ? ["@AppIntents.EntityProperty()"] : []
  }
}

/// `@AppEnum(schema:)`: an enum of a known meaning, with cases of the app's own.
public struct SchemaEnumMacro: ExtensionMacro {
  /// Adds the conformances.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, on: declaration, sort: .enumeration, in: context) else {
      return []
    }
    return try use.extensions(of: type, wanted: ["AppEnum", "AssistantSchemaEnum"], protocols)
  }
}
