import CatalogFiles
import PhraseDiagnostics
import ValueRecognition

/// The words of the command line for developers.
enum ConsoleMessages {
  static let name = "aizuchi"
  static let summary =
    "talk to an app's App Intents in Japanese or English, and learn why it answers so"

  static let noSentenceTests = "the folder holds no tests, expected tests/<language>"
  static let sentenceNotRead = "it is no sentence"
  static func problem(_ problem: ValueProblem) -> String {
    switch problem {
    case .noSuchMonth(let month): "no such month: \(month)"
    case .noSuchDay(let month, let day):
      "no such day: \(month.map { "month \($0), " } ?? "")day \(day)"
    case .noSuchTime(let hour, let minute):
      "no such time: \(hour):\(minute < 10 ? "0" : "")\(minute)"
    case .notThatWeekday(let weekday): "not on that weekday: \(weekday), where 1 is Sunday"
    case .tooLarge: "too large"
    case .notWhole: "no whole number"
    case .negative: "less than zero"
    }
  }
  static func cannotWrite(_ reason: String) -> String {
    "aizuchi: cannot write the results: \(reason)"
  }
  static func cannotRead(_ file: String, _ reason: String) -> String {
    "cannot read '\(file)': \(reason)"
  }
  static func cannotSave(_ file: String, _ reason: String) -> String {
    "cannot write '\(file)': \(reason)"
  }
  static func waiting() -> String {
    "aizuchi: reading utterances from the terminal, one a line; Ctrl-D ends"
  }
  static let badValuesLine = (
    message: "a line that begins with { is no object of the expected shape",
    help: #"write {"id":"1","lang":"en","input":"in two hours","reference":"2024-07-10T12:00:00"}"#
  )
  static func badReference(_ text: String) -> (message: String, help: String) {
    ("'\(text)' is no time", "write the reference as 2024-07-10T12:00:00")
  }
  static func noValueRules(_ locale: String) -> String {
    "aizuchi: there are no rules for values in '\(locale)'; those of 'en' are read"
  }
  static func seeHelp(_ command: String?) -> String {
    "see 'aizuchi \(command.map { "\($0) " } ?? "")--help'"
  }
  static func found(_ errors: Int, _ warnings: Int, _ notes: Int) -> String {
    func counted(_ count: Int, _ what: String) -> String {
      "\(count) \(what)\(count == 1 ? "" : "s")"
    }
    return [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")]
      .joined(separator: ", ")
  }
  static func wroteBaseline(_ count: Int, _ file: String) -> String {
    "aizuchi: '\(file)' now knows \(count) finding\(count == 1 ? "" : "s")"
  }
  static let faultyApp = "the app's files are faulty"
  static let internalFault = "aizuchi: this is a fault of the program: "
}

extension Diagnostic {
  /// The first message of an error.
  init(of error: any Error) {
    switch error {
    case let diagnostic as Diagnostic: self = diagnostic
    case let failure as CommandFailure where !failure.diagnostics.isEmpty:
      self = failure.diagnostics[0]
    case let error as CatalogError:
      self = error.diagnostics.first ?? Diagnostic(.error, ConsoleMessages.faultyApp)
    default: self.init(.error, "\(ConsoleMessages.internalFault)\(error)")
    }
  }

  static func dataFolderMissing(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "AIZUCHI_DATA names '\(folder)', which is no folder",
      help: "set it to the folder 'Phrases' of the project, or unset it")
  }

  static func unknownApp(_ name: String, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "there is no app '\(name)'",
      help: Suggestion.help(for: name, in: known)
        ?? "name one of \(known.joined(separator: ", ")), a source tree, a pack's folder or a catalog's .json file"
    )
  }

  static func noSourceReader(_ program: String) -> Diagnostic {
    Diagnostic(
      .error, "a source tree is read by the program '\(program)', which is not beside this one",
      help: "build it with 'swift build --product \(program)', or keep the two together")
  }

  static func sourceReaderEnded(_ program: String, _ status: Int32) -> Diagnostic {
    Diagnostic(.error, "'\(program)' ended with \(status) before it had read the tree")
  }

  static func sourceReaderFailed(_ program: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(program)' gave no description of the tree: \(reason)")
  }

  static func noOwner(of template: String) -> Diagnostic {
    Diagnostic(.error, "no intent has all parameters of '\(template)'")
  }

  static func noSuchFile(_ path: String) -> Diagnostic {
    Diagnostic(.error, "there is no file or folder '\(path)'")
  }
}
