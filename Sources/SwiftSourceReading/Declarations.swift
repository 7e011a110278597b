import PhraseDiagnostics
import SwiftSyntax

/// A type's declaration or an extension of it.
struct TypePart: Sendable {
  enum Kind: Sendable { case structure, classType, enumeration, actorType, protocolType, extended }

  var kind: Kind
  /// The full name, as far as the file tells it (`Library.Book`).
  var name: String
  /// The names of the types that it inherits from or conforms to, without modules and arguments.
  var inherited: [String]
  var attributes: AttributeListSyntax
  /// The members that are compiled, in source order.
  var members: [DeclSyntax]
  var file: SwiftFile
  /// The name's token.
  var nameNode: Syntax

  /// The last part of the name.
  var simpleName: String { String(name.split(separator: ".").last ?? "") }
  /// What expressions in it are understood in.
  var scope: Scope { Scope(file: file, type: name) }
}

/// A variable or constant.
struct Variable: Sendable {
  var name: String
  var isStatic: Bool
  var type: TypeSyntax?
  var initializer: ExprSyntax?
  var getter: CodeBlockItemListSyntax?
  var declaration: VariableDeclSyntax
  var scope: Scope

  /// What it stands for, where one expression says so.
  var value: ExprSyntax? { initializer ?? getter.flatMap { $0.singleExpression } }
}

extension VariableDeclSyntax {
  /// The variables that are declared here.
  func variables(in scope: Scope) -> [Variable] {
    bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        return nil
      }
      return Variable(
        name: name, isStatic: modifiers.areStatic, type: binding.typeAnnotation?.type,
        initializer: binding.initializer?.value, getter: binding.accessorBlock?.getterBody,
        declaration: self, scope: scope)
    }
  }
}

extension AccessorBlockSyntax {
  /// The body of the getter.
  var getterBody: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let body): return body
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: return nil
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether `static` or `class` is among them.
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that a body of one statement returns, or that its last `return` does.
  var singleExpression: ExprSyntax? {
    guard let last else { return nil }
    switch last.item {
    case .expr(let expression) where count == 1: return expression
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self) { return result.expression }
      return statement.as(ExpressionStmtSyntax.self)?.expression
    default: return nil
    }
  }

  /// The constants that the body gives names to.
  var locals: [String: ExprSyntax] {
    var locals: [String: ExprSyntax] = [:]
    for item in self {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
          let value = binding.initializer?.value
        {
          locals[name] = value
        }
      }
    }
    return locals
  }
}

/// Takes the declarations out of a file, those of `#if` clauses that are compiled.
struct DeclarationCollector {
  let file: SwiftFile
  let build: IOSBuild
  private(set) var parts: [TypePart] = []
  private(set) var globals: [Variable] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  private(set) var aliases: [String: TypeSyntax] = [:]

  init(_ file: SwiftFile, _ build: IOSBuild) {
    self.file = file
    self.build = build
    collect(file.tree.statements)
  }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let active)? = condition.activeElements(in: build) { collect(active) }
      } else {
        collect(declaration, inside: nil)
      }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, inside outer: String?) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let (kind, name, node) = Self.naming(of: group)
    {
      let full = outer.map { "\($0).\(name)" } ?? name
      let members = activeMembers(group.memberBlock.members)
      parts.append(
        TypePart(
          kind: kind, name: full, inherited: Self.inherited(group), attributes: group.attributes,
          members: members, file: file, nameNode: node))
      for member in members { collect(member, inside: full) }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let name = alias.name.plainText
      aliases[outer.map { "\($0).\(name)" } ?? name] = alias.initializer.value
    } else if outer == nil, let variable = declaration.as(VariableDeclSyntax.self) {
      globals += variable.variables(in: Scope(file: file))
    } else if outer == nil, let function = declaration.as(FunctionDeclSyntax.self) {
      functions.append(function)
    }
  }

  private func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      guard case .decls(let active)? = condition.activeElements(in: build) else { return [] }
      return activeMembers(active)
    }
  }

  private static func naming(
    of group: any DeclGroupSyntax
  ) -> (TypePart.Kind, String, Syntax)? {
    let syntax = Syntax(fromProtocol: group)
    if let type = syntax.as(StructDeclSyntax.self) {
      return (.structure, type.name.plainText, Syntax(type.name))
    } else if let type = syntax.as(ClassDeclSyntax.self) {
      return (.classType, type.name.plainText, Syntax(type.name))
    } else if let type = syntax.as(EnumDeclSyntax.self) {
      return (.enumeration, type.name.plainText, Syntax(type.name))
    } else if let type = syntax.as(ActorDeclSyntax.self) {
      return (.actorType, type.name.plainText, Syntax(type.name))
    } else if let type = syntax.as(ProtocolDeclSyntax.self) {
      return (.protocolType, type.name.plainText, Syntax(type.name))
    } else if let type = syntax.as(ExtensionDeclSyntax.self) {
      return (.extended, type.extendedType.nameWithoutArguments, Syntax(type.extendedType))
    }
    return nil
  }

  private static func inherited(_ group: any DeclGroupSyntax) -> [String] {
    (group.inheritanceClause?.inheritedTypes ?? []).flatMap { names(in: $0.type) }
  }

  /// The names in an inheritance clause's element, which may be a composition.
  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    let name = type.nameWithoutArguments
    return name.isEmpty ? [] : [String(name.split(separator: ".").last ?? "")]
  }
}

extension TypeSyntax {
  /// The type's name with its outer types, without generic arguments and attributes.
  var nameWithoutArguments: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.nameWithoutArguments).\(member.name.plainText)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.nameWithoutArguments
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameWithoutArguments }
    return ""
  }
}
