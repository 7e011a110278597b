public import CoreSpotlight

/// A query whose entities the system searches in its own index.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Puts some entities into the index again.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws
  /// Puts all entities into the index again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
