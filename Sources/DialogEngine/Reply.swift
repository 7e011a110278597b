import IntentCatalog

/// What a reply means to the question that is open.
enum Reply: Hashable {
  case yes, no, cancel, options, repeatQuestion, help, back, undo, resume, dismissTips, thanks,
    greeting,
    wait
  /// Wants to see the options that come next.
  case more
  /// A yes that leaves a doubt, where what is asked must not be done on one, or a word that agrees to
  /// something and stops it as well.
  case doubtful
  /// Nothing but words that put off what is to be said.
  case hesitation
  /// Values, picks, or both.
  case content(ReplyContent)
  /// Wants another value for a parameter, without saying which; nil when not even for which.
  case change(String?)
  /// Names a value that cannot be (February 30); what is said of it.
  case invalid(parameter: String, why: String)
  /// Nothing but blanks and punctuation.
  case empty
  case unknown
}

/// The values in a reply.
struct ReplyContent: Hashable {
  /// Places of the open prompt's options that fit, from 0: one when it is clear.
  var picks: [Int] = []
  /// Whether each of them was said by itself, as against words that fit several.
  var arePicksSeparate = true
  /// How many edits the pick needed.
  var pickEdits = 0
  /// Values for parameters, each parameter once.
  var fills: [ReplyFill] = []
  /// Whether the words say that something was meant otherwise.
  var corrects = false
  /// Whether a part of a name was taken for the whole.
  var isPartial = false

  /// Whether it was not said just so.
  var isGuess: Bool { isPartial || edits > 0 }

  /// All edits together.
  var edits: Int { fills.reduce(pickEdits) { $0 + $1.edits } }

  var isEmpty: Bool { picks.isEmpty && fills.isEmpty }
}

/// A value for a parameter.
struct ReplyFill: Hashable {
  var parameter: String
  var value: ParameterValue
  var title: String
  /// Every value that the words may mean, when several do.
  var candidates: [OptionDescriptor] = []
  var edits = 0
  /// The day, where its time is wanted besides.
  var partial: PartialDate?
}

extension ReplyFill {
  /// A value as a text says it; nil where the text says none that there is.
  init?(_ parameter: ParameterDescriptor, _ reading: TypedReading) {
    self.parameter = parameter.name
    switch reading {
    case .value(let value, let title): (self.value, self.title) = (value, title)
    case .several(let options):
      guard let first = options.first else { return nil }
      value = parameter.value(ofOption: first.id)
      title = first.title
      candidates = options
    case .partial(let partial):
      value = .date(partial.day)
      title = partial.title
      self.partial = partial
    case .invalid, .none: return nil
    }
  }
}

extension ParameterDescriptor {
  /// The value that an option of the parameter's own stands for.
  func value(ofOption id: String) -> ParameterValue {
    switch type {
    case .string: .string(id)
    case .int: Int(id).map(ParameterValue.int) ?? .string(id)
    case .double: Double(id).map(ParameterValue.double) ?? .string(id)
    case .url: .url(id)
    case .date, .other("DateComponents"): .date(id)
    case .other("Duration"): Double(id).map(ParameterValue.double) ?? .string(id)
    case .other("Calendar.RecurrenceRule"): .string(id)
    case .other(let name) where name.hasPrefix("Measurement"): .string(id)
    default: .identifier(id)
    }
  }
}
