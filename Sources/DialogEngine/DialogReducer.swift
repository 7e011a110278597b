import IntentCatalog
import IntentMatching

extension DialogState {
  /// Takes one event: the whole conversation is this function, called again and again.
  ///
  /// It reads nothing but its arguments and does nothing but return what is to be done.
  /// - Parameters:
  ///   - event: What happened.
  ///   - context: The surroundings, as they are now.
  /// - Returns: What to do, in order.
  public mutating func reduce(_ event: DialogEvent, _ context: DialogContext) -> [DialogEffect] {
    var reducer = DialogReducer(state: self, context: context)
    reducer.take(event)
    self = reducer.state
    return reducer.effects
  }
}

/// One event's way through a conversation.
struct DialogReducer {
  var state: DialogState
  let context: DialogContext
  var effects: [DialogEffect] = []

  /// How often an answer may be unreadable before the dialog ends.
  static let missLimit = 3
  /// How many requests may wait set aside.
  static let setAsideLimit = 5

  init(state: DialogState, context: DialogContext) {
    self.state = state
    self.context = context
  }

  mutating func take(_ event: DialogEvent) {
    switch event {
    case .utterance(let text): utterance(text)
    case .timeout: timeout()
    case .interrupted: interrupted()
    case .resumed: resumed()
    case .call(let call): start(StartedCall(call: call, values: []))
    case .offer(let offered): offer(offered)
    case .didByHand(let call): tip(for: call)
    case .offered(let request, let parameter, let values):
      guard isActive(request) else { return }
      offered(values, for: parameter)
    case .found(let request, let parameter, let reply, let options):
      guard isActive(request) else { return }
      found(options, for: parameter, reply: reply)
    case .sourceFound(let reading, let source, let entities):
      sourceFound(reading, source, entities)
    case .outsideFound(let question, let answer): outsideFound(question, answer)
    case .schemaFound(let reading, let entities): schemaFound(reading, entities)
    case .onScreen(let entities): putOnScreen(entities)
    case .asked(let request, let question):
      guard isActive(request) else { return }
      asked(question)
    case .undone(let outcome): undone(outcome)
    case .ended(let request, let outcome):
      guard isActive(request) else { return }
      ended(outcome)
    }
  }

  private func isActive(_ request: Int) -> Bool { state.active?.id == request }

  // MARK: - What every part needs

  mutating func emit(_ effect: DialogEffect) { effects.append(effect) }

  mutating func say(_ key: String, _ arguments: [String: String] = [:]) {
    emit(.say(context.sentence(key, arguments)))
  }

  /// Changes the request being talked about.
  mutating func update(_ change: (inout DialogRequest) -> Void) {
    guard !state.requests.isEmpty else { return }
    change(&state.requests[state.requests.count - 1])
  }

  /// What an intent is called in the session's language.
  func title(of call: IntentCall) -> String {
    context.intent(of: call)?.title.text(in: context.languageCode) ?? call.intent
  }

  /// The words of an app for where we are: all of them for a voice alone.
  func text(_ dialog: DialogText?) -> String? {
    guard let dialog else { return nil }
    let text = context.isVoiceOnly ? dialog.full : dialog.supporting ?? dialog.full
    return text.isEmpty ? nil : text
  }

  mutating func show(snippet: [String]) {
    guard !context.isVoiceOnly else { return }
    for line in snippet { emit(.showSnippet(line)) }
  }

  // MARK: - Utterances

  private mutating func utterance(_ text: String) {
    if state.sidePrompt != nil {
      sideReply(text)
    } else if state.active?.prompt != nil {
      promptReply(text)
    } else {
      idleUtterance(text)
    }
  }

  private mutating func timeout() {
    guard state.openPrompt != nil else { return emit(.outcome(.idle)) }
    if state.sidePrompt != nil {
      sideMiss("timeout")
    } else {
      miss("timeout")
    }
  }

  private mutating func interrupted() {
    if state.sidePrompt != nil || state.active != nil {
      cancel()
    } else {
      emit(.outcome(.idle))
    }
  }

  /// Goes on with what a conversation had open when its process ended.
  private mutating func resumed() {
    guard let request = state.active else {
      guard let side = state.sidePrompt else { return emit(.outcome(.idle)) }
      ask(side)
      return emit(.outcome(.started))
    }
    emit(.about(request.effectiveCall))
    if let side = state.sidePrompt { return ask(side) }
    let wasRunning = request.phase == .committed || request.phase == .performing
    update { $0.rewind() }
    if wasRunning {
      let side = SidePrompt.rerun(title: title(of: request.call))
      state.sidePrompt = side
      ask(side)
      emit(.outcome(.started))
    } else {
      emit(.outcome(.started))
      advance()
    }
  }
}
