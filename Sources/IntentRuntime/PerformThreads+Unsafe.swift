import Dispatch

/// Threads of their own for what apps do: an app that blocks one blocks nobody else.
final class PerformThreads: TaskExecutor {
  static let shared = PerformThreads()

  private let queue = DispatchQueue(label: "perform", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    // Safety: the job runs exactly once, here, and `shared` lives as long as the process.
    queue.async { unsafe unowned.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
