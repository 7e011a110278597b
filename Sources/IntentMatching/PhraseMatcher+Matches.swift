import IntentCatalog

extension PhraseMatcher {
  /// A candidate in the words of the catalog.
  func match(_ candidate: Candidate, _ scalars: [Unicode.Scalar]) -> IntentMatch? {
    guard templates.indices.contains(candidate.rule) else { return nil }
    let template = templates[candidate.rule]
    guard let number = template.shortcut, apps.indices.contains(template.app) else { return nil }
    let catalog = apps[template.app].catalog
    guard let shortcut = catalog.shortcut(number) else { return nil }
    return IntentMatch(
      app: catalog.id, intent: shortcut.intent, shortcut: number, tier: candidate.tier,
      edits: candidate.edits, template: template.text,
      parameters: candidate.slots.compactMap { parameter($0, template, scalars) },
      presets: shortcut.arguments)
  }

  private func parameter(
    _ slot: Candidate.Slot, _ template: MatcherTemplate, _ scalars: [Unicode.Scalar]
  ) -> ParameterMatch? {
    guard let source = template.slots[slot.name] else { return nil }
    let text = Ranking.text(slot.range, scalars)
    switch source {
    case .text:
      return ParameterMatch(
        name: slot.name, value: .string(text), title: text, text: text, range: slot.range)
    case .number(let isWhole):
      guard let value = number(text, isWhole: isWhole) else { return nil }
      return ParameterMatch(
        name: slot.name, value: value, title: text, text: text, range: slot.range)
    case .list(let key):
      let values = sources[key]?.values ?? []
      let named = slot.values.filter(values.indices.contains).map { values[$0] }
      guard let first = named.first else { return nil }
      return ParameterMatch(
        name: slot.name, value: first.value, title: first.descriptor.title.text(in: language),
        text: text, range: slot.range, edits: slot.edits,
        others: named.dropFirst().map(\.descriptor))
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
