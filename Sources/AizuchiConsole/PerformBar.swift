import IntentCatalog
import IntentTranscripts
import Synchronization

/// A bar on the terminal that shows how far a running `perform()` has come, as long as it runs.
final class PerformBar: Sendable {
  private struct State {
    var isShown = false
    var isEnded = false
  }

  private let output: ConsoleOutput
  private let state = Mutex(State())
  private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

  /// How often it is drawn; what ends before that shows no bar.
  private static let interval = Duration.milliseconds(100)

  /// Begins to look at a session.
  init(_ session: any Conversing, _ output: ConsoleOutput) {
    self.output = output
    let looking = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.interval)
        guard let progress = await session.progress() else { continue }
        self?.show(ProgressLine.text(progress.completed, of: progress.total))
      }
    }
    task.withLock { $0 = looking }
  }

  private func show(_ text: String) {
    state.withLock { state in
      guard !state.isEnded else { return }
      state.isShown = true
      output.write("\r" + text, to: .messages)
    }
  }

  /// Takes the bar away, for good.
  func end() {
    task.withLock { $0 }?.cancel()
    state.withLock { state in
      if state.isShown { output.write("\r\u{1B}[K", to: .messages) }
      state = State(isShown: false, isEnded: true)
    }
  }
}
