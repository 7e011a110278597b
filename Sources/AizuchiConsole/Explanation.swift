import FoundationEssentials
import IntentMatching
import IntentTranscripts
import PhraseDiagnostics
import SchemaUnderstanding

/// How an utterance is read, or how far it gets.
enum Explanation {
  /// The explanation for people.
  static func text(_ explanation: MatchExplanation) -> String {
    var text = TurnText.visible(explanation.utterance) + "\n"
    text += "  normalized: \(explanation.normalized)\n"
    for attempt in explanation.attempts {
      let count = "\(attempt.readings) reading\(attempt.readings == 1 ? "" : "s")"
      let blocked = attempt.isBlocked ? ", forbidden by a negative phrase" : ""
      text += "  \(attempt.tier.rawValue): \(count)\(blocked)   \(attempt.text)\n"
    }
    if explanation.status == .ambiguous { text += "  ambiguous; the first reading is:\n" }
    if let intent = explanation.intent, let template = explanation.template {
      text += "  \(intent) by \(template)\n"
      text += segments(explanation.segments)
    }
    if let progress = explanation.progress { text += self.progress(progress) }
    if let suggestion = explanation.suggestion { text += "  nearest: \(suggestion)\n" }
    return text
  }

  private static func segments(_ segments: [MatchExplanation.Segment]) -> String {
    let width = segments.map { displayWidth(of: TurnText.visible($0.text)) }.max() ?? 0
    return segments.map { segment in
      var line = "    \(TurnText.visible(segment.text).padded(toWidth: width))  "
      switch segment.kind {
      case .literal: line += "words of the template"
      case .app: line += "the app's name"
      case .dropped: line += "means nothing here"
      case .value: line += "\(segment.parameter ?? "value") = \(segment.value ?? "")"
      }
      let edits = segment.edits ?? 0
      return line + (edits > 0 ? " (\(edits) edit\(edits == 1 ? "" : "s"))" : "") + "\n"
    }.joined()
  }

  private static func progress(_ progress: MatchExplanation.Progress) -> String {
    let read = TurnText.visible(progress.read)
    let rest = TurnText.visible(progress.rest)
    var text = "  nothing says this; read so far, and the rest:\n"
    text += "    \(read)\(rest)\n"
    text += "    " + String(repeating: " ", count: displayWidth(of: read)) + "^"
    let expected = progress.expected.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let more = progress.expected.count > 8 ? ", …" : ""
    return text + (expected.isEmpty ? " expected the end" : " expected \(expected)\(more)") + "\n"
  }

  /// The explanation as one line of JSON.
  static func json(_ explanation: MatchExplanation) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(explanation), as: UTF8.self)
  }
}

/// `aizuchi explain`: how an utterance was read, or how far it got.
enum ExplainCommand: ConsoleCommand {
  static let shape = CommandShape(
    "explain", "tell how utterances are read, or how far they get", operands: "[TEXT...]",
    options: [
      SessionOptions.app, SessionOptions.locale, SessionOptions.tiers, MatchingOptions.bound,
      OptionShape("all", nil, "try every tier, also after one has a reading"),
      UtteranceInput.file, MatchingOptions.store, MatchingOptions.launched,
      OptionShape(
        "values", "[FILE.json]", optional: true, ending: ".json",
        "the values of entity types; without a file tell the values in the utterances, and the rules that found them"
      ),
      OptionShape("now", "TIME", "what 'tomorrow' is said at, with --values"),
      OptionShape("json", nil, "print one object for each utterance"),
    ],
    details: "Without TEXT and --file, utterances are read from standard input, one a line.")

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    if arguments["values"] == "true" {
      var printer = try ValuePrinter(arguments, in: context, showsRules: true)
      return try await UtteranceInput.each(arguments, in: context) { try printer.show($0) }
    }
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    let matcher = try PhraseMatcher(apps, locale: locale, data: request.data)
    let options = MatchingOptions.options(arguments, request.header)
    let schemas = try SchemaLines(apps.map(\.catalog), locale: locale, data: request.data)
    return try await UtteranceInput.each(arguments, in: context) { utterance in
      let explanation = matcher.explain(utterance, options)
      if explanation.intent == nil, let schemas, let first = schemas.explain(utterance).first,
        first.rule != nil || schemas.isAlone
      {
        let told = SchemaText.explanation(utterance, first, schemas.catalogs)
        return arguments.has("json")
          ? context.output.writeLine(told.json.description) : context.output.write(told.text)
      }
      guard arguments.has("json") else {
        return context.output.write(Explanation.text(explanation))
      }
      context.output.writeLine(try Explanation.json(explanation))
    }
  }
}
