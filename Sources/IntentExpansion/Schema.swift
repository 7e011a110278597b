/// What a schema is for.
package enum SchemaSort: String, CaseIterable {
  case intent, entity
  case enumeration = "enum"
}

/// A member of a schema's.
struct SchemaMember: Hashable {
  let name: String
  /// The types that it may have, the usual one first; `@event` is a type of the app's own.
  let types: [String]

  var isOptional: Bool { types.first?.hasSuffix("?") ?? false }
}

/// A shape that an app's type may adopt.
package struct Schema {
  /// The member of its domain.
  package let accessor: String
  package let sort: SchemaSort
  /// The protocol that the schema asks for besides, nil for none.
  let conformance: String?
  /// The members where they are known, else empty.
  var members: [SchemaMember] = []
}

/// The schemas of one subject.
package struct SchemaDomain {
  package let name: String
  package let schemas: [Schema]

  /// Reads a table: each schema is a line `sort accessor [: Protocol]`, and each member an indented
  /// line `name: type [| another type]` under it.
  init(_ name: String, _ table: String) {
    self.name = name
    var schemas: [Schema] = []
    for line in table.split(separator: "\n") where !line.isEmpty {
      let sides = line.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      if line.hasPrefix(" "), sides.count == 2, !schemas.isEmpty {
        let types = sides[1].split(separator: "|").map(Self.trimmed)
        schemas[schemas.count - 1].members.append(SchemaMember(name: sides[0], types: types))
        continue
      }
      let words = sides[0].split(separator: " ").map(String.init)
      guard words.count == 2, let sort = SchemaSort(rawValue: words[0]) else { continue }
      schemas.append(
        Schema(accessor: words[1], sort: sort, conformance: sides.count == 2 ? sides[1] : nil))
    }
    self.schemas = schemas
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The schema of an accessor, nil where the domain has none of that sort.
  func schema(_ accessor: String, _ sort: SchemaSort) -> Schema? {
    schemas.first { $0.accessor == accessor && $0.sort == sort }
  }

  /// The domain of a name, nil where there is none.
  static func named(_ name: String) -> SchemaDomain? { all.first { $0.name == name } }
}
