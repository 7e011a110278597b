public import Foundation
public import LocalizedTexts

extension String.LocalizationValue.StringInterpolation {
  /// Adds a value in a formatter's form, else as it describes itself.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
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
