import Glibc
import CatalogFiles
import FoundationEssentials
import IntentTranscripts
import PhraseDiagnostics

/// `aizuchi test`: runs transcripts.
enum TestCommand: ConsoleCommand {
  static let shape = CommandShape(
    "test", "run written conversations and show what differs", operands: "PATH...",
    options: [
      OptionShape("filter", "TEXT", "only conversations whose title or file holds the text"),
      OptionShape("jobs", "N", "how many run at a time (the number of processors)"),
      OptionShape("fail-fast", nil, "stop after the first that fails"),
      OptionShape("time-limit", "SECONDS", "for each conversation (60)"),
      OptionShape("update", nil, "rewrite the expectations of what differs, keep comments"),
      OptionShape("json", nil, "print one object for each turn"),
      OptionShape("junit", "FILE", "write a JUnit report"),
      OptionShape("github", nil, "print GitHub annotations for what differs"),
      OptionShape("coverage", nil, "list what no conversation touches"),
      OptionShape("allow-commands", nil, "let packs run the commands that they name"),
      OptionShape(
        "hassil", "FOLDER", "instead run Home Assistant's tests of its sentences in this folder"),
      OptionShape("locale", "LIST", "with --hassil: only these languages, as en,ja"),
    ] + AppReading.options,
    details: """
      A PATH is a .transcript file or a folder of them. All lines of a turn are compared in order:
      sentences (<), performed intents (=) and errors (!) always; options (-) and snippet lines (|)
      as soon as the turn writes one of that kind. What is performed without a '=' line fails.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    if let folder = arguments["hassil"] {
      let run = try SentenceTestRun(folder, arguments, in: context)
      return try run.run(
        languages: SentenceLanguages.chosen(
          arguments, of: try SentenceFolder(path: folder).testedLanguages))
    }
    let options = try TestOptions(arguments)
    let files = try readFiles(arguments.operands)
    let conversations = try selected(files, options, arguments)
    let data = try context.data()
    let runner = ConversationRunner { header, folder throws(Diagnostic) in
      let request = SessionRequest(
        header: header.settled, folder: folder, data: data, storesInMemory: true,
        allowsCommands: options.allowsCommands, reading: AppReading(arguments, in: context))
      do {
        return try await context.library.session(request)
      } catch {
        throw Diagnostic(of: error)
      }
    }
    let batch = TranscriptBatch(runner: runner, options: options, context: context)
    let clock = ContinuousClock()
    let start = clock.now
    let reports = await batch.run(conversations)
    let summary = TestSummary(reports: reports, skipped: conversations.count - reports.count)
    if let path = arguments["junit"] {
      try FileAccess.write(Array(ReportFormats.junit(reports).utf8), to: path)
    }
    if options.isGitHub { context.output.write(ReportFormats.github(reports)) }
    if arguments.has("coverage") {
      let coverage = try await TranscriptCoverage.measure(reports, data: data, in: context)
      context.output.write(coverage, to: options.isJSON ? .messages : .results)
    }
    let line = summary.line(took: clock.now - start) + "\n"
    context.output.write(line, to: options.isJSON ? .messages : .results)
    if options.isUpdating { return try update(files, reports, in: context) }
    return summary.failed == 0 ? .success : .findings
  }

  private static func readFiles(_ paths: [String]) throws -> [TranscriptFile] {
    guard !paths.isEmpty else {
      throw UsageMessages.missingOperand("a transcript file or a folder of them")
    }
    var files: [TranscriptFile] = []
    var faults: [Diagnostic] = []
    for path in paths {
      for name in try FileAccess.files(path, endingIn: ".transcript") {
        let (file, found) = TranscriptParser.parse(try FileAccess.read(name), path: name)
        files.append(file)
        faults += found
      }
    }
    guard faults.isEmpty else { throw CommandFailure(faults) }
    return files
  }

  private static func selected(
    _ files: [TranscriptFile], _ options: TestOptions, _ arguments: CommandArguments
  ) throws -> [Conversation] {
    let all = files.flatMap(\.conversations)
    guard !all.isEmpty else {
      throw CommandFailure(
        Diagnostic(
          .error, "there is no conversation in \(arguments.operands.joined(separator: ", "))"),
        .missingInput)
    }
    guard let filter = options.filter?.lowercased() else { return all }
    let chosen = all.filter {
      $0.title.lowercased().contains(filter) || $0.file.lowercased().contains(filter)
    }
    guard !chosen.isEmpty else {
      throw CommandFailure(
        Diagnostic(.error, "no conversation's title or file holds '\(filter)'"), .missingInput)
    }
    return chosen
  }

  /// Rewrites the files whose conversations differ; a conversation that could not run still fails.
  private static func update(
    _ files: [TranscriptFile], _ reports: [ConversationReport], in context: ConsoleContext
  ) throws -> ExitCode {
    for file in files {
      let own = reports.filter { $0.conversation.file == file.path }
      let count = own.reduce(0) { $0 + $1.differing.count }
      guard count > 0 else { continue }
      try FileAccess.write(Array(file.updated(from: own).utf8), to: file.path)
      context.output.note("aizuchi: rewrote \(count) turns in \(file.path)")
    }
    return reports.allSatisfy { $0.failure == nil } ? .success : .findings
  }
}

/// The options of `aizuchi test`.
struct TestOptions: Sendable {
  var jobs: Int
  var limit: Duration
  var filter: String?
  var isJSON: Bool
  var isGitHub: Bool
  var isUpdating: Bool
  var failsFast: Bool
  var allowsCommands: Bool

  init(_ arguments: CommandArguments) throws(UsageFault) {
    jobs = try Self.count(arguments, "jobs") ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    limit = .seconds(try Self.count(arguments, "time-limit") ?? 60)
    filter = arguments["filter"]
    isJSON = arguments.has("json")
    isGitHub = arguments.has("github")
    isUpdating = arguments.has("update")
    failsFast = arguments.has("fail-fast")
    allowsCommands = arguments.has("allow-commands")
    if isUpdating && failsFast { throw UsageMessages.together("update", "fail-fast") }
  }

  /// A count between 1 and 100,000.
  static func count(_ arguments: CommandArguments, _ name: String) throws(UsageFault) -> Int? {
    guard let text = arguments[name] else { return nil }
    guard let value = Int(text), (1...100_000).contains(value) else {
      throw UsageMessages.malformed(name, text, "a number from 1 to 100000")
    }
    return value
  }
}

/// How many conversations passed.
struct TestSummary: Sendable {
  var passed: Int
  var failed: Int
  var skipped: Int

  init(reports: [ConversationReport], skipped: Int) {
    passed = reports.filter(\.passes).count
    failed = reports.count - passed
    self.skipped = skipped
  }

  /// The summary line.
  func line(took: Duration) -> String {
    let count = passed + failed
    var text = "\(count) conversation\(count == 1 ? "" : "s"): \(passed) passed, \(failed) failed"
    if skipped > 0 { text += ", \(skipped) not run" }
    return text + " (\(took.seconds(places: 1)) s)"
  }
}

extension SessionHeader {
  /// The header with a clock: a transcript that names no time has the same one on every day.
  var settled: SessionHeader {
    var header = self
    header.now = now ?? Date(timeIntervalSince1970: 1_704_110_400)  // 2024-01-01T12:00:00Z
    header.timeZone = timeZone ?? .gmt
    return header
  }
}
