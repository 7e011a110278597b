import FoundationEssentials
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics

/// What is known of schemas' shapes, from `Phrases/Lint/schemas.json`; a schema that is not there is not
/// judged.
struct SchemaShapes: Sendable, Decodable {
  /// Schema to the members that a type of it must have.
  let required: [String: [String]]
  /// The schemas of intents.
  let intents: Set<String>
  /// The schemas of entities.
  let entities: Set<String>
  /// The schemas of enums.
  let enums: Set<String>

  private static let path = "Lint/schemas.json"

  static func read(_ data: PhraseData) throws(Diagnostic) -> SchemaShapes {
    let place = SourcePlace(file: "Phrases/\(path)", line: 1)
    guard let bytes = data.read(path) else {
      throw Diagnostic(.error, LintMessages.noWords, at: place)
    }
    do {
      return try JSONDecoder().decode(SchemaShapes.self, from: Data(bytes))
    } catch {
      throw Diagnostic(.error, LintMessages.badWords("\(error)"), at: place)
    }
  }

  /// What a schema is one of, in words; nil for one that is not known.
  func kind(of schema: String) -> String? {
    let kinds = [(intents, "an intent"), (entities, "an entity"), (enums, "an enum")]
    return kinds.first { $0.0.contains(schema) }?.1
  }
}

extension LintRun {
  /// Types that a macro gives a schema, against what the schema wants.
  mutating func checkSchemas() {
    for intent in catalog.intents {
      check(intent.schema, "an intent", intent.identifier, intent.place, intent.memberNames)
    }
    for entity in catalog.entities {
      check(entity.schema, "an entity", entity.identifier, entity.place, nil)
    }
    for appEnum in catalog.enums {
      check(appEnum.schema, "an enum", appEnum.identifier, appEnum.place, nil)
    }
  }

  private mutating func check(
    _ schema: String?, _ kind: String, _ type: String, _ place: SourcePlace?, _ members: [String]?
  ) {
    guard let schema, let wanted = words.schemas.kind(of: schema) else { return }
    guard wanted == kind else {
      return report(
        Finding(
          .schemaShape, LintMessages.otherSchemaKind(schema, wanted, type, kind), at: place,
          help: LintMessages.otherSchema))
    }
    guard let members else { return }
    let missing = (words.schemas.required[schema] ?? []).filter { !members.contains($0) }
    guard !missing.isEmpty else { return }
    report(
      Finding(
        .schemaShape, LintMessages.missingMembers(schema, missing, type), at: place,
        help: LintMessages.addMembers))
  }
}
