import IntentCatalog
public import LanguagePacks
import LocalizedTexts
public import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

/// Finds what is wrong with an app's phrases, tables and intents.
public struct Linter: Sendable {
  let data: PhraseData
  let words: LintWords

  /// Makes a linter.
  /// - Parameter data: The files under `Phrases/`.
  /// - Throws: `Diagnostic` when the word lists cannot be read.
  public init(data: PhraseData) throws(Diagnostic) {
    self.data = data
    words = try LintWords(data)
  }

  /// Everything that is found, in a stable order: by file and place, then by rule.
  ///
  /// What a comment of the app's switches off is left out.
  /// - Complexity: O(n + p²) in the size of the app and the number of its phrases.
  public func findings(in subject: LintSubject) -> [Finding] {
    var run = LintRun(subject, words: words, data: data)
    run.checkObservations()
    run.checkPhrases()
    run.checkShortcuts()
    run.checkTables()
    run.checkTranslations()
    run.checkValues()
    run.checkIntents()
    run.checkSchemas()
    run.checkSharedSentences()
    run.checkSentences()
    return run.finished()
  }
}

/// A phrase, or what is said instead of it in a language.
struct Phrase {
  /// The text as it is written.
  var text: String
  /// Where it is written.
  var place: SourcePlace?
  /// The language.
  var language: String
  /// Its provider's place in the catalog.
  var provider: Int
  /// Its shortcut's place in the provider; nil for a negative phrase.
  var shortcut: Int?
  /// What the shortcut starts, where that is known.
  var intent: IntentDescriptor?
  /// The text, read.
  var parsed: ParsedTemplate

  init(_ text: String, at place: SourcePlace?, language: String, of owner: PhraseOwner) {
    self.text = text
    self.place = place
    self.language = language
    provider = owner.provider
    shortcut = owner.shortcut
    intent = owner.intent
    parsed = PhraseTemplate.parse(
      text, mode: .apple, parameters: owner.isNegative ? [] : owner.intent?.parameters.map(\.name))
  }

  var template: PhraseTemplate { parsed.template }
  var elements: [TemplateElement] { parsed.template.elements }
}

/// Whose a phrase is.
struct PhraseOwner {
  var provider: Int
  var shortcut: Int?
  var intent: IntentDescriptor?

  var isNegative: Bool { shortcut == nil }
}

/// One look through an app.
struct LintRun {
  let subject: LintSubject
  let words: LintWords
  let data: PhraseData
  let normalizer = TextNormalizer()
  /// Every phrase in code.
  let phrases: [Phrase]
  /// The tables of phrases; where there are no files, one of what the catalog holds.
  let phraseTables: [TableFile]
  /// How far the files of code could be read.
  let readable: ReadExtents
  private(set) var findings: [Finding] = []
  private var seen: Set<Finding> = []
  private var files: [String: SourceText?] = [:]

  var catalog: AppCatalog { subject.catalog }

  init(_ subject: LintSubject, words: LintWords, data: PhraseData) {
    self.subject = subject
    self.words = words
    self.data = data
    phrases = Self.phrases(of: subject.catalog)
    readable = ReadExtents(subject.catalog.observations)
    let tables = subject.catalog.tables.filter { $0.table == StringTables.phraseTable }
    let known = tables.isEmpty ? [TableFile(catalog: subject.catalog)].compactMap { $0 } : tables
    phraseTables = known.map { $0.withCodes(base: subject.catalog.sourceLanguage) }
  }

  private static func phrases(of catalog: AppCatalog) -> [Phrase] {
    var phrases: [Phrase] = []
    for (place, provider) in catalog.providers.enumerated() {
      func add(_ texts: [PlacedText], _ owner: PhraseOwner) {
        phrases += texts.map {
          Phrase($0.text, at: $0.place, language: catalog.sourceLanguage, of: owner)
        }
      }
      for (number, shortcut) in provider.shortcuts.enumerated() {
        let intent = catalog.intent(shortcut.intent)
        add(shortcut.phrases, PhraseOwner(provider: place, shortcut: number, intent: intent))
      }
      add(provider.negativePhrases, PhraseOwner(provider: place))
    }
    return phrases
  }

  /// The shortcut of a phrase.
  func shortcut(of phrase: Phrase) -> ShortcutDescriptor? {
    guard let number = phrase.shortcut, catalog.providers.indices.contains(phrase.provider) else {
      return nil
    }
    return catalog.providers[phrase.provider].shortcuts[number]
  }

  /// Takes a finding; one that stands there already is taken once.
  mutating func report(_ finding: Finding) {
    guard readable.isCertain(finding), !isAllowed(finding) else { return }
    var finding = finding
    if let place = finding.place, place.line > 0, let source = source(place.file) {
      finding.sourceLine = source.line(place.line)
      if finding.length == 1 {
        finding.length = SourceExtent.length(in: finding.sourceLine ?? "", from: place.column)
      }
    } else if finding.place?.line == 0 {
      finding.place = nil
    }
    if seen.insert(finding).inserted { findings.append(finding) }
  }

  /// Whether the app's build takes what a rule rejects elsewhere.
  private func isAllowed(_ finding: Finding) -> Bool {
    finding.rule == .missingAppName && catalog.traits.contains(.overridesAppName)
  }

  /// A file's text, read once.
  mutating func source(_ file: String) -> SourceText? {
    if let known = files[file] { return known }
    let text = subject.read(file).flatMap { bytes in
      do throws(Diagnostic) {
        return try SourceText(file: file, bytes: bytes)
      } catch { return nil as SourceText? }
    }
    files[file] = text
    return text
  }

  /// What was found, in order, without what comments switch off.
  mutating func finished() -> [Finding] {
    var kept: [Finding] = []
    for finding in findings where !isDisabled(finding) { kept.append(finding) }
    return kept.sorted(by: <)
  }

  private mutating func isDisabled(_ finding: Finding) -> Bool {
    guard let place = finding.place, place.line > 0, let source = source(place.file) else {
      return false
    }
    return Suppression.covers(finding.rule, this: source.line(place.line))
      || Suppression.covers(finding.rule, next: source.line(place.line - 1))
  }
}
