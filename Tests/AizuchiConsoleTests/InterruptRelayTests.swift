import DialogEngine
import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// A session that works until it is cancelled.
private struct EndlessSession: Conversing {
  let cancelled = Race<Turn>()

  func start() async -> Turn? { nil }
  func say(_ utterance: String) async -> Turn { await cancelled.winner() }
  func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn { Turn() }
  func cancel() async -> Turn {
    cancelled.finish(Turn(outcome: .cancelled))
    return Turn()
  }
  func save() async throws(Diagnostic) -> [UInt8] { [] }
}

@Suite struct InterruptRelayTests {
  @Test(.timeLimit(.minutes(5))) func anInterruptCancelsTheBusySession() async {
    let relay = InterruptRelay()
    relay.interrupt()  // nothing is busy: nothing happens
    let session = EndlessSession()
    relay.target = session
    async let turn = session.say("x")
    relay.interrupt()
    #expect(await turn.outcome == .cancelled)
  }
}
