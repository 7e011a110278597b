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
    let language = PhraseList.languageCode(locale)
    for app in apps {
      let lines = try templates(of: app, arguments, language)
      for line in lines {
        let expansion = TemplateExpansion(app, intent: line.intent, language: language)
        let isDone = !expansion.each(line.template) { printer.show($0, of: line, in: app) }
        if isDone { return .success }
      }
    }
    return .success
  }

  /// A template with the shortcut that it belongs to.
  struct Line {
    var intent: String
    var shortcut: Int?
    var template: PhraseTemplate
  }

  private static func templates(
    of app: MatcherApp, _ arguments: CommandArguments, _ language: String
  ) throws -> [Line] {
    if let name = arguments["intent"], app.catalog.intent(name) == nil {
      let known = app.catalog.intents.map(\.identifier)
      throw UsageFault(
        message: "\(app.catalog.id) has no intent '\(name)'",
        help: Suggestion.help(for: name, in: known))
    }
    guard arguments.operands.isEmpty else {
      let intent = arguments["intent"] ?? app.catalog.intents.first?.identifier ?? ""
      let parameters = app.catalog.intents.flatMap(\.parameters).map(\.name)
      return try arguments.operands.map { text in
        let parsed = PhraseTemplate.parse(text, mode: .pack, parameters: parameters)
        guard parsed.faults.isEmpty else { throw CommandFailure(parsed.diagnostics()) }
        let owner = app.catalog.intents.first { intent in
          parsed.template.parameters.allSatisfy { intent.parameter($0) != nil }
        }
        return Line(
          intent: arguments["intent"] ?? owner?.identifier ?? intent, shortcut: nil,
          template: parsed.template)
      }
    }
    return try appTemplates(of: app, language).filter {
      arguments["intent"] == nil || arguments["intent"] == $0.intent
    }
  }

  /// The templates of an app's shortcuts: its phrases, and what a pack adds.
  static func appTemplates(
    of app: MatcherApp, _ language: String
  ) throws(Diagnostic) -> [Line] {
    var lines: [Line] = []
    for (number, shortcut) in app.catalog.shortcuts.enumerated() {
      let phrases = PhraseList.phrases(of: shortcut, in: app.catalog, language)
      let extra = (shortcut.extraTemplates[language] ?? []).map(\.text)
      for (texts, mode) in [(phrases, TemplateMode.apple), (extra, .pack)] {
        for text in texts {
          let template = try PhraseTemplate(parsing: text, mode: mode)
          guard template.parameters.isEmpty || app.hasParameterValues else { continue }
          lines.append(Line(intent: shortcut.intent, shortcut: number, template: template))
        }
      }
    }
    return lines
  }

  /// Prints sentences up to a limit.
  private struct Printer {
    let limit: Int?
    let isJSON: Bool
    let output: ConsoleOutput
    var count = 0

    /// Prints one; returns whether to go on.
    mutating func show(_ sentence: String, of line: Line, in app: MatcherApp) -> Bool {
      count += 1
      if isJSON {
        let json = JSONValue.object([
          .init("text", .string(sentence)), .init("app", .string(app.catalog.id)),
          .init("intent", .string(line.intent)),
          .init("shortcut", line.shortcut.map(JSONValue.int) ?? .null),
          .init("template", .string(line.template.printed(as: .dollar))),
        ])
        output.writeLine(json.description)
      } else {
        output.writeLine(sentence)
      }
      return output.failure == nil && limit.map { count < $0 } ?? true
    }
  }
}
