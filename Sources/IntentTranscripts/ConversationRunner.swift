public import IntentRuntime
public import PhraseDiagnostics

/// Runs a written conversation and compares each turn.
public struct ConversationRunner: Sendable {
  private let makeSession: SessionMaker

  /// Makes a runner.
  public init(makeSession: @escaping SessionMaker) { self.makeSession = makeSession }

  /// Runs one conversation, with a session and stores of its own.
  ///
  /// A turn that differs does not end it.
  /// - Returns: What became of each turn.
  public func run(_ conversation: Conversation) async -> ConversationReport {
    let clock = ContinuousClock()
    let start = clock.now
    var report = ConversationReport(conversation: conversation)
    let folder = conversation.file.lastIndex(of: "/").map { String(conversation.file[..<$0]) }
    do throws(Diagnostic) {
      let session = try await makeSession(conversation.header, folder ?? ".")
      try await run(conversation, with: session, into: &report)
    } catch {
      report.failure = error
    }
    report.duration = clock.now - start
    return report
  }

  private func run(
    _ conversation: Conversation, with session: any Conversing,
    into report: inout ConversationReport
  ) async throws(Diagnostic) {
    var turns = conversation.turns[...]
    var greeting = WrittenTurn(
      cause: .beginning, line: conversation.line, expected: [], expectsNothing: false)
    if turns.first?.cause == .beginning { greeting = turns.removeFirst() }
    if let turn = await session.start() {
      report.add(greeting, turn)
    } else if !greeting.expected.isEmpty {
      report.add(greeting, Turn())
    }
    for written in turns {
      do throws(Diagnostic) {
        report.add(written, try await answer(to: written.cause, from: session))
      } catch {
        var placed = error
        placed.place = placed.place ?? SourcePlace(file: conversation.file, line: written.line)
        throw placed
      }
    }
  }

  private func answer(
    to cause: WrittenTurn.Cause, from session: any Conversing
  ) async throws(Diagnostic) -> Turn {
    switch cause {
    case .beginning: Turn()
    case .utterance(let text): await session.say(text)
    case .event(.cancel): await session.cancel()
    case .event(let event): try await session.happen(event)
    }
  }
}

/// What became of a conversation.
public struct ConversationReport: Sendable {
  /// The conversation.
  public var conversation: Conversation
  /// What became of its turns, in their order.
  public var turns: [TurnReport] = []
  /// Why it could not be run to its end.
  public var failure: Diagnostic?
  /// How long it took.
  public var duration: Duration = .zero

  /// Makes a report without turns.
  public init(conversation: Conversation) { self.conversation = conversation }

  /// Whether every turn is as expected.
  public var passes: Bool { failure == nil && turns.allSatisfy(\.comparison.agrees) }

  /// The turns that are not as expected.
  public var differing: [TurnReport] { turns.filter { !$0.comparison.agrees } }

  mutating func add(_ written: WrittenTurn, _ turn: Turn) {
    let comparison = TurnComparison(expected: written, answered: AnsweredLine.lines(of: turn))
    turns.append(TurnReport(written: written, turn: turn, comparison: comparison))
  }
}

/// What became of a turn.
public struct TurnReport: Sendable {
  /// What the file says.
  public var written: WrittenTurn
  /// What answered.
  public var turn: Turn
  /// The two beside each other.
  public var comparison: TurnComparison
}
