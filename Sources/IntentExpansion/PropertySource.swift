import SwiftSyntax

/// A property of a type's, as it is written.
struct PropertySource {
  let name: String
  let type: TypeSyntax?
  let hasValue: Bool
  let isStored: Bool
  let declaration: VariableDeclSyntax

  var isOptional: Bool {
    type?.is(OptionalTypeSyntax.self) == true
      || type?.trimmedDescription.hasPrefix("Optional<") == true
  }
}

extension AccessorBlockSyntax {
  /// Whether there is a getter, and not only observers.
  var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclGroupSyntax {
  private var properties: [PropertySource] {
    memberBlock.members.flatMap { member -> [PropertySource] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { return [] }
      return variable.bindings.map { binding in
        PropertySource(
          name: binding.pattern.trimmedDescription, type: binding.typeAnnotation?.type,
          hasValue: binding.initializer != nil,
          isStored: binding.accessorBlock?.isComputed != true, declaration: variable)
      }
    }
  }

  /// What is stored in a value of the type.
  var storedProperties: [PropertySource] { properties.filter(\.isStored) }
  /// What code works out.
  var computedProperties: [PropertySource] { properties.filter { !$0.isStored } }
}

/// Comparing a type with a schema's.
enum SchemaType {
  /// Whether a type as it is written is what the schema says: `@name` stands for any type's name.
  static func fits(_ written: String, _ schema: String) -> Bool {
    let written = plain(written)
    if schema.hasSuffix("?") {
      return written.hasSuffix("?") && fits(String(written.dropLast()), String(schema.dropLast()))
    }
    if schema.hasPrefix("["), schema.hasSuffix("]") {
      return written.hasPrefix("[") && written.hasSuffix("]")
        && fits(String(written.dropFirst().dropLast()), String(schema.dropFirst().dropLast()))
    }
    if schema.hasPrefix("Set<"), schema.hasSuffix(">") {
      return written.hasPrefix("Set<") && written.hasSuffix(">")
        && fits(String(written.dropFirst(4).dropLast()), String(schema.dropFirst(4).dropLast()))
    }
    if schema.hasPrefix("@") { return !written.hasSuffix("?") && !written.hasPrefix("[") }
    return written == schema
  }

  /// A schema's type as code: a type of the app's own is named after its schema, or stays as it is.
  static func shown(_ schema: String, given written: String?) -> String {
    guard let at = schema.firstIndex(of: "@") else { return schema }
    let end = schema[at...].firstIndex { "?]>".contains($0) } ?? schema.endIndex
    let core = written.map { plain($0).filter { !"?[]".contains($0) } }
    let name = schema[schema.index(after: at)..<end]
    let own = core ?? name.prefix(1).uppercased() + name.dropFirst()
    return schema[..<at] + own + schema[end...]
  }

  /// The short form: `Foundation.Date` is `Date`, `Optional<Date>` is `Date?`.
  private static func plain(_ written: String) -> String {
    var text = written.filter { $0 != " " }
    for module in ["Foundation.", "Swift.", "AppIntents."] where text.hasPrefix(module) {
      text.removeFirst(module.count)
    }
    for (name, open, close) in [("Optional<", "", "?"), ("Array<", "[", "]")]
    where text.hasPrefix(name) && text.hasSuffix(">") {
      text = "\(open)\(plain(String(text.dropFirst(name.count).dropLast())))\(close)"
    }
    return text
  }
}
