import Glibc
import IntentTranscripts
import PhraseDiagnostics

/// A line that a command cannot use, and why; the lines after it are still read.
struct LineFault: Error, Hashable {
  var message: String
  var help: String

  init(_ fault: (message: String, help: String)) { (message, help) = fault }
}

/// Utterances for a command: its operands, or the lines of a file or of standard input.
enum UtteranceInput {
  static let file = OptionShape("file", "FILE", "read utterances from a file, one a line")

  /// Gives each utterance to a closure.
  /// - Parameters:
  ///   - arguments: The command's operands, and the file that it names.
  ///   - context: Where input comes from and messages go.
  ///   - longest: The longest line that is read, in characters.
  ///   - body: What is done with a line; it throws `LineFault` for one that it cannot use.
  /// - Throws: `CommandFailure` for input that cannot be read, and what the closure throws besides.
  /// - Returns: Whether every line could be used; messages about the others are shown.
  static func each(
    _ arguments: CommandArguments, in context: ConsoleContext,
    longest: Int = TextLines.longest,
    _ body: (_ utterance: String) async throws -> Void
  ) async throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      for utterance in arguments.operands {
        guard utterance.unicodeScalars.count <= TextLines.longest else {
          let fault = TextLines.tooLongFault
          throw CommandFailure(Diagnostic(.error, fault.message, help: fault.help))
        }
        do {
          try await body(utterance)
        } catch let fault as LineFault {
          throw CommandFailure(Diagnostic(.error, fault.message, help: fault.help))
        }
      }
      return .success
    }
    let path = arguments["file"] ?? "-"
    let descriptor = try FileAccess.open(path, standardInput: context.input)
    defer { if descriptor != context.input { close(descriptor) } }
    if path == "-", context.isInteractive { context.output.note(ConsoleMessages.waiting()) }
    let lines = InputLines(descriptor: descriptor, longest: longest)
    let name = path == "-" ? "standard input" : path
    var code = ExitCode.success
    func show(_ fault: LineFault) {
      let place = SourcePlace(file: name, line: lines.number)
      context.show([Diagnostic(.error, fault.message, at: place, help: fault.help)])
      code = .badData
    }
    while context.output.failure == nil {
      switch lines.next() {
      case .text(let text):
        do { try await body(text) } catch let fault as LineFault { show(fault) }
      case .bad(let message, let help): show(LineFault((message, help)))
      case .failed(let reason):
        throw CommandFailure(
          Diagnostic(.error, ConsoleMessages.cannotRead(name, reason)), .ioFailure)
      case .end: return code
      }
    }
    return code
  }
}
