/// An object whose changes views watch; a snippet is drawn once, so nothing has to be told.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// What tells that the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What tells that an object changes; nobody listens here.
public struct ObservableObjectPublisher: Sendable {
  /// Tells it.
  public func send() {}
}

/// A property of an object's whose changes are told.
@propertyWrapper public struct Published<Value> {
  /// The value and who listens; the object that has the property is answerable for who comes when.
  fileprivate final class Box: @unchecked Sendable {
    var value: Value
    var listeners: [ObjectIdentifier: (Value) -> Void] = [:]
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  /// Makes a property that begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Makes a property that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; who listens hears of a new one before it is there.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      for listener in box.listeners.values { listener(newValue) }
      box.value = newValue
    }
  }
  /// What tells of the values.
  public var projectedValue: Publisher { Publisher(box: box) }

  /// Tells of a property's values: the present one and those to come.
  public struct Publisher {
    fileprivate let box: Box

    /// Calls a function with each value, as long as what is returned is kept.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let box = box
      let cancellable = AnyCancellable()
      let key = ObjectIdentifier(cancellable)
      cancellable.action = { box.listeners[key] = nil }
      box.listeners[key] = receiveValue
      receiveValue(box.value)
      return cancellable
    }
  }
}

extension Published: Sendable where Value: Sendable {}

/// Listens until it is cancelled or gone.
public final class AnyCancellable: Hashable {
  fileprivate var action: (() -> Void)?

  fileprivate init() {}
  /// Makes one that does something when it ends.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  deinit { action?() }

  /// Ends it.
  public func cancel() {
    action?()
    action = nil
  }
  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Each is itself only.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Each is itself only.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that a view watches.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<
  ObjectType: ObservableObject
> {
  /// The object.
  public var wrappedValue: ObjectType
  /// Makes a view watch an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to an object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that a view makes and watches.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<
  ObjectType: ObservableObject
> {
  /// The object.
  public let wrappedValue: ObjectType
  /// Makes the object.
  public init(wrappedValue make: @autoclosure () -> ObjectType) { wrappedValue = make() }
  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}
