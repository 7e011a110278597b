internal import CICU

/// Which of a text's plural forms a number takes.
enum PluralForm {
  /// What stands between a key and a plural's name where a table is asked for that form.
  static let mark: Character = "\u{1F}"

  /// The form that a number takes; nil where the table has no such forms for the key.
  ///
  /// A form for `zero` is taken for zero in every language, as Apple takes it.
  static func text(
    of key: String, table: String?, for number: Double, in localization: TextLocalization
  ) -> String? {
    func form(_ name: String) -> String? {
      localization.lookup(localization.language, table, "\(key)\(mark)\(name)")
    }
    guard let other = form("other") else { return nil }
    if number == 0, let zero = form("zero") { return zero }
    return name(of: number, in: localization.language).flatMap(form) ?? other
  }

  /// The plural of a number in a language by ICU's rules (`one`, `other`); nil for a language that it
  /// does not know.
  static func name(of number: Double, in language: String) -> String? {
    var letters = [UInt32](repeating: 0, count: 16)
    // Safety: the buffer lives for the call and is passed with its own count.
    let length = unsafe letters.withUnsafeMutableBufferPointer {
      unsafe aizuchi_icu_plural(language, number, $0.baseAddress, Int32(clamping: $0.count))
    }
    guard length > 0, length <= 16 else { return nil }
    return String(
      String.UnicodeScalarView(letters.prefix(Int(length)).compactMap(Unicode.Scalar.init)))
  }
}

extension LocalizationArgument {
  /// The number, where it is one.
  var number: Double? {
    switch self {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .floating(let number): number
    case .text, .resource: nil
    }
  }
}
