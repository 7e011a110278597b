import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

extension LintRun {
  private static let mostShortcuts = 10
  private static let mostPhrases = 1_000
  private static let mostAlternativeNames = 3

  /// Shortcuts and providers as a whole.
  mutating func checkShortcuts() {
    checkProviders()
    for (place, provider) in catalog.providers.enumerated() {
      // What a pack adds to an app is none of Apple's.
      let counted = provider.shortcuts.filter { !$0.phrases.isEmpty || $0.extraTemplates.isEmpty }
      if counted.count > Self.mostShortcuts {
        let first = counted[Self.mostShortcuts]
        report(
          Finding(
            .tooManyShortcuts,
            LintMessages.tooManyShortcuts(counted.count, provider.type),
            at: first.place ?? first.phrases.first?.place ?? provider.place,
            help: LintMessages.joinShortcuts))
      }
      checkCount(of: provider, at: place)
      for (number, shortcut) in provider.shortcuts.enumerated() {
        checkParameterOnly(
          shortcut, phrases.filter { $0.provider == place && $0.shortcut == number })
      }
    }
    checkAppNames()
  }

  private mutating func checkProviders() {
    var first: [String: ProviderDescriptor] = [:]
    for provider in catalog.providers where !provider.shortcuts.isEmpty {
      let target = provider.target ?? (provider.isOwn ? "" : provider.type)
      guard let known = first[target] else {
        first[target] = provider
        continue
      }
      report(
        Finding(
          .severalProviders, LintMessages.severalProviders(known.type, provider.type),
          at: provider.place ?? provider.shortcuts.first?.phrases.first?.place,
          help: LintMessages.joinProviders))
    }
  }

  private mutating func checkParameterOnly(_ shortcut: ShortcutDescriptor, _ phrases: [Phrase]) {
    guard let first = phrases.first, phrases.allSatisfy({ !$0.template.parameters.isEmpty }),
      first.intent != nil
    else { return }
    report(
      Finding(
        .onlyParameterPhrases, LintMessages.onlyParameterPhrases(shortcut.intent),
        at: first.place ?? shortcut.place, help: LintMessages.addPlainPhrase))
  }

  /// The number of phrases with their values, as far as these are known.
  private mutating func checkCount(of provider: ProviderDescriptor, at place: Int) {
    var count = 0
    var greatest: (count: Int, phrase: Phrase)?
    for phrase in phrases where phrase.provider == place && phrase.shortcut != nil {
      let product = phrase.template.parameters.reduce(1) { product, name in
        guard let parameter = phrase.intent?.parameter(name) else { return product }
        return product * max(1, knownValues(of: parameter).count)
      }
      count += product
      if product > greatest?.count ?? 0 { greatest = (product, phrase) }
    }
    guard count > Self.mostPhrases, let greatest else { return }
    report(
      Finding(
        .tooManyPhrases, LintMessages.tooManyPhrases(count, greatest.phrase.text, greatest.count),
        at: greatest.phrase.place, help: LintMessages.fewerValues))
  }

  /// The values that a parameter may take, those that are known.
  func knownValues(of parameter: ParameterDescriptor) -> [ValueDescriptor] {
    let all =
      parameter.type.listName.flatMap { subject.values[$0] }
      ?? catalog.declaredValues(of: parameter.type)
    guard let allowed = parameter.supportedValues else { return all }
    return all.filter { allowed.contains($0.id) }
  }

  private mutating func checkAppNames() {
    let app = catalog.app
    func check(_ names: [String], _ own: String, _ locale: String?) {
      let key = normalizer.normalize(own)
      for name in names where !own.isEmpty && normalizer.normalize(name) == key {
        report(
          Finding(
            .repeatedAppName, LintMessages.repeatedAppName(name), at: nameSite(name),
            help: LintMessages.otherName, locale: locale))
      }
      guard names.count > Self.mostAlternativeNames else { return }
      report(
        Finding(
          .tooManyAppNames, LintMessages.tooManyAppNames(names.count),
          at: nameSite(names[Self.mostAlternativeNames]), help: LintMessages.keepThree,
          locale: locale))
    }
    check(app.alternativeNames, app.name, nil)
    for (language, names) in app.localizedNames.sorted(by: { $0.key < $1.key }) {
      check(names.alternativeNames, names.name ?? app.name, language)
    }
  }

  /// Where an alternative name is written; the app's first provider where nobody knows.
  private func nameSite(_ name: String) -> SourcePlace? {
    let rows = catalog.tables.filter { $0.table == AppNames.table }.flatMap(\.rows)
    let alternatives = rows.filter { $0.key.text.hasPrefix("INAlternativeAppName") }
    let value = alternatives.flatMap(\.values).first { $0.text == name }
    return value?.place ?? catalog.providers.first { !$0.shortcuts.isEmpty }?.place
  }
}
