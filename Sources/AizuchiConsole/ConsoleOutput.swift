import Glibc
import Synchronization

/// Where results and messages go: standard output and standard error, or memory for tests.
final class ConsoleOutput: Sendable {
  /// The two streams.
  enum Stream: Sendable {
    case results, messages

    fileprivate var descriptor: Int32 { self == .results ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// Why results can no longer be written.
  enum Failure: Hashable, Sendable {
    /// The reader went away, as `head` does.
    case readerGone
    /// What the system said.
    case other(String)
  }

  private struct State {
    var failure: Failure?
    var recorded: (results: String, messages: String) = ("", "")
  }

  private let state = Mutex(State())
  private let isRecording: Bool
  /// Whether results may have colours.
  let resultsColored: Bool
  /// Whether messages may have colours.
  let messagesColored: Bool

  /// Writes to the process's streams.
  init(environment: [String: String]) {
    isRecording = false
    let wanted = environment["NO_COLOR"] ?? "" == "" && environment["TERM"] != "dumb"
    resultsColored = wanted && isatty(STDOUT_FILENO) == 1
    messagesColored = wanted && isatty(STDERR_FILENO) == 1
  }

  /// Keeps what is written in memory.
  init() {
    isRecording = true
    resultsColored = false
    messagesColored = false
  }

  /// The columns of the terminal that results go to; nil where they go elsewhere.
  var columns: Int? { isRecording ? nil : terminalColumns(STDOUT_FILENO) }

  /// What was written so far, in memory only.
  var recorded: (results: String, messages: String) { state.withLock { $0.recorded } }

  /// Why results can no longer be written, if so.
  var failure: Failure? { state.withLock { $0.failure } }

  /// Writes a result as it is.
  func write(_ text: String) { write(text, to: .results) }

  /// Writes a result's line.
  func writeLine(_ text: String) { write(text + "\n", to: .results) }

  /// Writes a line that is no result.
  func note(_ text: String) { write(text + "\n", to: .messages) }

  /// Writes to a stream; a failure of standard output is remembered, one of standard error ignored.
  func write(_ text: String, to stream: Stream) {
    state.withLock { state in
      guard !isRecording else {
        if stream == .results {
          state.recorded.results += text
        } else {
          state.recorded.messages += text
        }
        return
      }
      guard state.failure == nil || stream == .messages else { return }
      let failure = Self.send(Array(text.utf8), to: stream.descriptor)
      if stream == .results, let failure { state.failure = failure }
    }
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Failure? {
    switch writeAll(bytes, to: descriptor) {
    case 0: nil
    case EPIPE: .readerGone
    case let number: .other(systemMessage(number))
    }
  }
}
