import IntentCatalog
import PhraseSyntax
import TextNormalization

extension LintRun {
  /// The words around the placeholders of a phrase or translation.
  mutating func checkWording(_ phrase: Phrase) {
    checkBlanks(phrase)
    let first = normalizer.normalize(Self.leadingText(phrase)).string
    guard !first.isEmpty else { return }
    checkVerb(first, of: phrase)
    if let wake = wakeWords(in: first) {
      report(
        Finding(
          .wakePhrase, LintMessages.wakePhrase(phrase.text, wake), at: phrase.place,
          help: LintMessages.dropWake, locale: phrase.language))
    }
    guard phrase.shortcut != nil,
      let verbs = words.systemVerbs[baseLanguage(phrase.language)], verbs.contains(first)
    else { return }
    report(
      Finding(
        .systemVerb, LintMessages.systemVerb(first), at: phrase.place, help: LintMessages.otherVerb,
        locale: phrase.language))
  }

  /// The first word, where it is a verb with a slip; what the app is called is no slip.
  private mutating func checkVerb(_ text: String, of phrase: Phrase) {
    guard phrase.shortcut != nil, let verbs = words.verbs[baseLanguage(phrase.language)],
      let word = text.split(separator: " ").first.map(String.init),
      let verb = verbs.meant(by: word),
      !([catalog.app.name] + catalog.app.alternativeNames).contains(where: {
        normalizer.normalize($0).string.hasPrefix(word)
      })
    else { return }
    report(
      Finding(
        .misspeltVerb, LintMessages.misspeltVerb(word, verb), at: phrase.place,
        help: LintMessages.writeVerb(verb), locale: phrase.language))
  }

  /// The words that wake an assistant: at the beginning, or two of them anywhere.
  private func wakeWords(in text: String) -> String? {
    words.wakePhrases.filter { wake in
      text.beginsWithWord(wake) || (wake.contains(" ") && " \(text) ".contains(" \(wake) "))
    }.max { $0.count < $1.count }
  }

  /// The words before the first placeholder.
  private static func leadingText(_ phrase: Phrase) -> String {
    if case .text(let text)? = phrase.elements.first?.kind { text } else { "" }
  }

  private mutating func checkBlanks(_ phrase: Phrase) {
    let language = baseLanguage(phrase.language)
    let elements = phrase.elements
    guard !words.unspacedLanguages.contains(language), !Script.hasUnspaced(phrase.text) else {
      return
    }
    for (index, element) in elements.enumerated() where element.kind.isPlaceholder {
      var touching: String?
      if index > 0 {
        if elements[index - 1].kind.isPlaceholder {
          touching = LintMessages.theOtherPlaceholder
        } else if let word = Self.wordBefore(elements[index - 1]),
          !words.languagesWithPrefixes.contains(language)
        {
          touching = "'\(word)'"
        }
      }
      if touching == nil, index + 1 < elements.count,
        let word = Self.wordAfter(elements[index + 1]), !words.endings.contains(word.lowercased()),
        !words.languagesWithEndings.contains(language)
      {
        touching = "'\(word)'"
      }
      guard let touching else { continue }
      report(
        Finding(
          .missingBlank, LintMessages.missingBlank(element.kind.shown, touching, phrase.text),
          at: phrase.place, help: LintMessages.addBlank, locale: phrase.language))
    }
  }

  /// The word that ends where the placeholder begins, of a script whose words are spaced.
  private static func wordBefore(_ element: TemplateElement) -> String? {
    guard case .text(let text) = element.kind else { return nil }
    let word = String(text.reversed().prefix(while: Script.isSpacedLetter).reversed())
    return word.isEmpty ? nil : word
  }

  private static func wordAfter(_ element: TemplateElement) -> String? {
    guard case .text(let text) = element.kind else { return nil }
    let word = String(text.prefix(while: Script.isSpacedLetter))
    return word.isEmpty ? nil : word
  }

  // MARK: - Repetitions and languages

  /// The phrases of each shortcut among themselves.
  mutating func checkRepetitions() {
    var seen: [String: Phrase] = [:]
    for phrase in phrases {
      guard let shortcut = phrase.shortcut else { continue }
      let key = "\(phrase.provider)/\(shortcut)/\(normalized(phrase))"
      if let first = seen[key] {
        report(
          Finding(
            .repeatedPhrase, LintMessages.repeatedPhrase(phrase.text, first.text),
            at: phrase.place, help: LintMessages.dropRepetition, locale: phrase.language))
      } else {
        seen[key] = phrase
      }
    }
    let groups = Dictionary(grouping: phrases.filter { $0.shortcut != nil }) {
      [$0.provider, $0.shortcut ?? 0]
    }
    for key in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      checkLanguages(groups[key] ?? [])
    }
  }

  /// A phrase as phrases are compared.
  func normalized(_ phrase: Phrase) -> String {
    phrase.elements.map { element in
      switch element.kind {
      case .text(let text): normalizer.normalize(text).string
      case .parameter(let name): "${\(name)}"
      default: "${}"
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func checkLanguages(_ phrases: [Phrase]) {
    var first: (sign: String, phrase: Phrase)?
    for phrase in phrases {
      guard let sign = languageSign(phrase) else { continue }
      guard let known = first else {
        first = (sign, phrase)
        continue
      }
      guard known.sign != sign else { continue }
      report(
        Finding(
          .mixedLanguages, LintMessages.mixedLanguages(phrase.text, known.phrase.text),
          at: phrase.place, help: LintMessages.useTable))
      return
    }
  }

  /// What tells a phrase's language: its script, or among Latin ones words that one language has; nil
  /// where nothing does.
  private func languageSign(_ phrase: Phrase) -> String? {
    var text = ""
    for element in phrase.elements {
      if case .text(let words) = element.kind { text += " \(words) " }
    }
    if let script = Script.sign(of: text) { return script }
    let known = normalizer.normalize(text).string.split(separator: " ").compactMap {
      words.languageOfWord[String($0)]
    }
    guard let language = known.first, known.allSatisfy({ $0 == language }) else { return nil }
    return language
  }
}

extension TemplateElement.Kind {
  /// Whether a name or value stands there.
  var isPlaceholder: Bool {
    switch self {
    case .applicationName, .parameter: true
    default: false
    }
  }

  /// A placeholder as it is shown.
  fileprivate var shown: String {
    if case .parameter(let name) = self { "${\(name)}" } else { "${applicationName}" }
  }
}

extension String {
  /// Whether it begins with a word or words, and goes on with another or ends.
  fileprivate func beginsWithWord(_ words: String) -> Bool {
    guard hasPrefix(words) else { return false }
    guard let next = dropFirst(words.count).first else { return true }
    return !next.isLetter || !(words.last.map(Script.isSpacedLetter) ?? false)
      || !Script.isSpacedLetter(next)
  }
}

/// What the characters of a text tell of its language.
enum Script {
  /// Letters of scripts that space their words: Latin, Greek, Cyrillic.
  static func isSpacedLetter(_ character: Character) -> Bool {
    guard character.isLetter, let scalar = character.unicodeScalars.first else { return false }
    return scalar.value < 0x530 || (0x1E00...0x1FFF).contains(scalar.value)
  }

  /// The same for a Unicode scalar.
  static func isSpacedLetter(_ value: UInt32) -> Bool {
    Unicode.Scalar(value).map { isSpacedLetter(Character($0)) } ?? false
  }

  /// Whether a text has letters of a script that does not space its words, or not by itself.
  static func hasUnspaced(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      unspaced.contains { $0.contains(scalar.value) }
    }
  }

  /// The script of a text, where it is not Latin; nil for Latin and for what has no letters.
  static func sign(of text: String) -> String? {
    let scalars = text.unicodeScalars.map(\.value)
    if scalars.contains(where: { (0x3041...0x30FF).contains($0) }) { return "Han" }
    return scripts.first { script in
      scalars.contains { value in script.ranges.contains { $0.contains(value) } }
    }?.name
  }

  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x0F00...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
    0x20000...0x323AF,
  ]

  private static let scripts: [(name: String, ranges: [ClosedRange<UInt32>])] = [
    ("Hangul", [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]),
    ("Han", [0x2E80...0x2FDF, 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF]),
    ("Cyrillic", [0x0400...0x052F]), ("Greek", [0x0370...0x03FF]), ("Arabic", [0x0600...0x06FF]),
    ("Hebrew", [0x0590...0x05FF]), ("Thai", [0x0E00...0x0E7F]),
    ("Devanagari", [0x0900...0x097F]),
  ]
}
