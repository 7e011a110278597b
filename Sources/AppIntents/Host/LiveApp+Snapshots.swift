import CoreSpotlight
public import IntentCatalog

extension LiveApp {
  /// The entities of a type that its query suggests, and those that a text finds, with what their
  /// properties hold.
  /// - Throws: What the query throws, or `HostError` for a type that the app has not.
  public func snapshots(
    ofType name: String, matching text: String?, in environment: AppEnvironment
  ) async throws -> [EntitySnapshot] {
    try await inScope(environment) {
      guard let type = types.entity(name) else {
        throw HostError(AppIntentsMessages.unknownType(name))
      }
      return try await snapshots(type, text)
    }
  }

  private func snapshots<E: AppEntity>(
    _ type: E.Type, _ text: String?
  ) async throws -> [EntitySnapshot] {
    var hits: [String] = []
    if let text, !text.isEmpty { hits = try await matching(text, type).map(\.id) }
    var all = try await E.defaultQuery._suggested()
    let known = Set(all.map { $0.id.entityIdentifierString })
    all += try await E.defaultQuery._entities(identifiers: hits.filter { !known.contains($0) })
    return all.map { snapshot($0, isFound: hits.contains($0.id.entityIdentifierString)) }
  }

  private func snapshot(_ entity: any AppEntity, isFound: Bool) -> EntitySnapshot {
    let display = entity._display
    var held: [String: EntitySnapshot.Property] = [:]
    for (name, property) in properties(of: entity) where !property.isDeferred {
      held[name] = EntitySnapshot.Property(
        value: property.plainValue ?? .null, text: property.shownText)
    }
    let title = display.title.text()
    return EntitySnapshot(
      id: entity.id.entityIdentifierString, title: title, subtitle: display.subtitle?.text(),
      names: [title] + display.synonyms.map { $0.text() }, properties: held, isFound: isFound)
  }
}
