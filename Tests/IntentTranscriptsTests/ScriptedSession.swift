import IntentCatalog
import IntentRuntime
import IntentTranscripts
import PhraseDiagnostics
import Synchronization

/// A session that answers what it was told to answer.
final class ScriptedSession: Conversing {
  private let answers: Mutex<[Turn]>
  private let greeting: Turn?

  init(_ answers: [Turn], greeting: Turn? = nil) {
    self.answers = Mutex(answers)
    self.greeting = greeting
  }

  private func next() -> Turn { answers.withLock { $0.isEmpty ? Turn() : $0.removeFirst() } }

  func start() async -> Turn? { greeting }
  func say(_ utterance: String) async -> Turn { next() }
  func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn {
    if case .store(let file) = event { throw Diagnostic(.error, "no file '\(file)'") }
    return next()
  }
  func cancel() async -> Turn { next() }
  func save() async throws(Diagnostic) -> [UInt8] { [] }
}

extension Turn {
  /// A turn with these lines; `performed` stands for each `.performed` line.
  static func answer(_ lines: Line..., performed: [PerformedIntent] = []) -> Turn {
    Turn(lines: lines, performed: performed)
  }
}

let order = PerformedIntent(
  app: "CafeOrder", intent: "OrderIntent", shortcut: 0,
  parameters: ["product": .identifier("beer"), "size": .identifier("medium"), "note": .null])

/// Runs a transcript of one conversation against scripted answers.
func report(
  _ transcript: String, _ answers: [Turn], greeting: Turn? = nil
) async -> (
  report: ConversationReport, file: TranscriptFile
) {
  let (file, _) = TranscriptParser.parse(Array(transcript.utf8), path: "t.transcript")
  let runner = ConversationRunner { _, _ in ScriptedSession(answers, greeting: greeting) }
  return (await runner.run(file.conversations[0]), file)
}
