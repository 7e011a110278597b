import Foundation
import IntentCatalog
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import TextNormalization

/// An app written down in a few words: each slot is a parameter whose values are listed.
struct TestApp: Sendable {
  var name: String
  var otherNames: [String] = []
  /// Intent, or `Intent(parameter: .value)` for a preset, to its phrases.
  var shortcuts: [(String, [String])]
  /// Slot to its values; each is a title with synonyms after `|`.
  var values: [String: [String]] = [:]
  var language = "en"
  var negativePhrases: [String] = []

  var matcherApp: MatcherApp {
    let described = shortcuts.map { shortcut, phrases in
      let parts = shortcut.split(separator: "(", maxSplits: 1).map(String.init)
      var arguments: [String: ParameterValue] = [:]
      if parts.count == 2 {
        let preset = parts[1].dropLast().split(separator: ":").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        arguments[preset[0]] = .identifier(String(preset[1].dropFirst()))
      }
      return ShortcutDescriptor(
        intent: parts[0], arguments: arguments, phrases: phrases.map { PlacedText($0) })
    }
    var intents: [IntentDescriptor] = []
    for shortcut in described {
      let slots = values.keys.sorted().filter { slot in
        described.contains { other in
          other.intent == shortcut.intent
            && other.phrases.contains { $0.text.contains("${\(slot)}") }
        }
      }
      guard !intents.contains(where: { $0.identifier == shortcut.intent }) else { continue }
      intents.append(
        IntentDescriptor(
          identifier: shortcut.intent, title: CatalogText(shortcut.intent),
          parameters: slots.map {
            ParameterDescriptor(name: $0, title: CatalogText($0), type: .entity($0))
          }))
    }
    let catalog = AppCatalog(
      id: name, app: AppIdentity(name: name, alternativeNames: otherNames),
      sourceLanguage: language,
      providers: [
        ProviderDescriptor(
          type: "Shortcuts", shortcuts: described,
          negativePhrases: negativePhrases.map { PlacedText($0) })
      ],
      intents: intents)
    return MatcherApp(catalog: catalog, values: values.mapValues { $0.map(Self.value) })
  }

  static func value(_ names: String) -> ValueDescriptor {
    let names = names.split(separator: "|").map(String.init)
    return ValueDescriptor(
      id: names[0], title: CatalogText(names[0]),
      synonyms: names.dropFirst().map { CatalogText($0) })
  }
}

/// The language packs of the repository.
enum TestLanguages {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let data = PhraseData(
    read: { path in
      (try? Data(contentsOf: root.appending(path: "Phrases/\(path)"))).map { Array($0) }
    },
    list: { _ in [] })

  static func pack(_ language: String) throws -> LanguagePack {
    try LanguagePack(language, from: data)
  }

  static let english = Result { try GrammarTools(pack("en"), TextNormalizer()) }
  static let japanese = Result { try GrammarTools(pack("ja"), TextNormalizer()) }

  /// A language's tools, made once for all tests.
  static func tools(_ language: String) throws -> GrammarTools {
    switch language {
    case "en": try english.get()
    case "ja": try japanese.get()
    default: try GrammarTools(pack(language), TextNormalizer())
    }
  }

  static func matcher(_ apps: [TestApp], _ language: String) throws -> PhraseMatcher {
    try PhraseMatcher(
      apps: apps.map(\.matcherApp), locale: language, tools: tools(language))
  }
}

extension MatchResult {
  /// `none`, or the equally good readings as `Intent(slot=id, preset=id)`.
  var summary: String {
    guard status != .none else { return "none" }
    let all = matches.prefix(max(1, equallyGood)).map(\.summary)
    return (status == .ambiguous ? "ambiguous: " : "") + all.joined(separator: " | ")
  }
}

extension IntentMatch {
  var summary: String {
    let said = parameters.map { "\($0.name)=\(Self.text($0.value))" }
    let preset = presets.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.text($0.value))" }
    return "\(intent)(\((preset + said).joined(separator: ", ")))"
  }

  private static func text(_ value: ParameterValue) -> String {
    switch value {
    case .identifier(let text), .string(let text): text
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let truth): "\(truth)"
    default: "\(value)"
    }
  }
}
