import CoreSpotlight
import Foundation
public import IntentCatalog
import Intents

extension LiveApp {
  /// The values that phrases may name: a query's suggested entities, an enum's cases.
  /// - Throws: What the query throws, or `HostError` for a type that the app has not.
  public func values(
    ofType name: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    withHints(
      try await inScope(environment) {
        if let type = types.appEnum(name) { return cases(of: type) }
        if let type = types.union(name) { return try await values(of: type) }
        return try await suggested(try entity(name))
      }, environment)
  }

  /// The values with how they are said, where the app put that into the person's vocabulary.
  private func withHints(
    _ values: [ValueDescriptor], _ environment: AppEnvironment
  ) -> [ValueDescriptor] {
    let hints = vocabulary._hints
    guard !hints.isEmpty else { return values }
    return values.map { value in
      var value = value
      let names = value.names(in: environment.language)
      for hint in ([value.id] + names).flatMap({ hints[$0] ?? [] }) where !names.contains(hint) {
        value.synonyms.append(CatalogText(hint))
      }
      return value
    }
  }

  /// Values found by a string query; empty where the type has none.
  /// - Throws: What the query throws, or `HostError` for a type that the app has not.
  public func values(
    ofType name: String, matching text: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await inScope(environment) {
      if types.appEnum(name) != nil { return [] }
      if let type = types.union(name) { return try await values(of: type, matching: text) }
      return try await matching(text, try entity(name))
    }
  }

  /// Values by identifier; the ones that no longer exist are left out.
  /// - Throws: What the query throws, or `HostError` for a type that the app has not.
  public func values(
    ofType name: String, identifiers: [String], in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await inScope(environment) {
      if let type = types.appEnum(name) {
        return cases(of: type).filter { identifiers.contains($0.id) }
      }
      if let type = types.union(name) {
        return try await values(of: type, identifiers: identifiers)
      }
      return try await found(identifiers, try entity(name))
    }
  }

  /// What is offered when a parameter is asked for; empty for an open type.
  /// - Throws: What the query or options provider throws, or `HostError` for an intent or a parameter
  ///   that the app has not.
  public func offeredValues(
    for parameter: String, of call: IntentCall, in environment: AppEnvironment
  ) async throws -> OfferedValues {
    guard let intent = types.intent(call.intent)?.init(),
      let wanted = parameters(of: intent).first(where: { $0.name == parameter })
    else { throw HostError(AppIntentsMessages.unknownIntent("\(call.intent).\(parameter)")) }
    return try await inScope(environment, asked: intent) {
      for other in parameters(of: intent) where other.name != parameter {
        if let value = call.parameters[other.name] { try? await other.fill(value) }
      }
      let offered = try await offer(wanted)
      let type = catalog.intent(call.intent)?.parameter(parameter)?.type.listName
      return type.map { Self.relevantFirst(offered, of: $0) } ?? offered
    }
  }

  /// The values with those that matter now before the others.
  private static func relevantFirst(_ offered: OfferedValues, of type: String) -> OfferedValues {
    let matter = RelevantEntities.identifiers(ofType: type)
    guard !matter.isEmpty else { return offered }
    var sorted = offered
    sorted.options =
      offered.options.filter { matter.contains($0.id) }
      + offered.options.filter { !matter.contains($0.id) }
    return sorted
  }

  private func entity(_ name: String) throws -> any AppEntity.Type {
    guard let type = types.entity(name) else {
      throw HostError(AppIntentsMessages.unknownType(name))
    }
    return type
  }

  func cases<E: AppEnum>(of type: E.Type) -> [ValueDescriptor] {
    E.allCases.map { strings.descriptor(of: IntentItem($0)) }
  }

  func suggested<E: AppEntity>(_ type: E.Type) async throws -> [ValueDescriptor] {
    let entities = try await E.defaultQuery._suggested()
    let values = LookAlikes.toldApart(entities.map { IntentItem($0) }).map {
      strings.descriptor(of: $0)
    }
    guard entities.count <= Self.mostWithMoments else { return values }
    let moments = entities.reduce(into: [String: [String: String]]()) { known, entity in
      known[entity.id.entityIdentifierString] = Self.moments(of: entity)
    }
    return values.map { value in
      var value = value
      value.moments = moments[value.id]
      return value
    }
  }

  /// The most entities of a type whose moments are known: to read a property costs more than a name.
  private static let mostWithMoments = 200

  /// What the properties that are moments hold; nil where there are none.
  private static func moments(of entity: any AppEntity) -> [String: String]? {
    var found: [String: String] = [:]
    for (name, property) in properties(of: entity) where !property.isDeferred {
      if case .date(let text) = property.plainValue { found[name] = text }
    }
    return found.isEmpty ? nil : found
  }

  func matching<E: AppEntity>(
    _ text: String, _ type: E.Type
  ) async throws -> [ValueDescriptor] {
    guard let query = E.defaultQuery as? any EntityStringQuery else {
      return try await indexed(text, type)
    }
    return try await matching(text, query)
  }

  /// What the app put into its index under such a text.
  private func indexed<E: AppEntity>(
    _ text: String, _ type: E.Type
  ) async throws -> [ValueDescriptor] {
    let domain = E.persistentIdentifier
    try await fillNewIndex()
    let now = HostScope.current?.environment.now() ?? Date()
    let hits = try searchIndex._search(_SearchQuery(text, domain: domain, now: now))
    let identifiers = hits.map { String($0.identifier.dropFirst(domain.count + 1)) }
    return identifiers.isEmpty ? [] : try await found(identifiers, type)
  }

  /// Lets the app fill an index that is new, or was damaged.
  func fillNewIndex() async throws {
    guard try searchIndex._takeIsNew() else { return }
    for type in types.entities { try await reindex(type) }
  }

  private func reindex<E: AppEntity>(_ type: E.Type) async throws {
    guard let query = E.defaultQuery as? any IndexedEntityQuery else { return }
    try await DependencyCheck.prepare(query)
    try await query.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
  }

  private func matching<Q: EntityStringQuery>(
    _ text: String, _ query: Q
  ) async throws -> [ValueDescriptor] {
    let items = try await query._entities(matching: text).map { IntentItem($0) }
    return LookAlikes.toldApart(items).map { strings.shownDescriptor(of: $0) }
  }

  private func found<E: AppEntity>(
    _ identifiers: [String], _ type: E.Type
  ) async throws -> [ValueDescriptor] {
    try await E.defaultQuery._entities(identifiers: identifiers).map {
      strings.descriptor(of: IntentItem($0))
    }
  }

  private func offer(_ parameter: any ReflectedParameter) async throws -> OfferedValues {
    let usual = parameter.plainDefault?.identifierText
    if let provider = parameter.declaration.optionsProvider ?? parameter.declaration.query {
      return try await offer(of: provider, usual: usual)
    }
    switch parameter.kind {
    case .open: return OfferedValues(options: [], usual: usual)
    case .appEnum(let type):
      return offer(of: type, supported: parameter.declaration.supportedValues, usual: usual)
    case .entity(let type): return try await offer(of: query(of: type), usual: usual)
    case .union(let type): return try await offer(of: type, usual: usual)
    }
  }

  private func query<E: AppEntity>(of type: E.Type) -> any EntityQuery { E.defaultQuery }

  private func offer<E: AppEnum>(
    of type: E.Type, supported: [String]?, usual: String?
  ) -> OfferedValues {
    let options = E.allCases.map { OptionDescriptor($0) }
    return OfferedValues(
      options: options.filter { supported?.contains($0.id) ?? true }, usual: usual)
  }

  private func offer<P: DynamicOptionsProvider>(
    of provider: P, usual: String?
  ) async throws -> OfferedValues {
    try await DependencyCheck.prepare(provider)
    let items = LookAlikes.toldApart(try await provider.results()._items)
    let options = items.map { OptionDescriptor($0) }
    let own = await provider.defaultResult()?._plain.identifierText
    return OfferedValues(options: options, usual: usual ?? own)
  }
}
