import IntentCatalog

extension PhraseMatcher {
  /// A candidate in the words of the catalog.
  func match(_ candidate: Candidate, _ utterance: String) -> IntentMatch? {
    guard templates.indices.contains(candidate.rule) else { return nil }
    let template = templates[candidate.rule]
    guard var match = prototype(template) else { return nil }
    match.tier = candidate.tier
    match.edits = candidate.edits
    match.parameters = candidate.slots.compactMap { parameter($0, template, utterance) }
    return match
  }

  /// An exact match of a template without its values; nil for a negative phrase.
  func prototype(_ template: MatcherTemplate) -> IntentMatch? {
    guard let number = template.shortcut, apps.indices.contains(template.app) else { return nil }
    let catalog = apps[template.app].catalog
    guard let shortcut = catalog.shortcut(number) else { return nil }
    return IntentMatch(
      app: catalog.id, intent: shortcut.intent, shortcut: number, tier: .exact,
      template: template.text, presets: shortcut.arguments)
  }

  private func parameter(
    _ slot: Candidate.Slot, _ template: MatcherTemplate, _ utterance: String
  ) -> ParameterMatch? {
    guard let source = template.slots[slot.name] else { return nil }
    let text = Ranking.text(slot.range, of: utterance)
    switch source {
    case .text, .spoken:
      return ParameterMatch(
        name: slot.name, value: .string(text), title: text, text: text, range: slot.range)
    case .number(let isWhole):
      guard let value = number(text, isWhole: isWhole) else { return nil }
      return ParameterMatch(
        name: slot.name, value: value, title: text, text: text, range: slot.range)
    case .list(let key):
      guard let source = sources[key],
        let first = slot.values.first(where: { $0 < source.count }),
        let value = source.value(first)
      else { return nil }
      return ParameterMatch(
        name: slot.name, value: value, title: source.title(first),
        text: text, range: slot.range, edits: slot.edits,
        others: slot.values.filter { $0 != first }.compactMap(source.descriptor))
    }
  }
}

extension AppCatalog {
  /// The shortcut of that number.
  func shortcut(_ number: Int) -> ShortcutDescriptor? {
    var rest = number
    for provider in ownProviders {
      if provider.shortcuts.indices.contains(rest) { return provider.shortcuts[rest] }
      rest -= provider.shortcuts.count
    }
    return nil
  }
}
