public import Foundation

/// A value that lies elsewhere, which can be read and set.
///
/// Its functions are called on the main actor, where views live: that makes it safe to send.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding of functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// A value that a view keeps while it is shown.
@propertyWrapper public struct State<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  /// Makes a state that begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Makes a state that begins with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins empty.
  public init() { self.init(wrappedValue: nil) }
}

/// How light and dark are used.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// What views know of what surrounds them.
public struct EnvironmentValues: Sendable {
  /// How light and dark are used.
  public var colorScheme = ColorScheme.light
  /// The person's language and region.
  public var locale = Locale.current
  /// The person's calendar.
  public var calendar = Calendar.current
  /// The person's time zone.
  public var timeZone = TimeZone.current
  /// Whether the view takes part in what is done with it.
  public var isEnabled = true
  /// Objects that views gave to those inside.
  var objects = SurroundingObjects()

  /// Makes the usual values.
  public init() {}

  @TaskLocal static var current = EnvironmentValues()
}

/// Reads one of the values that surround a view.
@propertyWrapper public struct Environment<Value>: @unchecked Sendable {
  private let read: (EnvironmentValues) -> Value
  init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }
  /// Names the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(read: { $0[keyPath: keyPath] })
  }
  /// The value.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension View {
  /// Sets one of the values that surround a view.
  public func environment<Value: Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Says how light and dark are used.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    EnvironmentView(content: self) { if let scheme { $0.colorScheme = scheme } }
  }

  /// Says whether the view takes part in what is done with it.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = !isDisabled }
  }
}

/// A view with other values around it.
nonisolated struct EnvironmentView<Content: View>: View, TextView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Never { neverReached() }

  @MainActor func block(_ context: RenderingContext) -> TextBlock {
    within { TextBlock(content, context) }
  }

  @MainActor func within<R>(_ body: () -> R) -> R {
    var values = EnvironmentValues.current
    change(&values)
    return EnvironmentValues.$current.withValue(values) { body() }
  }
}
