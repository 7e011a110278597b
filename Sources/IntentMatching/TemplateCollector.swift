import IntentCatalog
import PhraseDiagnostics
import PhraseSyntax

/// Gathers what an app's shortcuts say in a language.
struct TemplateCollector {
  let language: String
  /// The values of sources that lie in an index file, by key.
  let stored: [String: StoredValues]
  private(set) var templates: [MatcherTemplate] = []
  private(set) var sources: [String: ValueSource] = [:]
  /// What is wrong with the phrases of the app that is added.
  private var faults: [Diagnostic] = []

  init(language: String, stored: [String: StoredValues] = [:]) {
    self.language = language
    self.stored = stored
  }

  /// The key of an app's name list.
  static func nameKey(_ app: Int) -> String { "\(app)/" }

  /// Adds an app; a phrase in code that is not well formed is left out where others stand.
  /// - Throws: `Diagnostic` for the first template that is not well formed, or where nothing stands
  ///   for the first phrase.
  mutating func add(_ app: MatcherApp, at place: Int) throws(Diagnostic) {
    let before = templates.count
    faults = []
    try addAll(app, at: place)
    if templates.count == before, let fault = faults.first { throw fault }
  }

  private mutating func addAll(_ app: MatcherApp, at place: Int) throws(Diagnostic) {
    var number = 0
    var summarized: Set<String> = []
    for (provider, descriptor) in app.catalog.ownProviders.enumerated() {
      for shortcut in descriptor.shortcuts {
        let context = Context(
          app: app, place: place, provider: provider, number: number, shortcut: shortcut,
          intent: app.catalog.intent(shortcut.intent))
        try add(context, isSummarized: !summarized.insert(shortcut.intent).inserted)
        number += 1
      }
      for phrase in descriptor.negativePhrases {
        let context = Context(
          app: app, place: place, provider: provider, number: nil, shortcut: nil, intent: nil)
        for text in localized(phrase, app.catalog) { addPhrase(text, context) }
      }
    }
  }

  private struct Context {
    var app: MatcherApp
    var place: Int
    var provider: Int
    var number: Int?
    var shortcut: ShortcutDescriptor?
    var intent: IntentDescriptor?
  }

  private mutating func add(_ context: Context, isSummarized: Bool) throws(Diagnostic) {
    guard let shortcut = context.shortcut else { return }
    for phrase in shortcut.phrases {
      for text in localized(phrase, context.app.catalog, context.intent) {
        addPhrase(text, context)
      }
    }
    for text in shortcut.extraTemplates[language] ?? [] { try add(text, .pack, context) }
    guard !isSummarized, let intent = context.intent else { return }
    for summary in summaries(of: intent) {
      let text = PlacedText(summary.text(in: language), place: summary.place)
      addPhrase(text, context, isSummary: true)
    }
  }

  /// The sentences of all branches of an intent's summary, each once.
  private func summaries(of intent: IntentDescriptor) -> [CatalogText] {
    var all: [CatalogText] = []
    for text in [intent.parameterSummary].compactMap({ $0 }) + (intent.summary?.sentences ?? [])
    where !all.contains(where: { $0.text(in: language) == text.text(in: language) }) {
      all.append(text)
    }
    return all
  }

  private mutating func addPhrase(
    _ text: PlacedText, _ context: Context, isSummary: Bool = false
  ) {
    do throws(Diagnostic) {
      try add(text, .apple, context, isSummary: isSummary)
    } catch {
      faults.append(error)
    }
  }

  /// What is said instead of a phrase in the language; the phrase itself where nothing is.
  ///
  /// A faulty translation silences itself and nothing else.
  private func localized(
    _ phrase: PlacedText, _ catalog: AppCatalog, _ intent: IntentDescriptor? = nil
  ) -> [PlacedText] {
    guard let texts = catalog.localizations[language]?[phrase.text], !texts.isEmpty else {
      return [phrase]
    }
    let names = intent?.parameters.map(\.name)
    return texts.filter {
      PhraseTemplate.parse($0.text, mode: .apple, parameters: names).faults.isEmpty
    }
  }

  private mutating func add(
    _ text: PlacedText, _ mode: TemplateMode, _ context: Context, isSummary: Bool = false
  ) throws(Diagnostic) {
    let template = try PhraseTemplate(
      parsing: text.text, mode: mode, parameters: context.intent?.parameters.map(\.name),
      at: text.place)
    if let rule = template.rules.first {
      throw MatchingMessages.unresolvedRule(rule, in: text.text)
    }
    let parameters = template.parameters
    if isSummary, !isUsable(template, context) { return }
    guard parameters.isEmpty || context.app.hasParameterValues else { return }
    var slots: [String: SlotSource] = [:]
    for name in parameters {
      let isOpen = mode == .pack || isSummary
      guard let source = source(name, context, isOpen: isOpen) else { return }
      slots[name] = source
    }
    guard let forms = TemplateLines.lines(of: template) else {
      throw MatchingMessages.tooManyForms(text.text, at: text.place)
    }
    templates.append(
      MatcherTemplate(
        app: context.place, provider: context.provider, shortcut: context.number,
        text: template.printed(as: .dollar), forms: forms, slots: slots, isSummary: isSummary))
  }

  /// A summary is a sentence only when it says something besides its values, and none of these is
  /// preset by the shortcut.
  private func isUsable(_ template: PhraseTemplate, _ context: Context) -> Bool {
    let presets = context.shortcut?.arguments ?? [:]
    guard template.parameters.allSatisfy({ presets[$0] == nil }) else { return false }
    return template.elements.contains { element in
      guard case .text(let text) = element.kind else { return false }
      return text.contains { $0.isLetter }
    }
  }

  private mutating func source(
    _ name: String, _ context: Context, isOpen: Bool
  ) -> SlotSource? {
    guard let parameter = context.intent?.parameter(name) else { return nil }
    switch parameter.type {
    case .appEnum(let type), .entity(let type):
      let allowed = parameter.supportedValues.map(Set.init)
      var key = "\(context.place)/\(type)"
      if allowed != nil, let intent = context.intent { key += "/\(intent.identifier).\(name)" }
      if sources[key] == nil {
        sources[key] =
          stored[key].map { values in
            ValueSource(
              app: context.place, type: type, allowed: allowed, values: .stored(values),
              language: language)
          }
          ?? Self.source(
            context.place, type, allowed,
            context.app.values[type] ?? context.app.catalog.declaredValues(of: parameter.type),
            in: language)
      }
      return .list(key)
    case .bool: return truth(parameter, context)
    case .string: return isOpen ? .text : nil
    case .int: return isOpen ? .number(isWhole: true) : nil
    case .double: return isOpen ? .number(isWhole: false) : nil
    case .other("IntentPerson"), .other("PersonNameComponents"): return isOpen ? .text : nil
    case .date, .url, .other:
      return isOpen ? SpokenType(parameter.type).map(SlotSource.spoken) : nil
    }
  }

  /// A source of a type's values.
  static func source(
    _ app: Int, _ type: String, _ allowed: Set<String>?, _ values: [ValueDescriptor],
    in language: String
  ) -> ValueSource {
    ValueSource(
      app: app, type: type, allowed: allowed,
      values: .given(
        allowed.map { allowed in values.filter { allowed.contains($0.id) } } ?? values),
      language: language)
  }

  private mutating func truth(_ parameter: ParameterDescriptor, _ context: Context) -> SlotSource? {
    guard let yes = parameter.trueName, let no = parameter.falseName,
      let intent = context.intent
    else { return nil }
    let key = "\(context.place)//\(intent.identifier).\(parameter.name)"
    sources[key] = ValueSource(
      app: context.place, type: "", allowed: nil,
      values: .given([("true", yes), ("false", no)].map { ValueDescriptor(id: $0, title: $1) }),
      language: language)
    return .list(key)
  }
}
