public import IntentCatalog
public import PhraseDiagnostics

/// A matcher whose lists of values may be replaced while any number of tasks match.
///
/// A match takes the matcher as it is and never waits for a change; it sees each list whole, the old one or
/// the new one. The old lists go when the last match that has taken them is over.
public final class LiveMatcher: Sendable {
  private final class Version: Sendable {
    let matcher: PhraseMatcher

    init(_ matcher: PhraseMatcher) { self.matcher = matcher }
  }

  private let current: SharedReference<Version>

  /// Makes a matcher to change.
  public init(_ matcher: PhraseMatcher) { current = SharedReference(Version(matcher)) }

  /// The matcher as it is now, which never changes.
  public var matcher: PhraseMatcher? { current.object?.matcher }

  /// Reads an utterance with the lists as they are now.
  ///
  /// - Parameters:
  ///   - utterance: What the user wrote, of any length.
  ///   - options: The tiers to try, and whether the app's name may be missing.
  /// - Returns: As ``PhraseMatcher/match(_:_:)``.
  public func match(
    _ utterance: String, _ options: MatchOptions = MatchOptions()
  ) -> MatchResult {
    current.object?.matcher.match(utterance, options) ?? MatchResult(status: .none)
  }

  /// Puts another list of values in place of a type's; changes come one after another.
  ///
  /// - Parameters:
  ///   - app: The app's identifier.
  ///   - type: The type's name.
  ///   - values: Its values from now on.
  /// - Throws: `Diagnostic` when there are more than the index can hold; nothing is changed then.
  /// - Complexity: As building the list.
  public func replaceValues(
    app: String, type: String, with values: [ValueDescriptor]
  ) throws(Diagnostic) {
    try current.update { version throws(Diagnostic) in
      Version(try version.matcher.replacingValues(app: app, type: type, with: values))
    }
  }
}
