import PhraseDiagnostics

/// The words for wrong calls.
enum UsageMessages {
  static func unknownCommand(_ name: String, _ known: [String]) -> UsageFault {
    UsageFault(
      message: "there is no command '\(name)'",
      help: Suggestion.help(for: name, in: known)
        ?? "the commands are \(known.joined(separator: ", "))")
  }

  static func noOperands(_ command: String, _ first: String) -> UsageFault {
    UsageFault(message: "'\(command)' takes no argument such as '\(first)'")
  }

  static func missingOperand(_ what: String) -> UsageFault {
    UsageFault(message: "expected \(what)")
  }

  static func ownValues(_ app: String) -> UsageFault {
    UsageFault(
      message: "'\(app)' has values of its own", help: "'--values' is for apps that come as files")
  }

  static func unknownOption(_ option: String, _ shape: CommandShape) -> UsageFault {
    let names = shape.options.map { "--\($0.name)" } + ["--help"]
    return UsageFault(
      message: "'\(shape.name)' has no option '\(option)'",
      help: Suggestion.help(for: option, in: names))
  }

  static func needsNoValue(_ name: String) -> UsageFault {
    UsageFault(message: "option '--\(name)' takes no value")
  }

  static func needsValue(_ name: String, _ value: String) -> UsageFault {
    UsageFault(
      message: "option '--\(name)' needs a value", help: "write '--\(name) \(value)'")
  }

  static func twice(_ name: String) -> UsageFault {
    UsageFault(message: "option '--\(name)' stands there twice", help: "remove one of the two")
  }

  static func malformed(_ name: String, _ value: String, _ expected: String) -> UsageFault {
    UsageFault(message: "'\(value)' is no value for '--\(name)'", help: "write \(expected)")
  }

  static func unknownRule(_ id: String, _ known: [String]) -> UsageFault {
    UsageFault(
      message: "there is no rule '\(id)'",
      help: Suggestion.help(for: id, in: known) ?? "the rules are \(known.joined(separator: ", "))")
  }

  static func together(_ first: String, _ second: String) -> UsageFault {
    UsageFault(message: "'--\(first)' and '--\(second)' cannot stand together")
  }

  static func indexLocale(_ asked: String, _ own: String) -> UsageFault {
    UsageFault(
      message: "--locale: the index is for '\(own)', not for '\(asked)'",
      help: "leave the option out, or compile the app for '\(asked)'")
  }

  static func unknownFormat(_ name: String) -> UsageFault {
    UsageFault(message: "there is no format '\(name)'", help: "the formats are json, actionsdata")
  }

  static func unknownImport(_ name: String) -> UsageFault {
    UsageFault(message: "'\(name)' cannot be imported", help: "write 'import hassil FOLDER'")
  }
  static let severalLanguages = UsageFault(
    message: "without '--output' one language is printed", help: "name it with '--locale'")
  static let needsOutput = UsageFault(
    message: "the format 'actionsdata' is a folder of files",
    help: "name the folder with '-o FOLDER'")
  static let oneApp = UsageFault(message: "'--output' takes one app")
}
