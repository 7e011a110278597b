/// In which an entity matters.
public struct AppEntityContext: Hashable, Sendable {
  let name: String
  /// While something is heard.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(name: "audio.\(context.name)")
  }
}

/// What is heard.
public struct AudioContext: Hashable, Sendable {
  let name: String
  /// What plays now.
  public static let nowPlaying = AudioContext(name: "nowPlaying")
}

/// Keeps which entities matter now, and in what; they are offered before others.
public struct RelevantEntities: Sendable {
  /// The program's entities that matter.
  public static let shared = RelevantEntities()
  private static let kept = Locked<[AppEntityContext: [EntityIdentifier]]>([:])

  /// Puts entities in the place of those that matter in a context.
  public func updateEntities<Entity: AppEntity>(
    _ entities: [Entity], for context: AppEntityContext
  ) async throws {
    let identifiers = entities.map { EntityIdentifier(for: $0) }
    Self.kept.change { $0[context] = identifiers }
  }

  /// Says that entities matter no longer, in any context.
  public func removeEntities<Entity: AppEntity>(_ entities: [Entity]) async throws {
    let gone = Set(entities.map { EntityIdentifier(for: $0) })
    Self.kept.change { kept in kept = kept.mapValues { $0.filter { !gone.contains($0) } } }
  }

  /// Says that entities matter no longer in a context.
  public func removeEntities<Entity: AppEntity>(
    _ entities: [Entity], from context: AppEntityContext
  ) async throws {
    let gone = Set(entities.map { EntityIdentifier(for: $0) })
    Self.kept.change { $0[context]?.removeAll { gone.contains($0) } }
  }

  /// Says that nothing matters any longer.
  public func removeAllEntities() async throws { Self.kept.value = [:] }

  /// Says that nothing matters in a context any longer.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    Self.kept.change { $0[context] = nil }
  }

  /// The identifiers of a type's entities that matter in any context.
  static func identifiers(ofType type: String) -> Set<String> {
    let all = kept.value.values.flatMap { $0 }
    return Set(all.filter { $0.entityType == type }.map(\.identifier))
  }

  /// The entities that matter in a context.
  public func _entities(for context: AppEntityContext) -> [EntityIdentifier] {
    Self.kept.value[context] ?? []
  }
}
