import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics
import Synchronization

/// Runs conversations side by side and reports them in the order of input.
struct TranscriptBatch: Sendable {
  let runner: ConversationRunner
  let options: TestOptions
  let context: ConsoleContext

  /// Runs all, or with fail-fast all up to the first that fails.
  func run(_ conversations: [Conversation]) async -> [ConversationReport] {
    var finished: [Int: ConversationReport] = [:]
    var reports: [ConversationReport] = []
    let progress = ProgressLine(total: conversations.count, output: context.output)
    await withTaskGroup(of: (Int, ConversationReport).self) { group in
      var next = 0
      func startNext() {
        guard next < conversations.count else { return }
        let number = next
        next += 1
        group.addTask { (number, await runLimited(conversations[number])) }
      }
      for _ in 0..<min(options.jobs, conversations.count) { startNext() }
      while let (number, report) = await group.next() {
        finished[number] = report
        progress.advance()
        while let report = finished.removeValue(forKey: reports.count) {
          progress.clear()
          reports.append(report)
          show(report)
          guard report.passes || !options.failsFast else {
            group.cancelAll()
            return
          }
        }
        startNext()
      }
    }
    progress.clear()
    return reports
  }

  private func show(_ report: ConversationReport) {
    if options.isJSON {
      for turn in report.turns { context.output.writeLine(json(turn, report).description) }
    }
    guard !report.passes else { return }
    let stream: ConsoleOutput.Stream = options.isJSON ? .messages : .results
    let isColored = options.isJSON ? context.output.messagesColored : context.output.resultsColored
    context.output.write(report.differences(TextStyle(isColored: isColored)), to: stream)
  }

  /// The turn's object with where it is written and whether it is as expected.
  private func json(_ turn: TurnReport, _ report: ConversationReport) -> JSONValue {
    var members = JSONValue(turn.turn).members ?? []
    members += [
      .init("file", .string(report.conversation.file)), .init("line", .int(turn.written.line)),
      .init("conversation", .string(report.conversation.title)),
      .init("passed", .bool(turn.comparison.agrees)),
    ]
    return .object(members)
  }

  /// Runs one conversation, and gives it up when it takes too long, whatever it is doing.
  private func runLimited(_ conversation: Conversation) async -> ConversationReport {
    let race = Race<ConversationReport>()
    let work = Task { race.finish(await runner.run(conversation)) }
    let timer = Task {
      try await Task.sleep(for: options.limit)
      var report = ConversationReport(conversation: conversation)
      report.failure = .tooSlow(options.limit)
      report.duration = options.limit
      race.finish(report)
    }
    let report = await race.winner()
    work.cancel()
    timer.cancel()
    return report
  }
}

extension Diagnostic {
  fileprivate static func tooSlow(_ limit: Duration) -> Diagnostic {
    Diagnostic(
      .error, "the conversation took longer than \(limit.components.seconds) s and was given up",
      help: "raise --time-limit, or look for a perform that never ends")
  }
}

/// Takes the first of several results.
final class Race<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, Never>)
    case finished(Value)
    case over
  }

  private let state = Mutex(State.open)

  /// Offers a result; all but the first are dropped.
  func finish(_ value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .open:
        state = .finished(value)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .finished, .over: return nil
      }
    }
    waiting?.resume(returning: value)
  }

  /// Waits for the first result; may be called once.
  func winner() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        if case .finished(let value) = state {
          state = .over
          return value
        }
        state = .waiting(continuation)
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}
