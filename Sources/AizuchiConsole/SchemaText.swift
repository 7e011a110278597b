import IntentCatalog
import IntentTranscripts

/// What `match` prints for an utterance that is read by a schema.
enum SchemaText {
  /// The object of `match --json`.
  static func json(
    _ utterance: String, _ reading: SchemaReading, _ catalogs: [AppCatalog], locale: String
  ) -> JSONValue {
    .object([
      .init("utterance", .string(utterance)), .init("locale", .string(locale)),
      .init("status", .string("match")), .init("matches", .array([match(reading, catalogs)])),
    ])
  }

  static func match(_ reading: SchemaReading, _ catalogs: [AppCatalog]) -> JSONValue {
    let catalog = catalogs.first { $0.id == reading.app }
    var members: [JSONValue.Member] = [.init("app", .string(reading.app))]
    switch reading.wish {
    case .intent(let schema):
      members.append(.init("intent", .optional(catalog?.intent(schema: schema)?.identifier)))
      members.append(.init("schema", .string(schema)))
    case .question(let entity, let property, let form):
      let name = catalog?.entity(schema: entity)?.identifier ?? entity
      members.append(
        .init(
          "question",
          .object([.init("entity", .string(name)), .init("property", .optional(property))])))
      members.append(.init("form", .string(form.rawValue)))
    }
    members.append(.init("tier", .string("schema")))
    members.append(.init("parameters", fills(reading.fills)))
    if reading.target != SchemaReading.Target() {
      members.append(.init("target", target(reading.target)))
    }
    return .object(members)
  }

  private static func fills(_ fills: [SchemaReading.Fill]) -> JSONValue {
    .object(
      fills.map { fill in
        let range = [fill.range.lowerBound, fill.range.upperBound]
        return .init(
          fill.parameter,
          .object([
            .init("id", JSONValue(fill.value)), .init("text", .string(fill.text)),
            .init("range", .array(range.map(JSONValue.int))),
          ]))
      })
  }

  private static func target(_ target: SchemaReading.Target) -> JSONValue {
    var members: [JSONValue.Member] = []
    if !target.words.isEmpty {
      members.append(.init("words", .array(target.words.map(JSONValue.string))))
    }
    if !target.conditions.isEmpty { members.append(.init("where", fills(target.conditions))) }
    if let position = target.position { members.append(.init("position", .int(position))) }
    for (name, holds) in [
      ("next", target.isNext), ("all", target.isAll), ("reference", target.isReference),
    ] where holds {
      members.append(.init(name, .bool(true)))
    }
    return .object(members)
  }

  /// The lines for people.
  static func text(
    _ utterance: String, _ reading: SchemaReading, _ catalogs: [AppCatalog]
  ) -> String {
    let catalog = catalogs.first { $0.id == reading.app }
    var text = TurnText.visible(utterance) + "\n  \(reading.app)."
    switch reading.wish {
    case .intent(let schema):
      text += catalog?.intent(schema: schema)?.identifier ?? schema
    case .question(let entity, let property, let form):
      text += catalog?.entity(schema: entity)?.identifier ?? entity
      text += "." + (property ?? "") + "? (\(form.rawValue))"
    }
    let values = reading.fills.map { "\($0.parameter): \($0.text)" }
    text += "(\(values.joined(separator: ", ")))   schema\n"
    let meant =
      reading.target.words.map { "'\($0)'" }
      + reading.target.conditions.map { "\($0.parameter): \($0.text)" }
    if !meant.isEmpty { text += "    of \(meant.joined(separator: ", "))\n" }
    return text
  }
}
