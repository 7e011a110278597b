import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

extension LintRun {
  /// The tables of phrases as a whole: keys without phrases, phrases without keys, copies.
  mutating func checkTables() {
    for table in catalog.tables {
      for fault in table.diagnostics where fault.severity == .error {
        report(
          Finding(
            .malformedTable, fault.message,
            at: fault.place ?? SourcePlace(file: table.file, line: 1),
            length: fault.length, help: fault.help))
      }
    }
    checkKeys()
    checkCoverage()
    checkCopies()
    checkSetTarget()
  }

  /// String sets where the app also runs on a system that has none.
  private mutating func checkSetTarget() {
    guard let version = catalog.deployment?["iOS"], let major = Int(version.prefix { $0 != "." }),
      major < 17, let row = phraseTables.flatMap(\.rows).first(where: \.isSet), !row.values.isEmpty
    else { return }
    report(
      Finding(
        .stringSetTarget, LintMessages.stringSetTarget(version), at: row.key.place,
        help: LintMessages.raiseTarget))
  }

  /// Whether every phrase could be read, so that a key that is none's is really left over.
  private var hasAllPhrases: Bool {
    guard phrases.contains(where: { $0.shortcut != nil }) else { return false }
    return !catalog.observations.contains { observation in
      switch observation.id {
      case .phraseNotLiteral, .phrasesNotLiteral, .shortcutNotLiteral, .phraseInConstant,
        .phrasesInConstant, .phraseConcatenated, .phraseInterpolatesOther, .fileUnparsable,
        .fileUnreadable, .fileTooLarge, .intentUnknown:
        true
      default: false
      }
    }
  }

  /// Every text that may be a key of the phrases' table.
  private var knownKeys: Set<String> {
    var keys = Set(phrases.map(\.text))
    for shortcut in catalog.providers.flatMap(\.shortcuts) {
      if let summary = shortcut.parameterPresentation?.summary {
        keys.insert(summary.text)
        if let key = summary.key { keys.insert(key) }
      }
      for text in shortcut.parameterPresentation?.collections ?? [] { keys.insert(text.text) }
      if let title = shortcut.shortTitle { keys.formUnion([title.text, title.key ?? title.text]) }
    }
    return keys
  }

  private mutating func checkKeys() {
    guard hasAllPhrases else { return }
    let known = knownKeys
    var unused: [String: (row: TableRow, languages: Set<String>)] = [:]
    var order: [String] = []
    for row in phraseTables.flatMap(\.rows) {
      let key = row.key.text
      guard !known.contains(AppCatalog.canonicalPhrase(key)), !known.contains(key) else { continue }
      if unused[key] == nil {
        order.append(key)
        unused[key] = (row, [])
      }
      unused[key]?.languages.insert(row.language)
    }
    let candidates = known.sorted()
    for key in order {
      guard let (row, languages) = unused[key] else { continue }
      report(
        Finding(
          .unusedKey, LintMessages.unusedKey(key), at: row.key.place,
          help: Suggestion.help(for: AppCatalog.canonicalPhrase(key), in: candidates)
            ?? LintMessages.removeKey(languages.count)))
    }
  }

  // MARK: - Coverage

  /// The languages that the phrases' tables have, without the source language.
  private var translatedLanguages: [String] {
    var languages = Set(phraseTables.flatMap(\.rows).filter { !$0.values.isEmpty }.map(\.language))
    languages.remove("Base")
    let own = Set([catalog.sourceLanguage] + phraseTables.compactMap(\.sourceLanguage))
    return languages.filter { !own.map(baseLanguage).contains(baseLanguage($0)) }.sorted()
  }

  private mutating func checkCoverage() {
    let languages = translatedLanguages
    guard !languages.isEmpty else { return checkUntranslatedApp() }
    var covered: [String: Set<String>] = [:]
    for row in phraseTables.flatMap(\.rows) where !row.values.isEmpty {
      let key = AppCatalog.canonicalPhrase(row.key.text)
      var keys = [key]
      if row.isSet { keys += companions(of: key) }
      for key in keys { covered[key, default: []].insert(row.language) }
    }
    for phrase in ownPhrases {
      let known = covered[phrase.text] ?? []
      let missing = languages.filter { !known.contains($0) && !known.contains(baseLanguage($0)) }
      guard !missing.isEmpty else { continue }
      report(
        Finding(
          .untranslatedPhrase, LintMessages.untranslatedPhrase(phrase.text, missing),
          at: phrase.place, help: LintMessages.addKey(phrase.text)))
    }
  }

  /// The phrases of the app's own provider.
  private var ownPhrases: [Phrase] {
    phrases.filter { $0.shortcut != nil && catalog.providers[$0.provider].isOwn }
  }

  /// The other phrases of the shortcut that has a phrase: a string set stands for all of them.
  private func companions(of key: String) -> [String] {
    guard let phrase = phrases.first(where: { $0.text == key && $0.shortcut != nil }) else {
      return []
    }
    return phrases.filter { $0.provider == phrase.provider && $0.shortcut == phrase.shortcut }
      .map(\.text)
  }

  /// An app in several languages whose phrases are in no table.
  private mutating func checkUntranslatedApp() {
    let source = baseLanguage(catalog.sourceLanguage)
    let languages = Set(catalog.languages).filter { $0 != "Base" && baseLanguage($0) != source }
    guard let first = ownPhrases.first, !languages.isEmpty else { return }
    report(
      Finding(
        .untranslatedPhrase, LintMessages.untranslatedApp(languages.sorted()), at: first.place,
        help: LintMessages.makeTable))
  }

  // MARK: - Copies

  /// A language whose texts are all the source language's.
  private mutating func checkCopies() {
    let source = baseLanguage(catalog.sourceLanguage)
    var rows: [String: [TableRow]] = [:]
    var originals: [String: Set<String>] = [:]
    for row in phraseTables.flatMap(\.rows) {
      if baseLanguage(row.language) == source {
        originals[row.key.text, default: [row.key.text]].formUnion(row.values.map(\.text))
      } else if !row.values.isEmpty {
        rows[row.language, default: []].append(row)
      }
    }
    for (language, rows) in rows.sorted(by: { $0.key < $1.key }) {
      let texts = rows.flatMap { row in row.values.map { (row.key.text, $0.text) } }
      let isCopy = texts.allSatisfy { originals[$0.0, default: [$0.0]].contains($0.1) }
      guard isCopy, texts.count > 1, let first = rows.first?.values.first else { continue }
      report(
        Finding(
          .copiedTable, LintMessages.copiedTable(language, texts.count), at: first.place,
          help: LintMessages.translate, locale: language))
    }
  }
}
