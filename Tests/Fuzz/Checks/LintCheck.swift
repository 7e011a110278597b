import IntentCatalog
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import PhraseLint

/// A small app, a line a fact: `>` begins a shortcut, `one=name` gives a list a value, `@xx` a
/// translation of the phrase above, and anything else is a phrase, which may name `${one}` and `${two}`.
enum LintCheck {
  private static let linter: Result<Linter, any Error> = Result {
    try Linter(data: Repository.phrases)
  }

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var reader = InputReader(input)
    let language = ["en", "ja", "sv", "th"][reader.choice(of: 4)]
    let text = reader.text
    let catalog = catalog(text, language)
    let subject = LintSubject(catalog: catalog) { _ in Array(text.utf8) }
    let linter = try linter.required()
    let findings = linter.findings(in: subject)
    _ = FindingFormats.json(findings) + FindingFormats.github(findings)
    _ = SarifReport.text(findings, version: "0")
    _ = DiagnosticRenderer().render(findings.map(\.diagnostic))
    try promise(
      findings == linter.findings(in: subject),
      "the same app has other findings the second time")
    for finding in findings { try check(finding, catalog) }
  }

  /// A witness is ambiguous in the language of its finding.
  private static func check(_ finding: Finding, _ catalog: AppCatalog) throws(BrokenPromise) {
    guard let witness = finding.witness, let locale = finding.locale else { return }
    let app = MatcherApp(catalog: catalog, values: [:])
    // A phrase that is faulty by itself is left out by the linter and refused by the matcher.
    guard let language = try? LanguagePack(locale, from: Repository.phrases),
      let matcher = try? PhraseMatcher(apps: [app], locale: locale, language: language)
    else { return }
    let result = matcher.match(witness)
    let shortcuts = Set(result.matches.prefix(result.equallyGood).map(\.shortcut))
    try promise(
      result.status == .ambiguous && shortcuts.count > 1,
      "\(witness) is not ambiguous in \(locale): \(finding.message)")
  }

  private static func catalog(_ text: String, _ language: String) -> AppCatalog {
    var provider = ProviderDescriptor(type: "P")
    var values: [String: [ValueDescriptor]] = [:]
    var translations: [String: [String: [PlacedText]]] = [:]
    for (number, line) in text.split(separator: "\n").prefix(40).enumerated() {
      let place = SourcePlace(file: "f", line: number + 1, column: 1)
      if line.hasPrefix(">") || provider.shortcuts.isEmpty {
        provider.shortcuts.append(ShortcutDescriptor(intent: "I\(provider.shortcuts.count)"))
      } else if line.hasPrefix("one=") || line.hasPrefix("two=") {
        let name = String(line.dropFirst(4))
        let list = String(line.prefix(3))
        values[list, default: []].append(ValueDescriptor(id: name, title: CatalogText(name)))
      } else if line.hasPrefix("@") {
        let phrase = provider.shortcuts.last?.phrases.last?.text ?? ""
        translations[String(line.dropFirst().prefix(2)), default: [:]][phrase, default: []]
          .append(PlacedText(String(line.dropFirst(3)), place: place))
      } else {
        let last = provider.shortcuts.count - 1
        provider.shortcuts[last].phrases.append(PlacedText(String(line), place: place))
      }
    }
    let parameters = ["one", "two"].map {
      ParameterDescriptor(name: $0, title: CatalogText($0), type: .entity($0))
    }
    return AppCatalog(
      id: "App", app: AppIdentity(name: "App"), sourceLanguage: language, providers: [provider],
      intents: provider.shortcuts.map {
        IntentDescriptor(identifier: $0.intent, title: "I", parameters: parameters)
      },
      entities: values.map { EntityDescriptor(identifier: $0.key, title: "E", values: $0.value) }
        .sorted { $0.identifier < $1.identifier },
      localizations: translations)
  }
}
