import IntentCatalog
import IntentMatching
import LanguagePacks
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

extension LintRun {
  /// Sentences that two shortcuts say, in each language.
  mutating func checkSharedSentences() {
    guard catalog.shortcuts.count > 1 else { return }
    let app = SharedSentenceApp(catalog, subject.values)
    for language in languagesOfPhrases {
      guard let finder = finder(app, language) else { continue }
      for sentence in finder.sentences() { report(sentence, in: language, finder, app) }
      guard language == catalog.sourceLanguage else { continue }
      reportOpen(finder.openSentences(), app)
    }
  }

  /// The source language first, then those of the phrases' tables.
  private var languagesOfPhrases: [String] {
    var languages = Set(phraseTables.flatMap(\.rows).map(\.language))
    languages.formUnion(catalog.localizations.keys)
    languages.formUnion(catalog.shortcuts.flatMap(\.extraTemplates.keys))
    let others = languages.subtracting([catalog.sourceLanguage, "Base"])
    return [catalog.sourceLanguage] + others.sorted()
  }

  private func finder(_ app: SharedSentenceApp, _ language: String) -> SharedSentenceFinder? {
    do throws(Diagnostic) {
      let tools = try GrammarTools(LanguagePack(language, from: data), normalizer)
      return try SharedSentenceFinder(
        app: app.matcherApp, locale: language, tools: tools, openTypes: app.openTypes)
    } catch { return nil }
  }

  private mutating func report(
    _ sentence: SharedSentence, in language: String, _ finder: SharedSentenceFinder,
    _ app: SharedSentenceApp
  ) {
    let sites = [sentence.first, sentence.second].map { site(of: $0, language) }
    // What is said in code in every language is said once.
    if language != catalog.sourceLanguage, !sites.contains(where: \.isTranslated) { return }
    let (first, second) = (sites[0], sites[1])
    let spoken = app.hasOpenValue(sentence.text) ? nil : finder.spoken(sentence)
    let shown = spoken ?? app.shown(sentence.text)
    switch sentence.kind {
    case .ambiguous:
      report(
        Finding(
          .sameSentence,
          LintMessages.sameSentence(shown, first.shortcut, second.shortcut), at: second.place,
          help: LintMessages.otherPlace(first.shortcut, first.text, first.place),
          locale: language, witness: spoken))
    case .taken:
      report(
        Finding(
          .slotTakesWords,
          LintMessages.slotTakesWords(shown, second.shortcut, first.text, first.shortcut),
          at: first.place,
          help: LintMessages.otherPlace(second.shortcut, second.text, second.place),
          locale: language))
    case .open: break
    }
  }

  /// One note for each shortcut whose parameter could be others' words.
  private mutating func reportOpen(_ sentences: [SharedSentence], _ app: SharedSentenceApp) {
    let language = catalog.sourceLanguage
    let known = findings.filter { $0.rule == .sameSentence && $0.locale == language }
    var order: [SharedSentence.Side] = []
    var others: [SharedSentence.Side: [Site]] = [:]
    for sentence in sentences {
      let (first, second) = (
        site(of: sentence.first, language), site(of: sentence.second, language)
      )
      let isKnown = known.contains { $0.place == first.place || $0.place == second.place }
      guard !isKnown else { continue }
      if others[sentence.first] == nil { order.append(sentence.first) }
      others[sentence.first, default: []].append(second)
    }
    for side in order {
      let first = site(of: side, language)
      report(
        Finding(
          .slotMayTakeWords,
          LintMessages.slotMayTakeWords(
            first.text, (others[side] ?? []).map { ($0.shortcut, $0.text) }),
          at: first.place, help: LintMessages.tellApart, locale: language))
    }
  }

  /// Where a side of a sentence is written.
  private struct Site {
    var shortcut: String
    var text: String
    var place: SourcePlace?
    var isTranslated: Bool
  }

  private func site(of side: SharedSentence.Side, _ language: String) -> Site {
    let shortcuts = catalog.shortcuts
    guard shortcuts.indices.contains(side.shortcut) else {
      return Site(shortcut: "", text: side.template, place: nil, isTranslated: false)
    }
    let shortcut = shortcuts[side.shortcut]
    let name = shortcut.callText
    let texts = catalog.localizations[language] ?? [:]
    for phrase in shortcut.phrases {
      for text in texts[phrase.text] ?? []
      where AppCatalog.canonicalPhrase(text.text) == side.template {
        return Site(
          shortcut: name, text: side.template, place: text.place ?? phrase.place,
          isTranslated: true)
      }
    }
    let own = shortcut.phrases.first { $0.text == side.template }
    let extra = (shortcut.extraTemplates[language] ?? []).first { $0.text == side.template }
    return Site(
      shortcut: name, text: side.template,
      place: own?.place ?? extra?.place ?? shortcut.place ?? shortcut.phrases.first?.place,
      isTranslated: own == nil)
  }
}

extension ShortcutDescriptor {
  /// The call as it is shown: the intent, with the arguments that tell its shortcuts apart.
  fileprivate var callText: String {
    guard !arguments.isEmpty else { return intent }
    let shown = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }
    return "\(intent)(\(shown.joined(separator: ", ")))"
  }
}

extension ParameterValue {
  fileprivate var shown: String {
    switch self {
    case .null, .cleared: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let text), .identifier(let text), .date(let text), .url(let text): text
    case .array(let values): "[\(values.map(\.shown).joined(separator: ", "))]"
    }
  }
}
