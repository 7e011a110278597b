public import IntentCatalog

/// A question that is open after a turn.
public struct OpenPrompt: Codable, Hashable, Sendable {
  /// What kind of answer it wants.
  public enum Kind: String, Codable, Hashable, Sendable {
    case requestValue, disambiguation, confirmation, choice, offer
  }

  /// What kind of answer it wants.
  public var kind: Kind
  /// The parameter that it is about.
  public var parameter: String?
  /// What may be picked, in the order in which it is numbered.
  public var options: [OptionDescriptor]

  /// Makes a prompt.
  public init(kind: Kind, parameter: String? = nil, options: [OptionDescriptor] = []) {
    self.kind = kind
    self.parameter = parameter
    self.options = options
  }
}

/// What became of an utterance: the turn's last deed.
public enum TurnOutcome: String, Codable, Hashable, Sendable {
  /// A dialog began.
  case started
  /// A prompt got its value.
  case answered
  /// An earlier value changed.
  case corrected
  /// Something was performed.
  case result
  /// A question was answered.
  case answer
  case cannotAnswer, help, notUnderstood, cancelled, gaveUp
  /// The app's error.
  case error
  case idle
}
