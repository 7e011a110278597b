import Foundation
import Glibc
import Synchronization

/// A progress bar on the terminal, for work that lasts over a second.
final class ProgressBar: Sendable {
  private struct State {
    var isShown = false
    var last = ContinuousClock().now
  }

  private let start = ContinuousClock().now
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state = Mutex(State())
  private static let width = 30

  /// Shows how far the work is, at most ten times a second.
  func show(_ done: Int, of total: Int) {
    guard isTerminal, total > 0 else { return }
    let now = ContinuousClock().now
    guard now - start > .seconds(1) else { return }
    state.withLock { state in
      guard !state.isShown || now - state.last > .milliseconds(100) else { return }
      state.isShown = true
      state.last = now
      let filled = min(Self.width, done * Self.width / total)
      let bar =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      write("\r\(bar) \(done)/\(total)")
    }
  }

  /// Takes the bar away.
  func clear() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
