public import Observation

/// Objects that surround views, by their types.
struct SurroundingObjects: @unchecked Sendable {
  // Objects are given and read on the main actor, where views live: that makes them safe to send.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  mutating func give(_ object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
  mutating func take(_ type: AnyObject.Type) { objects[ObjectIdentifier(type)] = nil }
  func object<Object>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an object that surrounds a view; a view around it must have given one.
  public init(_ type: Value.Type) {
    self.init(read: { values in
      guard let object = values.objects.object(type) else {
        preconditionFailure("no view around this one gives an object of type \(type)")
      }
      return object
    })
  }
}

extension Environment {
  /// Reads an object that surrounds a view; nil where none does.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(read: { $0.objects.object(type) })
  }
}

extension View {
  /// Gives an object to the views inside.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { values in
      if let object { values.objects.give(object) } else { values.objects.take(Object.self) }
    }
  }

  /// Gives an object to the views inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0.objects.give(object) }
  }
}

/// An object that surrounds a view, which watches it.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Makes a view watch an object that a view around it must have given.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current.objects.object(ObjectType.self) else {
      preconditionFailure("no view around this one gives an object of type \(ObjectType.self)")
    }
    return object
  }
  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// An object of which views change properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// Takes an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Gives bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
  /// A binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
