/// A name with what tells it apart and how it is said.
///
/// Nothing in it changes once it is made: that makes it safe to share.
public final class INSpeakableString: Hashable, @unchecked Sendable {
  /// What tells it apart; empty in a name that has nothing.
  public let vocabularyIdentifier: String?
  /// The name.
  public let spokenPhrase: String
  /// How the name is said, in letters that say so: kana for kanji.
  public let pronunciationHint: String?

  /// Makes a name that an app knows again.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  /// Makes a name.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  /// What tells it apart: the identifier, else the name itself.
  var key: String { vocabularyIdentifier ?? spokenPhrase }

  /// The same identifier, name and sound are the same.
  public static func == (left: INSpeakableString, right: INSpeakableString) -> Bool {
    left.vocabularyIdentifier == right.vocabularyIdentifier
      && left.spokenPhrase == right.spokenPhrase
      && left.pronunciationHint == right.pronunciationHint
  }
  /// By the identifier and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(vocabularyIdentifier)
    hasher.combine(spokenPhrase)
  }
}
