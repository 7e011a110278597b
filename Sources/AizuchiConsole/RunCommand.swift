import IntentTranscripts
import PhraseDiagnostics

/// `aizuchi run`: intents chained in a file, results passed by name.
enum RunCommand: ConsoleCommand {
  static let shape = CommandShape(
    "run", "run intents that a file chains", operands: "FILE",
    options: SessionOptions.all + [
      OptionShape("json", nil, "print one object for each turn"),
      OptionShape("allow-commands", nil, "let packs run the commands that they name"),
    ],
    details: """
      A FILE has header keys as transcripts have ('app: Library'), a blank line, and then a step a line:
      'added = AddBook(title: "Emma")' keeps what comes out under a name, 'OpenBook(target: $added)' takes
      it, and 'for each book in $found:' runs the indented lines below it once for each value. What a step
      asks is asked here; a step that is not performed ends the run. The whole file is checked first. Values that were written before the
      first '=' line come from no step.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageMessages.missingOperand("one file of steps")
    }
    let chain = try ChainFile(String(decoding: FileAccess.read(path), as: UTF8.self), path: path)
    var header = chain.header
    let given = try SessionOptions.header(of: arguments)
    if !given.apps.isEmpty { header.apps = given.apps }
    if let locale = given.locale { header.locale = locale }
    if let store = given.store { header.store = store }
    if header.apps.isEmpty { header.apps = Array(context.library.names.prefix(1)) }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let request = SessionRequest(
      header: header,
      folder: folder.isEmpty
        ? (path.hasPrefix("/") ? "/" : ".") : (path.hasPrefix("/") ? "/\(folder)" : folder),
      data: try context.data(), storesInMemory: header.store != nil,
      allowsCommands: arguments.has("allow-commands"))
    let session = try await context.library.session(request)
    let runner = ChainRunner(
      session: session, context: context, isJSON: arguments.has("json"),
      lines: LineReader(PipedLines(lines: InputLines(descriptor: context.input))))
    try await runner.check(chain.steps)
    return try await runner.run(chain.steps) ? .success : .findings
  }
}
