/// Finds the words of a text, in Japanese and Thai by ICU's dictionaries.
public struct WordBreaker: Sendable {
  private let locale: String

  /// Makes a word breaker.
  ///
  /// - Parameter locale: The locale whose rules hold; the dictionaries are used in any.
  public init(locale: String = "") {
    self.locale = locale
  }

  /// The words of a text, half-open, in Unicode scalars; spaces and punctuation are no words.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The words' ranges in their order.
  /// - Complexity: O(*n*). ICU's iterator is not safe to share, so that one is opened for each call.
  public func wordRanges(in text: String) -> [Range<Int>] {
    let scalars = text.unicodeScalars.map(\.value)
    return UnicodeData.words(scalars, locale: locale)
  }
}
