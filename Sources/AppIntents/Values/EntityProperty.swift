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
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
  private let ownTitle: LocalizedStringResource?
  private let storage = Mutex<Value?>(nil)

  /// Makes a property whose title comes from its name.
  public init() { ownTitle = nil }
  /// Makes a property.
  public init(title: LocalizedStringResource) { ownTitle = title }
  /// Makes a property with a value.
  public init(wrappedValue: Value) {
    ownTitle = nil
    storage.withLock { $0 = wrappedValue }
  }
  /// Makes a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    ownTitle = title
    storage.withLock { $0 = wrappedValue }
  }

  /// What people call it; empty where that comes from the property's name.
  public var title: LocalizedStringResource { ownTitle ?? "" }
  /// Whether there may be none.
  public var isOptional: Bool { Value._isOptional }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value, which an entity sets when it is made.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) ?? Value._none else {
        preconditionFailure(AppIntentsMessages.propertyWithoutValue)
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }
}
