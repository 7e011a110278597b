extension SchemaDomain {
  /// The Swift file by which a domain's schemas are named in code: `.calendar.event`.
  package var accessorSource: String {
    var text = "// Made from the table of the domain in IntentExpansion; a test compares the two.\n"
    for sort in SchemaSort.allCases {
      let own = schemas.filter { $0.sort == sort }
      guard !own.isEmpty else { continue }
      let kind = String(sort.rawValue.prefix(1)).uppercased() + sort.rawValue.dropFirst()
      let type = String(name.prefix(1)).uppercased() + name.dropFirst() + kind
      text += """

        extension AppSchema {
          /// The domain's \(sort == .intent ? "intents" : sort == .entity ? "entities" : "enums").
          public struct \(type): AppSchema\(kind) {
            fileprivate init() {}
        \(own.map { "    /// A schema.\n    public var \($0.accessor): Self { self }" }.joined(separator: "\n"))
          }
        }

        extension AppSchema\(kind) where Self == AppSchema.\(type) {
          /// The domain.
          public static var \(name): Self { Self() }
        }

        """
    }
    return text
  }
}
