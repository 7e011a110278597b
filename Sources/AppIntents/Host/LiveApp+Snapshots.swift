import CoreSpotlight
import Foundation
public import IntentCatalog

extension LiveApp {
  /// The entities of a type that its query suggests, and those that are asked for besides, with what
  /// their properties hold.
  /// - Throws: What the query throws, or `HostError` for a type that the app has not.
  public func snapshots(
    ofType name: String, _ request: SnapshotRequest, in environment: AppEnvironment
  ) async throws -> [EntitySnapshot] {
    try await inScope(environment) {
      guard let type = types.entity(name) else {
        throw HostError(AppIntentsMessages.unknownType(name))
      }
      return try await snapshots(type, request)
    }
  }

  private func snapshots<E: AppEntity>(
    _ type: E.Type, _ request: SnapshotRequest
  ) async throws -> [EntitySnapshot] {
    var hits: [String] = []
    if let text = request.text, !text.isEmpty { hits = try await matching(text, type).map(\.id) }
    var all = request.isOfIdentifiersAlone ? [] : try await E.defaultQuery._suggested()
    let known = Set(all.map { $0.id.entityIdentifierString })
    var others = (hits + request.identifiers).filter { !known.contains($0) }
    if let interval = request.interval { others += try await identifiers(type, in: interval) }
    var seen = known
    all += try await E.defaultQuery._entities(
      identifiers: others.filter { seen.insert($0).inserted })
    var snapshots = all.map {
      snapshot($0, request.properties, isFound: hits.contains($0.id.entityIdentifierString))
    }
    if request.wantsRepresentations {
      for (place, entity) in all.enumerated() {
        for (name, property) in properties(of: entity) where !property.isDeferred {
          snapshots[place].properties[name]?.representations = await property.representations()
        }
      }
    }
    return snapshots
  }

  /// What the app put into its index for a stretch of time.
  private func identifiers<E: AppEntity>(
    _ type: E.Type, in interval: Range<Date>
  ) async throws -> [String] {
    guard type is any IndexedEntity.Type else { return [] }
    try await fillNewIndex()
    let domain = E.persistentIdentifier
    var query = _SearchQuery(
      "", domain: domain, interval: interval, now: HostScope.current?.environment.now() ?? Date())
    query.limit = 200
    return try searchIndex._search(query).map {
      String($0.identifier.dropFirst(domain.count + 1))
    }
  }

  private func snapshot(
    _ entity: any AppEntity, _ wanted: Set<String>?, isFound: Bool
  ) -> EntitySnapshot {
    let display = entity._display
    var held: [String: EntitySnapshot.Property] = [:]
    for (name, property) in properties(of: entity, named: wanted) where !property.isDeferred {
      held[name] = EntitySnapshot.Property(
        value: property.plainValue ?? .null, text: property.shownText)
    }
    let title = display.title.text()
    return EntitySnapshot(
      id: entity.id.entityIdentifierString, title: title, subtitle: display.subtitle?.text(),
      names: [title] + display.synonyms.map { $0.text() }, properties: held, isFound: isFound)
  }
}
