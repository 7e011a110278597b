import AppIntents
import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import Synchronization
import Testing

/// Works until it is cancelled or its gate is opened, and tells why it was cancelled.
struct LongIntent: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Work long"
  static let gate = Mutex(false)
  static let reason = Mutex<IntentCancellationReason?>(nil)

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await performBackgroundTask {
      while !Self.gate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    } onCancel: { reason in
      Self.reason.withLock { $0 = reason }
    }
    return .result(dialog: "It is done.")
  }
}

/// Works without end, and tells why it was cancelled.
struct EndlessIntent: CancellableIntent {
  static let title: LocalizedStringResource = "Work on"
  static let reason = Mutex<IntentCancellationReason?>(nil)

  func perform() async throws -> some IntentResult {
    try await withIntentCancellationHandler {
      while true { try await Task.sleep(for: .milliseconds(5)) }
    } onCancel: { reason in
      Self.reason.withLock { $0 = reason }
    }
    return .result()
  }
}

struct LongShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: LongIntent(), phrases: ["Work long in \(.applicationName)"])
    AppShortcut(intent: EndlessIntent(), phrases: ["Work on in \(.applicationName)"])
  }
}

/// What takes long may, and what is cancelled learns why.
@Suite(.serialized) struct LongRunTests {
  private func session(limit: Duration) async throws -> ConversationSession {
    let host = AppHost(id: "Long", name: "Long", sourceLanguage: "en", provider: LongShortcuts.self)
    return try await ConversationSession(
      SessionConfiguration(
        apps: [.live(host)], locale: "en_US", resources: resources, timeLimit: limit))
  }

  @Test(.timeLimit(.minutes(1))) func aBackgroundTaskMayTakeLongerThanOthers() async throws {
    // Long enough that a busy machine reaches the background task within the limit.
    let session = try await session(limit: .seconds(5))
    async let turn = session.say("Work long in Long")
    try await Task.sleep(for: .seconds(6))
    LongIntent.gate.withLock { $0 = true }
    #expect(await turn.lines == [.performed(0), .dialog("It is done.")])
    #expect(LongIntent.reason.withLock { $0 } == nil)
  }

  @Test(.timeLimit(.minutes(1))) func thePersonMayStopIt() async throws {
    LongIntent.gate.withLock { $0 = false }
    let session = try await session(limit: .seconds(60))
    async let turn = session.say("Work long in Long")
    while await !session.isPerforming { await Task.yield() }
    try await Task.sleep(for: .milliseconds(50))
    _ = await session.cancel()
    #expect(await turn.outcome == .cancelled)
    #expect(LongIntent.reason.withLock { $0 } == .userCancelled)
  }

  @Test(.timeLimit(.minutes(1))) func whatIsGivenUpLearnsThatItWasTooSlow() async throws {
    let turn = try await session(limit: .milliseconds(50)).say("Work on in Long")
    #expect(turn.outcome == .error)
    #expect(EndlessIntent.reason.withLock { $0 } == .timeout)
  }
}
