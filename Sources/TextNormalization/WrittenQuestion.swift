extension String {
  /// Whether it ends in a question mark: the common one, the wide one, or the Arabic one.
  /// - Complexity: O(1) but for white space at its end.
  public var isWrittenAsQuestion: Bool {
    switch unicodeScalars.last(where: { !$0.properties.isWhitespace }) {
    case "?", "\u{FF1F}", "\u{61F}": true
    default: false
    }
  }
}
