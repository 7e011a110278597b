import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

extension PackReader {
  mutating func readShortcuts(_ fields: [String: PlacedJSON]) {
    var provider = ProviderDescriptor(
      type: "\(catalog.id)Shortcuts", place: fields["shortcuts"].map { file.place(of: $0) })
    for element in file.elements(fields["shortcuts"]) {
      let fields = file.fields(
        element, of: "a shortcut", keys: PackKeys.shortcut, required: ["intent"])
      guard let intent = intent(named: fields["intent"]) else { continue }
      if fields["phrases"] == nil, fields["templates"] == nil {
        let start = element.range.lowerBound
        file.fault(PackMessages.shortcutSaysNothing, at: start..<start + 1)
      }
      provider.shortcuts.append(
        ShortcutDescriptor(
          intent: intent.identifier, arguments: arguments(fields["arguments"], of: intent),
          phrases: phrases(fields["phrases"], parameters: intent.parameters.map(\.name)),
          extraTemplates: templates(fields["templates"], of: intent),
          shortTitle: text(fields["shortTitle"]),
          systemImageName: file.string(fields["systemImageName"])))
    }
    provider.negativePhrases = phrases(fields["negativePhrases"], parameters: [])
    catalog.providers = [provider]
  }

  /// Reads what a pack beside an app adds to its shortcuts, into the catalog of that app.
  mutating func readAdditions(_ json: PlacedJSON) {
    let fields = file.fields(json, of: "a pack that extends an app", keys: PackKeys.additions)
    if let app = fields["extends"], let name = file.string(app), name != catalog.id {
      file.fault(PackMessages.extendsOther(name, catalog.id), at: app.range)
    }
    readRules(fields["rules"])
    for element in file.elements(fields["shortcuts"]) {
      let fields = file.fields(
        element, of: "a shortcut that is extended", keys: PackKeys.addedShortcut,
        required: ["intent", "templates"])
      guard let intent = intent(named: fields["intent"]) else { continue }
      let arguments = fields["arguments"].map { self.arguments($0, of: intent) }
      readUsualHours(fields["usualHours"], of: intent)
      let templates = templates(fields["templates"], of: intent)
      if !extend(intent.identifier, arguments, templates) {
        file.fault(
          PackMessages.noShortcut(intent.identifier), at: (fields["intent"] ?? element).range)
      }
    }
  }

  /// Adds templates to the first shortcut of an intent with these arguments, or with any; an intent
  /// without shortcuts gets one, which has no phrases of Apple's and counts nothing there.
  private mutating func extend(
    _ intent: String, _ arguments: [String: ParameterValue]?, _ templates: [String: [PlacedText]]
  ) -> Bool {
    for provider in catalog.providers.indices {
      let place = catalog.providers[provider].shortcuts.firstIndex {
        $0.intent == intent && ($0.arguments == arguments ?? $0.arguments)
      }
      guard let place else { continue }
      for (language, added) in templates {
        catalog.providers[provider].shortcuts[place].extraTemplates[language, default: []] += added
      }
      return true
    }
    let isNew = !catalog.providers.contains { $0.shortcuts.contains { $0.intent == intent } }
    guard isNew, arguments == nil, !catalog.providers.isEmpty else { return false }
    catalog.providers[0].shortcuts.append(
      ShortcutDescriptor(intent: intent, arguments: [:], phrases: [], extraTemplates: templates))
    return true
  }

  /// Reads the hours that dates of an intent mean where a time may be in either half of a day.
  private mutating func readUsualHours(_ json: PlacedJSON?, of intent: IntentDescriptor) {
    guard let json else { return }
    guard let members = json.object else {
      return file.fault(PackMessages.expected("an object", json.kindName), at: json.range)
    }
    for member in members {
      guard let place = catalog.intents.firstIndex(where: { $0.identifier == intent.identifier }),
        let parameter = catalog.intents[place].parameters.firstIndex(where: {
          $0.name == member.key && $0.type == .date
        })
      else {
        let names = intent.parameters.filter { $0.type == .date }.map(\.name)
        file.fault(
          PackMessages.unknownParameter(member.key, intent.identifier), at: member.keyRange,
          help: Suggestion.help(for: member.key, in: names) ?? PackMessages.knownWords(names))
        continue
      }
      let elements = file.elements(member.value)
      let hours = elements.compactMap { file.number($0) }.compactMap { Int(exactly: $0) }
      guard hours.count == 2, elements.count == 2, hours[0] >= 0, hours[0] < hours[1],
        hours[1] <= 24
      else {
        file.fault(PackMessages.badHours, at: member.value.range)
        continue
      }
      catalog.intents[place].parameters[parameter].usualHours = hours
    }
  }

  private mutating func intent(named json: PlacedJSON?) -> IntentDescriptor? {
    guard let json, let name = file.string(json) else { return nil }
    if let intent = catalog.intent(name) { return intent }
    let known = catalog.intents.map(\.identifier)
    file.fault(
      PackMessages.unknownIntent(name), at: json.range,
      help: Suggestion.help(for: name, in: known) ?? PackMessages.knownWords(known))
    return nil
  }

  private mutating func arguments(
    _ json: PlacedJSON?, of intent: IntentDescriptor
  ) -> [String: ParameterValue] {
    guard let json else { return [:] }
    guard let members = json.object else {
      file.fault(PackMessages.expected("an object", json.kindName), at: json.range)
      return [:]
    }
    var arguments: [String: ParameterValue] = [:]
    for member in members {
      guard let parameter = intent.parameter(member.key) else {
        let names = intent.parameters.map(\.name)
        file.fault(
          PackMessages.unknownParameter(member.key, intent.identifier), at: member.keyRange,
          help: Suggestion.help(for: member.key, in: names) ?? PackMessages.knownWords(names))
        continue
      }
      arguments[member.key] = value(member.value, for: parameter)
    }
    return arguments
  }

  /// Apple's phrases, in `${…}` form.
  private mutating func phrases(_ json: PlacedJSON?, parameters: [String]) -> [PlacedText] {
    var phrases: [PlacedText] = []
    for element in file.elements(json) {
      guard let phrase = file.template(element, mode: .apple, parameters: parameters) else {
        continue
      }
      phrases.append(PlacedText(phrase.printed(as: .dollar), place: file.place(of: element)))
    }
    return phrases
  }

  // MARK: - Templates

  /// Templates by language, without rules, in the packs' language.
  private mutating func templates(
    _ json: PlacedJSON?, of intent: IntentDescriptor
  ) -> [String: [PlacedText]] {
    guard let json else { return [:] }
    let names = intent.parameters.map(\.name)
    guard let members = json.object else {
      let own = templates(json, sourceLanguage, names)
      return own.isEmpty ? [:] : [sourceLanguage: own]
    }
    var templates: [String: [PlacedText]] = [:]
    for member in members where isLanguage(member) {
      templates[member.key] = self.templates(member.value, member.key, names)
    }
    return templates
  }

  private mutating func templates(
    _ json: PlacedJSON, _ language: String, _ parameters: [String]
  ) -> [PlacedText] {
    let rules = rules[language] ?? [:]
    var texts: [PlacedText] = []
    for element in file.elements(json) {
      let parsed = file.template(
        element, mode: .pack, parameters: parameters, rules: rules.keys.sorted())
      guard let parsed, let text = inlined(parsed, rules, in: element, parameters) else { continue }
      texts.append(PlacedText(text, place: file.place(of: element)))
    }
    return texts
  }

  /// A template's text, with its rules replaced; what a rule names must be the intent's too.
  private mutating func inlined(
    _ template: PhraseTemplate, _ rules: [String: PhraseTemplate], in json: PlacedJSON,
    _ parameters: [String]
  ) -> String? {
    guard !template.rules.isEmpty else { return json.string }
    let (whole, faults) = template.inlining(rules: rules)
    file.add(faults, in: json)
    let text = whole.printed(as: .braces)
    // The pieces are good by themselves; together they may be too deep, or name what is not there.
    let again = PhraseTemplate.parse(text, mode: .pack, parameters: parameters)
    if faults.isEmpty, let first = again.faults.first {
      file.fault(first.message, at: json.range, help: first.help)
    }
    return faults.isEmpty && again.faults.isEmpty ? text : nil
  }

  /// Rules by language and name; a language's templates may use its rules.
  mutating func readRules(_ json: PlacedJSON?) {
    guard let json else { return }
    guard let languages = json.object else {
      file.fault(PackMessages.expected("an object", json.kindName), at: json.range)
      return
    }
    for language in languages where isLanguage(language) {
      guard let members = language.value.object else {
        let found = language.value.kindName
        file.fault(PackMessages.expected("an object", found), at: language.value.range)
        continue
      }
      let names = members.map(\.key)
      for member in members {
        let template = file.template(member.value, mode: .pack, parameters: nil, rules: names)
        rules[language.key, default: [:]][member.key] = template
      }
    }
  }
}
