import AppIntents

/// A session that people may meditate with.
struct MeditationSession: AppEntity, Hashable {
  let id: String
  /// The name in English.
  let name: String
  /// The names in other languages.
  var names: [String: String] = [:]
  /// Other things that people call it, in any language.
  var synonyms: [String] = []

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Meditation Session"
  static var defaultQuery = MeditationSessionQuery()

  /// The name in the person's language.
  var localizedName: String { names[TextLocalization.current.language] ?? name }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(localizedName)",
      synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

/// Finds sessions.
struct MeditationSessionQuery: EnumerableEntityQuery {
  @Dependency var store: SessionStore

  func entities(for identifiers: [String]) async throws -> [MeditationSession] {
    let all = try store.sessions()
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  func allEntities() async throws -> [MeditationSession] { try store.sessions() }

  func defaultResult() async -> MeditationSession? { try? store.usualSession() }
}
