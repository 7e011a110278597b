/// What a command takes, for reading its arguments and for its help.
struct CommandShape: Sendable {
  /// The command's name.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What stands after the options in the usage line.
  var operands: String
  /// Whether operands are allowed.
  var takesOperands: Bool
  /// The options besides `--help`.
  var options: [OptionShape]
  /// Further paragraphs of the help.
  var details: String

  init(
    _ name: String, _ summary: String, operands: String = "", options: [OptionShape],
    details: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    let takesApp = options.contains { $0.name == SessionOptions.app.name }
    let others = AppReading.options.filter { other in !options.contains { $0.name == other.name } }
    self.options = takesApp ? options + others : options
    self.details = details
    takesOperands = !operands.isEmpty
  }
}

/// An option of a command.
struct OptionShape: Sendable {
  /// The name without dashes.
  var name: String
  /// What its value is called in the help; nil for a switch.
  var value: String?
  /// Whether it may stand there several times.
  var isRepeatable: Bool
  /// Whether the value may be missing and then is `true`.
  var isValueOptional: Bool
  /// How a value ends that may stand behind the option as an argument of its own, where it may also be missing.
  var ending: String?
  /// A letter that stands for the name, behind one dash.
  var letter: Character?
  /// What it does.
  var help: String

  init(
    _ name: String, _ value: String? = nil, repeatable: Bool = false, optional: Bool = false,
    ending: String? = nil, letter: Character? = nil, _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    isRepeatable = repeatable
    isValueOptional = optional
    self.ending = ending
  }
}

/// A command's arguments, read.
struct CommandArguments: Sendable {
  /// Option name to its values in order; a switch has an empty one.
  var options: [String: [String]] = [:]
  /// What is no option.
  var operands: [String] = []
  /// Whether `--help` stands there.
  var wantsHelp = false

  /// Whether an option is there.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// An option's last value.
  subscript(_ name: String) -> String? { options[name]?.last }
}

/// A command that was called wrongly.
struct UsageFault: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// What to do instead.
  var help: String?
}
