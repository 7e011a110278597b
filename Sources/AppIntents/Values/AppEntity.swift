public import Foundation
public import IntentCatalog

/// A thing of an app's that people may name.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self, UnwrappedType == Self {
  /// The type that finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that people may ask about.
  public typealias Property = EntityProperty

  /// An entity.
  public static var _kind: _IntentValueKind { .entity(Self.self) }

  /// Finds the entity of an identifier.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let identifier: String? =
      switch value {
      case .identifier(let text), .string(let text): text
      case .int(let number): String(number)
      default: nil
      }
    guard let identifier else { throw ValueMismatch(value: value) }
    let found = try await (query ?? defaultQuery)._entities(identifiers: [identifier])
    guard let entity = found.first as? Self else { throw ValueMismatch(value: value) }
    return entity
  }

  /// The entity's identifier.
  public var _plain: ParameterValue { .identifier(id.entityIdentifierString) }
  /// The entity's representation.
  public var _display: DisplayRepresentation { displayRepresentation }
}

/// An entity that nobody looks up: it lives as long as a call.
public protocol TransientAppEntity: AppEntity {
  /// Makes an entity without values.
  init()
}

/// An identifier that can be written as a text.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }
  /// The identifier of a text, nil where it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The digits.
  public var entityIdentifierString: String { String(self) }
  /// The number of the digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  /// The digits.
  public var entityIdentifierString: String { String(self) }
  /// The number of the digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The usual form.
  public var entityIdentifierString: String { uuidString }
  /// The identifier in the usual form.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// The identifier of an entity of some type.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The entity's type, by its persistent identifier.
  public let entityType: String
  /// The entity's identifier as text.
  public let identifier: String

  /// Makes the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Makes an identifier of its parts.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }

  init(entityType: String, identifier: String) {
    self.entityType = entityType
    self.identifier = identifier
  }

  /// Type and identifier.
  public var description: String { "\(entityType)/\(identifier)" }
}
