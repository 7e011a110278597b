import IntentCatalog

extension PhraseMatcher {
  /// Every sentence that shortcuts can say, lazily.
  ///
  /// Free text in a template is shown by its parameter's title.
  ///
  /// - Parameters:
  ///   - app: The app's identifier; nil for all apps.
  ///   - shortcut: The shortcut's number in its app; nil for all.
  /// - Returns: The sentences, in order of declaration.
  /// - Complexity: O(n) in the number of templates and values; not in the number of sentences.
  public func sentences(app: String? = nil, shortcut: Int? = nil) -> ShortcutSentences {
    var forms: [ShortcutSentences.Form] = []
    for template in templates {
      guard let number = template.shortcut, shortcut == nil || shortcut == number,
        apps.indices.contains(template.app)
      else { continue }
      let catalog = apps[template.app].catalog
      guard app == nil || app == catalog.id, let descriptor = catalog.shortcut(number) else {
        continue
      }
      for form in template.forms {
        for parts in parts(of: form, template, catalog, descriptor.intent) {
          forms.append(
            ShortcutSentences.Form(
              parts: parts, app: catalog.id, intent: descriptor.intent, shortcut: number,
              template: template.text))
        }
      }
    }
    return ShortcutSentences(forms: forms)
  }

  /// The sentence that a match stands for, as its template says it: what a suggestion is shown as.
  public func sentence(for match: IntentMatch) -> String {
    let catalog = apps.first { $0.catalog.id == match.app }?.catalog
    let name = catalog?.app.name(in: language) ?? match.app
    guard
      let template = templates.first(where: {
        $0.text == match.template && $0.shortcut == match.shortcut
      }), let form = template.forms.first(where: { covers($0, match) }) ?? template.forms.first
    else { return match.template }
    return form.map { piece in
      switch piece {
      case .text(let text): text
      case .app: name
      case .parameter(let slot):
        match.parameters.first { $0.name == slot }?.title
          ?? catalog?.intent(match.intent)?.parameter(slot)?.title.text(in: language) ?? slot
      }
    }.joined()
  }

  private func covers(_ form: [RawPiece], _ match: IntentMatch) -> Bool {
    let slots: [String] = form.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
    return Set(slots) == Set(match.parameters.map(\.name))
  }

  /// What may stand at each place of a form; a form without the app's name takes it in each way.
  private func parts(
    of form: [RawPiece], _ template: MatcherTemplate, _ catalog: AppCatalog, _ intent: String
  ) -> [[[String]]] {
    let names = catalog.app.spokenNames(in: language)
    let body: [[String]] = form.map { piece in
      switch piece {
      case .text(let text): [text]
      case .app: names
      case .parameter(let name): texts(name, template, catalog.intent(intent))
      }
    }
    guard !form.contains(.app) else { return [body] }
    return tools.frames.summaryParts(body, names: names, lists: tools.data.lists)
  }

  private func texts(
    _ name: String, _ template: MatcherTemplate, _ intent: IntentDescriptor?
  ) -> [String] {
    switch template.slots[name] {
    case .list(let key)?:
      sources[key]?.descriptors.flatMap { $0.names(in: language) } ?? []
    case .number?: ["1"]
    case .text?, .spoken?, nil: [intent?.parameter(name)?.title.text(in: language) ?? name]
    }
  }
}
