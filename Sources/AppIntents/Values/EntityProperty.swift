public import CoreSpotlight
public import LocalizedTexts
import Synchronization

/// A parameter's or property's value of whatever type.
public protocol AnyIntentValue: Sendable {
  /// The value's type.
  associatedtype Value: _IntentValue
  /// Whether there may be none.
  var isOptional: Bool { get }
  /// What people call it.
  var title: LocalizedStringResource { get }
}

/// A property of an entity that people may ask about.
///
/// A lock of no value of its own stands before the value: that makes it safe to share, and costs less
/// than a lock around it where thousands are made, whose type the runtime would look up for each.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue,
  @unchecked Sendable
{
  /// Where the value comes from.
  private enum Source: Sendable {
    case stored
    case computed(@Sendable (Any) -> Value?)
    case deferred(@Sendable (Any) async throws -> Value?)
  }

  private let ownTitle: LocalizedStringResource?
  private let lock = Mutex<Void>(())
  private var value: Value?
  private let source: Source
  private let entity: (any Sendable)?
  /// The name in code, where a macro told it.
  let identifier: String?
  let indexing: PropertyIndexing

  private init(
    _ title: LocalizedStringResource?, _ value: Value?, indexing: PropertyIndexing = .init(),
    identifier: String? = nil, source: Source = .stored, entity: (any Sendable)? = nil
  ) {
    ownTitle = title
    self.indexing = indexing
    self.identifier = identifier
    self.source = source
    self.entity = entity
    self.value = value
  }

  /// Makes a property; without a title, that comes from its name.
  public convenience init(
    title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil
  ) {
    self.init(title, nil, indexing: PropertyIndexing(key: indexingKey, custom: customIndexingKey))
  }
  /// Makes a property with a value.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil
  ) {
    self.init(
      title, wrappedValue, indexing: PropertyIndexing(key: indexingKey, custom: customIndexingKey))
  }

  /// Makes a property that is read from an entity's code.
  public convenience init<Entity: Sendable>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil, of entity: Entity.Type,
    getter: @escaping @Sendable (Entity) -> Value
  ) {
    self.init(
      title, nil, indexing: PropertyIndexing(key: indexingKey, custom: customIndexingKey),
      identifier: identifier, source: .computed { ($0 as? Entity).map(getter) })
  }

  /// Makes a property that is read from an entity's code when it is asked for.
  public convenience init<Entity: Sendable>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil, of entity: Entity.Type,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      title, nil, indexing: PropertyIndexing(key: indexingKey), identifier: identifier,
      source: .deferred { entity in
        guard let entity = entity as? Entity else { return nil }
        return try await asyncGetter(entity)
      })
  }

  /// The same property of one entity.
  public func bound(to entity: some Sendable) -> EntityProperty<Value> {
    EntityProperty(
      ownTitle, nil, indexing: indexing, identifier: identifier, source: source, entity: entity)
  }

  /// What people call it; empty where that comes from the property's name.
  public var title: LocalizedStringResource {
    ownTitle
      ?? LocalizedStringResource(stringLiteral: identifier.map(ParameterDeclaration.title) ?? "")
  }
  /// Whether there may be none.
  public var isOptional: Bool { Value._isOptional }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value, which an entity sets when it is made.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue else {
        preconditionFailure(AppIntentsMessages.propertyWithoutValue)
      }
      return value
    }
    set { lock.withLock { _ in value = newValue } }
  }

  /// The value where there is one; a deferred one is not asked for.
  var currentValue: Value? {
    if case .computed(let getter) = source, let entity { return getter(entity) }
    if case .deferred = source { return nil }
    return lock.withLock { _ in value } ?? Value._none
  }

  /// The value where there is one, asked for where it is deferred.
  /// - Throws: What the entity's code throws.
  func askedValue() async throws -> Value? {
    guard case .deferred(let getter) = source, let entity else { return currentValue }
    return try await getter(entity)
  }

  /// Whether it is worked out only when it is asked for.
  var isDeferred: Bool {
    if case .deferred = source { true } else { false }
  }
  /// Whether its value has to be read from an entity.
  var isUnbound: Bool {
    if case .stored = source { false } else { entity == nil }
  }
}

/// Where searches find a property.
///
/// Key paths never change: that makes it safe to share although they do not say so.
struct PropertyIndexing: @unchecked Sendable {
  var key: PartialKeyPath<CSSearchableItemAttributeSet>?
  var custom: CSCustomAttributeKey?
}

extension EntityProperty: CustomStringConvertible {
  /// The value as the person would read it; empty where there is none.
  public var description: String { currentValue.map { $0._display.title.text() } ?? "" }
}

extension EntityProperty: Codable where Value: Codable {
  /// Reads the value.
  public convenience init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }

  /// Writes the value, or null where there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(currentValue)
  }
}
