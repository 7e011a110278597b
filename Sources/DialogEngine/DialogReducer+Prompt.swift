import IntentCatalog
import IntentMatching
import TextNormalization

/// What a reply does to the open prompt of a request.
extension DialogReducer {
  mutating func promptReply(_ text: String) {
    widen(for: text)
    guard let request = state.active, let prompt = request.prompt else { return }
    emit(.about(request.effectiveCall))
    let reader = ReplyReader(context, request: request)
    let reply = reader.read(text)
    if takesAnyText(prompt, request), case .content = reply,
      startsIntent(text, tiers: [.exact], isBound: false) || takesSchema(text, request)
    {
      return
    }
    if case .content(let content) = reply, content.isGuess, startsIntent(text, tiers: [.exact]) {
      return
    }
    if case .confirmation = prompt.kind, reply == .unknown, correctsSchema(text, request) { return }
    if asksSchema(text, reply, isOpenToText: takesAnyText(prompt, request)) { return }
    if case .content(let content) = reply, asksApp(about: content, text, prompt, request) { return }
    if takesWording(prompt, request), reply == .yes || reply == .no {
      return apply(ReplyContent(fills: wording(text, prompt)))
    }
    if let read = reader.tier(of: reply, to: text) { emit(.reading(read.tier, edits: read.edits)) }
    switch reply {
    case .yes: agree(prompt)
    case .no: decline(prompt)
    case .cancel: cancel()
    case .content(let content): apply(content)
    case .change(let parameter): change(parameter)
    case .invalid(_, let why): invalid(why)
    case .more: turnPage(by: 1)
    case .back where prompt.page ?? 0 > 0: turnPage(by: -1)
    case .back, .undo: back()
    case .help: helpAtPrompt()
    case .resume where state.requests.count > 1: takeUp(state.requests.count - 2)
    case .options, .repeatQuestion, .resume, .thanks, .greeting: askAgain(.help)
    case .wait:
      say("wait.reply")
      emit(.outcome(.idle))
    case .hesitation:
      say("wait.reply")
      askAgain(.idle)
    case .dismissTips: dismissTips()
    case .doubtful:
      say("confirm.clearly")
      askAgain(.help)
    case .empty: askAgain(.idle)
    case .unknown: unread(text, prompt, request)
    }
  }

  /// Takes all options up again, when a reply names one of them and none of the few that fitted.
  private mutating func widen(for text: String) {
    guard let request = state.active, let wider = request.prompt?.wider, !wider.isEmpty,
      ReplyReader(context, request: request).read(text) == .unknown,
      case .content = ReplyReader(context, request: request, options: wider, isShown: false)
        .read(text)
    else { return }
    update { request in
      request.prompt?.options = wider
      request.prompt?.page = nil
      request.prompt?.wider = []
    }
  }

  private func takesAnyText(_ prompt: DialogPrompt, _ request: DialogRequest) -> Bool {
    guard prompt.kind == .value, prompt.options.isEmpty, let name = prompt.parameter else {
      return false
    }
    return context.intent(of: request.start)?.parameter(name)?.type.takesAnyText == true
  }

  /// Whether a question is for words of any kind ("what do you want to say?"), also "OK".
  func takesWording(_ prompt: DialogPrompt, _ request: DialogRequest) -> Bool {
    guard takesAnyText(prompt, request), let name = prompt.parameter,
      let schema = context.intent(of: request.start)?.schema
    else { return false }
    return context.schemas?.takesWording(schema, name) ?? false
  }

  private func wording(_ text: String, _ prompt: DialogPrompt) -> [ReplyFill] {
    let words = text.trimmingBlanks()
    return prompt.parameter.map {
      [ReplyFill(parameter: $0, value: .string(words), title: words)]
    } ?? []
  }

  /// A reply that is no answer: another intent, a name that only the app knows, or nothing.
  private mutating func unread(_ text: String, _ prompt: DialogPrompt, _ request: DialogRequest) {
    if startsIntent(text, tiers: [.exact, .lenient]) { return }
    if asksApp(about: text, prompt, request) { return }
    if startsIntent(text, tiers: [.fuzzy]) { return }
    miss("notUnderstood.reply")
  }

  /// Asks the app for values of a name, where it can look them up.
  /// - Returns: Whether it does.
  private mutating func asksApp(
    about text: String, _ prompt: DialogPrompt, _ request: DialogRequest
  ) -> Bool {
    guard prompt.kind == .value || prompt.kind == .disambiguation, let name = prompt.parameter,
      let type = context.intent(of: request.start)?.parameter(name)?.type.listName,
      context.app(request.start.app)?.searchableTypes.contains(type) == true
    else { return false }
    emit(
      .queryFind(
        request: request.id, parameter: name, type: type, app: request.start.app, reply: text))
    return true
  }

  /// Asks the app first, where what it offered was not named as it is called: offers are some of
  /// many, and the app may know one that fits better.
  private mutating func asksApp(
    about content: ReplyContent, _ text: String, _ prompt: DialogPrompt, _ request: DialogRequest
  ) -> Bool {
    guard content.edits > 0 || (content.isGuess && prompt.kind == .value) else { return false }
    return asksApp(about: text, prompt, request)
  }

  /// Values that the app found by name.
  mutating func found(_ options: [OptionDescriptor], for parameter: String, reply: String) {
    guard let request = state.active, request.prompt != nil else { return }
    switch options.count {
    case 0:
      let reader = ReplyReader(context, request: request)
      let guess = reader.read(reply)
      if case .content(let content) = guess {
        if let read = reader.tier(of: guess, to: reply) {
          emit(.reading(read.tier, edits: read.edits))
        }
        return apply(content)
      }
      if startsIntent(reply, tiers: [.fuzzy]) { return }
      miss("notFound", ["text": reply.trimmingBlanks()])
    case 1: choose(options[0], at: nil, edits: 0)
    default:
      let named = options.filter { $0.isCalled(reply) }
      if named.count == 1 { return choose(named[0], at: nil, edits: 0) }
      narrow(to: options)
    }
  }

  // MARK: - Yes and no

  mutating func agree(_ prompt: DialogPrompt) {
    switch prompt.kind {
    case .confirmation:
      update { request in
        request.prompt = nil
        request.phase = .committed
      }
      emit(.checkpoint)
      emit(.outcome(.answered))
      emit(.reply(request: state.active?.id ?? 0, .yes))
    case .valueConfirmation where !prompt.isAskedByPerform:
      update { request in
        for place in request.log.indices {
          guard case .value(var value) = request.log[place], value.parameter == prompt.parameter
          else { continue }
          value.isUnsure = false
          request.log[place] = .value(value)
        }
        request.prompt = nil
      }
      emit(.outcome(.answered))
      advance()
    case .valueConfirmation:
      if let unsure = prompt.unsure {
        answerPerform(unsure.reply, title: unsure.title)
      } else {
        answerPerform(.yes, title: "")
      }
    case .foreground: answerPerform(.yes, title: "")
    default: sayYesOrNo(true, prompt)
    }
  }

  private mutating func decline(_ prompt: DialogPrompt) {
    switch prompt.kind {
    case .confirmation, .foreground:
      update { $0.prompt = nil }
      emit(.outcome(.cancelled))
      emit(.reply(request: state.active?.id ?? 0, .no))
    case .valueConfirmation where !prompt.isAskedByPerform:
      change(prompt.parameter)
    case .valueConfirmation:
      if let asked = prompt.unsure?.asked.first {
        emit(.outcome(.corrected))
        ask(asked)
      } else {
        answerPerform(.no, title: "")
      }
    case .choice:
      if let place = prompt.options.firstIndex(where: { $0.style == "cancel" }) {
        choose(prompt.options[place], at: place, edits: 0)
      } else {
        cancel()
      }
    default: sayYesOrNo(false, prompt)
    }
  }

  /// Yes or no where a value is asked for: a value of a Bool, else no answer.
  private mutating func sayYesOrNo(_ value: Bool, _ prompt: DialogPrompt) {
    guard let request = state.active, let name = prompt.parameter,
      context.intent(of: request.start)?.parameter(name)?.type == .bool
    else { return miss("notUnderstood.reply") }
    let title = context.sentence(value ? "value.true" : "value.false")
    apply(
      ReplyContent(fills: [ReplyFill(parameter: name, value: .bool(value), title: title)]))
  }

  // MARK: - Asking again

  mutating func askAgain(_ outcome: TurnOutcome) {
    showPrompt()
    emit(.outcome(outcome))
  }

  /// An answer that could not be read: asked again, and after the third one given up.
  mutating func miss(_ key: String, _ arguments: [String: String] = [:]) {
    update { $0.misses += 1 }
    guard let request = state.active else { return }
    emit(.about(request.effectiveCall))
    guard request.misses < Self.missLimit else {
      state.later = nil
      stopPerform(request)
      finish()
      say("gaveUp")
      emit(.outcome(.gaveUp))
      return offerResume()
    }
    say(key, arguments)
    showPrompt()
    emit(.outcome(.notUnderstood))
  }

  /// A value that cannot be: said so, and asked for again; it was understood, so it is no miss.
  private mutating func invalid(_ why: String) {
    emit(.say(why))
    showPrompt()
    emit(.outcome(.notUnderstood))
  }

  /// Shows the open prompt of the request.
  mutating func showPrompt() {
    guard let prompt = state.active?.prompt else { return }
    for line in prompt.question { emit(.say(line)) }
    show(snippet: prompt.snippet)
    showOptions()
  }

  // MARK: - Stopping

  /// Ends what is open, at the user's wish.
  mutating func cancel() {
    state.later = nil
    if let side = state.sidePrompt { return decline(side) }
    if let request = state.active {
      emit(.about(request.effectiveCall))
      stopPerform(request)
    }
    finish()
    say("cancelled")
    emit(.outcome(.cancelled))
    offerResume()
  }

  mutating func stopPerform(_ request: DialogRequest) {
    if request.phase != .collecting { emit(.cancelPerform(request: request.id)) }
  }
}
