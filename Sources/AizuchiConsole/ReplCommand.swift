import IntentCatalog
import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// `aizuchi repl`: a conversation at the terminal.
enum ReplCommand: ConsoleCommand {
  static let shape = CommandShape(
    "repl", "talk to an app",
    options: SessionOptions.all + [
      OptionShape("json", nil, "print one object for each turn"),
      OptionShape("session", "FILE", "keep the conversation there, and go on where it was"),
      OptionShape("summaries", nil, "show each action as its sentence before it runs"),
      OptionShape("no-history", nil, "keep no history of the lines typed"),
      OptionShape("allow-commands", nil, "let packs run the commands that they name"),
    ],
    details: """
      Every line is said to the app; ':help' lists the commands of the conversation, a line that
      begins with '* ' is something from outside, as in transcripts ('* timeout'). Ctrl-C cancels what
      is asked or running, Ctrl-D ends. Lines may come from a pipe.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    var header = try SessionOptions.header(of: arguments)
    if header.apps.isEmpty { header.apps = Array(context.library.names.prefix(1)) }
    var request = SessionRequest(
      header: header, folder: ".", data: try context.data(), storesInMemory: header.store != nil,
      allowsCommands: arguments.has("allow-commands"),
      reading: AppReading(arguments, in: context))
    request.showsSummaries = arguments.has("summaries") || context.isInteractive
    let file = try arguments["session"].map { path throws(CommandFailure) in
      try SessionFile(path)
    }
    request.resuming = try file?.read()
    if let file { request.checkpoint = { bytes in try file.write(bytes) } }
    request.header.locale = try await locale(of: request, in: context)
    let history = arguments.has("no-history") ? nil : HistoryFile(environment: context.environment)
    let terminal = context.isInteractive ? TerminalLines(history: history) : nil
    let lines: any LineSource =
      terminal ?? PipedLines(lines: InputLines(descriptor: context.input))
    let repl = try Repl(
      context: context, request: request, file: file, lines: LineReader(lines),
      isJSON: arguments.has("json"))
    return try await repl.run()
  }

  /// The locale that was named, else that of the first app's texts.
  private static func locale(
    of request: SessionRequest, in context: ConsoleContext
  ) async throws -> String {
    if let locale = request.header.locale { return locale }
    guard let name = request.header.apps.first else { return LanguagePack.fallbackLanguage }
    return try await context.library.app(name, for: request).catalog.sourceLanguage
  }
}
