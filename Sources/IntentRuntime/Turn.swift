public import DialogEngine
public import IntentCatalog
public import IntentMatching

/// One utterance, or one thing from outside, and all that answers it.
public struct Turn: Hashable, Sendable {
  /// What the user typed; nil for a thing from outside.
  public var say: String?
  /// The intent that the turn was about.
  public var intent: String?
  /// The values of that intent's parameters after the turn; a parameter without one is null.
  public var parameters: [String: ParameterValue]
  /// What became of the utterance.
  public var outcome: TurnOutcome
  /// What is open after the turn.
  public var prompt: OpenPrompt?
  /// What was said and shown, in order.
  public var lines: [Line]
  /// What ran, in order.
  public var performed: [PerformedIntent]
  /// How the utterance was read, when it was.
  public var reading: TurnReading?
  /// What the utterance asked, where it asked something of entities.
  public var question: TurnQuestion?
  /// The identifiers of what the question found, in order.
  public var results: [String]

  /// One line of a turn, as a transcript writes it.
  public enum Line: Hashable, Sendable {
    /// `<` the engine's or the app's sentence.
    case dialog(String)
    /// `-` an offered option.
    case option(String)
    /// `|` a line of a snippet.
    case snippet(String)
    /// `=` a performed intent; its place in `performed`.
    case performed(Int)
    /// `!` an error that is shown.
    case error(String)
    /// Something of the app's came to the front (`openAppWhenRun`).
    case opened(String)
    /// The sentence of an action that is about to run, where the session shows those.
    case summary(String)
  }

  /// Makes a turn.
  public init(
    say: String? = nil, intent: String? = nil, parameters: [String: ParameterValue] = [:],
    outcome: TurnOutcome = .idle, prompt: OpenPrompt? = nil, lines: [Line] = [],
    performed: [PerformedIntent] = [], reading: TurnReading? = nil,
    question: TurnQuestion? = nil, results: [String] = []
  ) {
    self.question = question
    self.results = results
    self.say = say
    self.intent = intent
    self.parameters = parameters
    self.outcome = outcome
    self.prompt = prompt
    self.lines = lines
    self.performed = performed
    self.reading = reading
  }

  /// The sentences, errors included.
  public var dialog: [String] {
    lines.compactMap {
      switch $0 {
      case .dialog(let text), .error(let text): text
      default: nil
      }
    }
  }

  /// The snippet's lines.
  public var snippet: [String] {
    lines.compactMap { if case .snippet(let text) = $0 { text } else { nil } }
  }
}

/// An intent that ran.
public struct PerformedIntent: Codable, Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The intent's type name.
  public var intent: String
  /// The number of the shortcut that started it.
  public var shortcut: Int?
  /// What it ran with.
  public var parameters: [String: ParameterValue]
  /// What it returned.
  public var result: ParameterValue?

  /// Makes a record.
  public init(
    app: String, intent: String, shortcut: Int? = nil,
    parameters: [String: ParameterValue] = [:], result: ParameterValue? = nil
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.parameters = parameters
    self.result = result
  }
}

/// What an utterance asked of an app's entities.
public struct TurnQuestion: Codable, Hashable, Sendable {
  /// The entity type's name.
  public var entity: String
  /// The property that was asked for; nil for the entities themselves.
  public var property: String?

  /// Makes a question.
  public init(entity: String, property: String?) {
    self.entity = entity
    self.property = property
  }
}

/// How an utterance was read.
public struct TurnReading: Codable, Hashable, Sendable {
  /// The tier of the reading.
  public var tier: Tier
  /// The edits that it needed.
  public var edits: Int

  /// Makes a reading.
  public init(tier: Tier, edits: Int = 0) {
    self.tier = tier
    self.edits = edits
  }
}
