public import IntentCatalog
import LocalizedTexts

/// Makes an enum whose cases hold one value each a value of an intent's.
@attached(
  extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

/// A value of one of several types; `@UnionValue` writes what it needs.
public protocol _IntentValueRepresentable: _PlainlyDeclaredValue
where ValueType == Self, UnwrappedType == Self {
  /// The types, in the order of the cases.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value that the case holds.
  var asIntentValue: any _IntentValue { get }
  /// Makes the case for a value, nil for a value of another type.
  init?(_intentValue value: any _IntentValue)
}

/// A value of one of several types, as people see it.
public protocol AppUnionValue: TypeDisplayRepresentable {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.Union == Self
  /// How the cases are shown.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
  /// The case without its value.
  var _case: Cases { get }
}

extension AppUnionValue {
  /// They are called like their cases.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    Cases.allCases.reduce(into: [:]) {
      $0[$1] = DisplayRepresentation(
        stringLiteral: ParameterDeclaration.title(of: String($1.rawValue)))
    }
  }
}

/// The cases of a union without their values.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The union.
  associatedtype Union: AppUnionValue where Union.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// The union's.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    Union.typeDisplayRepresentation
  }
  /// The union's.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    Union.caseDisplayRepresentations
  }
}

extension _IntentValueRepresentable {
  /// A union.
  public static var _kind: _IntentValueKind { .union(Self.self) }

  /// Makes the first case that a value fits: an identifier `2/id` names the second type's value.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let types = allIntentValueTypes
    if let (index, inner) = _UnionIdentifier.parts(of: value), types.indices.contains(index) {
      if let made = try await _made(types[index], from: inner) { return made }
    }
    for type in types {
      if let made = try? await _made(type, from: value) { return made }
    }
    throw ValueMismatch(value: value)
  }

  private static func _made(
    _ type: any _IntentValue.Type, from value: ParameterValue
  ) async throws -> Self? {
    Self(_intentValue: try await type._make(from: value, query: nil))
  }

  /// The value of the case, behind the number of its type.
  public var _plain: ParameterValue {
    let value = asIntentValue
    let index = Self.allIntentValueTypes.firstIndex { $0 == type(of: value) } ?? 0
    return _UnionIdentifier.identifier(index, value._plain.identifierText)
  }
  /// How the value is shown.
  public var _display: DisplayRepresentation { asIntentValue._display }
}

/// The identifiers of a union's values: the number of the type from 1, a stroke, the value.
enum _UnionIdentifier {
  static func identifier(_ index: Int, _ inner: String) -> ParameterValue {
    .identifier("\(index + 1)/\(inner)")
  }

  static func parts(of value: ParameterValue) -> (index: Int, inner: ParameterValue)? {
    let text = value.identifierText
    guard let stroke = text.firstIndex(of: "/"), let number = Int(text[..<stroke]), number > 0
    else { return nil }
    return (number - 1, .identifier(String(text[text.index(after: stroke)...])))
  }
}
