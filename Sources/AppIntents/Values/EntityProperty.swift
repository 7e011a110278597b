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

  private init(_ title: LocalizedStringResource?, _ value: Value?) {
    ownTitle = title
    storage.withLock { $0 = value }
  }

  /// Makes a property whose title comes from its name.
  public convenience init() { self.init(nil, nil) }
  /// Makes a property.
  public convenience init(title: LocalizedStringResource) { self.init(title, nil) }
  /// Makes a property with a value.
  public convenience init(wrappedValue: Value) { self.init(nil, wrappedValue) }
  /// Makes a property with a value.
  public convenience init(wrappedValue: Value, title: LocalizedStringResource) {
    self.init(title, wrappedValue)
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
      guard let value = currentValue else {
        preconditionFailure(AppIntentsMessages.propertyWithoutValue)
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The value where there is one.
  var currentValue: Value? { storage.withLock { $0 } ?? Value._none }
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
