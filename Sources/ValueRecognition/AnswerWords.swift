import LanguagePacks
import PhraseDiagnostics

/// What a whole reply may be to agree or refuse: the yes and no of the language's `replies.json`.
struct AnswerWords: Sendable {
  private var answers: [[UInt32]: Bool] = [:]

  private struct Replies: Decodable {
    struct Words: Decodable {
      var yes: [String]?
      var no: [String]?
    }
    var words: Words?
  }

  init(_ files: PackFiles) throws(Diagnostic) {
    let replies = try files.own(Replies.self, "replies.json")
    for text in replies?.words?.yes ?? [] { answers[ValueText.fold(text)] = true }
    for text in replies?.words?.no ?? [] { answers[ValueText.fold(text)] = false }
  }

  /// Whether a reply agrees, as a whole or without the words around it; nil where it does neither.
  func value(_ text: ValueText, _ core: Range<Int>) -> Bool? {
    answers[text.units] ?? answers[Array(text.units[core])]
  }
}
