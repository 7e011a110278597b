import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

extension LintRun {
  /// Each text of the phrases' tables.
  mutating func checkTranslations() {
    let owners = self.owners
    var seen = SeenTranslations()
    for row in phraseTables.flatMap(\.rows) {
      let key = AppCatalog.canonicalPhrase(row.key.text)
      guard let owner = owners[key] else { continue }
      check(row, key, owner, &seen)
    }
    checkSets(owners)
  }

  /// Whose each phrase of code is; summaries and titles are nobody's.
  private var owners: [String: PhraseOwner] {
    var owners: [String: PhraseOwner] = [:]
    for phrase in phrases where owners[phrase.text] == nil {
      owners[phrase.text] = PhraseOwner(
        provider: phrase.provider, shortcut: phrase.shortcut, intent: phrase.intent)
    }
    return owners
  }

  private mutating func check(
    _ row: TableRow, _ key: String, _ owner: PhraseOwner, _ seen: inout SeenTranslations
  ) {
    let isSource = baseLanguage(row.language) == baseLanguage(catalog.sourceLanguage)
    var translations: [Phrase] = []
    for value in row.values {
      let phrase = Phrase(value.text, at: value.place, language: row.language, of: owner)
      guard !isSource || value.text != key else { continue }
      translations.append(phrase)
      checkText(phrase)
    }
    checkKept(row, key, translations, owner)
    checkRepetitions(translations, of: row, &seen)
  }

  private mutating func checkText(_ phrase: Phrase) {
    guard !phrase.text.contains("\\(") else {
      report(
        Finding(
          .swiftPlaceholder, LintMessages.swiftPlaceholder(phrase.text), at: phrase.place,
          help: LintMessages.useDollar(AppCatalog.canonicalPhrase(phrase.text)),
          locale: phrase.language))
      return
    }
    if phrase.shortcut != nil, !phrase.template.hasApplicationName {
      report(
        Finding(
          .missingAppName, LintMessages.missingAppName(phrase.text), at: phrase.place,
          help: nameHelp(phrase.text, isCode: false), locale: phrase.language))
    }
    checkParameters(phrase)
    checkPlaceholders(phrase)
    checkWording(phrase)
  }

  /// Whether a translation has the parameters of its phrase; a set may leave them to others.
  private mutating func checkKept(
    _ row: TableRow, _ key: String, _ translations: [Phrase], _ owner: PhraseOwner
  ) {
    guard let intent = owner.intent else { return }
    for translation in translations where !row.isSet {
      let wanted = Set(Self.parameters(of: key)).filter { intent.parameter($0) != nil }
      let found = Set(translation.template.parameters)
      for name in wanted.subtracting(found).sorted() {
        report(
          Finding(
            .lostPlaceholder, LintMessages.lostPlaceholder(name, key), at: translation.place,
            help: LintMessages.keepPlaceholder(name), locale: row.language))
      }
      for name in found.subtracting(wanted).sorted() where intent.parameter(name) != nil {
        report(
          Finding(
            .addedPlaceholder, LintMessages.addedPlaceholder(name, key), at: translation.place,
            help: LintMessages.dropPlaceholder(name), locale: row.language))
      }
    }
  }

  /// Whether the string sets of a shortcut, in a language, have its phrases' parameters together.
  private mutating func checkSets(_ owners: [String: PhraseOwner]) {
    var first: [SetKey: (key: String, place: SourcePlace)] = [:]
    var found: [SetKey: Set<String>] = [:]
    var order: [SetKey] = []
    for row in phraseTables.flatMap(\.rows) where row.isSet {
      let key = AppCatalog.canonicalPhrase(row.key.text)
      guard let owner = owners[key], let shortcut = owner.shortcut, let value = row.values.first
      else { continue }
      let set = SetKey(provider: owner.provider, shortcut: shortcut, language: row.language)
      if first[set] == nil {
        order.append(set)
        first[set] = (key, value.place)
      }
      found[set, default: []].formUnion(row.values.flatMap { Self.parameters(of: $0.text) })
    }
    for set in order {
      guard let (key, place) = first[set] else { continue }
      for name in parameters(of: set).subtracting(found[set] ?? []).sorted() {
        report(
          Finding(
            .lostPlaceholder, LintMessages.lostPlaceholder(name, key), at: place,
            help: LintMessages.keepPlaceholder(name), locale: set.language))
      }
    }
  }

  private struct SetKey: Hashable {
    var provider: Int
    var shortcut: Int
    var language: String
  }

  /// The parameters that the phrases of a shortcut name.
  private func parameters(of set: SetKey) -> Set<String> {
    let own = phrases.filter { $0.provider == set.provider && $0.shortcut == set.shortcut }
    return Set(
      own.flatMap { phrase in
        phrase.template.parameters.filter { phrase.intent?.parameter($0) != nil }
      })
  }

  private static func parameters(of key: String) -> [String] {
    PhraseTemplate.parse(key, mode: .apple).template.parameters
  }

  /// Translations by shortcut, language and what they say.
  private struct SeenTranslations {
    struct Key: Hashable {
      var provider: Int
      var shortcut: Int?
      var language: String
      var text: String
    }
    var rows: [Key: (row: TableRow, text: String)] = [:]
  }

  /// Texts of one shortcut and language that say the same.
  private mutating func checkRepetitions(
    _ translations: [Phrase], of row: TableRow, _ seen: inout SeenTranslations
  ) {
    for translation in translations {
      let key = SeenTranslations.Key(
        provider: translation.provider, shortcut: translation.shortcut,
        language: translation.language, text: normalized(translation))
      guard let first = seen.rows[key] else {
        seen.rows[key] = (row, translation.text)
        continue
      }
      // A key that two files have is no repetition.
      guard first.row.key.text != row.key.text || first.row == row else { continue }
      report(
        Finding(
          .repeatedPhrase, LintMessages.repeatedPhrase(translation.text, first.text),
          at: translation.place, help: LintMessages.dropRepetition, locale: translation.language))
    }
  }
}
