import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A type that adopts a schema.
struct SchemaUse {
  let domain: String
  let schema: Schema
  let declaration: any DeclGroupSyntax
  private let context: any MacroExpansionContext
  private var path: String { "\(domain).\(schema.accessor)" }

  /// Reads `.domain.member`; what is wrong is told, and there is no use then.
  init?(
    _ node: AttributeSyntax, on declaration: some DeclGroupSyntax, sort: SchemaSort,
    in context: some MacroExpansionContext
  ) {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum == (sort == .enumeration) else {
      let macro = node.attributeName.trimmedDescription
      context.tell(
        ExpansionMessages.wrongSort(macro, isEnum ? "structs and classes" : "enums"), at: node)
      return nil
    }
    guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let last = argument.as(MemberAccessExprSyntax.self),
      let first = last.base?.as(MemberAccessExprSyntax.self)
    else {
      context.tell(ExpansionMessages.schemaIsNoPath, at: node)
      return nil
    }
    domain = first.declName.baseName.text
    let accessor = last.declName.baseName.text
    guard let schema = SchemaDomain.named(domain)?.schema(accessor, sort) else {
      context.tell(
        ExpansionMessages.unknownSchema("\(domain).\(accessor)", sort.rawValue), at: argument)
      return nil
    }
    self.schema = schema
    self.declaration = declaration
    self.context = context
  }

  /// The protocol of the system's that the intent's shape stands for.
  var systemProtocol: String? {
    if let own = schema.conformance { return own }
    let names = declaration.storedProperties.map(\.name)
    if schema.accessor.hasPrefix("open"), names.contains("target") { return "OpenIntent" }
    if schema.accessor.hasPrefix("delete"), names.contains("entities") { return "DeleteIntent" }
    return nil
  }

  /// The extension with those of the wanted protocols that the type does not have yet.
  func extensions(
    of type: some TypeSyntaxProtocol, wanted: [String], _ protocols: [TypeSyntax]
  ) throws -> [ExtensionDeclSyntax] {
    let missing = protocols.compactMap {
      $0.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    let added = wanted.filter { missing.contains($0) }.map { "AppIntents.\($0)" }
    let kind = wanted.last?.replacing("AssistantSchema", with: "") ?? ""
    let conformances = added.isEmpty ? "" : ": \(added.joined(separator: ", "))"
    return [
      try ExtensionDeclSyntax(
        """
        extension \(raw: type.trimmedDescription)\(raw: conformances) {
          \(raw: declaration.access)static var __appSchema\(raw: kind): String { "\(raw: path)" }
        }
        """)
    ]
  }

  /// Tells members that are missing, of another type, or beside the schema.
  func compareMembers() {
    guard !schema.members.isEmpty else { return }
    let own = declaration.storedProperties + declaration.computedProperties
    for member in schema.members {
      if let property = own.first(where: { $0.name == member.name }) {
        compare(property, with: member)
      } else if !member.isOptional {
        tellMissing(member)
      }
    }
    for property in declaration.storedProperties where !property.isOptional {
      guard property.name != "id", !schema.members.contains(where: { $0.name == property.name }),
        SchemaUse.isPlainlyStored(property.declaration), !property.hasValue
      else { continue }
      context.tell(ExpansionMessages.extra(property.name, path), at: property.declaration)
    }
  }

  private func compare(_ property: PropertySource, with member: SchemaMember) {
    guard let type = property.type,
      !member.types.contains(where: { SchemaType.fits(type.trimmedDescription, $0) })
    else { return }
    let usual = SchemaType.shown(member.types[0], given: type.trimmedDescription)
    let fix = FixIt(
      message: ExpansionFix(message: ExpansionMessages.change(usual)),
      changes: [
        .replace(
          oldNode: Syntax(type),
          newNode: Syntax(
            TypeSyntax("\(raw: usual)").with(\.leadingTrivia, type.leadingTrivia)
              .with(\.trailingTrivia, type.trailingTrivia)))
      ])
    context.tell(ExpansionMessages.otherType(member.name, usual, path), at: type, fix: fix)
  }

  private func tellMissing(_ member: SchemaMember) {
    let type = SchemaType.shown(member.types[0], given: nil)
    let block = declaration.memberBlock
    let added = MemberBlockItemSyntax(
      leadingTrivia: .newline + (block.members.first?.leadingTrivia.indentation ?? .spaces(2)),
      decl: DeclSyntax("var \(raw: member.name): \(raw: type)"))
    let fix = FixIt(
      message: ExpansionFix(message: ExpansionMessages.add("var \(member.name): \(type)")),
      changes: [
        .replace(
          oldNode: Syntax(block.members),
          newNode: Syntax(MemberBlockItemListSyntax([added] + Array(block.members))))
      ])
    let place = (declaration as? any NamedDeclSyntax).map { Syntax($0.name) } ?? Syntax(block)
    context.tell(ExpansionMessages.missing(member.name, type, path), at: place, fix: fix)
  }

  /// Whether a member is a stored variable that no attribute takes care of.
  static func isPlainlyStored(_ member: some DeclSyntaxProtocol, besides name: String = "") -> Bool
  {
    guard let variable = member.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", variable.attributes.names.isEmpty,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock?.isComputed != true
    else { return false }
    let modifiers = variable.modifiers.map(\.name.text)
    return !modifiers.contains {
      ["static", "class", "lazy", "private", "fileprivate"].contains($0)
    }
      && binding.pattern.trimmedDescription != name
  }
}

extension Trivia {
  /// The spaces of the last line.
  fileprivate var indentation: Trivia {
    if case .spaces(let count) = pieces.last { return .spaces(count) }
    if case .tabs(let count) = pieces.last { return .tabs(count) }
    return .spaces(2)
  }
}
