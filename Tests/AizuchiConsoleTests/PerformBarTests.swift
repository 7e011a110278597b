import Foundation
import IntentCatalog
import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// The bar that shows how far a running action has come.
@Suite struct PerformBarTests {
  /// A session in which something runs.
  private struct Running: Conversing {
    func start() async -> Turn? { nil }
    func say(_ utterance: String) async -> Turn { Turn() }
    func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn { Turn() }
    func cancel() async -> Turn { Turn() }
    func save() async throws(Diagnostic) -> [UInt8] { [] }
    func progress() async -> PerformProgress? { PerformProgress(completed: 3, total: 12) }
  }

  @Test(.timeLimit(.minutes(1))) func itIsDrawnWhileSomethingRunsAndGoesAway() async throws {
    let output = ConsoleOutput()
    let bar = PerformBar(Running(), output)
    while !output.recorded.messages.contains("3/12") {
      try await Task.sleep(for: .milliseconds(10))
    }
    bar.end()
    let shown = output.recorded.messages
    #expect(shown.hasPrefix("\r███████░"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    try await Task.sleep(for: .milliseconds(250))
    #expect(output.recorded.messages == shown)
    #expect(output.recorded.results.isEmpty)
  }

  @Test func progressStaysWithinItsBounds() {
    #expect(PerformProgress(completed: 9, total: 4) == PerformProgress(completed: 4, total: 4))
    #expect(PerformProgress(completed: -1, total: 0) == PerformProgress(completed: 0, total: 1))
    #expect(ProgressLine.text(0, of: 0).hasSuffix(" 0/0"))
  }
}
