/// A call of an intent: which, and with what.
public struct IntentCall: Codable, Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The intent's type name.
  public var intent: String
  /// The number of the shortcut that started it; nil when it was started otherwise.
  public var shortcut: Int?
  /// Parameter to value, presets included; a parameter without a value is left out.
  public var parameters: [String: ParameterValue]

  /// Makes a call.
  public init(
    app: String, intent: String, shortcut: Int? = nil,
    parameters: [String: ParameterValue] = [:]
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.parameters = parameters
  }
}

/// What an app says: the whole for a voice alone, and less where a screen shows the rest.
public struct DialogText: Codable, Hashable, Sendable {
  /// What is said where there is no screen.
  public var full: String
  /// What is shown beside other content; the whole when nil.
  public var supporting: String?

  /// Makes a text.
  public init(_ full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }
}

/// One of several things to pick from, with its texts in the session's language.
public struct OptionDescriptor: Codable, Hashable, Sendable {
  /// The value's identifier, or the position as text for a choice.
  public var id: String
  /// What is shown.
  public var title: String
  /// Tells apart what has the same title.
  public var subtitle: String?
  /// Other things that people call it.
  public var synonyms: [String]
  /// For a choice: `default`, `cancel` or `destructive`.
  public var style: String?

  /// Makes an option.
  public init(
    id: String, title: String, subtitle: String? = nil, synonyms: [String] = [],
    style: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.style = style
  }
}

/// How a confirmation's answers are called, in the session's language.
public struct ActionNameDescriptor: Codable, Hashable, Sendable {
  /// The case's name (`order`, `buy`, `continue`), or `custom`.
  public var name: String
  /// For `custom`: what accepts.
  public var acceptLabel: String?
  /// For `custom`: other words that accept.
  public var acceptAlternatives: [String]
  /// For `custom`: what declines.
  public var denyLabel: String?
  /// For `custom`: other words that decline.
  public var denyAlternatives: [String]
  /// Whether accepting destroys something.
  public var isDestructive: Bool

  /// Makes an action's name.
  public init(
    _ name: String = "continue", acceptLabel: String? = nil, acceptAlternatives: [String] = [],
    denyLabel: String? = nil, denyAlternatives: [String] = [], isDestructive: Bool = false
  ) {
    self.name = name
    self.acceptLabel = acceptLabel
    self.acceptAlternatives = acceptAlternatives
    self.denyLabel = denyLabel
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
  }
}

/// Something that a running `perform()` asks, or asks by throwing.
public enum PerformQuestion: Codable, Hashable, Sendable {
  /// A value for a parameter; options where the app offers some.
  case value(parameter: String, dialog: DialogText?)
  /// One of several values for a parameter.
  case disambiguation(parameter: String, options: [OptionDescriptor], dialog: DialogText?)
  /// Whether a value is meant.
  case valueConfirmation(
    parameter: String, option: OptionDescriptor, dialog: DialogText?, snippet: [String])
  /// Whether to do it.
  case confirmation(
    action: ActionNameDescriptor, dialog: DialogText?, snippet: [String], showsPrompt: Bool)
  /// One of several ways to go on.
  case choice(options: [OptionDescriptor], dialog: DialogText?, snippet: [String])
  /// Whether to go on with the app in front.
  case foreground(dialog: DialogText?, alwaysConfirm: Bool)
}

/// What answers a question of a running perform.
///
/// Cancelling throws `PerformCancellation` out of the question instead.
public enum PerformReply: Codable, Hashable, Sendable {
  /// A value for the parameter that was asked for.
  case value(ParameterValue)
  /// The place of the picked option, from 0.
  case option(Int)
  /// Agreed.
  case yes
  /// Declined. A refused confirmation of the action throws instead, as Apple's does.
  case no
}

/// Thrown out of a question when the person cancels or the session moves on.
public struct PerformCancellation: Error, Hashable, Sendable {
  /// Makes one.
  public init() {}
}

/// What a `perform()` came to.
public enum PerformOutcome: Codable, Hashable, Sendable {
  /// It returned.
  case finished(PerformResult)
  /// It threw a request (`needsValueError`, `needsDisambiguationError`): ask, then perform again.
  case needs(PerformQuestion)
  /// It asked to be run again from the start (`AppIntentError.restartPerform`).
  case restart
  /// It threw an error; the sentence is the app's, in the session's language, or nil when the error
  /// says nothing that a person could use.
  case failed(DialogText?)
  /// It did nothing, since the person has to do something first (sign in, allow something); the
  /// sentence says what.
  case declined(DialogText?)
  /// It ended because it was cancelled or a confirmation was refused.
  case cancelled
}

/// What became of taking back what was done last.
public enum UndoOutcome: Codable, Hashable, Sendable {
  /// There is nothing to take back.
  case nothing
  /// It was taken back; its title is empty where it has none.
  case undone(title: String)
  /// It could not be taken back and may be tried again; the sentence is the app's, or nil when the
  /// error says nothing that a person could use.
  case failed(title: String, DialogText?)
}

/// Something to press in a snippet.
public struct SnippetActionDescriptor: Codable, Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// What pressing it runs.
  public var call: IntentCall

  /// Makes one.
  public init(title: String, call: IntentCall) {
    self.title = title
    self.call = call
  }
}

/// Something that nobody asked for and that is worth offering.
public struct CallOffer: Codable, Hashable, Sendable {
  /// What is asked.
  public var question: String
  /// What agreeing runs.
  public var call: IntentCall
  /// What is said where it is declined.
  public var declined: String

  /// Makes an offer.
  public init(question: String, call: IntentCall, declined: String) {
    self.question = question
    self.call = call
    self.declined = declined
  }
}

/// What a `perform()` returned.
public struct PerformResult: Codable, Hashable, Sendable {
  /// The returned value.
  public var value: ParameterValue?
  /// The returned value's title in the session's language.
  public var valueTitle: String?
  /// What is said.
  public var dialog: DialogText?
  /// The snippet's lines.
  public var snippet: [String]
  /// What can be pressed in the snippet.
  public var actions: [SnippetActionDescriptor]
  /// The intent to run next.
  public var opensIntent: IntentCall?
  /// What draws the snippet again once something in it was pressed; nil where nothing does.
  public var redraws: IntentCall?
  /// The identifiers of the entities that are on screen now, in order; nil where nothing new is.
  public var onScreen: [String]?
  /// What is offered next.
  public var offer: CallOffer?
  /// The entities that it lists, at which the person may point from then on.
  public var listed: ListedEntities?

  /// Makes a result.
  public init(
    value: ParameterValue? = nil, valueTitle: String? = nil, dialog: DialogText? = nil,
    snippet: [String] = [], actions: [SnippetActionDescriptor] = [],
    opensIntent: IntentCall? = nil, redraws: IntentCall? = nil, onScreen: [String]? = nil
  ) {
    self.onScreen = onScreen
    self.redraws = redraws
    self.value = value
    self.valueTitle = valueTitle
    self.dialog = dialog
    self.snippet = snippet
    self.actions = actions
    self.opensIntent = opensIntent
  }
}

/// Entities of one type as they were listed for a person.
public struct ListedEntities: Codable, Hashable, Sendable {
  /// The entity type's name.
  public var type: String
  /// The entities in order.
  public var options: [OptionDescriptor]

  /// Makes a list.
  public init(type: String, options: [OptionDescriptor]) {
    self.type = type
    self.options = options
  }
}
