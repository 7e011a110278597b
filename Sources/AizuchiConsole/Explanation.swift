/// How an utterance is read, or how far it gets.
enum Explanation {
  /// The explanation as text.
  static func lines(
    for utterance: String, request: SessionRequest, in context: ConsoleContext
  ) async throws -> String {
    ""
  }
}
