import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// What every command works with.
struct ConsoleContext: Sendable {
  /// The apps.
  let library: any AppLibrary
  /// Where results and messages go.
  let output: ConsoleOutput
  /// The process's environment.
  let environment: [String: String]
  /// The program's own path.
  let executable: String?
  /// Where input comes from.
  let input: Int32

  /// Whether a person types at a terminal.
  let isInteractive: Bool

  /// The files under `Phrases/`.
  func data() throws(Diagnostic) -> PhraseData {
    try .located(environment: environment, executable: executable)
  }

  /// Shows messages.
  func show(_ diagnostics: [Diagnostic]) {
    let renderer = DiagnosticRenderer(usesColor: output.messagesColored)
    output.write(renderer.render(diagnostics), to: .messages)
  }

  /// What a command returns at its end: the result, unless results could not be written.
  func ending(_ code: ExitCode) -> ExitCode {
    switch output.failure {
    case nil: return code
    case .readerGone: return .ioFailure
    case .other(let reason):
      output.note(ConsoleMessages.cannotWrite(reason))
      return .ioFailure
    }
  }
}

/// A command's end that is no success: what to show, and the exit code.
struct CommandFailure: Error, Sendable {
  var diagnostics: [Diagnostic]
  var code: ExitCode

  init(_ diagnostic: Diagnostic, _ code: ExitCode = .badData) {
    diagnostics = [diagnostic]
    self.code = code
  }

  init(_ diagnostics: [Diagnostic], _ code: ExitCode = .badData) {
    self.diagnostics = diagnostics
    self.code = code
  }
}

/// A command of the program.
protocol ConsoleCommand: Sendable {
  /// What it takes.
  static var shape: CommandShape { get }
  /// Runs it.
  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode
}
