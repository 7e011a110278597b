import Foundation
import IntentCatalog
import LanguagePacks
import LocalizedTexts
import PhraseDiagnostics
import TextNormalization

@testable import PhraseLint

/// The package's root.
let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files under `Phrases/`.
let phraseData = PhraseData(
  read: { path in
    (try? Data(contentsOf: packageRoot.appending(path: "Phrases/\(path)"))).map { [UInt8]($0) }
  }, list: { _ in [] })

/// An app that is written down in a few lines; its phrases stand in `App.swift` from line 1 on.
struct LintApp {
  var name = "Pantry"
  var language = "en"
  /// Intent to its phrases.
  var shortcuts: [(intent: String, phrases: [String])] = []
  /// Parameter to its values, each with its synonyms; a parameter without values is open.
  var values: [String: [[String]]] = [:]
  /// Parameter to its type, where that is no entity of its own.
  var types: [String: ValueType] = [:]
  /// Language to phrase to translations.
  var translations: [String: [String: [String]]] = [:]

  var catalog: AppCatalog {
    var line = 0
    var provider = ProviderDescriptor(type: "PantryShortcuts")
    var intents: [IntentDescriptor] = []
    for shortcut in shortcuts {
      let phrases = shortcut.phrases.map { text in
        line += 1
        return PlacedText(text, place: SourcePlace(file: "App.swift", line: line, column: 3))
      }
      provider.shortcuts.append(ShortcutDescriptor(intent: shortcut.intent, phrases: phrases))
      if !intents.contains(where: { $0.identifier == shortcut.intent }) {
        intents.append(intent(shortcut.intent))
      }
    }
    return AppCatalog(
      id: "Pantry", app: AppIdentity(name: name), sourceLanguage: language, providers: [provider],
      intents: intents, entities: entities,
      localizations: translations.mapValues { table in
        table.mapValues { texts in
          texts.map { PlacedText($0, place: SourcePlace(file: "table", line: 1, column: 2)) }
        }
      })
  }

  private func intent(_ name: String) -> IntentDescriptor {
    let texts = shortcuts.filter { $0.intent == name }.flatMap(\.phrases)
    var names: [String] = []
    for text in texts {
      for part in text.split(separator: "${", omittingEmptySubsequences: false).dropFirst() {
        let parameter = String(part.prefix { $0 != "}" })
        if parameter != "applicationName", !names.contains(parameter) { names.append(parameter) }
      }
    }
    return IntentDescriptor(
      identifier: name, title: CatalogText(name),
      parameters: names.map {
        ParameterDescriptor(
          name: $0, title: CatalogText($0), type: types[$0] ?? .entity("\($0)Entity"),
          requestValueDialog: "Which one?")
      })
  }

  private var entities: [EntityDescriptor] {
    values.sorted { $0.key < $1.key }.map { name, values in
      EntityDescriptor(
        identifier: "\(name)Entity", title: CatalogText(name),
        values: values.map { names in
          ValueDescriptor(
            id: names[0], title: CatalogText(names[0]),
            synonyms: names.dropFirst().map { CatalogText($0) })
        })
    }
  }

  /// What is found, each as `rule@line`, in order.
  func found(_ change: (inout AppCatalog) -> Void = { _ in }) throws -> [String] {
    try findings(change).map { "\($0.rule.rawValue)@\($0.place?.line ?? 0)" }
  }

  /// What is found.
  func findings(_ change: (inout AppCatalog) -> Void = { _ in }) throws -> [Finding] {
    var catalog = catalog
    change(&catalog)
    return try Linter(data: phraseData).findings(in: LintSubject(catalog: catalog))
  }
}
