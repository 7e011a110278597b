import IntentCatalog
public import LocalizedTexts
import PhraseDiagnostics
import Synchronization
import UniformTypeIdentifiers

/// An input of an intent.
///
/// Copies of an intent share their parameters, as they share every object.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// Two ends of a range, both in it.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  /// Whether a value was given, and which.
  public enum ValueState: Sendable {
    /// None was given.
    case unset
    /// This one was given, perhaps nil.
    case set(Value)
  }

  /// How a whole number is entered.
  public enum IntControlStyle: Sendable {
    case stepper, field
  }

  /// How a number is entered.
  public enum DoubleControlStyle: Sendable {
    case stepper, field, slider
  }

  /// Which part of a moment is meant.
  public enum DateKind: String, Sendable {
    case date, time, dateTime
  }

  private struct State {
    var value = ValueState.unset
    var name = ""
  }

  let declaration: ParameterDeclaration
  /// The value where none is given.
  public let defaultValue: Value.UnwrappedType?
  private let state = Mutex(State())

  init(_ declaration: ParameterDeclaration, default defaultValue: Value.UnwrappedType? = nil) {
    self.declaration = declaration
    self.defaultValue = defaultValue
  }

  /// Stands for `@Parameter` alone; each type of value has an initializer of its own, which is taken.
  @available(*, unavailable, message: "this type of value cannot be a parameter")
  public init() { preconditionFailure(AppIntentsMessages.parameterWithoutValue("")) }

  /// What people call it; made of the property's name where the app gives none.
  public var title: LocalizedStringResource {
    declaration.title
      ?? LocalizedStringResource(stringLiteral: ParameterDeclaration.title(of: name))
  }

  /// Whether it may stay empty.
  public var isOptional: Bool { Value._isOptional }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
  /// Whether a value was given, and which.
  public var valueState: ValueState { state.withLock { $0.value } }

  /// The value: the one that was given, else the default.
  ///
  /// An intent runs only when all its values are there; reading one earlier is a mistake of the
  /// program's.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue else {
        preconditionFailure(AppIntentsMessages.parameterWithoutValue(name))
      }
      return value
    }
    set { state.withLock { $0.value = .set(newValue) } }
  }

  /// The value where there is one.
  var currentValue: Value? {
    if case .set(let value) = valueState { return value }
    if let defaultValue { return defaultValue as? Value }
    return Value._none
  }

  /// The property's name, which reflection finds.
  var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

/// What an app says about a parameter besides its type.
///
/// It is made once, when an intent is made, and never changed: that makes it safe to share although
/// an options provider may be of any type.
struct ParameterDeclaration: @unchecked Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var minimum: Double?
  var maximum: Double?
  var size: IntentCollectionSize?
  var contentTypes: [UTType] = []
  var currencyCodes: [String] = []
  var unit: String?
  var dateKind: String?
  var displayName: Bool.IntentDisplayName?
  var supportedValues: [String]?
  var optionsProvider: (any DynamicOptionsProvider)?
  var query: (any EntityQuery)?
  var resolvers: [any Resolver] = []
  var place: SourcePlace?

  /// Whether a value is one that the app wants: enough of them, of the right kind.
  func allows(_ value: ParameterValue) -> Bool {
    if case .array(let values) = value {
      if let size, !(size.min...max(size.min, size.max)).contains(values.count) { return false }
      return values.allSatisfy { allows($0) }
    }
    let text = value.identifierText
    let number = Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    if unit != nil, let minimum, let number, number < minimum { return false }
    if !currencyCodes.isEmpty, !currencyCodes.contains(String(text.suffix(3))) { return false }
    if !contentTypes.isEmpty, case .url(let place) = value {
      let type = Self.contentType(of: place)
      if !contentTypes.contains(where: { $0 == .item || type?.conforms(to: $0) ?? true }) {
        return false
      }
    }
    return true
  }

  /// The type of a file by its URL.
  private static func contentType(of place: String) -> UTType? {
    guard place.hasPrefix("data:") else {
      return UTType(filenameExtension: String(place.split(separator: ".").last ?? ""))
    }
    return UTType(mimeType: String(place.dropFirst(5).prefix { $0 != ";" && $0 != "," }))
  }

  /// A number alone with the unit that the app says.
  func withUnit(_ value: ParameterValue) -> ParameterValue {
    guard let unit, Double(value.identifierText) != nil else { return value }
    return .string("\(value.identifierText) \(unit)")
  }

  /// A title made of a name: `sessionType` is "Session Type".
  static func title(of name: String) -> String {
    var title = ""
    for character in name {
      if character.isUppercase, let last = title.last, !last.isUppercase { title += " " }
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title
  }
}

/// A parameter of whatever type, as the runtime reads and fills it.
protocol ReflectedParameter: AnyObject, Sendable {
  var name: String { get set }
  var declaration: ParameterDeclaration { get }
  var title: LocalizedStringResource { get }
  var kind: _IntentValueKind { get }
  var isOptional: Bool { get }
  var isCollection: Bool { get }
  /// The given value as plain data, nil where none was given.
  var givenValue: ParameterValue? { get }
  /// The default as plain data.
  var plainDefault: ParameterValue? { get }
  /// Whether it can be read.
  var isReadable: Bool { get }
  /// Sets the value.
  func fill(_ value: ParameterValue) async throws
  /// The title of the value or default, nil where there is none.
  var shownValue: String? { get }
  /// How each of the values is shown; none where there is none.
  var shownItems: [DisplayRepresentation] { get }
}

extension IntentParameter: ReflectedParameter {
  var kind: _IntentValueKind { Value._kind }
  var isCollection: Bool { Value._isCollection }
  var isReadable: Bool { currentValue != nil }
  var plainDefault: ParameterValue? { defaultValue?._plain }

  var givenValue: ParameterValue? {
    guard case .set(let value) = valueState else { return nil }
    return value._plain
  }

  func fill(_ said: ParameterValue) async throws {
    let value = declaration.withUnit(said)
    let query = declaration.query
    let made: Value
    if declaration.resolvers.isEmpty {
      made = try await Value._make(from: value, query: query)
    } else {
      do {
        made = try await Value._make(from: value, query: query)
      } catch let mismatch as ValueMismatch {
        guard let resolved = try await resolved(value) else { throw mismatch }
        made = resolved
      }
    }
    guard declaration.allows(made._plain) else { throw ValueMismatch(value: value) }
    state.withLock { $0.value = .set(made) }
  }

  private func resolved(_ value: ParameterValue) async throws -> Value? {
    for resolver in declaration.resolvers {
      if let found = try await resolver._resolve(value, context: name) as? Value { return found }
    }
    return nil
  }
}

/// The parameters of an intent in source order, each told its name.
/// - Complexity: O(n) in the number of the intent's properties.
func parameters(of intent: any AppIntent) -> [any ReflectedParameter] {
  var result: [any ReflectedParameter] = []
  var mirror: Mirror? = Mirror(reflecting: intent)
  while let current = mirror {
    var own: [any ReflectedParameter] = []
    for child in current.children {
      guard let parameter = child.value as? any ReflectedParameter, let label = child.label else {
        continue
      }
      parameter.name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      own.append(parameter)
    }
    result = own + result
    mirror = current.superclassMirror
  }
  return result
}

/// The name of the parameter that a key path leads to.
/// - Complexity: O(n) in the number of the intent's parameters.
func parameterName<Intent: AppIntent, Value: _IntentValue>(
  _ keyPath: KeyPath<Intent, IntentParameter<Value>>
) -> String {
  let intent = Intent()
  let wanted = intent[keyPath: keyPath]
  _ = parameters(of: intent)
  return wanted.name
}
