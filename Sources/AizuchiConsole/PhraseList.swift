import IntentCatalog
import IntentMatching

/// An app's phrases as people would say them.
enum PhraseList {
  private static let most = 2000

  /// The shortcuts with their titles and phrases.
  static func text(of catalog: AppCatalog, locale: String) -> String {
    let language = languageCode(locale)
    var text = "\(catalog.app.name(in: language))\n"
    for shortcut in catalog.shortcuts {
      let title =
        shortcut.shortTitle?.text(in: language)
        ?? catalog.intent(shortcut.intent)?.title.text(in: language) ?? shortcut.intent
      text += "  \(title)\n"
      for phrase in phrases(of: shortcut, in: catalog, language) {
        text +=
          "    \(phrase.replacing("${applicationName}", with: catalog.app.name(in: language)))\n"
      }
    }
    return text
  }

  /// Sentences for completion: names and values are filled in, as far as the values are known.
  static func sentences(of app: MatcherApp, locale: String) -> [String] {
    let language = languageCode(locale)
    var sentences: [String] = []
    for shortcut in app.catalog.shortcuts {
      for phrase in phrases(of: shortcut, in: app.catalog, language) {
        let named = phrase.replacing(
          "${applicationName}", with: app.catalog.app.name(in: language))
        sentences += filled(named, shortcut.intent, app, language)
        guard sentences.count < most else { return Array(sentences.prefix(most)) }
      }
    }
    return sentences
  }

  static func phrases(
    of shortcut: ShortcutDescriptor, in catalog: AppCatalog, _ language: String
  ) -> [String] {
    shortcut.phrases.flatMap { phrase in
      let texts = catalog.localizations[language]?[phrase.text] ?? []
      return texts.isEmpty ? [phrase.text] : texts.map(\.text)
    }
  }

  /// A phrase with each value of its parameter; nothing for a parameter whose values are not known.
  private static func filled(
    _ phrase: String, _ intent: String, _ app: MatcherApp, _ language: String
  ) -> [String] {
    guard let start = phrase.firstRange(of: "${"),
      let end = phrase[start.upperBound...].firstIndex(of: "}")
    else { return [phrase] }
    let name = String(phrase[start.upperBound..<end])
    guard let list = app.catalog.intent(intent)?.parameter(name)?.type.listName else { return [] }
    return (app.values[list] ?? []).prefix(most).flatMap { value in
      let rest = String(phrase[phrase.index(after: end)...])
      return filled(rest, intent, app, language).prefix(most).map {
        phrase[..<start.lowerBound] + value.title.text(in: language) + $0
      }
    }
  }

  /// The language of a locale.
  static func languageCode(_ locale: String) -> String {
    String(locale.prefix { $0 != "_" && $0 != "-" })
  }
}
