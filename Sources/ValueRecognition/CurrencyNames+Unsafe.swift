internal import CICU

/// The currencies that ICU knows, with their names in one language.
struct CurrencyNames: Sendable {
  /// A currency.
  struct Currency: Sendable {
    /// Its ISO 4217 code.
    var code: String
    /// Its name for one and for many.
    var names: [String]
  }

  private(set) var currencies: [Currency] = []

  init(_ currencies: [Currency]) { self.currencies = currencies }

  /// Asks ICU.
  /// - Complexity: O(n) in the number of currencies; some 160, about a millisecond.
  init(locale: String) {
    for index in 0..<Int32(400) {
      var letters = [UInt32](repeating: 0, count: 4)
      // Safety: the buffer lives for the call and is passed with its own count.
      let length = unsafe letters.withUnsafeMutableBufferPointer {
        unsafe aizuchi_icu_currency_code(index, $0.baseAddress, Int32(clamping: $0.count))
      }
      guard length == 3 else { break }
      let code = Self.text(letters.prefix(3))
      let names = [false, true].compactMap { Self.name(code, locale, isPlural: $0) }
      currencies.append(Currency(code: code, names: names))
    }
  }

  private static func name(_ code: String, _ locale: String, isPlural: Bool) -> String? {
    var letters = [UInt32](repeating: 0, count: 100)
    // Safety: the buffer lives for the call and is passed with its own count.
    let length = unsafe letters.withUnsafeMutableBufferPointer {
      unsafe aizuchi_icu_currency_name(
        code, locale, isPlural, $0.baseAddress, Int32(clamping: $0.count))
    }
    guard length > 0, length <= 100 else { return nil }
    return text(letters.prefix(Int(length)))
  }

  private static func text(_ scalars: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
