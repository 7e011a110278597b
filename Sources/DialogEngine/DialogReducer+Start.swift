import IntentCatalog
import IntentMatching

/// How a request begins, is set aside and taken up again.
extension DialogReducer {
  /// An utterance while nothing is open.
  mutating func idleUtterance(_ text: String) {
    if presses(text) { return }
    if startsIntent(text, tiers: [.exact]) { return }
    let reply = ReplyReader(context, request: nil).read(text)
    // "Undo that" takes back what was done; a schema's words would have it delete what was talked about.
    if reply == .undo { return emit(.undo) }
    if changesMentioned(text) || correctsPerformed(text) { return }
    if startsIntent(text, tiers: [.lenient]) { return }
    if startsPointing(text) || startsSeveral(text) { return }
    if startsFind(text) || startsSchema(text) || continuesQuestion(text) { return }
    switch reply {
    case .empty: emit(.outcome(.idle))
    case .help, .options, .repeatQuestion, .change: help()
    case .thanks:
      say("thanks.reply")
      emit(.outcome(.idle))
    case .greeting:
      say("greeting.reply")
      emit(.outcome(.idle))
    case .cancel, .no, .back:
      say("nothing.toCancel")
      emit(.outcome(.idle))
    case .wait, .hesitation:
      say("wait.reply")
      emit(.outcome(.idle))
    case .resume:
      say("nothing.toResume")
      emit(.outcome(.idle))
    case .dismissTips: dismissTips()
    default:
      if startsNamed(text) || startsFind(text, needsName: false) { return }
      if startsIntent(text, tiers: [.fuzzy]) || namesUnknown(text) || explainsFind(text) { return }
      notUnderstood(text)
    }
  }

  /// Starts what an utterance says, if it says an intent.
  /// - Returns: Whether it did.
  mutating func startsIntent(_ text: String, tiers: Set<Tier>, isBound: Bool? = nil) -> Bool {
    var options = context.options
    options.tiers.formIntersection(tiers)
    if let isBound { options.isBound = isBound && options.isBound }
    guard !options.tiers.isEmpty else { return false }
    let result = context.matcher.match(text, options)
    guard result.status != .none, let best = result.matches.first else { return false }
    state.idleMisses = 0
    emit(.reading(best.tier, edits: best.edits))
    if result.status == .ambiguous {
      askReading(Array(result.matches.prefix(max(2, result.equallyGood))))
    } else {
      start(startedCall(best))
    }
    return true
  }

  /// A match as the beginning of a request.
  func startedCall(_ match: IntentMatch) -> StartedCall {
    let language = context.languageCode
    let intent = context.app(match.app)?.catalog.intent(match.intent)
    let call = IntentCall(
      app: match.app, intent: match.intent, shortcut: match.shortcut, parameters: match.presets)
    var named = call
    for parameter in match.parameters { named.parameters[parameter.name] = parameter.value }
    let sole = intent.map { soleValues(of: $0, named) } ?? []
    for value in sole { named.parameters[value.parameter] = value.value }
    let values = match.parameters.compactMap { parameter -> LoggedValue? in
      let descriptor = intent?.parameter(parameter.name)
      if let descriptor, case .string(let said) = parameter.value, !descriptor.type.takesAnyText {
        return spoken(said, descriptor, base: context.moment(descriptor, of: named))
      }
      let type = descriptor?.type
      let own: OptionDescriptor? =
        if case .identifier(let id) = parameter.value, let list = type?.listName {
          context.app(match.app)?.option(type: list, id: id, language: language)
        } else {
          nil
        }
      let others = parameter.others.map { OptionDescriptor($0, language: language) }
      return LoggedValue(
        parameter: parameter.name, value: parameter.value, title: parameter.title,
        isUnsure: parameter.edits > 0,
        candidates: others.isEmpty ? [] : [own].compactMap { $0 } + others)
    }
    return StartedCall(call: call, values: sole + values)
  }

  /// The values that need not be asked for: those of parameters that must be given and were not, where
  /// the app knows one value only, and could find no other.
  private func soleValues(of intent: IntentDescriptor, _ call: IntentCall) -> [LoggedValue] {
    guard let app = context.app(call.app) else { return [] }
    return intent.parameters.compactMap { parameter in
      guard call.parameters[parameter.name] == nil, !parameter.isOptional, !parameter.isArray,
        parameter.defaultValue == nil, !parameter.hasOptions, let type = parameter.type.listName,
        !app.searchableTypes.contains(type), let values = app.values[type], values.count == 1,
        let value = values.first
      else { return nil }
      let option = OptionDescriptor(value, language: context.languageCode)
      var logged = LoggedValue(
        parameter: parameter.name, value: parameter.value(ofOption: option.id), title: option.title)
      logged.isSole = true
      return logged
    }
  }

  /// A value that an utterance says in words of its own, a date completed by what is known of it; nil
  /// where it says none.
  func spoken(
    _ said: String, _ parameter: ParameterDescriptor, base: DateReading.Base? = nil
  ) -> LoggedValue? {
    let reading = TypedReading(said, as: parameter, context, base: base)
    if case .invalid(let problem) = reading {
      return LoggedValue(
        parameter: parameter.name, value: .null, title: said,
        fault: ProblemText(context: context).sentence(problem, about: said))
    }
    return ReplyFill(parameter, reading).map { fill in
      LoggedValue(
        parameter: fill.parameter, value: fill.value, title: fill.title,
        candidates: fill.candidates, partial: fill.partial)
    }
  }

  /// Begins a request; what was open is set aside, unless it is the same intent.
  mutating func start(_ started: StartedCall, redraws: IntentCall? = nil) {
    state.sidePrompt = nil
    if let open = state.active, open.start == started.call {
      return restate(started, open)
    }
    if let waiting = state.requests.dropLast().lastIndex(where: { $0.start == started.call }) {
      bringBack(waiting)
      return restate(started, state.requests[state.requests.count - 1])
    }
    setAside()
    open(started.call, log: started.values.map { .value($0) })
    update { $0.redraws = redraws }
    emit(.about(state.active?.effectiveCall ?? started.call))
    emit(.outcome(.started))
    advance()
  }

  /// Adds a request.
  private mutating func open(_ call: IntentCall, log: [LogEntry]) {
    state.requests.append(DialogRequest(id: state.nextRequest, start: call, log: log))
    state.nextRequest += 1
    if state.requests.count > Self.setAsideLimit { state.requests.removeFirst() }
    state.performed = nil
  }

  /// Begins a request like the one that was performed last, with what the user wants otherwise.
  ///
  /// What was done stays done: the new request asks for its own confirmation. What a schema made is
  /// changed by the schema that does that, and never made once more.
  /// - Returns: Whether the utterance was such a correction.
  mutating func correctsPerformed(_ text: String) -> Bool {
    guard let performed = state.performed,
      case .content(let content) = ReplyReader(context, request: performed.settled).read(text),
      content.corrects, !content.fills.isEmpty, !content.isGuess, !wantsOfAnother(text, performed)
    else { return false }
    // "Don't book it" after it was booked wants nothing else: it wants that taken back.
    let isSame = content.fills.allSatisfy {
      performed.effectiveCall.parameters[$0.parameter] == $0.value
    }
    if isSame {
      guard ReplyReader(context, request: performed.settled).denies(text) else { return false }
      emit(.undo)
      return true
    }
    if let reading = correctedReading(content, text) { return starts(reading) }
    guard !makesMore(performed.start) else { return false }
    open(performed.start, log: performed.log)
    apply(content)
    emit(.outcome(.started))
    return true
  }

  /// The intent that is already open was said again: what was said with it counts.
  private mutating func restate(_ started: StartedCall, _ open: DialogRequest) {
    let changes = started.values.contains { value in
      open.logged(value.parameter).map { $0.value != value.value } ?? false
    }
    if open.phase == .suspended { emit(.cancelPerform(request: open.id)) }
    let said = started.values.filter { $0.isSole != true || open.logged($0.parameter) == nil }
    update { request in
      request.log += said.map { .value($0) }
      request.rewind()
    }
    emit(.about(state.active?.call ?? started.call))
    emit(.outcome(changes ? .corrected : said.isEmpty ? .started : .answered))
    advance()
  }

  /// Puts a request that waits in the place of the open one, which then waits in its turn.
  private mutating func bringBack(_ place: Int) {
    setAside()
    guard state.requests.indices.contains(place) else { return }
    state.requests.append(state.requests.remove(at: place))
  }

  /// Goes on with a request that waits, because the user asked for it.
  mutating func takeUp(_ place: Int) {
    bringBack(place)
    guard let request = state.active else { return }
    emit(.about(request.effectiveCall))
    emit(.outcome(.started))
    advance()
  }

  /// Leaves the open request for later.
  private mutating func setAside() {
    guard let open = state.active else { return }
    if open.phase == .suspended || open.phase == .committed {
      emit(.cancelPerform(request: open.id))
    }
    if open.phase == .committed {
      state.requests.removeLast()
    } else {
      update { $0.rewind() }
    }
  }

  /// Forgets the request being talked about.
  mutating func finish() {
    guard !state.requests.isEmpty else { return }
    state.requests.removeLast()
  }

  /// Offers to go on with what was set aside, if anything was.
  mutating func offerResume() {
    guard let waiting = state.active else { return }
    let side = SidePrompt.resume(title: title(of: waiting.call))
    state.sidePrompt = side
    ask(side)
  }

  private mutating func askReading(_ matches: [IntentMatch]) {
    let calls = matches.map(startedCall)
    let options = zip(matches, calls).enumerated().map { place, pair in
      OptionDescriptor(id: String(place), title: readingTitle(pair.0, pair.1))
    }
    let side = SidePrompt.reading(options: options, calls: calls)
    state.sidePrompt = side
    ask(side)
    emit(.outcome(.started))
  }

  /// What tells one reading from the others: the shortcut's title with its values.
  private func readingTitle(_ match: IntentMatch, _ started: StartedCall) -> String {
    let language = context.languageCode
    let catalog = context.app(match.app)?.catalog
    let shortcuts = catalog?.shortcuts ?? []
    let short =
      shortcuts.indices.contains(match.shortcut)
      ? shortcuts[match.shortcut].shortTitle?.text(in: language) : nil
    let name = short ?? title(of: started.call)
    let values = started.values.map(\.title)
    guard !values.isEmpty else { return name }
    return context.sentence(
      "reading.withValues",
      ["title": name, "values": values.joined(separator: context.sentence("list.comma"))])
  }
}
