import Glibc
import IntentTranscripts
import PhraseDiagnostics

/// Utterances for a command: its operands, or the lines of a file or of standard input.
enum UtteranceInput {
  static let file = OptionShape("file", "FILE", "read utterances from a file, one a line")

  /// Gives each utterance to a closure.
  /// - Returns: Whether every line could be used; messages about the others are shown.
  static func each(
    _ arguments: CommandArguments, in context: ConsoleContext,
    _ body: (_ utterance: String) async throws -> Void
  ) async throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      for utterance in arguments.operands {
        guard utterance.unicodeScalars.count <= TextLines.longest else {
          let fault = TextLines.tooLongFault
          throw CommandFailure(Diagnostic(.error, fault.message, help: fault.help))
        }
        try await body(utterance)
      }
      return .success
    }
    let path = arguments["file"] ?? "-"
    let descriptor = try FileAccess.open(path, standardInput: context.input)
    defer { if descriptor != context.input { close(descriptor) } }
    if path == "-", context.isInteractive { context.output.note(ConsoleMessages.waiting()) }
    let lines = InputLines(descriptor: descriptor)
    let name = path == "-" ? "standard input" : path
    var code = ExitCode.success
    while context.output.failure == nil {
      switch lines.next() {
      case .text(let text): try await body(text)
      case .bad(let message, let help):
        let place = SourcePlace(file: name, line: lines.number)
        context.show([Diagnostic(.error, message, at: place, help: help)])
        code = .badData
      case .failed(let reason):
        throw CommandFailure(
          Diagnostic(.error, ConsoleMessages.cannotRead(name, reason)), .ioFailure)
      case .end: return code
      }
    }
    return code
  }
}
