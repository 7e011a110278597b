import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@ComputedProperty`: a property that code works out is one that people may ask about.
public struct ComputedPropertyMacro: PeerMacro {
  /// Makes `_name`, which knows how to read the property, and `$name`.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityPropertySource(declaration, node, "ComputedProperty", in: context)
    else { return [] }
    guard property.hasGetter else {
      context.tell(ExpansionMessages.computedIsStored, at: declaration)
      return []
    }
    guard !property.isAsync else {
      let fix = FixIt(
        message: ExpansionFix(message: ExpansionMessages.chooseAttribute),
        changes: [
          .replace(
            oldNode: Syntax(node.attributeName),
            newNode: Syntax(TypeSyntax("DeferredProperty")))
        ])
      context.tell(ExpansionMessages.computedIsAsync, at: node, fix: fix)
      return []
    }
    return property.peers(reading: "getter: { $0.\(property.name) }")
  }
}

/// `@DeferredProperty`: a property that is only worked out when somebody asks for it.
public struct DeferredPropertyMacro: PeerMacro {
  /// Makes `_name`, which knows how to read the property, and `$name`.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityPropertySource(declaration, node, "DeferredProperty", in: context)
    else { return [] }
    guard property.isAsync else {
      context.tell(ExpansionMessages.deferredIsNoAsync, at: declaration)
      return []
    }
    return property.peers(
      reading: "asyncGetter: { \(property.isThrowing ? "try " : "")await $0.\(property.name) }")
  }
}

/// A property as it is written.
private struct EntityPropertySource {
  let name: String
  let type: String
  let entity: String?
  let arguments: String
  let access: String
  var hasGetter = false
  var isAsync = false
  var isThrowing = false

  init?(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ macro: String,
    in context: some MacroExpansionContext
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else {
      context.tell(ExpansionMessages.notAProperty(macro), at: declaration)
      return nil
    }
    self.name = name
    self.type = type
    let own = node.arguments?.as(LabeledExprListSyntax.self)?.map {
      $0.trimmed.with(\.trailingComma, nil).description
    }
    arguments = (own ?? []).map { ", \($0)" }.joined()
    let word = variable.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
    access = word.map { "\($0) " } ?? ""
    let place = context.lexicalContext.first
    entity =
      place?.as(StructDeclSyntax.self)?.name.text ?? place?.as(ClassDeclSyntax.self)?.name.text
    read(binding.accessorBlock)
  }

  private mutating func read(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter: hasGetter = true
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }) else {
        return
      }
      hasGetter = true
      isAsync = getter.effectSpecifiers?.asyncSpecifier != nil
      isThrowing = getter.effectSpecifiers?.throwsClause != nil
    default: break
    }
  }

  /// `_name` is stored with the entity so that reflection finds it; an extension stores nothing.
  func peers(reading getter: String) -> [DeclSyntax] {
    let wrapper = "AppIntents.EntityProperty<\(type)>"
    guard let entity else {
      return [
        "\(raw: access)var $\(raw: name): \(raw: wrapper) { \(raw: wrapper)(identifier: \"\(raw: name)\"\(raw: arguments), of: self, \(raw: getter)) }"
      ]
    }
    return [
      "private let _\(raw: name) = \(raw: wrapper)(identifier: \"\(raw: name)\"\(raw: arguments), of: \(raw: entity).self, \(raw: getter))",
      "\(raw: access)var $\(raw: name): \(raw: wrapper) { _\(raw: name).bound(to: self) }",
    ]
  }
}
