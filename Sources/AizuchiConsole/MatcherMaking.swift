import IntentMatching
import LanguagePacks
import PhraseDiagnostics

/// A matcher that commands can hold.
struct ConsoleMatcher: Sendable {
  /// Reads an utterance.
  let match: @Sendable (String, MatchOptions) -> MatchResult
  /// What comes nearest to an utterance that nothing matches.
  let nearest: @Sendable (String, MatchOptions) -> IntentMatch?

  /// Compiles the phrases of apps.
  /// - Throws: `Diagnostic` when a template or a language pack is faulty.
  init(_ apps: [MatcherApp], locale: String, data: PhraseData) throws(Diagnostic) {
    let matcher = try PhraseMatcher(
      apps: apps, locale: locale, language: try LanguagePack(locale, from: data))
    match = { matcher.match($0, $1) }
    nearest = { _, _ in nil }
  }
}
