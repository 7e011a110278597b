import Foundation
import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import SchemaUnderstanding
import ValueRecognition

/// `aizuchi match`: utterances in, matches out.
enum MatchCommand: ConsoleCommand {
  static let shape = CommandShape(
    "match", "read utterances as intents", operands: "[TEXT...]",
    options: [
      SessionOptions.app, SessionOptions.locale, SessionOptions.tiers, MatchingOptions.bound,
      OptionShape("all", nil, "show every reading of every tier, several of one shortcut too"),
      OptionShape("limit", "N", "how many readings to show (10)"),
      UtteranceInput.file, MatchingOptions.workload, MatchingOptions.index, MatchingOptions.store,
      MatchingOptions.launched,
      OptionShape("json", nil, "print one object for each utterance"),
    ],
    details: """
      Without TEXT and --file, utterances are read from standard input, one a line. The app's name
      must be said unless --bound. Ranges are half-open, in Unicode scalars of the utterance.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    let limit = try TestOptions.count(arguments, "limit") ?? 10
    if let path = arguments["index"] {
      return try await match(arguments, index: path, limit: limit, in: context)
    }
    if let path = arguments["workload"] {
      let workload = try WorkloadFile.read(path)
      let header = try SessionOptions.header(of: arguments)
      let printer = Printer(
        matcher: .built(
          BuiltMatcher(
            try PhraseMatcher(workload.apps(), locale: workload.lang, data: context.data()))),
        options: MatchingOptions.options(arguments, header), limit: limit,
        locale: workload.lang, isJSON: arguments.has("json"), output: context.output)
      for utterance in workload.utterances where context.output.failure == nil {
        try printer.show(utterance.text)
      }
      return .success
    }
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    let printer = Printer(
      matcher: .built(BuiltMatcher(try PhraseMatcher(apps, locale: locale, data: request.data))),
      options: MatchingOptions.options(arguments, request.header), limit: limit, locale: locale,
      isJSON: arguments.has("json"), output: context.output,
      schemas: arguments.has("bound")
        ? try SchemaLines(apps.map(\.catalog), locale: locale, data: request.data) : nil)
    return try await UtteranceInput.each(arguments, in: context) { try printer.show($0) }
  }

  /// Matches with an index file: no app is made, and no value is read but those that are said.
  private static func match(
    _ arguments: CommandArguments, index path: String, limit: Int, in context: ConsoleContext
  ) async throws -> ExitCode {
    try MatchingOptions.checkIndex(arguments, against: ["app", "store", "launched", "workload"])
    let header = try SessionOptions.header(of: arguments)
    let matcher = try ReadyMatcher(index: path, data: context.data())
    if let locale = header.locale, locale != matcher.locale {
      throw UsageMessages.indexLocale(locale, matcher.locale)
    }
    let printer = Printer(
      matcher: matcher, options: MatchingOptions.options(arguments, header), limit: limit,
      locale: nil, isJSON: arguments.has("json"), output: context.output)
    return try await UtteranceInput.each(arguments, in: context) { try printer.show($0) }
  }

  /// Matches an utterance and prints what it came to.
  private struct Printer {
    let matcher: ReadyMatcher
    let options: MatchOptions
    let limit: Int
    /// The matcher's where nil.
    let locale: String?
    let isJSON: Bool
    let output: ConsoleOutput
    var schemas: SchemaLines?

    func show(_ utterance: String) throws(Diagnostic) {
      let all = try matcher.match(utterance, options)
      let result = options.isExhaustive ? all : all.oneOfEachShortcut
      if result.status == .none, let schemas, let locale, let reading = schemas.read(utterance) {
        guard isJSON else {
          return output.write(SchemaText.text(utterance, reading, schemas.catalogs))
        }
        let json = SchemaText.json(utterance, reading, schemas.catalogs, locale: locale)
        return output.writeLine(json.description)
      }
      let nearest =
        result.status == .none ? try matcher.whole().nearest(to: utterance, options) : nil
      guard isJSON else {
        let text = MatchText.text(
          utterance, result, nearest: try nearest.map(matcher.whole().sentence), limit: limit)
        return output.write(text)
      }
      let json = MatchText.json(
        utterance, result, nearest: nearest, locale: locale ?? matcher.locale, limit: limit)
      output.writeLine(json.description)
    }
  }
}

/// Reads lines by the schemas that apps adopt, as at the machine's time.
struct SchemaLines {
  let catalogs: [AppCatalog]
  private let reader: SchemaReader
  private let context: ValueContext

  /// Makes a reader of lines; nil where no app adopts a schema that the language has words for.
  init?(_ catalogs: [AppCatalog], locale: String, data: PhraseData) throws(Diagnostic) {
    guard catalogs.contains(where: { $0.intents.contains { $0.schema != nil } }) else { return nil }
    let language = try LanguagePack(locale, from: data)
    reader = try SchemaReader(
      catalogs, language: language, data: data,
      recognizer: ValueRecognizer(language: language))
    guard !reader.isEmpty else { return nil }
    self.catalogs = catalogs
    context = ValueContext(now: Date(), timeZone: .current, locale: Locale(identifier: locale))
  }

  func read(_ utterance: String) -> SchemaReading? { reader.read(utterance, context) }

  /// How each grammar reads an utterance, the one that is taken first.
  func explain(_ utterance: String) -> [SchemaExplanation] { reader.explain(utterance, context) }

  /// Sentences that the grammars read.
  var examples: [String] { reader.examples }

  /// Whether the apps have no phrases besides.
  var isAlone: Bool { catalogs.allSatisfy(\.shortcuts.isEmpty) }
}
