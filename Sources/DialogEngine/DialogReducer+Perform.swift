import IntentCatalog
import IntentMatching

/// What a running `perform()` asks and comes to.
extension DialogReducer {
  /// How often one request may start `perform()` again by itself.
  private static let restartLimit = 20

  mutating func asked(_ question: PerformQuestion) {
    guard let request = state.active else { return }
    let key = QuestionKey(question, count: request.askedCounts[question.kind] ?? 0)
    update { request in
      request.askedCounts[question.kind, default: 0] += 1
      request.openQuestion = key
    }
    if replays(key, request) { return }
    update { $0.dropAnswers(from: request.replayed) }
    update { $0.phase = .suspended }
    ask(prompt(question), question, request)
  }

  /// Answers a question from the log, when the log has the answer to just this one.
  private mutating func replays(_ key: QuestionKey, _ request: DialogRequest) -> Bool {
    let answers = request.answers
    guard answers.indices.contains(request.replayed),
      answers[request.replayed].question == key
    else { return false }
    update { $0.replayed += 1 }
    emit(.reply(request: request.id, answers[request.replayed].reply))
    return true
  }

  private mutating func ask(
    _ prompt: DialogPrompt, _ question: PerformQuestion, _ request: DialogRequest
  ) {
    switch question {
    case .value(let name, _), .disambiguation(let name, _, _):
      guard let parameter = context.intent(of: request.start)?.parameter(name) else { fallthrough }
      askOffering(prompt, parameter, request)
    default: ask(prompt)
    }
  }

  private func prompt(_ question: PerformQuestion) -> DialogPrompt {
    var prompt: DialogPrompt
    var dialog: DialogText?
    switch question {
    case .value(let parameter, let text):
      dialog = text
      prompt = DialogPrompt(
        kind: .value, parameter: parameter, question: [], isAskedByPerform: true)
    case .disambiguation(let parameter, let options, let text):
      dialog = text
      prompt = DialogPrompt(
        kind: .disambiguation, parameter: parameter, options: options, question: [],
        isAskedByPerform: true)
    case .valueConfirmation(let parameter, _, let text, let snippet):
      dialog = text
      prompt = DialogPrompt(
        kind: .valueConfirmation, parameter: parameter, question: [], snippet: snippet,
        isAskedByPerform: true)
    case .confirmation(let action, let text, let snippet, let showsPrompt):
      dialog = showsPrompt ? text : nil
      prompt = DialogPrompt(
        kind: .confirmation(action), question: [], snippet: snippet, isAskedByPerform: true)
      if !showsPrompt && !snippet.isEmpty && !context.isVoiceOnly { return prompt }
    case .choice(let options, let text, let snippet):
      dialog = text
      prompt = DialogPrompt(
        kind: .choice, options: options, question: [], snippet: snippet, isAskedByPerform: true)
    case .foreground(let text, _):
      dialog = text
      prompt = DialogPrompt(kind: .foreground, question: [], isAskedByPerform: true)
    }
    prompt.question = [text(dialog) ?? plainQuestion(question)]
    return prompt
  }

  /// The engine's own question, where the app gives none.
  private func plainQuestion(_ question: PerformQuestion) -> String {
    guard let call = state.active?.call else { return "" }
    switch question {
    case .value(let name, _):
      return context.intent(of: call)?.parameter(name).map { self.question($0) }
        ?? context.sentence("request.value", ["title": name])
    case .disambiguation(let name, _, _):
      let dialog = context.intent(of: call)?.parameter(name)?.requestDisambiguationDialog
      return dialog?.text(in: context.languageCode) ?? context.sentence("which.option")
    case .valueConfirmation(_, let option, _, _):
      return context.sentence("confirm.value", ["value": option.title])
    case .confirmation: return context.sentence("confirm.action", ["title": title(of: call)])
    case .choice: return context.sentence("which.option")
    case .foreground:
      let name = context.app(call.app)?.shownName(context) ?? call.app
      return context.sentence("confirm.foreground", ["app": name])
    }
  }

  // MARK: - The end of a run

  mutating func ended(_ outcome: PerformOutcome) {
    guard let request = state.active else { return }
    emit(.about(request.effectiveCall))
    switch outcome {
    case .failed, .declined, .cancelled: state.later = nil
    case .finished, .needs, .restart: break
    }
    switch outcome {
    case .finished(let result): finished(result, request)
    case .needs(let question): needs(question, request)
    case .restart:
      guard runsAgain(request) else { return }
      update { $0.rewind() }
      advance()
    case .failed(let dialog):
      finish()
      emit(.showError(text(dialog) ?? context.sentence("app.failed")))
      emit(.outcome(.error))
      offerResume()
    case .declined(let dialog):
      finish()
      emit(.say(text(dialog) ?? context.sentence("app.declined")))
      emit(.outcome(.cannotAnswer))
      offerResume()
    case .cancelled:
      finish()
      say("cancelled")
      emit(.outcome(.cancelled))
      offerResume()
    }
  }

  private mutating func finished(_ result: PerformResult, _ request: DialogRequest) {
    finish()
    state.performed = request
    emit(.performed(request.effectiveCall, result: result))
    mention(result, of: request.effectiveCall)
    list(result, of: request.effectiveCall)
    let said = text(result.dialog)
    if let said { emit(.say(said)) }
    let isTold = tellsFound(result, request)
    show(snippet: result.snippet)
    if context.isVoiceOnly, said == nil, !isTold {
      tell(result.snippet.filter { !$0.hasPrefix("[") })  // but for buttons and toggles
    }
    state.pressable = result.actions.isEmpty ? nil : result.actions
    let isRedrawn = request.redraws == request.start
    state.redraws = result.redraws ?? (isRedrawn ? request.redraws : nil)
    let redraws =
      !isRedrawn && result.snippet.isEmpty && result.opensIntent == nil ? request.redraws : nil
    if !isTold, redraws == nil, result.offer == nil,
      said == nil && result.snippet.isEmpty && result.opensIntent == nil
    {
      say(result.value == .array([]) ? "find.none" : "done")
    }
    emit(.outcome(isCount(request) ? .answer : .result))
    if let next = result.opensIntent ?? redraws {
      start(StartedCall(call: next, values: []), redraws: redraws)
    } else if !goesOn() {
      offerResume()
      if let offered = result.offer { offer(offered) }
    }
  }

  /// `perform()` threw a request for a value: it is asked for, and then `perform()` runs again.
  private mutating func needs(_ question: PerformQuestion, _ request: DialogRequest) {
    guard runsAgain(request) else { return }
    var prompt = prompt(question)
    prompt.isAskedByPerform = false
    update { $0.rewind() }
    ask(prompt, question, request)
  }

  private mutating func runsAgain(_ request: DialogRequest) -> Bool {
    update { $0.restarts += 1 }
    guard request.restarts < Self.restartLimit else {
      finish()
      emit(.showError(context.sentence("app.failed")))
      emit(.outcome(.error))
      offerResume()
      return false
    }
    return true
  }
}

extension PerformQuestion {
  /// The kind by which answers are counted and replayed.
  var kind: String {
    switch self {
    case .value: "value"
    case .disambiguation: "disambiguation"
    case .valueConfirmation: "valueConfirmation"
    case .confirmation: "confirmation"
    case .choice: "choice"
    case .foreground: "foreground"
    }
  }
}

extension QuestionKey {
  init(_ question: PerformQuestion, count: Int) {
    kind = question.kind
    self.count = count
    switch question {
    case .value(let parameter, _):
      self.parameter = parameter
      options = []
    case .disambiguation(let parameter, let options, _):
      self.parameter = parameter
      self.options = options
    case .valueConfirmation(let parameter, let option, _, _):
      self.parameter = parameter
      options = [option]
    case .choice(let options, _, _): self.options = options
    case .confirmation, .foreground: options = []
    }
  }
}
