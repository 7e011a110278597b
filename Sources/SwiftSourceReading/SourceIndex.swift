import PhraseDiagnostics
import SwiftSyntax

/// A type with all its extensions.
struct SourceType: Sendable {
  /// The full name (`Library.Book`).
  let name: String
  /// The declaration, if it was read, then the extensions.
  var parts: [TypePart]

  /// The last part of the name.
  var simpleName: String { String(name.split(separator: ".").last ?? "") }
  /// Where it is declared, or extended.
  var main: TypePart { parts[0] }
  /// The protocols and classes that its parts name, each once.
  var inherited: [String] {
    var names: [String] = []
    for name in parts.flatMap(\.inherited) where !names.contains(name) { names.append(name) }
    return names
  }
  /// The attributes of all parts.
  var attributes: [AttributeSyntax] {
    parts.flatMap { part in part.attributes.compactMap { $0.as(AttributeSyntax.self) } }
  }
}

/// The declarations of the files that were parsed.
struct SourceIndex: Sendable {
  let build: IOSBuild
  /// The names of string catalogs' keys.
  var symbols = CatalogSymbols([])
  /// The types in order of their first mention.
  private(set) var types: [SourceType] = []
  private(set) var globals: [String: [Variable]] = [:]
  private(set) var functions: [String: [(FunctionDeclSyntax, SwiftFile)]] = [:]
  private var aliases: [String: (type: TypeSyntax, file: SwiftFile)] = [:]
  /// The places in `types` of each last name.
  private var places: [String: [Int]] = [:]

  /// Indexes files in their order.
  /// - Complexity: O(n) in the number of declarations.
  init(_ files: [SwiftFile], build: IOSBuild) {
    self.build = build
    var extensions: [TypePart] = []
    for file in files {
      let found = DeclarationCollector(file, build)
      for part in found.parts {
        if part.kind == .extended { extensions.append(part) } else { add(part) }
      }
      for variable in found.globals { globals[variable.name, default: []].append(variable) }
      for function in found.functions {
        functions[function.name.plainText, default: []].append((function, file))
      }
      for (name, type) in found.aliases where aliases[name] == nil { aliases[name] = (type, file) }
    }
    for part in extensions { extend(part) }
  }

  private mutating func add(_ part: TypePart) {
    places[part.simpleName, default: []].append(types.count)
    types.append(SourceType(name: part.name, parts: [part]))
  }

  /// Adds an extension to the type that it most probably means: nearest in the tree of folders.
  private mutating func extend(_ part: TypePart) {
    let fitting = (places[part.simpleName] ?? []).filter {
      types[$0].name == part.name || types[$0].name.hasSuffix(".\(part.name)")
        || part.name.hasSuffix(".\(types[$0].name)")
    }
    guard let nearest = nearest(fitting, to: part.file) else { return add(part) }
    types[nearest].parts.append(part)
  }

  /// Whether a type of that last name was read.
  func hasType(_ name: String) -> Bool { places[name] != nil || aliases[name] != nil }

  private func nearest(_ places: [Int], to file: SwiftFile) -> Int? {
    places.max { left, right in
      types[left].main.file.nearness(to: file) < types[right].main.file.nearness(to: file)
    }
  }

  /// The type that a name means in a scope; an alias is followed.
  func type(_ name: String, in scope: Scope, depth: Int = 0) -> SourceType? {
    guard !name.isEmpty, depth < 8 else { return nil }
    if name == "Self" || name == "self" {
      return scope.type.flatMap { type($0, in: Scope(file: scope.file)) }
    }
    if let alias = alias(name, in: scope) {
      let target = alias.type.nameWithoutArguments
      if !target.isEmpty, target != name {
        return type(target, in: Scope(file: alias.file, type: scope.type), depth: depth + 1)
      }
    }
    let last = String(name.split(separator: ".").last ?? "")
    let candidates = (places[last] ?? []).filter { place in
      types[place].name == name || types[place].name.hasSuffix(".\(name)")
        || name.hasSuffix(".\(types[place].name)")
    }
    guard candidates.count > 1 else { return candidates.first.map { types[$0] } }
    var outer = scope.type
    while let around = outer {
      if let inner = candidates.first(where: { types[$0].name == "\(around).\(name)" }) {
        return types[inner]
      }
      outer =
        around.contains(".") ? around.split(separator: ".").dropLast().joined(separator: ".") : nil
    }
    return nearest(candidates, to: scope.file).map { types[$0] }
  }

  private func alias(_ name: String, in scope: Scope) -> (type: TypeSyntax, file: SwiftFile)? {
    var outer = scope.type
    while let around = outer {
      if let found = aliases["\(around).\(name)"] { return found }
      outer =
        around.contains(".") ? around.split(separator: ".").dropLast().joined(separator: ".") : nil
    }
    return aliases[name]
  }

  /// The alias of that name inside a type (`typealias Entity = Book`).
  func alias(_ name: String, of type: SourceType) -> (type: TypeSyntax, scope: Scope)? {
    aliases["\(type.name).\(name)"].map { ($0.type, Scope(file: $0.file, type: type.name)) }
  }

  /// All that a type inherits from and conforms to, over the types of the tree.
  /// - Complexity: O(n) in the number of types on the way.
  func conformances(of type: SourceType) -> [String] {
    var names: [String] = []
    var waiting = [type]
    while let next = waiting.popLast() {
      for name in next.inherited where !names.contains(name) {
        names.append(name)
        if let parent = self.type(name, in: next.main.scope), parent.name != next.name {
          waiting.append(parent)
        }
      }
    }
    return names
  }

  /// The type, then those whose members it has: its classes and the protocols' extensions.
  func lineage(of type: SourceType) -> [SourceType] {
    var lineage = [type]
    var next = 0
    while next < lineage.count, lineage.count < 32 {
      for name in lineage[next].inherited {
        if let parent = self.type(name, in: lineage[next].main.scope),
          !lineage.contains(where: { $0.name == parent.name })
        {
          lineage.append(parent)
        }
      }
      next += 1
    }
    return lineage
  }

  /// The variables of a type's own parts, in source order.
  func variables(of type: SourceType) -> [Variable] {
    type.parts.flatMap { part in
      part.members.flatMap { $0.as(VariableDeclSyntax.self)?.variables(in: part.scope) ?? [] }
    }
  }

  /// The member variable of that name, inherited ones too; one with a value before one without.
  func variable(_ name: String, of type: SourceType) -> Variable? {
    let found = lineage(of: type).flatMap { variables(of: $0) }.filter { $0.name == name }
    return found.first { $0.initializer != nil || $0.getter != nil } ?? found.first
  }

  /// The methods of that name, inherited ones too.
  func methods(_ name: String, of type: SourceType) -> [(FunctionDeclSyntax, Scope)] {
    lineage(of: type).flatMap { type in
      type.parts.flatMap { part in
        part.members.compactMap { member in
          guard let function = member.as(FunctionDeclSyntax.self), function.name.plainText == name
          else { return nil }
          return (function, part.scope)
        }
      }
    }
  }

  /// The global variable of that name, the nearest one.
  func global(_ name: String, in scope: Scope) -> Variable? {
    globals[name]?.max {
      $0.scope.file.nearness(to: scope.file) < $1.scope.file.nearness(to: scope.file)
    }
  }
}

extension SwiftFile {
  /// How many folders from the root on two files share; the same file is nearest.
  func nearness(to other: SwiftFile) -> Int {
    guard path != other.path else { return Int.max }
    let own = path.split(separator: "/"), theirs = other.path.split(separator: "/")
    return zip(own, theirs).prefix { $0 == $1 }.count
  }
}
