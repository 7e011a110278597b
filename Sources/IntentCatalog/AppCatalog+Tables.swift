public import LocalizedTexts
public import PhraseDiagnostics
import PhraseSyntax

extension AppCatalog {
  /// Takes phrases in other languages from the `AppShortcuts` tables.
  ///
  /// A key is a phrase in any spelling of its placeholders. What cannot be read is left out.
  /// - Parameter tables: The app's tables.
  /// - Returns: A message for each text that is no phrase of its intent, and a warning for each key
  ///   that no shortcut has.
  /// - Complexity: O(n) in the size of the tables and of the phrases.
  public mutating func addPhrases(from tables: StringTables) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let parameters = parametersOfPhrases
    for language in tables.languages {
      guard let table = tables.table(StringTables.phraseTable, language: language) else { continue }
      for key in table.keys {
        guard let entry = table[key] else { continue }
        let phrase = Self.canonicalPhrase(key)
        guard let names = parameters[phrase] else {
          diagnostics.append(
            Diagnostic(.warning, CatalogMessages.unusedPhrase(key), at: entry.keyPlace))
          continue
        }
        let texts = entry.values.compactMap { value -> PlacedText? in
          Self.phrase(value, parameters: names, &diagnostics)
        }
        if !texts.isEmpty { localizations[language, default: [:]][phrase] = texts }
      }
    }
    return diagnostics
  }

  /// A phrase with its placeholders in `${…}` form; a text that is no phrase stays as it is.
  /// - Complexity: O(n) in the phrase's length.
  public static func canonicalPhrase(_ text: String) -> String {
    let parsed = PhraseTemplate.parse(text, mode: .apple)
    return parsed.faults.isEmpty ? parsed.template.printed(as: .dollar) : text
  }

  /// Each phrase of the catalog, with the parameters that its texts may name.
  private var parametersOfPhrases: [String: [String]] {
    var parameters: [String: [String]] = [:]
    for provider in providers {
      for shortcut in provider.shortcuts {
        let names = intent(shortcut.intent)?.parameters.map(\.name) ?? []
        for phrase in shortcut.phrases { parameters[phrase.text] = names }
      }
      for phrase in provider.negativePhrases { parameters[phrase.text] = [] }
    }
    return parameters
  }

  private static func phrase(
    _ value: PlacedString, parameters: [String], _ diagnostics: inout [Diagnostic]
  ) -> PlacedText? {
    let parsed = PhraseTemplate.parse(value.text, mode: .apple, parameters: parameters)
    guard parsed.faults.isEmpty else {
      // The text begins behind its quote.
      var start = value.place
      start.column += 1
      diagnostics += parsed.diagnostics(at: start)
      return nil
    }
    return PlacedText(parsed.template.printed(as: .dollar), place: value.place)
  }
}

extension AppIdentity {
  /// Takes the names in other languages from the `InfoPlist` tables.
  /// - Complexity: O(n) in the size of these tables.
  public mutating func addNames(from tables: StringTables) {
    for language in tables.languages {
      let names = tables.appNames(language: language)
      guard names.name != nil || !names.alternativeNames.isEmpty else { continue }
      var known = localizedNames[language] ?? LocalizedNames()
      known.name = names.name?.text ?? known.name
      for name in names.alternativeNames where !known.alternativeNames.contains(name.text) {
        known.alternativeNames.append(name.text)
      }
      localizedNames[language] = known
    }
  }
}

/// The words of messages about catalogs as such.
enum CatalogMessages {
  static func unusedPhrase(_ key: String) -> String {
    "no shortcut has the phrase '\(key)', its translation is never used"
  }
}
