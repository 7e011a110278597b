import IntentCatalog
import IntentMatching

/// From values to `perform()`: what is missing, unclear or unsure is asked first.
extension DialogReducer {
  /// Asks the next thing that must be known, or performs.
  mutating func advance() {
    guard let request = state.active, let intent = context.intent(of: request.start) else {
      return finish()
    }
    settleChoice(request)
    settleLength(state.active ?? request)
    guard let request = state.active else { return }
    let logged = intent.parameters.compactMap { request.logged($0.name) }
    if let unclear = logged.first(where: { !$0.candidates.isEmpty }) {
      return askWhich(unclear)
    }
    if let unsure = logged.first(where: \.isUnsure) {
      return askWhether(unsure)
    }
    if let faulty = logged.first(where: { $0.fault != nil }) {
      return askInPlace(of: faulty, request)
    }
    if let open = logged.lazy.compactMap({ value in value.partial.map { (value, $0) } }).first {
      return ask(restPrompt(open.1, open.0.parameter, isAskedByPerform: false))
    }
    if let parameter = intent.parameters.first(where: { isOutOfRange($0, request) }) {
      return askForOther(parameter, request)
    }
    if let parameter = intent.parameters.first(where: { isMissing($0, request) }) {
      return askFor(parameter, request, said: [])
    }
    update { request in
      request.phase = .performing
      request.forcedParameter = nil
    }
    emit(.checkpoint)
    emit(.perform(request: request.id, call: request.call))
  }

  private func isMissing(_ parameter: ParameterDescriptor, _ request: DialogRequest) -> Bool {
    guard request.call.parameters[parameter.name] == nil else { return false }
    if request.forcedParameter == parameter.name { return true }
    return !parameter.isOptional && parameter.defaultValue == nil
  }

  private func isOutOfRange(_ parameter: ParameterDescriptor, _ request: DialogRequest) -> Bool {
    request.call.parameters[parameter.name].map { !parameter.allows($0) } ?? false
  }

  // MARK: - Questions

  private mutating func askWhich(_ unclear: LoggedValue) {
    guard let request = state.active else { return }
    let question = whichQuestion(unclear.parameter, request)
    ask(
      DialogPrompt(
        kind: .disambiguation, parameter: unclear.parameter, options: unclear.candidates,
        question: [question], isAskedByPerform: false))
  }

  /// What asks which of several values was meant.
  func whichQuestion(_ parameter: String?, _ request: DialogRequest?) -> String {
    let descriptor = parameter.flatMap { name in
      request.flatMap { context.intent(of: $0.start)?.parameter(name) }
    }
    return descriptor?.requestDisambiguationDialog?.text(in: context.languageCode)
      ?? context.sentence(descriptor?.isDate == true ? "which.time" : "which.option")
  }

  private mutating func askWhether(_ unsure: LoggedValue) {
    ask(
      DialogPrompt(
        kind: .valueConfirmation, parameter: unsure.parameter,
        question: [context.sentence("confirm.value", ["value": unsure.title])],
        isAskedByPerform: false))
  }

  /// What asks for the time of a day, or for the day of a week or month.
  func restPrompt(
    _ partial: PartialDate, _ parameter: String?, isAskedByPerform: Bool
  ) -> DialogPrompt {
    DialogPrompt(
      kind: .value, parameter: parameter,
      question: [
        partial.days == nil
          ? context.sentence("request.time", ["day": partial.title])
          : context.sentence("request.day", ["period": partial.title])
      ],
      isAskedByPerform: isAskedByPerform, partial: partial)
  }

  /// Asks for another value where an utterance said one that cannot be.
  private mutating func askInPlace(of faulty: LoggedValue, _ request: DialogRequest) {
    reject(faulty.parameter)
    emit(.say(faulty.fault ?? ""))
    guard let request = state.active,
      let parameter = context.intent(of: request.start)?.parameter(faulty.parameter)
    else { return }
    askFor(parameter, request, said: [])
  }

  /// Takes a value back that cannot be; another one is asked for, also where none need be given.
  private mutating func reject(_ parameter: String) {
    update { request in
      request.log.append(.value(LoggedValue(parameter: parameter, value: .null, title: "")))
      request.forcedParameter = parameter
    }
  }

  private mutating func askForOther(_ parameter: ParameterDescriptor, _ request: DialogRequest) {
    reject(parameter.name)
    let key =
      switch (parameter.minimum, parameter.maximum) {
      case (.some, .some): "range.between"
      case (.some, nil): "range.atLeast"
      default: "range.atMost"
      }
    let said = context.sentence(
      key, ["minimum": Self.shown(parameter.minimum), "maximum": Self.shown(parameter.maximum)])
    emit(.say(said))
    guard let request = state.active else { return }
    askFor(parameter, request, said: [])
  }

  static func shown(_ bound: Double?) -> String {
    guard let bound else { return "" }
    return Int(exactly: bound).map(String.init) ?? String(bound)
  }

  /// Asks for a parameter's value; where the app may offer some, it is asked for them first.
  private mutating func askFor(
    _ parameter: ParameterDescriptor, _ request: DialogRequest, said: [String]
  ) {
    let prompt = DialogPrompt(
      kind: .value, parameter: parameter.name, question: said + [question(parameter)],
      isAskedByPerform: false)
    askOffering(prompt, parameter, request)
  }

  /// What asks for a parameter.
  func question(_ parameter: ParameterDescriptor) -> String {
    let language = context.languageCode
    let schema = state.active.flatMap { context.intent(of: $0.start)?.schema }
    return parameter.requestValueDialog?.text(in: language)
      ?? schema.flatMap { context.schemas?.question($0, parameter.name) }
      ?? context.sentence("request.value", ["title": parameter.title.text(in: language)])
  }

  mutating func askOffering(
    _ prompt: DialogPrompt, _ parameter: ParameterDescriptor, _ request: DialogRequest
  ) {
    guard parameter.type.listName != nil || parameter.hasOptions else { return ask(prompt) }
    update { $0.prompt = prompt }
    emit(.queryOffer(request: request.id, parameter: parameter.name, call: request.call))
  }

  /// The options for a question that waits for them.
  mutating func offered(_ values: OfferedValues, for parameter: String) {
    guard var prompt = state.active?.prompt, prompt.parameter == parameter else { return }
    prompt.usual = values.usual
    guard prompt.options.isEmpty else { return ask(prompt) }
    prompt.options = values.options
    if let sole = soleOffer(values.options, prompt) {
      update { request in
        request.prompt = nil
        request.log.append(.value(sole))
      }
      return advance()
    }
    if values.options.isEmpty, let request = state.active,
      let type = context.intent(of: request.start)?.parameter(parameter)?.type.listName,
      context.app(request.start.app)?.searchableTypes.contains(type) != true
    {
      stopPerform(request)
      finish()
      sayNothingToChoose(of: type, request)
      emit(.outcome(.cannotAnswer))
      return offerResume()
    }
    ask(prompt)
  }

  /// The only value that there is, which need not be asked for: of a parameter that must be given and was
  /// not taken back, where the app could find no other.
  private func soleOffer(_ options: [OptionDescriptor], _ prompt: DialogPrompt) -> LoggedValue? {
    guard options.count == 1, prompt.kind == .value, !prompt.isAskedByPerform,
      prompt.partial == nil, let request = state.active, let name = prompt.parameter,
      request.forcedParameter != name, request.logged(name) == nil,
      let parameter = context.intent(of: request.start)?.parameter(name),
      case .entity(let type) = parameter.type, !parameter.isOptional, !parameter.isArray,
      parameter.defaultValue == nil,
      let app = context.app(request.start.app), !app.searchableTypes.contains(type),
      (app.values[type] ?? []).allSatisfy({ $0.id == options[0].id })
    else { return nil }
    var sole = LoggedValue(
      parameter: name, value: parameter.value(ofOption: options[0].id), title: options[0].title)
    sole.isSole = true
    return sole
  }

  private mutating func sayNothingToChoose(of type: String, _ request: DialogRequest) {
    let catalog = context.app(request.start.app)?.catalog
    let title =
      catalog?.entities.first { $0.identifier == type }?.title.text(in: context.languageCode) ?? ""
    guard !title.isEmpty, title != type else { return say("options.none") }
    say("options.noneOf", ["type": title])
  }

  mutating func ask(_ prompt: DialogPrompt) {
    update { request in
      request.prompt = prompt
      request.misses = 0
    }
    showPrompt()
  }
}

extension ParameterDescriptor {
  /// Whether a number is within the parameter's range; what is no number is.
  func allows(_ value: ParameterValue) -> Bool {
    let number: Double? =
      switch value {
      case .int(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    guard let number else { return true }
    return number >= minimum ?? -.infinity && number <= maximum ?? .infinity
  }
}

extension DialogApp {
  /// The app's name in the session's language.
  func shownName(_ context: DialogContext) -> String {
    catalog.app.name(in: context.languageCode)
  }
}
