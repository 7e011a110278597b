extension StringProtocol {
  /// The text without white space at its ends.
  /// - Complexity: O(n) in the text's length.
  public func trimmingBlanks() -> String {
    var view = self[...]
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
