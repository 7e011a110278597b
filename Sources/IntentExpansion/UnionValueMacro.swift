import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@UnionValue`: an enum whose cases hold one value each becomes a value of an intent's.
public struct UnionValueMacro: ExtensionMacro {
  /// Makes the conformance, and the enum `Cases` of the cases without values.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let union = declaration.as(EnumDeclSyntax.self) else {
      context.tell(ExpansionMessages.unionIsNoEnum, at: node)
      return []
    }
    let members = members(of: union, in: context)
    guard !members.isEmpty else { return [] }
    let text = source(
      of: type.trimmedDescription, name: union.name.text, members, access: declaration.access)
    return [try ExtensionDeclSyntax("\(raw: text)")]
  }

  private static func members(
    of union: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> [(name: String, type: String)] {
    var members: [(name: String, type: String)] = []
    let elements = union.memberBlock.members.flatMap {
      $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map { $0 } ?? []
    }
    if elements.isEmpty { context.tell(ExpansionMessages.unionHasNoCases, at: union.name) }
    for element in elements {
      let values = element.parameterClause?.parameters
      guard let value = values?.first, values?.count == 1, value.firstName == nil else {
        context.tell(ExpansionMessages.unionCase(element.name.text), at: element)
        continue
      }
      let type = value.type.trimmedDescription
      if members.contains(where: { $0.type == type }) {
        context.tell(ExpansionMessages.unionTwice(type), at: element)
        continue
      }
      members.append((element.name.text, type))
    }
    return members
  }

  private static func source(
    of type: String, name: String, _ members: [(name: String, type: String)], access: String
  ) -> String {
    let types = members.map { "\($0.type).self" }.joined(separator: ", ")
    let values = members.map { "    case .\($0.name)(let value): value" }
    let cases = members.map { "    case .\($0.name): .\($0.name)" }
    let tries = members.map {
      "    if let value = value as? \($0.type) { self = .\($0.name)(value) }"
    }
    return """
      extension \(type): AppIntents._IntentValueRepresentable, AppIntents.AppUnionValue {
        \(access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
          \(access)typealias Union = \(name)
          case \(members.map(\.name).joined(separator: ", "))
        }
        \(access)static var allIntentValueTypes: [any AppIntents._IntentValue.Type] { [\(types)] }
        \(access)var asIntentValue: any AppIntents._IntentValue {
          switch self {
      \(values.joined(separator: "\n"))
          }
        }
        \(access)var _case: Cases {
          switch self {
      \(cases.joined(separator: "\n"))
          }
        }
        \(access)init?(_intentValue value: any AppIntents._IntentValue) {
      \(tries.joined(separator: " else\n")) else { return nil }
        }
      }
      """
  }
}
