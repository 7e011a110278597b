import IntentCatalog
import IntentMatching

/// What can be said, here and in general.
extension DialogReducer {
  /// How many shortcuts are listed.
  private static let listLimit = 20

  /// Lists what the apps can do, each with the phrase that starts it.
  mutating func help() {
    var lines = context.apps.flatMap { app in
      app.catalog.shortcuts.compactMap { shortcut -> String? in
        guard let phrase = ShownPhrase.first(of: shortcut, app, context) else { return nil }
        let language = context.languageCode
        let title =
          shortcut.shortTitle?.text(in: language)
          ?? app.catalog.intent(shortcut.intent)?.title.text(in: language) ?? shortcut.intent
        return context.sentence("help.line", ["phrase": phrase, "title": title])
      }
    }
    let examples = context.schemas?.examples ?? []
    lines += examples.map { context.sentence("help.example", ["phrase": $0]) }
    guard !lines.isEmpty else {
      say("help.nothing")
      return emit(.outcome(.help))
    }
    say("help.intro")
    for line in lines.prefix(Self.listLimit) { emit(.say(line)) }
    emit(.outcome(.help))
  }

  /// Says what may be answered to the open prompt, and asks it again.
  mutating func helpAtPrompt() {
    guard let prompt = state.active?.prompt else { return }
    let help: (key: String, facts: [String: String]) =
      if prompt.isYesOrNo {
        ("help.confirmation", [:])
      } else if let first = prompt.options.first {
        ("help.options", ["example": first.title])
      } else {
        valueHelp(prompt)
      }
    say(help.key, help.facts)
    showPrompt()
    emit(.outcome(.help))
  }

  /// What may be answered to a question for a value of no list: by the value's type.
  private func valueHelp(_ prompt: DialogPrompt) -> (key: String, facts: [String: String]) {
    let intent = state.active.flatMap { context.intent(of: $0.start) }
    guard let parameter = prompt.parameter.flatMap({ intent?.parameter($0) }) else {
      return ("help.value", [:])
    }
    if let partial = prompt.partial { return (partial.days == nil ? "help.time" : "help.day", [:]) }
    if parameter.isDate {
      let keys = ["date": "help.day", "time": "help.time"]
      return (keys[parameter.dateKind ?? ""] ?? "help.date", [:])
    }
    guard parameter.type == .int || parameter.type == .double else {
      return (parameter.type == .bool ? "help.bool" : "help.value", [:])
    }
    guard let least = parameter.minimum, let greatest = parameter.maximum else {
      return ("help.number", [:])
    }
    return ("help.range", ["minimum": Self.shown(least), "maximum": Self.shown(greatest)])
  }

  mutating func notUnderstood(_ text: String) {
    state.idleMisses += 1
    let refuses = ReplyReader(context, request: nil).refuses(text)
    let nearest = refuses ? nil : context.matcher.nearest(to: text, context.options)
    if let nearest, let phrase = ShownPhrase.of(nearest, context), !isSame(phrase, text) {
      say("notUnderstood.nearest", ["phrase": phrase])
    } else if state.idleMisses < Self.missLimit {
      say("notUnderstood")
    } else {
      state.idleMisses = 0
      say("notUnderstood.help")
    }
    emit(.outcome(.notUnderstood))
  }

  /// Whether a phrase is what was said: to show it would be no help.
  private func isSame(_ phrase: String, _ said: String) -> Bool {
    let plain = { (text: String) in
      text.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    return Array(plain(phrase)) == Array(plain(said))
  }

  // MARK: - Tips

  /// After something was done by hand: the phrase for it, once.
  mutating func tip(for call: IntentCall) {
    emit(.outcome(.idle))
    guard !state.tipsAreDismissed, let app = context.app(call.app),
      let place = app.catalog.shortcuts.firstIndex(where: { $0.intent == call.intent }),
      state.tippedShortcuts.insert("\(call.app)/\(place)").inserted,
      let phrase = ShownPhrase.first(of: app.catalog.shortcuts[place], app, context)
    else { return }
    say("tip", ["phrase": phrase])
  }

  mutating func dismissTips() {
    state.tipsAreDismissed = true
    say("tips.dismissed")
    emit(.outcome(.idle))
  }
}

/// Phrases as they are shown to people: with the app's name and values in their places.
enum ShownPhrase {
  /// The first phrase of a shortcut that can be said as it stands.
  static func first(
    of shortcut: ShortcutDescriptor, _ app: DialogApp, _ context: DialogContext
  ) -> String? {
    let language = context.languageCode
    let table = app.catalog.localizations[language] ?? [:]
    let phrases = shortcut.phrases.flatMap { phrase in
      table[phrase.text]?.map(\.text) ?? [phrase.text]
    }
    let shown = phrases.map { fill($0, app, context, values: [:]) }
    return shown.first { !$0.contains("${") } ?? shown.first.map(dropPlaceholders)
  }

  /// The phrase of a reading.
  static func of(_ match: IntentMatch, _ context: DialogContext) -> String? {
    guard let app = context.app(match.app) else { return nil }
    let values = match.parameters.reduce(into: [:]) { $0[$1.name] = $1.title }
    let shown = fill(match.template, app, context, values: values)
    // What a pack writes as a choice is no sentence to show.
    return shown.contains { "{|[]()<>".contains($0) } ? nil : shown
  }

  private static func fill(
    _ template: String, _ app: DialogApp, _ context: DialogContext, values: [String: String]
  ) -> String {
    var text = template
    for (name, value) in values.merging(
      ["applicationName": app.shownName(context)], uniquingKeysWith: { $1 })
    {
      text = text.split(separator: "${\(name)}", omittingEmptySubsequences: false).joined(
        separator: value)
    }
    return text
  }

  private static func dropPlaceholders(_ text: String) -> String {
    var shown = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$"), let end = rest[start...].firstIndex(of: "}") {
      shown += rest[..<start] + "…"
      rest = rest[rest.index(after: end)...]
    }
    return shown + rest
  }
}
