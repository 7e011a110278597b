import AppIntents
import Foundation
import IntentCatalog
import IntentRuntime
import Synchronization
import Testing

/// Works in four steps, and waits after the third until it may go on.
struct StepwiseIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Work stepwise"
  static let gate = Mutex(false)

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = 4
    progress.completedUnitCount = 3
    while !Self.gate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    progress.completedUnitCount = 4
    return .result(dialog: "All steps are done.")
  }
}

struct StepwiseShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: StepwiseIntent(), phrases: ["Work stepwise in \(.applicationName)"])
  }
}

/// How far a running action has come is seen from outside.
@Suite struct ProgressTests {
  @Test(.timeLimit(.minutes(1))) func aRunningPerformTellsHowFarItIs() async throws {
    let host = AppHost(
      id: "Stepwise", name: "Stepwise", sourceLanguage: "en", provider: StepwiseShortcuts.self)
    let session = try await ConversationSession(
      SessionConfiguration(apps: [.live(host)], locale: "en_US", resources: resources))
    #expect(await session.progress == nil)
    async let turn = session.say("Work stepwise in Stepwise")
    while await session.progress != PerformProgress(completed: 3, total: 4) { await Task.yield() }
    StepwiseIntent.gate.withLock { $0 = true }
    #expect(await turn.lines.contains(.dialog("All steps are done.")))
    #expect(await session.progress == nil)
  }

  @Test func whatDoesNotTellHasNone() async throws {
    let session = try await ConversationSession(
      SessionConfiguration(apps: [.live(FaultyApp.host)], locale: "en_US", resources: resources))
    _ = await session.say("Take steps in Faulty")
    #expect(await session.progress == nil)
  }

  @Test(.timeLimit(.minutes(2))) func aPerformThatHangsIsToldInJapaneseToo() async throws {
    let session = try await ConversationSession(
      SessionConfiguration(
        apps: [.live(FaultyApp.host)], locale: "ja_JP", resources: resources,
        timeLimit: .seconds(5)))
    let turn = await session.say("Hang in Faulty")
    guard Deeds.shared.count("gate opened") == 0 else { return }
    #expect(turn.lines == [.error("申し訳ありません、アプリの応答がないため中止しました。")])
    let failed = await session.say("Throw in Faulty")
    #expect(failed.lines.contains(.error("申し訳ありません、アプリでエラーが起きました。")))
    let next = await session.say("Main work in Faulty")
    #expect(next.performed.contains { $0.intent == "MainIntent" })
  }
}
