public import CoreSpotlight
import LocalizedTexts

/// An entity that searches may find.
public protocol IndexedEntity: AppEntity {
  /// What is known about it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether it stays out of the system's search.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The texts of its representation.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(contentType: .content)
    let display = displayRepresentation
    set.title = display.title.text()
    set.displayName = set.title
    set.contentDescription = display.subtitle?.text()
    set.alternateNames = display.synonyms.map { $0.text() }
    for (_, property) in properties(of: self) { property.index(in: set) }
    return set
  }
  /// The texts of its representation.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// It is found.
  public var hideInSpotlight: Bool { false }
}

extension CSSearchableItem {
  /// Makes the item of an entity.
  public convenience init<Entity: IndexedEntity>(appEntity entity: Entity, priority: Int = 0) {
    self.init(
      uniqueIdentifier: "\(Entity.persistentIdentifier)/\(entity.id.entityIdentifierString)",
      domainIdentifier: Entity.persistentIdentifier, attributeSet: entity.attributeSet)
  }
}

extension CSSearchableIndex {
  /// Lets entities be found; in a session, names of them that no query knows are looked for here.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {
    let items = entities.map { CSSearchableItem(appEntity: $0) }
    try await (HostScope.current?.app?.searchIndex ?? self).indexSearchableItems(items)
  }

  /// Lets entities be found no more.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    let names = identifiers.map { "\(Entity.persistentIdentifier)/\($0.entityIdentifierString)" }
    try await (HostScope.current?.app?.searchIndex ?? self)
      .deleteSearchableItems(withIdentifiers: names)
  }

  /// Lets no entity of a type be found any more.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    try await (HostScope.current?.app?.searchIndex ?? self)
      .deleteSearchableItems(withDomainIdentifiers: [Entity.persistentIdentifier])
  }
}
