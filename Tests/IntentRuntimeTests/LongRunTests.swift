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
  static let hasBegun = Mutex(false)
  static let reason = Mutex<IntentCancellationReason?>(nil)

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await performBackgroundTask {
      Self.hasBegun.withLock { $0 = true }
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

/// A clock whose stretches of time end when the test says so, so that no busy machine is too slow for it.
final class HeldClock: Clock {
  /// How many stretches have begun.
  let begun = Mutex(0)
  /// How many of them are still to end.
  let ending = Mutex(0)

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    begun.withLock { $0 += 1 }
    while !mayEnd() { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Waits until so many stretches have begun.
  func hasBegun(_ count: Int) async throws {
    while begun.withLock({ $0 }) < count { try await Task.sleep(for: .milliseconds(5)) }
  }

  private func mayEnd() -> Bool {
    ending.withLock { ending in
      guard ending > 0 else { return false }
      ending -= 1
      return true
    }
  }
}

/// What takes long may, and what is cancelled learns why.
@Suite(.serialized) struct LongRunTests {
  private func session(
    limit: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> ConversationSession {
    let host = AppHost(id: "Long", name: "Long", sourceLanguage: "en", provider: LongShortcuts.self)
    var configuration = SessionConfiguration(
      apps: [.live(host)], locale: "en_US", resources: resources, timeLimit: limit)
    configuration.clock = clock
    return try await ConversationSession(configuration)
  }

  @Test(.timeLimit(.minutes(5))) func aBackgroundTaskMayTakeLongerThanOthers() async throws {
    let clock = HeldClock()
    let session = try await session(limit: .seconds(1), clock: clock)
    async let turn = session.say("Work long in Long")
    while !LongIntent.hasBegun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    try await clock.hasBegun(1)
    clock.ending.withLock { $0 = 1 }
    // The limit is over, and the session waits again.
    try await clock.hasBegun(2)
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
