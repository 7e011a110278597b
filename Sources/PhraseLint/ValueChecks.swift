import IntentCatalog
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization

extension LintRun {
  /// The values that people name.
  mutating func checkValues() {
    for (type, values) in usedLists {
      var pairs: Set<[String]> = []
      for language in languages(of: values) { checkNames(of: values, type, language, &pairs) }
    }
    checkSuggestions()
  }

  /// The lists of intents' parameters, each once, in order of first use.
  private var usedLists: [(type: ValueType, values: [ValueDescriptor])] {
    var lists: [(type: ValueType, values: [ValueDescriptor])] = []
    for parameter in catalog.intents.flatMap(\.parameters)
    where !lists.contains(where: { $0.type == parameter.type }) {
      var whole = parameter
      whole.supportedValues = nil
      let values = knownValues(of: whole)
      if !values.isEmpty { lists.append((parameter.type, values)) }
    }
    return lists
  }

  /// The source language, and those that some name is translated to.
  private func languages(of values: [ValueDescriptor]) -> [String] {
    let texts = values.flatMap { [$0.title] + $0.synonyms }
    let others = Set(texts.flatMap(\.localizations.keys)).subtracting([catalog.sourceLanguage])
    return [catalog.sourceLanguage] + others.sorted()
  }

  private mutating func checkNames(
    of values: [ValueDescriptor], _ type: ValueType, _ language: String,
    _ pairs: inout Set<[String]>
  ) {
    let isSource = language == catalog.sourceLanguage
    let appName = normalizer.normalize(catalog.app.name(in: language))
    var owners: [NormalizedText: (value: ValueDescriptor, name: String)] = [:]
    for value in values {
      for text in [value.title] + value.synonyms where !text.isComputed {
        guard isSource || text.localizations[language] != nil else { continue }
        let name = text.text(in: language)
        let key = normalizer.normalize(name)
        guard !key.isEmpty, !Self.hasSign(name) else { continue }
        if key == appName, isInPhrase(type) {
          report(
            Finding(
              .valueIsAppName, LintMessages.valueIsAppName(name, value.id),
              at: text.place ?? value.place, help: LintMessages.renameValue, locale: language))
        }
        guard let owner = owners[key] else {
          owners[key] = (value, name)
          continue
        }
        guard owner.value.id != value.id, pairs.insert([owner.value.id, value.id]).inserted
        else { continue }
        report(
          Finding(
            .sameValueName,
            LintMessages.sameValueName(name, value.id, owner.name, owner.value.id),
            at: text.place ?? value.place, help: LintMessages.renameValue, locale: language))
      }
    }
  }

  /// Whether a name has a dash that is said: "-1", "A-".
  private static func hasSign(_ name: String) -> Bool {
    func isDash(_ character: Character?) -> Bool { character.map { "-−–".contains($0) } ?? false }
    let rest = name.dropFirst()
    return isDash(name.last) || (isDash(name.first) && rest.first?.isNumber == true)
  }

  /// Whether a phrase has a slot for the type.
  private func isInPhrase(_ type: ValueType) -> Bool {
    phrases.contains { phrase in
      phrase.template.parameters.contains { phrase.intent?.parameter($0)?.type == type }
    }
  }

  /// Entities in phrases whose query suggests none.
  private mutating func checkSuggestions() {
    var seen: Set<String> = []
    for phrase in phrases {
      for name in phrase.template.parameters {
        guard let parameter = phrase.intent?.parameter(name),
          case .entity(let type) = parameter.type, seen.insert(type).inserted,
          knownValues(of: parameter).isEmpty, let query = silentQuery(of: type)
        else { continue }
        report(
          Finding(
            .noSuggestions, LintMessages.noSuggestions(query.identifier, type),
            at: query.suggestionsPlace ?? query.place ?? phrase.place,
            help: LintMessages.suggest(name)))
      }
    }
  }

  /// The query of an entity type when it is known to suggest nothing.
  private func silentQuery(of type: String) -> QueryDescriptor? {
    let entity = catalog.entities.first { $0.identifier == type }
    let found =
      entity?.query.map { name in catalog.queries.first { $0.identifier == name } }
      ?? catalog.queries.first { $0.entity == type }
    guard let query = found else { return nil }
    switch query.suggestedEntities {
    case .computed: return nil
    case .empty: return query
    case .missing, nil:
      let suggests = query.capabilities.contains("suggested")
      let enumerates = query.capabilities.contains("enumerable")
      return suggests || enumerates ? nil : query
    }
  }
}
