import IntentTranscripts
import PhraseDiagnostics
import PhraseLint

/// `aizuchi lint`: what is wrong with an app's phrases and intents.
enum LintCommand: ConsoleCommand {
  static let shape = CommandShape(
    "lint", "find what is wrong with an app's phrases, tables and intents", operands: "[APP...]",
    options: [
      SessionOptions.app,
      OptionShape("strict", nil, "warnings fail too; notes never do"),
      OptionShape("json", nil, "one object a finding, one a line"),
      OptionShape("sarif", nil, "a SARIF 2.1.0 log, as code hosts read it"),
      OptionShape("github", nil, "annotations of a GitHub workflow"),
      OptionShape("baseline", "FILE", "leave out what FILE knows"),
      OptionShape("write-baseline", "FILE", "write what is found to FILE, and succeed"),
      OptionShape("explain", "ID", "say what a rule is about, and end"),
      OptionShape("store", "FILE", "a JSON file for the app's store"),
    ],
    details: """
      An error is what Apple's build or runtime rejects, a warning what works badly, a note advice.
      A comment '// aizuchi:disable:next ID' switches a rule off for the next line, ':this' for its own.
      Exit codes: 0 nothing, or notes and warnings only; 1 an error, or with --strict a warning.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    if let id = arguments["explain"] {
      context.output.write(try explanation(of: id))
      return .success
    }
    let format = try Format(arguments)
    var arguments = arguments
    arguments.options["app", default: []] += arguments.operands
    if arguments.options["app"] == [] { arguments.options["app"] = nil }
    var request = try MatchingOptions.request(arguments, in: context)
    // What has a place is judged by the rules.
    request.reading.notices = { context.show($0.filter { $0.place == nil }) }
    let linter = try Linter(data: request.data)
    var findings: [Finding] = []
    for name in request.header.apps {
      let subject = try await context.library.lintSubject(name, for: request)
      findings += try reported(linter.findings(in: subject), arguments, root: name)
    }
    if let file = arguments["write-baseline"] {
      let text = Baseline.text(of: findings, root: request.header.apps.first ?? "")
      try FileAccess.write(Array(text.utf8), to: file)
      context.output.note(ConsoleMessages.wroteBaseline(findings.count, file))
      return .success
    }
    show(findings, as: format, in: context)
    let fails = findings.contains {
      $0.severity == .error || ($0.severity == .warning && arguments.has("strict"))
    }
    return fails ? .findings : .success
  }

  private static func explanation(of id: String) throws(UsageFault) -> String {
    guard let rule = LintRule(rawValue: id) else {
      throw UsageMessages.unknownRule(id, LintRule.allCases.map(\.rawValue))
    }
    return rule.description
  }

  /// The findings that no baseline knows.
  private static func reported(
    _ findings: [Finding], _ arguments: CommandArguments, root: String
  ) throws -> [Finding] {
    guard let file = arguments["baseline"] else { return findings }
    return try Baseline(file: file, bytes: FileAccess.read(file)).new(among: findings, root: root)
  }

  /// How findings are printed.
  private enum Format {
    case text, json, sarif, github

    init(_ arguments: CommandArguments) throws(UsageFault) {
      let named: [(String, Format)] = [("json", .json), ("sarif", .sarif), ("github", .github)]
      let wanted = named.filter { arguments.has($0.0) }
      guard wanted.count < 2 else {
        throw UsageMessages.together(wanted[0].0, wanted[1].0)
      }
      self = wanted.first?.1 ?? .text
    }
  }

  private static func show(_ findings: [Finding], as format: Format, in context: ConsoleContext) {
    switch format {
    case .text:
      let renderer = DiagnosticRenderer(usesColor: context.output.resultsColored)
      context.output.write(renderer.render(findings.map(\.diagnostic)))
      context.output.note(summary(of: findings))
    case .json: context.output.write(FindingFormats.json(findings))
    case .sarif:
      context.output.write(SarifReport.text(findings, version: AssistantConsole.version))
    case .github: context.output.write(FindingFormats.github(findings))
    }
  }

  private static func summary(of findings: [Finding]) -> String {
    func count(_ severity: Diagnostic.Severity) -> Int {
      findings.count { $0.severity == severity }
    }
    return ConsoleMessages.found(count(.error), count(.warning), count(.note))
  }
}
