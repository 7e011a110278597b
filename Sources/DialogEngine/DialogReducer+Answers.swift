import IntentCatalog
import IntentMatching

/// Values that a reply gives, and what they change.
extension DialogReducer {
  /// Takes the picks and values of a reply.
  mutating func apply(_ content: ReplyContent) {
    guard let request = state.active else { return }
    let prompt = request.prompt
    if content.fills.isEmpty, let prompt {
      return applyPicks(content, prompt)
    }
    if let prompt, prompt.kind == .valueConfirmation, repeats(content, request) {
      return agree(prompt)
    }
    let changed = content.fills.contains { changes($0, request) }
    if let prompt, content.picks.count == 1, prompt.options.indices.contains(content.picks[0]) {
      record(prompt.options[content.picks[0]], at: content.picks[0], prompt, content.pickEdits)
    }
    let answersPrompt =
      content.picks.isEmpty && content.fills.count == 1
      && content.fills[0].parameter == prompt?.parameter && prompt?.kind == .value
    if let prompt, answersPrompt, prompt.isAskedByPerform {
      return answer(prompt, content.fills[0])
    }
    for fill in content.fills { log(fill) }
    let isAgain = changed || (content.corrects && prompt?.isYesOrNo == true)
    rerun(isAgain ? .corrected : .answered)
  }

  private mutating func applyPicks(_ content: ReplyContent, _ prompt: DialogPrompt) {
    let places = content.picks.filter(prompt.options.indices.contains)
    switch places.count {
    case 0: miss("notUnderstood.reply")
    case 1: choose(prompt.options[places[0]], at: places[0], edits: content.pickEdits)
    default:
      let options = places.map { prompt.options[$0] }
      if !takes(options, content, prompt) { narrow(to: options) }
    }
  }

  /// Takes several options, each said by itself, where the parameter takes several values.
  /// - Returns: Whether it did.
  private mutating func takes(
    _ options: [OptionDescriptor], _ content: ReplyContent, _ prompt: DialogPrompt
  ) -> Bool {
    guard let request = state.active, let parameter = prompt.parameter, !prompt.isAskedByPerform,
      content.arePicksSeparate, !content.isPartial,
      context.intent(of: request.start)?.parameter(parameter)?.isArray == true
    else { return false }
    let title = options.dropFirst().reduce(options.first?.title ?? "") {
      context.sentence("list.and", ["first": $0, "last": $1.title])
    }
    let value = LoggedValue(
      parameter: parameter, value: .array(options.map(value)), title: title,
      isUnsure: content.pickEdits > 0)
    update { $0.log.append(.value(value)) }
    rerun(.answered)
    return true
  }

  /// Whether a reply only says again what a parameter is already.
  private func repeats(_ content: ReplyContent, _ request: DialogRequest) -> Bool {
    content.picks.isEmpty
      && content.fills.allSatisfy {
        $0.candidates.isEmpty && request.effectiveCall.parameters[$0.parameter] == $0.value
      }
  }

  /// Whether a value is another than the one that a parameter had.
  private func changes(_ fill: ReplyFill, _ request: DialogRequest) -> Bool {
    if let answer = request.answers.last(where: { $0.question.parameter == fill.parameter }) {
      return answer.title != fill.title
    }
    guard let earlier = request.call.parameters[fill.parameter],
      request.prompt?.partial == nil || request.prompt?.parameter != fill.parameter
    else { return false }
    return earlier != fill.value || !fill.candidates.isEmpty
  }

  /// Writes a value into the log: in the place of an earlier answer to `perform()` about the same
  /// parameter, which a later run then takes, else as a value of its own.
  private mutating func log(_ fill: ReplyFill) {
    update { request in
      let answers = request.answers
      if let place = answers.lastIndex(where: { $0.question.parameter == fill.parameter }),
        let reply = Self.reply(fill, to: answers[place].question)
      {
        request.dropAnswers(from: place)
        let changed = LoggedAnswer(
          question: answers[place].question, reply: reply, title: fill.title)
        request.log.append(.answer(changed))
      } else {
        request.log.append(
          .value(
            LoggedValue(
              parameter: fill.parameter, value: fill.value, title: fill.title,
              isUnsure: fill.edits > 0, candidates: fill.candidates, partial: fill.partial)))
      }
    }
  }

  private static func reply(_ fill: ReplyFill, to question: QuestionKey) -> PerformReply? {
    guard !question.options.isEmpty else { return .value(fill.value) }
    guard case .identifier(let id) = fill.value else { return nil }
    return question.options.firstIndex { $0.id == id }.map { .option($0) }
  }

  /// Takes one option of the open prompt.
  ///
  /// Its place among the options is nil for one that the app found by name.
  mutating func choose(_ option: OptionDescriptor, at place: Int?, edits: Int) {
    guard let prompt = state.active?.prompt else { return }
    if prompt.isAskedByPerform {
      let asked = prompt.kind == .disambiguation || prompt.kind == .choice
      let reply: PerformReply =
        if asked, let place { .option(originalPlace(option, place)) } else { .value(value(option)) }
      return answer(prompt, reply, title: option.title, edits: edits)
    }
    record(option, at: place ?? 0, prompt, edits)
    rerun(.answered)
  }

  /// The place of an option in the question as `perform()` asked it, also after it was narrowed.
  private func originalPlace(_ option: OptionDescriptor, _ place: Int) -> Int {
    state.active?.askedOptions.firstIndex { $0.id == option.id } ?? place
  }

  /// Writes a pick into the log without going on.
  private mutating func record(
    _ option: OptionDescriptor, at place: Int, _ prompt: DialogPrompt, _ edits: Int
  ) {
    guard let parameter = prompt.parameter, !prompt.isAskedByPerform else {
      recordAnswer(.option(originalPlace(option, place)), title: option.title)
      return
    }
    let value = LoggedValue(
      parameter: parameter, value: value(option), title: option.title, isUnsure: edits > 0)
    update { $0.log.append(.value(value)) }
  }

  private func value(_ option: OptionDescriptor) -> ParameterValue {
    guard let request = state.active, let name = request.prompt?.parameter,
      let parameter = context.intent(of: request.start)?.parameter(name)
    else { return .identifier(option.id) }
    return parameter.value(ofOption: option.id)
  }

  private mutating func recordAnswer(_ reply: PerformReply, title: String) {
    update { request in
      guard let question = request.openQuestion else { return }
      let answer = LoggedAnswer(question: question, reply: reply, title: title)
      request.log.append(.answer(answer))
      request.replayed = request.answers.count
    }
  }

  /// Answers `perform()` with a value; what is still open of it is asked first.
  private mutating func answer(_ prompt: DialogPrompt, _ fill: ReplyFill) {
    if let partial = fill.partial {
      ask(restPrompt(partial, prompt.parameter, isAskedByPerform: true))
      return emit(.outcome(.answered))
    }
    guard fill.candidates.isEmpty else {
      let question = [whichQuestion(fill.parameter, state.active)]
      update { request in
        request.prompt?.options = fill.candidates
        request.prompt?.question = question
      }
      showPrompt()
      return emit(.outcome(.answered))
    }
    answer(prompt, .value(fill.value), title: fill.title, edits: fill.edits)
  }

  /// Answers `perform()`, after asking whether a misspelt answer was meant.
  private mutating func answer(
    _ prompt: DialogPrompt, _ reply: PerformReply, title: String, edits: Int
  ) {
    guard edits > 0 else { return answerPerform(reply, title: title) }
    var question = DialogPrompt(
      kind: .valueConfirmation, parameter: prompt.parameter,
      question: [context.sentence("confirm.value", ["value": title])], isAskedByPerform: true)
    question.unsure = DialogPrompt.UnsureAnswer(reply: reply, title: title, asked: [prompt])
    emit(.outcome(.answered))
    ask(question)
  }

  /// Answers the question that a suspended `perform()` waits on.
  mutating func answerPerform(_ reply: PerformReply, title: String) {
    recordAnswer(reply, title: title)
    update { request in
      request.prompt = nil
      request.misses = 0
      request.phase = .performing
    }
    emit(.outcome(.answered))
    emit(.about(state.active?.call ?? IntentCall(app: "", intent: "")))
    emit(.reply(request: state.active?.id ?? 0, reply))
  }

  /// Goes on from a log that changed: what runs is cancelled and starts again from it.
  mutating func rerun(_ outcome: TurnOutcome) {
    guard let request = state.active else { return }
    if request.phase != .collecting { emit(.cancelPerform(request: request.id)) }
    update { $0.rewind() }
    emit(.about(state.active?.call ?? request.call))
    emit(.outcome(outcome))
    advance()
  }

  /// Asks among the options that fit an answer; all of them may still be named.
  ///
  /// When they are no fewer than before, that counts as an answer not read.
  mutating func narrow(to options: [OptionDescriptor]) {
    guard let request = state.active, let prompt = request.prompt else { return }
    guard Set(options.map(\.id)) != Set(prompt.options.map(\.id)) else {
      return miss("which.again")
    }
    let question = whichQuestion(prompt.parameter, request)
    let wider = prompt.wider.isEmpty ? prompt.options : prompt.wider
    update { request in
      request.prompt?.wider = wider
      request.prompt?.options = options
      request.prompt?.page = nil
      request.prompt?.question = [question]
      if request.prompt?.kind == .value { request.prompt?.kind = .disambiguation }
    }
    showPrompt()
    emit(.outcome(.answered))
  }

  // MARK: - Taking back

  /// Drops a parameter's value and asks for it anew.
  mutating func change(_ parameter: String?) {
    guard let request = state.active else { return }
    guard let parameter, let descriptor = context.intent(of: request.start)?.parameter(parameter)
    else { return askWhatToChange(request) }
    let answers = request.answers
    if let place = answers.lastIndex(where: { $0.question.parameter == parameter }) {
      update { $0.dropAnswers(from: place) }
    } else {
      let isForced = descriptor.isOptional || descriptor.defaultValue != nil
      update { request in
        request.log.append(.value(LoggedValue(parameter: parameter, value: .null, title: "")))
        request.forcedParameter = isForced ? parameter : nil
      }
    }
    rerun(.corrected)
  }

  private mutating func askWhatToChange(_ request: DialogRequest) {
    let titles = (context.intent(of: request.start)?.parameters ?? []).map {
      $0.title.text(in: context.languageCode)
    }
    say("change.what", ["parameters": titles.joined(separator: context.sentence("list.comma"))])
    emit(.outcome(.help))
  }

  /// Takes back the last thing that was answered.
  mutating func back() {
    guard let request = state.active else { return }
    guard let last = request.log.last(where: { !$0.isSole }) else {
      say("back.nothing")
      showPrompt()
      return emit(.outcome(.help))
    }
    switch last {
    case .value(let value) where value.value != .null:
      update { request in
        request.log.removeAll {
          if case .value(let other) = $0 { other.parameter == value.parameter } else { false }
        }
      }
      rerun(.corrected)
    case .answer:
      update { $0.log.removeLast() }
      rerun(.corrected)
    case .value:
      update { $0.log.removeLast() }
      back()
    }
  }
}

extension LogEntry {
  /// Whether it is a value that nobody said, since there was no other.
  fileprivate var isSole: Bool {
    if case .value(let value) = self { value.isSole == true } else { false }
  }
}
