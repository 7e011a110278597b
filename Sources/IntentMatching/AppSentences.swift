import IntentCatalog
import PhraseDiagnostics
import SentenceMatching

/// An app's sentences in the matcher's language, compiled.
struct AppSentences: Sendable {
  /// The app's place in the matcher's list.
  var app: Int
  var grammar: SentenceGrammar

  /// The sentences of the apps that have some in a language.
  ///
  /// A list that no file fills has the values of the type of its name.
  static func all(
    _ apps: [MatcherApp], _ language: String
  ) throws(Diagnostic) -> [AppSentences] {
    var found: [AppSentences] = []
    for (place, app) in apps.enumerated() {
      guard let set = app.catalog.sentences.first(where: { $0.language == language }) else {
        continue
      }
      let grammar = try SentenceGrammar(set)
      let types = Set(app.catalog.entities.map(\.identifier) + app.values.keys)
      var lists: [String: SentenceList] = [:]
      for type in types where set.lists[type] == nil {
        let values = app.values[type] ?? app.catalog.declaredValues(of: .entity(type))
        lists[type] = list(of: values, in: language)
      }
      for type in app.catalog.enums where set.lists[type.identifier] == nil {
        lists[type.identifier] = list(of: type.cases, in: language)
      }
      let filled = lists.isEmpty ? grammar : try grammar.replacing(lists: lists)
      found.append(AppSentences(app: place, grammar: filled))
    }
    return found
  }

  private static func list(of values: [ValueDescriptor], in language: String) -> SentenceList {
    .values(
      values.flatMap { value in
        value.names(in: language).map {
          SentenceListValue(PlacedText($0), value: .identifier(value.id))
        }
      })
  }
}

extension PhraseMatcher {
  /// The first app's sentence that an utterance is; sentences need no app's name.
  func sentence(_ utterance: String, _ options: MatchOptions) -> IntentMatch? {
    guard options.has(.exact), !options.isExhaustive else { return nil }
    for entry in sentences {
      let catalog = apps[entry.app].catalog
      guard let found = entry.grammar.match(utterance),
        let shortcut = catalog.shortcuts.firstIndex(where: { $0.intent == found.intent })
      else { continue }
      var match = IntentMatch(
        app: catalog.id, intent: found.intent, shortcut: shortcut, tier: .exact,
        template: catalog.sentences.first { $0.language == entry.grammar.set.language }?
          .blocks[found.block].sentences.first?.text ?? "")
      for slot in found.slots {
        guard let range = slot.range else {
          match.presets[slot.name] = slot.value
          continue
        }
        match.parameters.append(
          ParameterMatch(
            name: slot.name, value: slot.value, title: slot.text, text: slot.text, range: range))
      }
      return match
    }
    return nil
  }
}
