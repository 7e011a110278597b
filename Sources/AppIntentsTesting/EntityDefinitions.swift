public import AppIntents
public import IntentCatalog

/// An entity type.
public struct AppEntityDefinition: Sendable {
  let name: String
  let session: TestedApp

  /// Names an entity.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(type: name, identifier: identifier, session: session)
  }
  /// The entities that the query suggests.
  /// - Throws: What the query throws.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await session.app.values(ofType: name, in: session.environment).map {
      AnyAppEntity(type: name, identifier: $0.id, title: $0.title.text, session: session)
    }
  }
  /// The entities that the query finds for a text.
  /// - Throws: What the query throws.
  public func entities(matching text: String) async throws -> [AnyAppEntity] {
    try await session.app.values(ofType: name, matching: text, in: session.environment).map {
      AnyAppEntity(type: name, identifier: $0.id, title: $0.title.text, session: session)
    }
  }
}

/// An entity by its identifier.
public struct AnyAppEntity: TestValue {
  /// The type's name.
  public let type: String
  /// The identifier.
  public let identifier: String
  /// What it is called, where that is known.
  public var title: String?
  let session: TestedApp
  /// The identifier.
  public var testedValue: ParameterValue { .identifier(identifier) }

  /// The value of a property, asked for where it is deferred; nil where it has none.
  /// - Throws: What the entity's code throws, or `HostError` for what the app has not.
  public func value(of property: String) async throws -> ParameterValue? {
    try await session.app.property(
      property, ofType: type, identifier: identifier, in: session.environment)
  }

  /// The data in a form that it offers to other apps.
  /// - Throws: What the entity's code throws, `TransferError` for a form that it does not offer, or
  ///   `HostError` for what the app has not.
  public func exported(as contentType: UTType) async throws -> Data {
    try await session.app.exported(
      ofType: type, identifier: identifier, as: contentType, in: session.environment)
  }
}

extension AnyAppEntity: Hashable {
  /// Entities are the same where type and identifier are.
  public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool {
    left.type == right.type && left.identifier == right.identifier
  }
  /// By type and identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(identifier)
  }
}

/// A query that finds values of several types.
public struct IntentValueQueryDefinition: Sendable {
  let name: String
  let session: TestedApp

  /// The titles of what it finds for an input.
  /// - Throws: What the query throws, or `HostError` for a query that the app has not.
  public func values(for input: any TestValue) async throws -> [String] {
    try await session.app.values(ofQuery: name, for: input.testedValue, in: session.environment)
      .map(\.title.text)
  }
}
