import Glibc
import Synchronization

/// A progress bar on the terminal, for work that lasts over a second.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var isShown = false
  }

  private let total: Int
  private let output: ConsoleOutput
  private let start = ContinuousClock().now
  private let isTerminal: Bool
  private let state = Mutex(State())
  private static let width = 30

  /// Makes a bar that shows nothing yet.
  init(total: Int, output: ConsoleOutput) {
    self.total = total
    self.output = output
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// One piece of work is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard isTerminal, total > 0, ContinuousClock().now - start > .seconds(1) else { return }
      state.isShown = true
      output.write("\r" + Self.text(state.done, of: total), to: .messages)
    }
  }

  /// A bar with the numbers beside it; `total` is at least 1.
  static func text(_ done: Int, of total: Int) -> String {
    let filled = min(width, Int(Double(done) / Double(max(1, total)) * Double(width)))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \(done)/\(total)"
  }

  /// Takes the bar away, so that something else can be written.
  func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      output.write("\r\u{1B}[K", to: .messages)
      state.isShown = false
    }
  }
}
