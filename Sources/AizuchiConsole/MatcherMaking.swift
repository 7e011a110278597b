import IntentMatching
import LanguagePacks
import PhraseDiagnostics

extension PhraseMatcher {
  /// Compiles the phrases of apps with the language pack that the data hold.
  /// - Throws: `Diagnostic` when a template or a language pack is faulty.
  init(_ apps: [MatcherApp], locale: String, data: PhraseData) throws(Diagnostic) {
    try self.init(apps: apps, locale: locale, language: LanguagePack(locale, from: data))
  }
}
