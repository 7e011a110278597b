import IntentCatalog
import Synchronization

/// One run of a `perform()`: a task of its own, and the mail between it and the session.
///
/// The run posts what it asks and what it comes to; the session takes the mail one by one and answers
/// questions. Once closed nothing more is taken from it: its open question and all later ones throw.
final class PerformRun: PerformHost {
  /// What a run posts.
  enum Mail: Sendable {
    case asked(PerformQuestion)
    case opened(String)
    case ended(PerformOutcome)
    /// Nothing came for too long.
    case timedOut
    /// It was cancelled and did not end.
    case interrupted
  }

  private struct Box {
    var mail: [Mail] = []
    var reader: CheckedContinuation<Mail, Never>?
    var question: CheckedContinuation<PerformReply, any Error>?
    var isClosed = false
    var isLong = false
    var isTimedOut = false
    var progress: (@Sendable () -> PerformProgress?)?
    var task: Task<Void, Never>?
  }

  /// What runs.
  let call: IntentCall
  private let box = Mutex(Box())

  init(_ call: IntentCall) { self.call = call }

  /// Starts the run.
  func start(_ perform: @escaping @Sendable (any PerformHost) async -> PerformOutcome) {
    let task = Task.detached(executorPreference: PerformThreads.shared) {
      self.post(.ended(await perform(self)))
    }
    box.withLock { $0.task = task }
  }

  // MARK: - The run's side

  func ask(_ question: PerformQuestion) async throws -> PerformReply {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isClosed = box.withLock { box in
          if !box.isClosed { box.question = continuation }
          return box.isClosed
        }
        if isClosed {
          continuation.resume(throwing: PerformCancellation())
        } else {
          post(.asked(question))
        }
      }
    } onCancel: {
      throwIntoQuestion()
    }
  }

  func didOpen(_ what: String) async { post(.opened(what)) }

  func reports(_ progress: @escaping @Sendable () -> PerformProgress?) async {
    box.withLock { $0.progress = progress }
  }

  func takesLong(_ isLong: Bool) async { box.withLock { $0.isLong = isLong } }

  var isTimedOut: Bool { box.withLock { $0.isTimedOut } }

  private func post(_ mail: Mail) {
    let reader = box.withLock { box in
      let reader = box.reader
      box.reader = nil
      if reader == nil { box.mail.append(mail) }
      return reader
    }
    reader?.resume(returning: mail)
  }

  private func throwIntoQuestion() {
    let question = box.withLock { box in
      let question = box.question
      box.question = nil
      return question
    }
    question?.resume(throwing: PerformCancellation())
  }

  // MARK: - The session's side

  /// The next mail, or `timedOut` when none comes within a limit by a clock.
  func next(within limit: Duration, by clock: any Clock<Duration> = ContinuousClock()) async -> Mail
  {
    let watchdog = Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { post(.timedOut) }
    }
    defer { watchdog.cancel() }
    return await withCheckedContinuation { continuation in
      let waiting = box.withLock { box -> Mail? in
        if box.mail.isEmpty {
          box.reader = continuation
          return nil
        }
        return box.mail.removeFirst()
      }
      if let waiting { continuation.resume(returning: waiting) }
    }
  }

  /// What the run came to, when it has ended; takes all mail that is there.
  func outcomeIfEnded() -> PerformOutcome? {
    box.withLock { box in
      let mail = box.mail
      box.mail = []
      for case .ended(let outcome) in mail { return outcome }
      return nil
    }
  }

  /// How far it has come, where it says so.
  var progress: PerformProgress? { box.withLock { $0.progress }?() }

  /// Answers the open question.
  func reply(_ reply: PerformReply) {
    let question = box.withLock { box in
      let question = box.question
      box.question = nil
      return question
    }
    question?.resume(returning: reply)
  }

  /// Cancels the run while the session waits for it, which goes on without it after a while.
  func interrupt(after grace: Duration) {
    close()
    Task {
      try? await Task.sleep(for: grace)
      post(.interrupted)
    }
  }

  /// Whether it said that it takes long, so that nobody gives it up.
  var isLong: Bool { box.withLock { $0.isLong } }

  /// Cancels the run because it took too long.
  func giveUp() {
    box.withLock { $0.isTimedOut = true }
    close()
  }

  /// Cancels the run: its questions throw from now on.
  func close() {
    let task = box.withLock { box in
      box.isClosed = true
      return box.task
    }
    throwIntoQuestion()
    task?.cancel()
  }
}
