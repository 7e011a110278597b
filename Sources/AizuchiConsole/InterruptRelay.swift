import IntentTranscripts
import Synchronization

/// Passes Ctrl-C on to the session that is busy.
final class InterruptRelay: Sendable {
  private let current = Mutex<(any Conversing)?>(nil)

  /// The session that is busy, nil while none is.
  var target: (any Conversing)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Cancels what the busy session does; its turn ends and says so.
  func interrupt() {
    guard let session = target else { return }
    Task { _ = await session.cancel() }
  }
}
