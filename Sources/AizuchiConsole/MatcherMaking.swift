import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import TextNormalization

extension PhraseMatcher {
  /// Compiles the phrases of apps with the language pack that the data hold.
  /// - Throws: `Diagnostic` when a template or a language pack is faulty.
  init(_ apps: [MatcherApp], locale: String, data: PhraseData) throws(Diagnostic) {
    try self.init(apps: apps, locale: locale, language: LanguagePack(locale, from: data))
  }
}

/// A matcher that was compiled here, or that lies in an index file.
enum ReadyMatcher: Sendable {
  case built(BuiltMatcher)
  case stored(CompiledMatcher)

  /// Opens an index file.
  /// - Throws: `CommandFailure` where it cannot be read, or not be used.
  init(index path: String, data: PhraseData) throws(CommandFailure) {
    try FileAccess.check(path)
    do throws(Diagnostic) {
      self = .stored(
        try CompiledMatcher(path: path) { locale throws(Diagnostic) in
          try GrammarTools(try LanguagePack(locale, from: data), TextNormalizer())
        })
    } catch {
      throw CommandFailure(error.about(path))
    }
  }

  /// Reads an utterance.
  func match(_ utterance: String, _ options: MatchOptions) throws(Diagnostic) -> MatchResult {
    switch self {
    case .built(let built): built.matcher.match(utterance, options)
    case .stored(let matcher): try matcher.match(utterance, options)
    }
  }

  /// The locale whose phrases are matched.
  var locale: String {
    switch self {
    case .built(let built): built.matcher.locale
    case .stored(let matcher): matcher.locale
    }
  }

  /// The whole matcher, which is made when it is first needed.
  func whole() throws(Diagnostic) -> PhraseMatcher {
    switch self {
    case .built(let built): built.matcher
    case .stored(let matcher): try matcher.matcher()
    }
  }
}

/// A matcher that was compiled here, in a place of its own: it is too large to be copied at each call.
final class BuiltMatcher: Sendable {
  let matcher: PhraseMatcher

  init(_ matcher: PhraseMatcher) { self.matcher = matcher }
}
