import IntentTranscripts
import LanguagePacks

/// What transcripts touch of an app, and what they do not.
enum TranscriptCoverage {
  /// The text that lists what no conversation touched.
  static func measure(
    _ reports: [ConversationReport], data: PhraseData, in context: ConsoleContext
  ) async throws -> String {
    ""
  }
}
