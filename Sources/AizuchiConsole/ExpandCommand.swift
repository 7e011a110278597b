import IntentCatalog
import IntentMatching
import IntentTranscripts
import PhraseDiagnostics
import PhraseSyntax

/// `aizuchi expand`: every phrase that an app or a template can say.
enum ExpandCommand: ConsoleCommand {
  static let shape = CommandShape(
    "expand", "list every sentence that an app or a template can say", operands: "[TEMPLATE...]",
    options: [
      SessionOptions.app, SessionOptions.locale, MatchingOptions.store, MatchingOptions.launched,
      OptionShape("intent", "NAME", "only this intent's phrases; a TEMPLATE's parameters are its"),
      OptionShape("limit", "N", "stop after so many sentences"),
      OptionShape("json", nil, "print one object for each sentence"),
    ],
    details: """
      A TEMPLATE is in the language of phrase packs: ${applicationName}, ${parameter}, [optional],
      (one|other), (any;order). Values that people word as they like stay placeholders.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    var printer = Printer(
      limit: try TestOptions.count(arguments, "limit"), isJSON: arguments.has("json"),
      output: context.output)
    if let name = arguments["intent"] { try check(name, apps) }
    guard arguments.operands.isEmpty else {
      try expand(arguments, apps, PhraseList.languageCode(locale), &printer)
      return .success
    }
    let matcher = try PhraseMatcher(apps, locale: locale, data: request.data)
    for sentence in matcher.sentences()
    where arguments["intent"] == nil || arguments["intent"] == sentence.intent {
      guard printer.show(sentence) else { break }
    }
    return .success
  }

  private static func check(_ intent: String, _ apps: [MatcherApp]) throws(UsageFault) {
    let known = apps.flatMap(\.catalog.intents).map(\.identifier)
    guard !known.contains(intent) else { return }
    throw UsageFault(
      message: "there is no intent '\(intent)'",
      help: Suggestion.help(for: intent, in: known)
        ?? "the intents are \(known.joined(separator: ", "))")
  }

  /// Prints what templates of the command line can say, each with the first intent that has its
  /// parameters.
  private static func expand(
    _ arguments: CommandArguments, _ apps: [MatcherApp], _ language: String,
    _ printer: inout Printer
  ) throws {
    for text in arguments.operands {
      let intents = apps.flatMap { app in app.catalog.intents.map { (app, $0) } }.filter {
        arguments["intent"] == nil || arguments["intent"] == $0.1.identifier
      }
      let known = Set(intents.flatMap { $0.1.parameters.map(\.name) })
      let parsed = PhraseTemplate.parse(text, mode: .pack, parameters: known.sorted())
      guard parsed.faults.isEmpty else { throw CommandFailure(parsed.diagnostics()) }
      let owner = intents.first { _, intent in
        parsed.template.parameters.allSatisfy { intent.parameter($0) != nil }
      }
      guard let (app, intent) = owner else { throw CommandFailure(.noOwner(of: text)) }
      let expansion = TemplateExpansion(app, intent: intent.identifier, language: language)
      let isComplete = expansion.each(parsed.template) { sentence in
        printer.show(
          ShortcutLine(
            text: sentence, app: app.catalog.id, intent: intent.identifier, shortcut: nil,
            template: text))
      }
      guard isComplete else { return }
    }
  }

  /// A sentence and where it comes from.
  private struct ShortcutLine {
    var text: String
    var app: String
    var intent: String
    var shortcut: Int?
    var template: String
  }

  /// Prints sentences up to a limit.
  private struct Printer {
    let limit: Int?
    let isJSON: Bool
    let output: ConsoleOutput
    var count = 0

    /// Prints one; returns whether to go on.
    mutating func show(_ sentence: ShortcutSentence) -> Bool {
      show(
        ShortcutLine(
          text: sentence.text, app: sentence.app, intent: sentence.intent,
          shortcut: sentence.shortcut, template: sentence.template))
    }

    mutating func show(_ line: ShortcutLine) -> Bool {
      count += 1
      if isJSON {
        let json = JSONValue.object([
          .init("text", .string(line.text)), .init("app", .string(line.app)),
          .init("intent", .string(line.intent)),
          .init("shortcut", line.shortcut.map(JSONValue.int) ?? .null),
          .init("template", .string(line.template)),
        ])
        output.writeLine(json.description)
      } else {
        output.writeLine(line.text)
      }
      return output.failure == nil && limit.map { count < $0 } ?? true
    }
  }
}
