import FoundationEssentials
import IntentMatching
import IntentTranscripts
import PhraseDiagnostics

/// `aizuchi bench`: how long matching takes, and how often it is right.
enum BenchCommand: ConsoleCommand {
  static let shape = CommandShape(
    "bench", "measure matching on a workload, or on an app with a log of lines",
    options: [
      MatchingOptions.workload, MatchingOptions.index,
      OptionShape("log", "FILE", "lines that people said to the apps of --app"),
      OptionShape(
        "values", "[FILE.json]", optional: true, ending: ".json",
        "the values of entity types; without a file measure the reading of values, on --log or on lines of 40 characters"
      ),
      SessionOptions.app, SessionOptions.locale, SessionOptions.tiers, MatchingOptions.bound,
      OptionShape("passes", "N", "how often the lines are matched (3)"),
      OptionShape("class", "NAME", "only the workload's utterances of this class"),
      OptionShape("edits", "N", "the most edits of the fuzzy tier in an utterance"),
      OptionShape("seed", "N", "what the order of the lines is drawn from (1)"),
      OptionShape("compare", "FILE", "what an earlier run printed with --json"),
      OptionShape("json", nil, "print one object"),
    ],
    details: """
      A workload is the JSON of a generator: lang, E, shortcuts with their phrases, entities, and
      utterances with the intent and the parameter values that are right. Each call is timed from the
      text to the intent and its values; nothing is kept from one call to the next. The exact readings
      of a workload are compared with those of a matcher that makes every sentence.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    let header = try SessionOptions.header(of: arguments)
    let passes = try TestOptions.count(arguments, "passes") ?? 3
    if arguments["values"] == "true" {
      return try await values(arguments, header, passes, in: context)
    }
    var lines: BenchLines
    if arguments.has("index"), !arguments.has("workload") {
      throw UsageMessages.missingOperand("'--workload FILE' for '--index'")
    }
    switch (arguments["workload"], arguments["log"]) {
    case (.some, .some): throw UsageMessages.together("workload", "log")
    case (.some(let path), nil): lines = BenchLines(try WorkloadFile.read(path))
    case (nil, .some): lines = try await log(arguments, in: context)
    case (nil, nil): throw UsageMessages.missingOperand("'--workload FILE' or '--log FILE'")
    }
    if let name = arguments["class"] { lines.lines.removeAll { $0.answer?.class != name } }
    var options = MatchingOptions.options(arguments, header)
    options.edits = try TestOptions.count(arguments, "edits")
    let bench = MatchBench(
      lines: lines, index: arguments["index"], options: options, passes: passes,
      seed: UInt64(try TestOptions.count(arguments, "seed") ?? 1))
    let comparison = try arguments["compare"].map { path in
      BenchComparison(old: try JSONReader.value(of: try FileAccess.read(path)))
    }
    let result = try bench.run(data: try context.data())
    report(result, arguments, comparison, context)
    guard let naive = result.naive, naive.equal < naive.all else { return .success }
    return .findings
  }

  private static func report(
    _ result: MatchBench.Result, _ arguments: CommandArguments, _ comparison: BenchComparison?,
    _ context: ConsoleContext
  ) {
    let hasAnswers = arguments.has("workload")
    let json = result.json(hasAnswers: hasAnswers)
    if arguments.has("json") {
      context.output.writeLine(json.description)
    } else {
      context.output.write(result.text(hasAnswers: hasAnswers))
    }
    if let comparison { context.output.write(comparison.text(json), to: .messages) }
  }

  /// Times the reading of values.
  private static func values(
    _ arguments: CommandArguments, _ header: SessionHeader, _ passes: Int,
    in context: ConsoleContext
  ) async throws -> ExitCode {
    var lines: [String]?
    if arguments.has("log") {
      var read = arguments
      read.options["file"] = arguments.options["log"]
      var log: [String] = []
      let code = try await UtteranceInput.each(read, in: context) { log.append($0) }
      guard code == .success else { throw CommandFailure([], code) }
      lines = log
    }
    let bench = ValueBench(locale: header.locale, lines: lines, passes: passes)
    let results = try bench.run(data: try context.data())
    for result in results {
      context.output.writeLine(arguments.has("json") ? result.json.description : result.text)
    }
    return .success
  }

  /// The apps with the lines of a log, whose answers nobody knows.
  private static func log(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> BenchLines {
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    var read = arguments
    read.options["file"] = arguments.options["log"]
    var log: [String] = []
    let code = try await UtteranceInput.each(read, in: context) {
      log.append($0)
    }
    guard code == .success else { throw CommandFailure([], code) }
    guard !log.isEmpty else {
      let message = "there is no line in '\(arguments["log"] ?? "")'"
      throw CommandFailure(Diagnostic(.error, message), .missingInput)
    }
    let size = apps.flatMap(\.values.values).map(\.count).max() ?? 0
    return BenchLines(
      language: locale, size: size, apps: apps,
      lines: log.map { BenchLines.Line(text: $0, answer: nil) })
  }
}
