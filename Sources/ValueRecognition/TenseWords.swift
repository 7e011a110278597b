import LanguagePacks
import PhraseDiagnostics

/// A language's signs of what is past, from `values/tense.json`; a language without the file has none.
struct TenseData: Decodable, Sendable {
  /// Words or endings of verbs that tell of the past.
  var past: [String]?
  /// What may not come right after such an ending: it is then another form (行ったら, 行きたい).
  var pastNotBefore: [String]?
  /// Words that tell of the past right behind a subject, such words, and an ending that makes one of any.
  var pastAfterSubject: [String]?
  var subjects: [String]?
  var pastEnding: String?
  /// Words of what is planned or wished: with one the future stays first.
  var planned: [String]?
  /// Words in which none of the above counts (あした).
  var none: [String]?
  /// Whether a sentence's verb stands behind the day, so that only what comes after it counts.
  var isVerbLast: Bool?
}

/// The signs of what is past, compiled.
final class TenseWords: Sendable {
  /// What a word says of the time of its sentence.
  enum Sign: Sendable { case past, planned, none, subject }

  let signs: WordTrie<Sign>
  let afterSubject: WordTrie<Bool>
  let notBefore: Set<UInt32>
  let ending: [UInt32]
  let isVerbLast: Bool
  let isEmpty: Bool

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    self.init(try files.own(TenseData.self, "values/tense.json") ?? TenseData())
  }

  init(_ data: TenseData) {
    func words<Payload>(
      _ forms: [String]?, _ payload: Payload
    ) -> [(units: [UInt32], payload: Payload)] {
      QuantityWords.folded(forms ?? []).map { ($0, payload) }
    }
    signs = WordTrie(
      words(data.past, Sign.past) + words(data.planned, .planned) + words(data.none, .none)
        + words(data.subjects, .subject))
    afterSubject = WordTrie(words(data.pastAfterSubject, true))
    notBefore = Set((data.pastNotBefore ?? []).compactMap { ValueText.fold($0).first })
    ending = data.pastEnding.map(ValueText.fold) ?? []
    isVerbLast = data.isVerbLast ?? false
    isEmpty = (data.past ?? []).isEmpty
  }
}
