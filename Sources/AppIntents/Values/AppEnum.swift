public import IntentCatalog

/// A type of an app's values of which there are always the same.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where
  RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self
{}

extension AppEnum {
  /// An app enum.
  public static var _kind: _IntentValueKind { .appEnum(Self.self) }

  /// Makes the case of a raw value.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Self {
    let raw: String? =
      switch value {
      case .identifier(let text), .string(let text): text
      case .int(let number): String(number)
      default: nil
      }
    guard let raw, let found = raw.losslessly(RawValue.self).flatMap(Self.init(rawValue:)) else {
      throw ValueMismatch(value: value)
    }
    return found
  }

  /// The case's raw value.
  public var _plain: ParameterValue { .identifier(String(rawValue)) }
  /// The case's representation.
  public var _display: DisplayRepresentation { displayRepresentation }
}

extension String {
  fileprivate func losslessly<T: LosslessStringConvertible>(_: T.Type) -> T? { T(self) }
}
