import LocalizedTexts

/// Something that may use the app's dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A dependency of the app's.
  public typealias Dependency = AppDependency
}

/// What offers values for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The type of the offer.
  associatedtype Result: ResultsCollection
  /// The type of the usual value.
  associatedtype DefaultValue: _IntentValue = Result.Result
  /// The offered values.
  func results() async throws -> Result
  /// The value meant by "the usual one".
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Values in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of values.
  public typealias ItemSection = IntentItemSection
  /// A value with texts of its own.
  public typealias Item = IntentItem

  /// There is no usual value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// What finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable
where Result: ResultsCollection {
  /// The entities' type.
  associatedtype Entity: AppEntity
  /// The type of the offer.
  associatedtype Result = [Entity]
  /// Makes a query.
  init()
  /// Finds entities by their identifiers; those that no longer exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities to offer when nothing was said yet, and those that phrases may name.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// There are none to suggest.
  public func suggestedEntities() async throws -> Result { Result.empty }
  /// The suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery {
  /// Finds entities by their identifiers as text.
  func _entities(identifiers: [String]) async throws -> [Entity] {
    try await DependencyCheck.prepare(self)
    let known = identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) }
    guard !known.isEmpty else { return [] }
    return try await entities(for: known)
  }

  /// Finds what phrases may name.
  func _suggested() async throws -> [Entity] {
    try await DependencyCheck.prepare(self)
    return try await suggestedEntities().values(Entity.self)
  }
}

/// What finds entities by what people say.
public protocol EntityStringQuery: EntityQuery {
  /// Finds entities that a text may mean.
  func entities(matching string: String) async throws -> Result
}

extension EntityStringQuery {
  /// Finds entities that a text may mean.
  func _entities(matching text: String) async throws -> [Entity] {
    try await DependencyCheck.prepare(self)
    return try await entities(matching: text).values(Entity.self)
  }
}

/// What can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
  /// What finding them does, in a sentence.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
  /// There is no description.
  public static var findIntentDescription: IntentDescription? { nil }
}
