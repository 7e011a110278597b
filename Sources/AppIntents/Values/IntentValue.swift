public import IntentCatalog
import LocalizedTexts

/// A value that a parameter may have.
///
/// The underscored requirements are how this runtime reads and makes values; their defaults serve
/// every type, so that nobody implements them.
public protocol _IntentValue: Sendable {
  /// The type without `Optional`, `Array` and `Set`.
  associatedtype ValueType: _IntentValue = Self
  /// The type without `Optional`.
  associatedtype UnwrappedType: _IntentValue = Self

  /// What kind of value it is.
  static var _kind: _IntentValueKind { get }
  /// Whether there may be none.
  static var _isOptional: Bool { get }
  /// Whether there may be several.
  static var _isCollection: Bool { get }
  /// The value where there is none: nil for an optional type.
  static var _none: Self? { get }
  /// Makes a value from plain data.
  static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self
  /// The value as plain data.
  var _plain: ParameterValue { get }
  /// How the value is shown to people.
  var _display: DisplayRepresentation { get }
}

/// The kinds of values that parameters may have.
public enum _IntentValueKind: Sendable {
  /// A value that no list holds.
  case open(IntentCatalog.ValueType)
  /// An app enum's case.
  case appEnum(any AppEnum.Type)
  /// An entity.
  case entity(any AppEntity.Type)
  /// One of several kinds.
  case union(any _IntentValueRepresentable.Type)

  /// How a catalog calls the type.
  var valueType: IntentCatalog.ValueType {
    switch self {
    case .open(let type): type
    case .appEnum(let type): .appEnum(typeName(of: type))
    case .entity(let type): .entity(typeName(of: type))
    case .union(let type): .entity(typeName(of: type))
    }
  }
}

/// The plain name of a type, as catalogs use it.
func typeName(of type: any Any.Type) -> String { String(describing: type) }

/// Plain data that is no value of the type that was asked for, or names a value that is gone.
struct ValueMismatch: Error, Hashable {
  /// The value that does not fit.
  var value: ParameterValue
}

extension _IntentValue {
  /// There must be one.
  public static var _isOptional: Bool { false }
  /// There may be only one.
  public static var _isCollection: Bool { false }
  /// There must be one.
  public static var _none: Self? { nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The wrapped type's.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped

  /// The wrapped type's.
  public static var _kind: _IntentValueKind { Wrapped._kind }
  /// There may be none.
  public static var _isOptional: Bool { true }
  /// The wrapped type's.
  public static var _isCollection: Bool { Wrapped._isCollection }
  /// No value.
  public static var _none: Self? { .some(.none) }

  /// Makes a value, or none from `null`.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    switch value {
    case .null, .cleared: nil
    default: try await Wrapped._make(from: value, query: query)
    }
  }

  /// The value as plain data.
  public var _plain: ParameterValue { self?._plain ?? .null }
  /// The value's, or nothing.
  public var _display: DisplayRepresentation { self?._display ?? DisplayRepresentation(title: "") }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The element's.
  public typealias ValueType = Element.ValueType

  /// The element's.
  public static var _kind: _IntentValueKind { Element._kind }
  /// There may be several.
  public static var _isCollection: Bool { true }

  /// Makes several values; a single one is a list of one.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    guard case .array(let values) = value else {
      return [try await Element._make(from: value, query: query)]
    }
    var result: Self = []
    for value in values { result.append(try await Element._make(from: value, query: query)) }
    return result
  }

  /// The values as plain data.
  public var _plain: ParameterValue { .array(map(\._plain)) }

  /// The titles one after another.
  public var _display: DisplayRepresentation {
    let names = map { $0._display.title.text() }
    let titles = names.dropFirst().reduce(names.first ?? "") { text, name in
      LocalizedStringResource("\(text), \(name)", table: AppIntentError.tableName).text()
    }
    return DisplayRepresentation(title: LocalizedStringResource(stringLiteral: titles))
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The element's.
  public typealias ValueType = Element.ValueType

  /// The element's.
  public static var _kind: _IntentValueKind { Element._kind }
  /// There may be several.
  public static var _isCollection: Bool { true }

  /// Makes several values.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    Set(try await [Element]._make(from: value, query: query))
  }

  /// The values as plain data.
  public var _plain: ParameterValue { .array(map(\._plain)) }
  /// The titles one after another.
  public var _display: DisplayRepresentation { Array(self)._display }
}

extension Never: _IntentValue {
  /// Nothing.
  public static var _kind: _IntentValueKind { .open(.other("Never")) }
  /// There is none to make.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    throw ValueMismatch(value: value)
  }
  /// There is none.
  public var _plain: ParameterValue { .null }
  /// There is none.
  public var _display: DisplayRepresentation { DisplayRepresentation(title: "") }
}
