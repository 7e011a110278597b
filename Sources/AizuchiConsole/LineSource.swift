import Dispatch

/// What reading a line of a conversation came to.
enum TypedLine: Hashable, Sendable {
  case text(String)
  /// A line that cannot be used, and why.
  case bad(message: String, help: String)
  /// Ctrl-C.
  case interrupted
  case end
  /// The system's word for why reading failed.
  case failed(String)
}

/// Where a conversation's lines come from.
protocol LineSource: Sendable {
  /// Whether a person types them.
  var isTerminal: Bool { get }
  /// How many lines were read.
  var number: Int { get }
  /// Waits for a line, on whatever thread it is called.
  func next(prompt: String, candidates: [String]) -> TypedLine
  /// Keeps a line for the arrow keys.
  func remember(_ line: String)
}

/// Lines from a pipe or a file: no prompt, no echo.
struct PipedLines: LineSource {
  let lines: InputLines
  let isTerminal = false

  var number: Int { lines.number }

  func next(prompt: String, candidates: [String]) -> TypedLine {
    switch lines.next() {
    case .text(let text): .text(text)
    case .bad(let message, let help): .bad(message: message, help: help)
    case .failed(let reason): .failed(reason)
    case .end: .end
    }
  }

  func remember(_ line: String) {}
}

/// Reads lines on a thread of their own, so that whoever waits blocks no other work.
struct LineReader: Sendable {
  let source: any LineSource
  private let queue = DispatchQueue(label: "aizuchi.lines")

  init(_ source: any LineSource) { self.source = source }

  /// The next line.
  func next(prompt: String, candidates: [String]) async -> TypedLine {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: source.next(prompt: prompt, candidates: candidates))
      }
    }
  }
}
