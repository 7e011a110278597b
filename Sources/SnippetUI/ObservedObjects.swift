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
  /// The value.
  public var wrappedValue: Value
  /// Makes a property that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a property that begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}

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
