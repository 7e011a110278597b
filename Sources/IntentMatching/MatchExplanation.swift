/// How an utterance was read, or how far it got and what was expected there.
public struct MatchExplanation: Codable, Hashable, Sendable {
  /// One tier that was tried.
  public struct Attempt: Codable, Hashable, Sendable {
    /// The tier.
    public var tier: Tier
    /// What the tier compared.
    public var text: String
    /// How many readings it had.
    public var readings: Int
    /// Whether a negative phrase forbade readings.
    public var isBlocked: Bool
  }

  /// A part of the utterance, and what it is in the winning reading.
  public struct Segment: Codable, Hashable, Sendable {
    /// What a part may be.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// Words of the template.
      case literal
      /// A parameter's value.
      case value
      /// The app's name.
      case app
      /// Words that mean nothing here.
      case dropped
    }

    /// What it is.
    public var kind: Kind
    /// What the user wrote.
    public var text: String
    /// Where: the first Unicode scalar, and the one after the last.
    public var range: [Int]
    /// The parameter that it is the value of.
    public var parameter: String?
    /// The value's title.
    public var value: String?
    /// The edits inside the value.
    public var edits: Int?
  }

  /// How far the exact tier got where nothing matched.
  public struct Progress: Codable, Hashable, Sendable {
    /// The part of the utterance that begins a sentence.
    public var read: String
    /// The rest.
    public var rest: String
    /// Where the rest begins, in Unicode scalars.
    public var position: Int
    /// What could have stood there: words, parameters in `${…}`, sorted.
    public var expected: [String]
  }

  /// What the user wrote.
  public var utterance: String
  /// What it is after normalization.
  public var normalized: String
  /// The outcome.
  public var status: MatchResult.Status
  /// The tiers that were tried, in order.
  public var attempts: [Attempt]
  /// The template of the winning reading.
  public var template: String?
  /// The winning reading's intent.
  public var intent: String?
  /// The parts of the utterance in the winning reading.
  public var segments: [Segment]
  /// How far the exact tier got; nil where something matched.
  public var progress: Progress?
  /// The sentence that may have been meant; nil where something matched.
  public var suggestion: String?
}
