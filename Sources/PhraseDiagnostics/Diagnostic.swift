/// A message to a developer about a place in what they wrote.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How grave a message is.
  public enum Severity: String, Codable, Hashable, Sendable {
    case error, warning, note
  }

  /// How grave it is.
  public var severity: Severity
  /// What was found and what was expected: lower case, no full stop.
  public var message: String
  /// Where, when it is about a place.
  public var place: SourcePlace?
  /// The whole source line at `place`, for rendering with carets.
  public var sourceLine: String?
  /// How many characters the carets cover, at least 1.
  public var length: Int
  /// What to do about it.
  public var help: String?

  /// Makes a message.
  public init(
    _ severity: Severity = .error, _ message: String, at place: SourcePlace? = nil,
    sourceLine: String? = nil, length: Int = 1, help: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.sourceLine = sourceLine
    self.length = max(1, length)
    self.help = help
  }
}
