import IntentCatalog
import IntentMatching
import PhraseSyntax

/// The app as the finder takes it: without what cannot be compiled, and with a value for each type
/// whose values nobody knows.
struct SharedSentenceApp {
  private(set) var matcherApp: MatcherApp
  private(set) var openTypes: Set<String> = []
  private var titles: [Unicode.Scalar: String] = [:]

  /// Where names for values that nobody knows begin: characters that mean nothing.
  private static let firstMark: UInt32 = 0xF0000

  init(_ catalog: AppCatalog, _ values: [String: [ValueDescriptor]]) {
    matcherApp = MatcherApp(catalog: catalog.compilable, values: values)
    for type in catalog.intents.flatMap(\.parameters).map(\.type) {
      guard case .entity(let name) = type, !openTypes.contains(name) else { continue }
      let known = (values[name] ?? catalog.declaredValues(of: type)).filter { !$0.title.isComputed }
      guard known.isEmpty, let mark = Unicode.Scalar(Self.firstMark + UInt32(openTypes.count))
      else {
        matcherApp.values[name] = known
        continue
      }
      openTypes.insert(name)
      let title = catalog.entities.first { $0.identifier == name }?.title.text ?? name
      titles[mark] = title
      matcherApp.values[name] = [
        ValueDescriptor(id: String(Character(mark)), title: CatalogText(String(Character(mark))))
      ]
    }
  }

  /// Whether a sentence holds a value that nobody knows.
  func hasOpenValue(_ text: String) -> Bool {
    text.unicodeScalars.contains { titles[$0] != nil }
  }

  /// A sentence with the types of values that nobody knows.
  func shown(_ text: String) -> String {
    var result = ""
    for character in text {
      let title = character.unicodeScalars.first.flatMap { titles[$0] }
      result += title.map { "<\($0)>" } ?? String(character)
    }
    return result
  }
}

extension AppCatalog {
  /// The catalog without phrases that are faulty by themselves.
  fileprivate var compilable: AppCatalog {
    var catalog = self
    for provider in catalog.providers.indices {
      for number in catalog.providers[provider].shortcuts.indices {
        catalog.keepSound(provider, number)
      }
      catalog.providers[provider].negativePhrases.removeAll { !Self.isSound($0.text, []) }
    }
    for place in catalog.intents.indices {
      guard let summary = catalog.intents[place].parameterSummary else { continue }
      let names = catalog.intents[place].parameters.map(\.name)
      let texts = [summary.text] + summary.localizations.values
      if !texts.allSatisfy({ Self.isSound($0, names) }) {
        catalog.intents[place].parameterSummary = nil
      }
    }
    return catalog
  }

  /// Keeps of a shortcut's phrases and their translations those without faults.
  private mutating func keepSound(_ provider: Int, _ number: Int) {
    let shortcut = providers[provider].shortcuts[number]
    let names = intent(shortcut.intent)?.parameters.map(\.name) ?? []
    for phrase in shortcut.phrases {
      for language in localizations.keys {
        localizations[language]?[phrase.text]?.removeAll { !Self.isSound($0.text, names) }
      }
    }
    providers[provider].shortcuts[number].phrases.removeAll { !Self.isSound($0.text, names) }
    providers[provider].shortcuts[number].extraTemplates = shortcut.extraTemplates.mapValues {
      $0.filter { text in
        let parsed = PhraseTemplate.parse(text.text, mode: .pack, parameters: names)
        return parsed.faults.isEmpty && parsed.template.rules.isEmpty
      }
    }
  }

  private static func isSound(_ text: String, _ parameters: [String]) -> Bool {
    PhraseTemplate.parse(text, mode: .apple, parameters: parameters).faults.isEmpty
  }
}
