import IntentCatalog
import IntentMatching
import TextNormalization

/// Finding things by their properties, and taking back what was done last.
extension DialogReducer {
  /// Starts a find, if an utterance says one: how it was understood is said first.
  /// - Parameters:
  ///   - text: The utterance.
  ///   - needsName: Whether it must say what the things are called.
  /// - Returns: Whether it did.
  mutating func startsFind(_ text: String, needsName: Bool = true) -> Bool {
    for app in context.apps {
      for findable in app.findables {
        guard findable.failure == nil,
          let reading = FindReader(text, findable, app, context).read(needsName: needsName)
        else { continue }
        state.idleMisses = 0
        emit(.reading(.exact, edits: 0))
        emit(.say(said(reading, findable)))
        start(StartedCall(call: call(reading, findable, app), values: []))
        return true
      }
    }
    return false
  }

  /// Says what is wrong with an utterance that is meant as a find.
  /// - Returns: Whether it was one.
  mutating func explainsFind(_ text: String) -> Bool {
    for app in context.apps {
      for findable in app.findables {
        let reader = FindReader(text, findable, app, context, isTolerant: true)
        guard let reading = reader.read(), reading.isMeantAsFind else { continue }
        state.idleMisses = 0
        if let failure = findable.failure {
          emit(.showError(failure.isEmpty ? context.sentence("app.failed") : failure))
          emit(.outcome(.error))
          return true
        }
        if findable.properties.isEmpty {
          say("find.empty", ["name": findable.names.first ?? findable.entity])
          emit(.outcome(.answer))
          return true
        }
        guard let problem = reading.problems.first else { continue }
        explain(problem, findable)
        emit(.outcome(.notUnderstood))
        return true
      }
    }
    return false
  }

  private mutating func explain(_ problem: FindProblem, _ findable: FindableEntity) {
    func names(_ properties: [FindableProperty]) -> String {
      properties.map(shownName).joined(separator: context.sentence("list.comma"))
    }
    switch problem {
    case .unreadable(let text, let kind): say("find.unreadable.\(kind.rawValue)", ["text": text])
    case .missing(let kind, let property):
      say("find.missing.\(kind.rawValue)", ["property": property.map(shownName) ?? ""])
    case .unsortable(let text):
      say(
        text.isEmpty ? "find.unsorted" : "find.unsortable",
        ["text": text, "properties": names(findable.properties.filter(\.isSortable))])
    case .tooFew: say("find.tooFew")
    case .rest(let text):
      let askable = findable.properties.filter { !$0.comparators.isEmpty }
      say("find.rest", ["text": text, "properties": names(askable)])
    case .mixed: say("find.mixed")
    }
  }

  private func call(
    _ reading: FindReading, _ findable: FindableEntity, _ app: DialogApp
  ) -> IntentCall {
    var parameters: [String: ParameterValue] = [:]
    let texts = reading.conditionTexts
    if !texts.isEmpty { parameters[FindParameter.conditions] = .array(texts.map { .string($0) }) }
    if reading.isAny, texts.count > 1 { parameters[FindParameter.any] = .bool(true) }
    if !reading.sorts.isEmpty {
      parameters[FindParameter.sortedBy] = .string(
        reading.sorts.map { ($0.isDescending ? "-" : "") + $0.property.name }
          .joined(separator: ","))
    }
    if let limit = reading.limit { parameters[FindParameter.limit] = .int(limit) }
    if reading.counts { parameters[FindParameter.counts] = .bool(true) }
    return IntentCall(
      app: app.catalog.id, intent: findable.intent, parameters: parameters)
  }

  private func shownName(_ property: FindableProperty) -> String {
    property.words.first ?? property.name
  }

  /// The find in a sentence of its own.
  private func said(_ reading: FindReading, _ findable: FindableEntity) -> String {
    var parts: [String] = []
    if !reading.conditions.isEmpty {
      let conditions = reading.conditions.map { said($0, isAlone: reading.conditions.count == 1) }
      parts.append(
        conditions.joined(separator: context.sentence(reading.isAny ? "find.or" : "find.and")))
    }
    parts += reading.sorts.map(said)
    if let limit = reading.limit {
      parts.append(context.sentence("find.limit", ["limit": String(limit)]))
    }
    if parts.isEmpty { parts.append(context.sentence("find.all")) }
    return context.sentence(
      "find.said",
      [
        "name": findable.names.first ?? findable.entity,
        "what": parts.joined(separator: context.sentence("list.comma")),
      ])
  }

  private func said(_ condition: FindReading.Condition, isAlone: Bool) -> String {
    let texts = condition.comparisons.map { comparison in
      context.sentence(
        comparison.sentenceKey,
        [
          "property": shownName(comparison.property),
          "value": comparison.said.first ?? "", "last": comparison.said.last ?? "",
        ])
    }
    let text = texts.joined(separator: context.sentence("find.or"))
    return texts.count > 1 && !isAlone ? context.sentence("find.group", ["what": text]) : text
  }

  private func said(_ sort: FindReading.Sort) -> String {
    let kind =
      switch sort.property.type {
      case .date: "date"
      case .int, .double: "number"
      default: "text"
      }
    let order = sort.isDescending ? "descending" : "ascending"
    return context.sentence("find.\(order).\(kind)", ["property": shownName(sort.property)])
  }

  /// Whether a request only asks how many there are.
  func isCount(_ request: DialogRequest) -> Bool {
    request.start.parameters[FindParameter.counts] == .bool(true)
  }

  /// Says how many things a find found, where that was asked, more than are shown, or not seen.
  /// - Returns: Whether something was said.
  mutating func tellsFound(_ result: PerformResult, _ request: DialogRequest) -> Bool {
    guard case .array(let found) = result.value, !found.isEmpty || isCount(request),
      context.app(request.start.app)?.findables.contains(where: {
        $0.intent == request.start.intent
      })
        == true
    else { return false }
    let shown = result.snippet.count
    if isCount(request) || context.isVoiceOnly {
      let key = found.isEmpty ? "find.none" : found.count == 1 ? "find.one" : "find.count"
      say(key, ["count": String(found.count)])
      tell(result.snippet)
      return true
    }
    guard found.count > shown else { return false }
    say("find.shown", ["count": String(found.count), "shown": String(shown)])
    return true
  }

  /// Says the first lines of what is shown, or would be.
  mutating func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let titles = lines.prefix(Self.heardLimit).joined(separator: context.sentence("list.comma"))
    say("find.heard", ["titles": titles])
  }

  /// How many lines are said where there is no screen.
  private static let heardLimit = 5

  // MARK: - Pressing

  /// Runs what a button or toggle of the last snippet runs, if an utterance is its title.
  /// - Returns: Whether it was.
  mutating func presses(_ text: String) -> Bool {
    let said = TextNormalizer.shared.normalize(text)
    let pressed = state.pressable?.first {
      TextNormalizer.shared.normalize($0.title) == said
    }
    guard let pressed else { return false }
    state.idleMisses = 0
    let redraws = state.redraws
    (state.pressable, state.redraws) = (nil, nil)
    emit(.reading(.exact, edits: 0))
    start(StartedCall(call: pressed.call, values: []), redraws: redraws)
    return true
  }

  // MARK: - Taking back

  /// What became of taking something back.
  mutating func undone(_ outcome: UndoOutcome) {
    switch outcome {
    case .nothing:
      say("undo.nothing")
      emit(.outcome(.idle))
    case .undone(let title):
      state.performed = nil
      if title.isEmpty { say("undo.doneUnnamed") } else { say("undo.done", ["title": title]) }
      emit(.outcome(.result))
    case .failed(let title, let reason):
      let key = title.isEmpty ? "undo.failedUnnamed" : "undo.failed"
      emit(.showError(context.sentence(key, ["title": title])))
      if let reason { emit(.showError(reason.full)) }
      emit(.outcome(.error))
    }
  }
}
