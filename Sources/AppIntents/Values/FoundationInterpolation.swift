public import Foundation
public import LocalizedTexts

/// A value of Foundation's that may stand in a localized text as it describes itself.
public protocol _DescribedValue {}

extension Date: _DescribedValue {}
extension DateInterval: _DescribedValue {}
extension Decimal: _DescribedValue {}
extension URL: _DescribedValue {}
extension UUID: _DescribedValue {}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a value in a formatter's form, else as it describes itself.
  public mutating func appendInterpolation<Subject: _DescribedValue>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }

  /// Adds an object in a formatter's form, else as it describes itself.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
}

extension String.LocalizationValue {
  /// A place in a text for a value that is not known yet.
  public enum Placeholder: Sendable {
    case int, uint, float, double, object

    /// The form that stands for it in strings files.
    fileprivate var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Leaves a place for a value that is not known yet, as in a numeric format.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    appendLiteral(placeholder.specifier)
  }
}
