public import IntentCatalog

/// All that a conversation is: a value that can be written down and gone on with elsewhere.
///
/// The last request is the one being talked about; those before it were set aside. What a running
/// `perform()` holds is only a cache of a request's log.
public struct DialogState: Codable, Hashable, Sendable {
  /// The open requests, the one being talked about last.
  public internal(set) var requests: [DialogRequest] = []
  /// A question that belongs to no request: which of several readings, whether to go on with one
  /// that was set aside.
  public internal(set) var sidePrompt: SidePrompt?
  /// Shortcuts for which a tip was given, as `app/number`.
  public internal(set) var tippedShortcuts: Set<String> = []
  /// Whether tips are no longer wanted.
  public internal(set) var tipsAreDismissed = false
  /// The request that was performed last, until another begins: what corrects it begins a new one.
  var performed: DialogRequest?
  /// What can be pressed in the snippet that was shown last, nil where there is nothing.
  var pressable: [SnippetActionDescriptor]?
  /// What draws that snippet again.
  var redraws: IntentCall?
  /// The identifiers of the entities that were talked about, the last one first; nil for none.
  var mentioned: [String]?
  /// The app of `mentioned`; nil where it is not known.
  var mentionedApp: String?
  /// App to the identifiers of its entities that were talked about last; nil for none.
  var mentionedIn: [String: [String]]?
  /// What was said of several entities of which one is still to be chosen; nil for nothing.
  var choosing: SchemaChoice?
  /// How long that lasts which is being made, until its beginning is known; nil where that is not said.
  var lasting: SchemaLength?
  /// The question that was asked last by a schema; nil where something else was wanted since.
  var asked: SchemaReading?
  /// What else was asked for, to be done one after the other once nothing is open; nil for nothing.
  var later: [LaterWish]?
  /// The entity that was deleted last through a schema, as it was; nil for none.
  var gone: EntitySnapshot?
  /// The entities of which one is to be deleted through a schema; nil for none.
  var going: [EntitySnapshot]?
  /// The entities that an intent of a schema is to change, as they were before it; nil for none.
  var changing: [SchemaChange]?
  /// What was changed last through a schema; nil for nothing.
  var changed: SchemaChange?
  /// The identifiers of the entities that are on screen, in order; nil for none.
  var onScreen: [String]?
  /// What was listed last; nil for nothing.
  var listed: DialogReducer.Listed?
  /// How many things in a row were not understood while nothing was open.
  var idleMisses = 0
  /// The number of the next request.
  var nextRequest = 1

  /// Makes the state of a conversation in which nothing was said.
  public init() {}

  /// Takes over which tips were given in earlier conversations.
  public mutating func recallTips(_ given: Set<String>, areDismissed: Bool) {
    tippedShortcuts.formUnion(given)
    tipsAreDismissed = tipsAreDismissed || areDismissed
  }

  /// Makes the request being talked about begin again, for one that may run twice.
  public mutating func rewindActive() {
    guard !requests.isEmpty else { return }
    requests[requests.count - 1].rewind()
  }

  /// The request being talked about.
  public var active: DialogRequest? { requests.last }

  /// The question that is open, side prompts first.
  public var openPrompt: OpenPrompt? {
    if let sidePrompt { return sidePrompt.shown }
    return active?.prompt?.shown
  }
}

/// A question that belongs to no request.
public enum SidePrompt: Codable, Hashable, Sendable {
  /// Which of several equally good readings was meant.
  case reading(options: [OptionDescriptor], calls: [StartedCall])
  /// Whether to go on with the request that was set aside last.
  case resume(title: String)
  /// Whether to run again what may have been interrupted while it ran.
  case rerun(title: String)
  /// Whether to run something that nobody asked for.
  case offer(CallOffer)

  var shown: OpenPrompt {
    switch self {
    case .reading(let options, _): OpenPrompt(kind: .disambiguation, options: options)
    case .resume, .rerun, .offer: OpenPrompt(kind: .offer)
    }
  }

  var options: [OptionDescriptor] {
    if case .reading(let options, _) = self { options } else { [] }
  }
}

/// A call as an utterance started it, with what its values are called.
public struct StartedCall: Codable, Hashable, Sendable {
  var call: IntentCall
  var values: [LoggedValue]
}

/// A value that somebody gave for a parameter.
public struct LoggedValue: Codable, Hashable, Sendable {
  var parameter: String
  var value: ParameterValue
  /// What it is called in the session's language.
  var title: String
  /// Whether it was read with edits and nobody agreed to it yet.
  var isUnsure = false
  /// The values that the same words may mean, when several do.
  var candidates: [OptionDescriptor] = []
  /// The day, where its time is still to be asked for.
  var partial: PartialDate?
  /// What is said of a value that cannot be, before another is asked for.
  var fault: String?
  /// Whether nobody said it, since there was no other; nil where somebody did.
  var isSole: Bool?
}

/// One entry of a request's log, in the order of the conversation.
public enum LogEntry: Codable, Hashable, Sendable {
  /// A parameter got a value, outside `perform()`.
  case value(LoggedValue)
  /// A question of `perform()` was answered.
  case answer(LoggedAnswer)
}

/// The answer to a question that `perform()` asked.
public struct LoggedAnswer: Codable, Hashable, Sendable {
  /// The question: its kind, parameter and options decide whether a later run asks the same.
  var question: QuestionKey
  var reply: PerformReply
  /// What the answer is called.
  var title: String
}

/// What makes two questions of two runs the same question.
struct QuestionKey: Codable, Hashable, Sendable {
  var kind: String
  var parameter: String?
  var options: [OptionDescriptor]
  /// How many questions of this kind the run had asked before.
  var count: Int
}

/// One intent on its way to being performed.
public struct DialogRequest: Codable, Hashable, Sendable {
  /// Where it is on that way.
  enum Phase: String, Codable, Hashable, Sendable {
    /// Values are being asked for; nothing runs.
    case collecting
    /// `perform()` runs and nothing was confirmed yet.
    case performing
    /// `perform()` waits for an answer.
    case suspended
    /// `perform()` runs after the action was confirmed: what it does may be done already.
    case committed
  }

  /// Its number in the conversation.
  public let id: Int
  /// What started it.
  let start: IntentCall
  /// The log.
  var log: [LogEntry] = []
  var phase = Phase.collecting
  /// What is asked, when something is.
  var prompt: DialogPrompt?
  /// How many answers to the open prompt could not be read.
  var misses = 0
  /// How many of the log's answers the running `perform()` was given.
  var replayed = 0
  /// How many questions of each kind the running `perform()` asked.
  var askedCounts: [String: Int] = [:]
  /// The question that the running `perform()` asked last.
  var openQuestion: QuestionKey?
  /// A parameter that need not be given but was asked to be another.
  var forcedParameter: String?
  /// How often `perform()` asked to be run again.
  var restarts = 0
  /// What draws the snippet again in which this was pressed.
  var redraws: IntentCall?

  /// The call with all values given so far.
  public var call: IntentCall {
    var call = start
    for case .value(let entry) in log {
      call.parameters[entry.parameter] = entry.value == .null ? nil : entry.value
    }
    return call
  }

  /// The call with the values that were given inside `perform()` as well.
  public var effectiveCall: IntentCall {
    var call = call
    for answer in answers {
      guard let parameter = answer.question.parameter, call.parameters[parameter] == nil else {
        continue
      }
      switch answer.reply {
      case .value(let value): call.parameters[parameter] = value
      case .option(let place) where answer.question.options.indices.contains(place):
        call.parameters[parameter] = .identifier(answer.question.options[place].id)
      default: continue
      }
    }
    return call
  }

  /// The logged value of a parameter, the latest one.
  func logged(_ parameter: String) -> LoggedValue? {
    for case .value(let entry) in log.reversed() where entry.parameter == parameter {
      return entry
    }
    return nil
  }

  /// The options as the running `perform()` gave them.
  var askedOptions: [OptionDescriptor] { openQuestion?.options ?? [] }

  var answers: [LoggedAnswer] {
    log.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
  }

  /// Drops the answers from a place on, counted among the answers.
  mutating func dropAnswers(from first: Int) {
    var seen = 0
    log.removeAll {
      guard case .answer = $0 else { return false }
      seen += 1
      return seen > first
    }
    replayed = min(replayed, first)
  }

  /// The request without an open question.
  var settled: DialogRequest {
    var settled = self
    settled.rewind()
    return settled
  }

  /// Makes ready for a new run of `perform()`.
  mutating func rewind() {
    phase = .collecting
    prompt = nil
    replayed = 0
    askedCounts = [:]
  }
}

/// A question that a request waits on.
struct DialogPrompt: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    /// A value is missing; asked by the engine before `perform()`, or by it.
    case value
    case disambiguation
    case valueConfirmation
    case confirmation(ActionNameDescriptor)
    case choice
    case foreground
  }

  var kind: Kind
  var parameter: String?
  var options: [OptionDescriptor] = []
  /// All options, where only those that fitted an answer are asked about.
  var wider: [OptionDescriptor] = []
  /// The option meant by "the usual one".
  var usual: String?
  /// Which page of the options is shown, from 0; nil for the first one.
  var page: Int?
  /// What is said to ask.
  var question: [String]
  var snippet: [String] = []
  /// Whether `perform()` waits for the answer, as against the engine itself.
  var isAskedByPerform: Bool
  /// For a misspelt answer that was understood: the answer to give if it was meant.
  var unsure: UnsureAnswer?
  /// The day whose time is asked for.
  var partial: PartialDate?

  var shown: OpenPrompt {
    let shownKind: OpenPrompt.Kind =
      switch kind {
      case .value: .requestValue
      case .disambiguation: .disambiguation
      case .valueConfirmation, .confirmation, .foreground: .confirmation
      case .choice: .choice
      }
    return OpenPrompt(
      kind: shownKind, parameter: parameter, options: Array(options[shownOptions]))
  }

  /// An answer to `perform()` that was read with edits, until the user agrees to it.
  struct UnsureAnswer: Codable, Hashable, Sendable {
    var reply: PerformReply
    var title: String
    /// The one question that is open again if it was not meant.
    var asked: [DialogPrompt]
  }

  var isYesOrNo: Bool {
    switch kind {
    case .valueConfirmation, .confirmation, .foreground: true
    default: false
    }
  }
}
