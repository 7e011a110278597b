internal import CICU

/// Writes numbers in the words of any language that ICU knows.
///
/// A number has several forms: plain, of each gender, ordinal.
public struct SpelledNumbers: Sendable {
  private let locale: String

  /// Makes a speller.
  /// - Parameter locale: The language (`de`, `zh-TW`).
  public init(locale: String) { self.locale = locale }

  /// Every form of each number; none where the language has no words for numbers.
  ///
  /// - Parameter numbers: The numbers.
  /// - Returns: A list of different forms for each number, in ICU's order.
  /// - Complexity: O(n) calls of ICU for each of the language's sets of rules, some 5 to 30.
  public func forms(of numbers: [Double]) -> [[String]] {
    var forms = [[String]](repeating: [], count: numbers.count)
    // Safety: the speller is closed at the end of this call and goes nowhere else.
    guard let speller = unsafe aizuchi_icu_speller_open(locale) else { return forms }
    defer { unsafe aizuchi_icu_speller_close(speller) }
    var set: Int32 = 0
    while set < 100, unsafe aizuchi_icu_speller_use(speller, set) {
      for (place, number) in numbers.enumerated() {
        var scalars = [UInt32](repeating: 0, count: 200)
        // Safety: the buffer lives for the call and is passed with its own count.
        let length = unsafe scalars.withUnsafeMutableBufferPointer {
          unsafe aizuchi_icu_speller_write(
            speller, number, $0.baseAddress, Int32(clamping: $0.count))
        }
        guard length > 0, length <= 200 else { continue }
        let form = String(
          String.UnicodeScalarView(scalars.prefix(Int(length)).compactMap(Unicode.Scalar.init)))
        let hasFigures = form.unicodeScalars.contains { $0.properties.numericType == .decimal }
        if !hasFigures, !forms[place].contains(form) { forms[place].append(form) }
      }
      set += 1
    }
    return forms
  }
}
