import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import PhraseDiagnostics
import Testing

/// Whatever an app does, the conversation goes on and nothing is done twice or unasked.
@Suite(.serialized) struct FaultTests {
  private func session(
    limit: Duration = .seconds(20), saved: [UInt8]? = nil
  ) async throws -> ConversationSession {
    try await ConversationSession(
      SessionConfiguration(
        apps: [.live(FaultyApp.host)], locale: "en_US", resources: resources, timeLimit: limit),
      saved: saved)
  }

  /// One test after the other: both wait at the same gate.
  @Test(.timeLimit(.minutes(5)))
  func aPerformThatDoesNotEndIsGivenUpAndItsLateResultShown() async throws {
    let interrupted = try await session(limit: .seconds(600))
    async let cut = interrupted.say("Hang in Faulty")
    while await !interrupted.isPerforming { await Task.yield() }
    _ = await interrupted.cancel()
    #expect(await cut.outcome == .cancelled)
    #expect(await interrupted.say("Main work in Faulty").outcome == .result)

    let session = try await session(limit: .milliseconds(200))
    let turn = await session.say("Hang in Faulty")
    #expect(turn.outcome == .error)
    #expect(turn.performed.isEmpty)
    Deeds.shared.add("gate opened")
    var late: [PerformedIntent] = []
    while late.isEmpty { late = await session.say("thanks").performed }
    #expect(late.map(\.intent) == ["HangIntent"])
    #expect(await session.say("thanks").performed.isEmpty)
  }

  @Test func anErrorWithoutWordsIsAnApology() async throws {
    let session = try await session()
    let turn = await session.say("Throw in Faulty")
    #expect(turn.outcome == .error)
    #expect(turn.lines == [.error("Sorry, something went wrong in the app.")])
    #expect(await session.say("Main work in Faulty").outcome == .result)
  }

  @Test func anErrorWithWordsSaysThem() async throws {
    let turn = await (try session()).say("Explain in Faulty")
    #expect(turn.lines == [.error("The oven is cold.")])
    #expect(turn.performed.isEmpty)
  }

  @Test func aMissingDependencyIsFoundBeforeAnythingRuns() async throws {
    let turn = await (try session()).say("Lonely in Faulty")
    #expect(turn.outcome == .error)
    #expect(turn.performed.isEmpty)
    #expect(Deeds.shared.count("lonely") == 0)
  }

  @Test func cancellingThrowsIntoTheQuestionAndUndoesNothing() async throws {
    let session = try await session()
    let before = Deeds.shared.count("after unmarked")
    #expect(await session.say("Take steps in Faulty").prompt?.kind == .confirmation)
    let turn = await session.say("cancel")
    #expect(turn.outcome == .cancelled)
    #expect(turn.performed.isEmpty)
    #expect(Deeds.shared.count("after unmarked") == before)
    #expect(Deeds.shared.count("thrown into unmarked") > 0)
  }

  @Test func aQuestionIsGoneAfterAnInterruption() async throws {
    let session = try await session()
    _ = await session.say("Take steps in Faulty")
    #expect(await session.cancel().outcome == .cancelled)
    #expect(await session.say("yes").performed.isEmpty)
  }

  @Test func aThrownRequestIsAskedUntilTheValueIsRight() async throws {
    let session = try await session()
    let turn = await session.say("Never content in Faulty")
    #expect(turn.prompt == OpenPrompt(kind: .requestValue, parameter: "word"))
    #expect(await session.say("more").prompt?.kind == .requestValue)
    let last = await session.say("enough")
    #expect(last.performed.map(\.parameters) == [["word": .string("enough")]])
  }

  @Test func aSavedSessionGoesOnAtItsQuestion() async throws {
    let first = try await session()
    _ = await first.say("Take steps in Faulty")
    let second = try await session(saved: try await first.save())
    let turn = try #require(await second.start())
    #expect(turn.prompt?.kind == .confirmation)
    #expect(await second.say("yes").performed.map(\.intent) == ["StepsIntent"])
    #expect(await second.say("yes").performed.isEmpty)
  }

  @Test func aSessionThatEndedWhileItRanAsksBeforeItRunsAgain() async throws {
    let written = Checkpoints()
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.live(FaultyApp.host)], locale: "en_US", resources: resources,
        checkpoint: { written.add($0) }))
    _ = await session.say("Take steps in Faulty")
    _ = await session.say("yes")
    let resumed = try await self.session(saved: written.last)
    let before = Deeds.shared.count("after unmarked")
    let turn = try #require(await resumed.start())
    #expect(turn.prompt?.kind == .offer)
    #expect(await resumed.say("no").performed.isEmpty)
    #expect(Deeds.shared.count("after unmarked") == before)
  }

  @Test func whatCannotBeWrittenDownFirstIsNotDone() async throws {
    let written = Checkpoints()
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.live(FaultyApp.host)], locale: "en_US", resources: resources,
        checkpoint: { bytes in
          guard written.last == nil else { throw DiskFull() }
          written.add(bytes)
        }))
    let before = Deeds.shared.count("after unmarked")
    #expect(await session.say("Take steps in Faulty").prompt?.kind == .confirmation)
    let turn = await session.say("yes")
    #expect(turn.performed.isEmpty)
    #expect(turn.outcome == .error)
    #expect(Deeds.shared.count("after unmarked") == before)
  }

  private struct DiskFull: Error {}

  @Test(arguments: ["", "{", "[]", "{\"version\":99}", "{\"version\":1}", "\u{0}\u{1}"])
  func aDamagedSessionFileIsRefused(_ text: String) async throws {
    await #expect(throws: Diagnostic.self) {
      _ = try await session(saved: [UInt8](text.utf8))
    }
  }

  @Test func anUtteranceOfAnyKindIsAnswered() async throws {
    let session = try await session()
    let odd = [
      String(repeating: "あ", count: 10_001), String(repeating: "a ", count: 5_000),
      "\u{0}\u{7}\u{1b}[2J",
      "\u{301}\u{301}", "👩‍👩‍👧‍👦", "${applicationName}", "%@ %s %n", "\u{202E}abc", " ", "",
      "-1", "99999999999999999999999999",
    ]
    for text in odd {
      #expect(await session.say(text).performed.isEmpty)
    }
    _ = await session.say("Never content in Faulty")
    for text in odd {
      #expect(await session.say(text).performed.isEmpty)
    }
  }
}

/// What a session wrote down, in order.
final class Checkpoints: @unchecked Sendable {
  // Safe: every access takes the lock.
  private let lock = NSLock()
  private var all: [[UInt8]] = []

  func add(_ bytes: [UInt8]) { lock.withLock { all.append(bytes) } }
  var last: [UInt8]? { lock.withLock { all.last } }
}
