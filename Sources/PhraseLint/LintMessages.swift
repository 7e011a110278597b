import PhraseDiagnostics

/// The words of findings about phrases and tables.
enum LintMessages {
  static let noWords = "the linter's word lists are missing"
  static func badWords(_ reason: String) -> String {
    "not the linter's word lists: \(reason)"
  }

  // MARK: - Names and placeholders

  static func missingAppName(_ phrase: String) -> String {
    "the phrase '\(phrase)' does not contain the app's name"
  }
  static func replaceName(_ name: String, _ placeholder: String) -> String {
    "write \(placeholder) instead of '\(name)'"
  }
  static func spellName(_ placeholder: String) -> String { "spell it \(placeholder)" }
  static func addName(_ placeholder: String) -> String { "put \(placeholder) into the phrase" }
  static let oneBackslash =
    "the backslash is escaped, so that nothing is interpolated: write \\(.applicationName) with one backslash"
  static func placeholderAsText(_ text: String) -> String {
    "'\(text)' is text in Swift, no placeholder"
  }
  static func interpolate(_ code: String) -> String { "write \(code)" }
  static func tooManyParameters(_ names: [String]) -> String {
    "the phrase has \(names.count) parameters (\(names.joined(separator: ", "))), one is allowed"
  }
  static let keepOneParameter = "keep the one that people name first; the others are asked for"
  static func parameterType(_ name: String, _ type: String) -> String {
    "the parameter '\(name)' is a \(type), a phrase takes app enums and entities only"
  }
  static let askInstead =
    "take it out of the phrase and let it be asked for, or make it an AppEnum or AppEntity"
  static func arrayParameter(_ name: String) -> String {
    "the parameter '\(name)' takes several values, a slot of a phrase takes one"
  }
  static let takeOne = "use a parameter of the element's type"
  static func unknownParameter(_ name: String, _ phrase: String) -> String {
    "'\(name)' in '\(phrase)' is no parameter of the intent"
  }
  static func literalPlaceholder(_ text: String) -> String {
    "'\(text)' looks like a placeholder but is text that would have to be said"
  }
  static func writePlaceholder(_ name: String?) -> String {
    guard let name else { return "a phrase has no format specifiers; write ${parameter}" }
    return "write ${\(name)} in a table, and in code an interpolation"
  }
  static func swiftPlaceholder(_ text: String) -> String {
    "'\(text)' has a placeholder of Swift code, which is text in a table"
  }
  static func useDollar(_ text: String) -> String { "write '\(text)'" }

  // MARK: - Wording

  static let theOtherPlaceholder = "the other placeholder"
  static func missingBlank(_ placeholder: String, _ word: String, _ phrase: String) -> String {
    "\(placeholder) touches \(word) in '\(phrase)'"
  }
  static let addBlank = "put a blank between them"
  static func otherBundle(_ code: String) -> String {
    "the text is taken from '\(code)', and AppIntents wants the main bundle"
  }
  static let useMain = "leave 'bundle:' out and move the text to the app's own table"
  static func otherSchemaKind(
    _ schema: String, _ wanted: String, _ type: String, _ kind: String
  ) -> String {
    "the schema '\(schema)' is of \(wanted), and '\(type)' is \(kind)"
  }
  static let otherSchema = "name a schema of the type's own kind"
  static func missingMembers(_ schema: String, _ missing: [String], _ type: String) -> String {
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(type)' lacks \(names) of the schema '\(schema)'"
  }
  static let addMembers = "declare every member of the schema with its type"
  static func wakePhrase(_ phrase: String, _ wake: String) -> String {
    "the phrase '\(phrase)' has '\(wake)' in it, which wakes the assistant and is not heard as part of it"
  }
  static let dropWake = "leave it out"
  static func systemVerb(_ verb: String) -> String {
    "the phrase begins with '\(verb)' and a name, which the system takes as its own command"
  }
  static func misspeltVerb(_ word: String, _ verb: String) -> String {
    "the phrase begins with '\(word)', which looks like '\(verb)' misspelt"
  }
  static func writeVerb(_ verb: String) -> String { "write '\(verb)'" }
  static let otherVerb = "begin with another verb, or put other words between the verb and the name"
  static func repeatedPhrase(_ phrase: String, _ first: String) -> String {
    phrase == first
      ? "the shortcut has the phrase '\(phrase)' twice"
      : "'\(phrase)' and '\(first)' are the same phrase of one shortcut"
  }
  static let dropRepetition = "drop one of them, or word it differently"
  static func mixedLanguages(_ phrase: String, _ other: String) -> String {
    "'\(phrase)' and '\(other)' are in different languages"
  }
  static let useTable =
    "keep the source language in code and move the others to the AppShortcuts table"

  // MARK: - Shortcuts

  static func tooManyShortcuts(_ count: Int, _ provider: String) -> String {
    "'\(provider)' has \(count) shortcuts, an app may have 10"
  }
  static let joinShortcuts = "join those of one kind by a parameter"
  static func severalProviders(_ first: String, _ second: String) -> String {
    "'\(second)' is a second AppShortcutsProvider of the app, besides '\(first)'"
  }
  static let joinProviders = "put all shortcuts in one provider"
  static func onlyParameterPhrases(_ intent: String) -> String {
    "every phrase of the shortcut of '\(intent)' has a parameter: nobody finds it before the app was opened"
  }
  static let addPlainPhrase = "add a phrase without the parameter; its value is asked for"
  static func tooManyPhrases(_ count: Int, _ phrase: String, _ greatest: Int) -> String {
    "the app has \(count) phrases with their values, 1,000 are allowed; '\(phrase)' alone makes \(greatest)"
  }
  static let fewerValues = "suggest fewer values, or use the parameter in fewer phrases"
  static func repeatedAppName(_ name: String) -> String {
    "the alternative name '\(name)' is the app's own name"
  }
  static let otherName = "drop it, or name what else people call the app"
  static func tooManyAppNames(_ count: Int) -> String {
    "the app has \(count) alternative names, three are allowed"
  }
  static let keepThree = "keep the three that people say"

  // MARK: - Sentences of two shortcuts

  static func sameSentence(_ text: String, _ first: String, _ second: String) -> String {
    first == second
      ? "'\(text)' starts two shortcuts of '\(first)'"
      : "'\(text)' starts '\(first)' and '\(second)'"
  }
  static func otherPlace(_ shortcut: String, _ text: String, _ place: SourcePlace?) -> String {
    let site = place.map { $0.line > 0 ? " at \($0.file):\($0.line)" : "" } ?? ""
    return "the other phrase is '\(text)' of '\(shortcut)'\(site); word one of them differently"
  }
  static func slotTakesWords(
    _ text: String, _ winner: String, _ template: String, _ loser: String
  ) -> String {
    "'\(text)' is a phrase of '\(winner)' and, with a value of that name, '\(template)' of '\(loser)'"
  }
  static func slotMayTakeWords(_ text: String, _ others: [(String, String)]) -> String {
    let shown = others.prefix(3).map { "'\($0.1)' of '\($0.0)'" }.joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return "the parameter in '\(text)' could have a value that makes it \(shown)\(more)"
  }
  static let tellApart =
    "make sure that no value is called so, or add a word before the parameter that tells them apart"
}
