import DialogEngine
import IntentCatalog
import IntentMatching
import LanguagePacks

/// Doing what the dialog wants done.
extension ConversationSession {
  /// The most entities that are looked at wholly before one is changed.
  private static let wholeLimit = 20
  /// How long a cancelled `perform()` may take to end before it is abandoned.
  static let grace = Duration.seconds(2)
  /// How many effects one event may have; a dialog that goes round in circles ends there.
  private static let effectLimit = 10_000

  /// Takes an event and carries out all that follows from it.
  func carryOut(_ event: DialogEvent) async {
    var waiting = state.reduce(event, surroundings.context)
    var done = 0
    while !waiting.isEmpty && done < Self.effectLimit {
      let effect = waiting.removeFirst()
      done += 1
      if case .checkpoint = effect {
        // What cannot be written down first is not done.
        if !checkpoint() { waiting.removeAll(where: \.goesOn) }
        continue
      }
      guard let next = await carryOut(effect) else { continue }
      waiting += state.reduce(next, surroundings.context)
    }
  }

  /// Carries out one effect.
  /// - Returns: The event that answers it, if one does.
  private func carryOut(_ effect: DialogEffect) async -> DialogEvent? {
    switch effect {
    case .say(let text): turn.lines.append(.dialog(text))
    case .showOption(let text): turn.lines.append(.option(text))
    case .showSnippet(let text): turn.lines.append(.snippet(text))
    case .showError(let text): turn.lines.append(.error(text))
    case .outcome(let outcome): turn.outcome = outcome
    case .reading(let tier, let edits): turn.reading = TurnReading(tier: tier, edits: edits)
    case .about(let call): turn.about = call
    case .performed(let call, let result): record(call, result)
    case .checkpoint: break
    case .cancelPerform(let request):
      if let run, run.request == request {
        self.run = nil
        await end(run.run)
      }
    case .queryOffer(let request, let parameter, let call):
      return .offered(
        request: request, parameter: parameter, await offer(for: parameter, of: call))
    case .queryFind(let request, let parameter, let type, let app, let reply):
      guard let found = await find(type, in: app, reply) else { return nil }
      return .found(request: request, parameter: parameter, reply: reply, found)
    case .querySchema(let reading, let type):
      guard let found = await snapshots(of: type, for: reading) else { return nil }
      return .schemaFound(reading, found)
    case .querySource(let reading, let source, let type):
      var asked = reading
      asked.app = source.app
      guard let found = await snapshots(of: type, for: asked, withRepresentations: true) else {
        return nil
      }
      return .sourceFound(reading, source, found)
    case .queryOutside(let question):
      return .outsideFound(question, await outside(question))
    case .question(let entity, let property):
      turn.question = TurnQuestion(entity: entity, property: property)
    case .results(let identifiers): turn.results = identifiers
    case .undo: return .undone(await undo())
    case .perform(let request, let call): return await perform(request, call)
    case .reply(let request, let reply):
      guard let run, run.request == request else { return nil }
      run.run.reply(reply)
      return await mail(of: run.run, for: request)
    }
    return nil
  }

  private func record(_ call: IntentCall, _ result: PerformResult) {
    turn.lines.append(.performed(turn.performed.count))
    turn.performed.append(
      PerformedIntent(
        app: call.app, intent: call.intent, shortcut: call.shortcut,
        parameters: call.parameters, result: result.value))
    remember(call)
  }

  /// Hands out the session as it is, where somebody keeps it.
  /// - Returns: Whether it is kept, or need not be.
  private func checkpoint() -> Bool {
    guard let take = configuration.checkpoint else { return true }
    do {
      try take(save())
      return true
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("app.failed")))
      turn.outcome = .error
      return false
    }
  }

  // MARK: - Queries

  private func offer(for parameter: String, of call: IntentCall) async -> OfferedValues {
    guard let app = app(call.app) else { return OfferedValues(options: []) }
    do {
      return try await app.offeredValues(
        for: parameter, of: call, in: surroundings.environment)
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("app.notReady")))
      return OfferedValues(options: [])
    }
  }

  /// Values of a name; nil, and an error is shown, where the app cannot look them up.
  private func find(_ type: String, in app: String, _ reply: String) async -> [OptionDescriptor]? {
    guard let app = self.app(app) else { return [] }
    do {
      let found = try await app.values(
        ofType: type, matching: reply.trimmed(), in: surroundings.environment)
      let language = surroundings.environment.language
      return found.map { OptionDescriptor($0, language: language) }
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("app.notReady")))
      turn.outcome = .error
      return nil
    }
  }

  /// The entities that a schema's sentence may mean; nil, and an error is shown, where the app
  /// cannot look them up.
  private func snapshots(
    of type: String, for reading: SchemaReading, withRepresentations: Bool = false
  ) async -> [EntitySnapshot]? {
    guard let app = app(reading.app) else { return [] }
    let words = reading.target.words.joined(separator: " ")
    var request = SnapshotRequest(
      text: words.isEmpty ? nil : words, identifiers: reading.isAboutAll ? [] : state.pointedAt,
      interval: surroundings.interval(of: reading.target.conditions.map(\.text)),
      wantsRepresentations: withRepresentations)
    let environment = surroundings.environment
    let schemas = surroundings.context.schemas
    do {
      request.properties = withRepresentations ? nil : schemas?.needs(reading)
      let found = try await app.snapshots(ofType: type, request, in: environment)
      guard request.properties != nil else { return found }
      let meant = schemas?.meant(reading, found, state.pointedAt) ?? []
      if meant.isEmpty, !words.isEmpty {
        // Nothing is called so; it may stand in what the entities hold.
        request.properties = nil
        return try await app.snapshots(ofType: type, request, in: environment)
      }
      guard case .intent = reading.wish else { return found }
      return try await wholly(found, meant, type, app, environment)
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("app.notReady")))
      turn.outcome = .error
      return nil
    }
  }

  /// The entities, those that may be changed with all that they hold.
  private func wholly(
    _ found: [EntitySnapshot], _ meant: [EntitySnapshot], _ type: String, _ app: any RunnableApp,
    _ environment: AppEnvironment
  ) async throws -> [EntitySnapshot] {
    let wanted = Set(meant.prefix(Self.wholeLimit).map(\.id)).union(state.pointedAt)
    var request = SnapshotRequest(identifiers: wanted.sorted(), wantsRepresentations: true)
    request.isOfIdentifiersAlone = true
    let whole = try await app.snapshots(ofType: type, request, in: environment)
    let known = Dictionary(whole.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return found.map { one in
      guard var entity = known[one.id] else { return one }
      entity.isFound = one.isFound
      return entity
    }
  }

  func app(_ id: String) -> (any RunnableApp)? {
    id == SystemApp.id ? system : apps.first { $0.catalog.id == id }
  }

  /// Takes back what was done last in the first app that has something to take back.
  private func undo() async -> UndoOutcome {
    for app in apps {
      let outcome = await app.undo(in: surroundings.environment)
      if outcome != .nothing { return outcome }
    }
    return .nothing
  }

  // MARK: - Runs

  private func perform(_ request: Int, _ call: IntentCall) async -> DialogEvent? {
    guard let app = app(call.app) else {
      return .ended(request: request, .failed(nil))
    }
    await showSummary(of: call, app)
    let run = PerformRun(call)
    self.run = (request, run)
    let environment = surroundings.environment
    run.start { host in await app.perform(call, in: environment, host: host) }
    return await mail(of: run, for: request)
  }

  /// Shows an action as its sentence before it runs; once, where it runs again with the same values.
  private func showSummary(of call: IntentCall, _ app: any RunnableApp) async {
    guard configuration.showsSummaries,
      let text = await app.summary(of: call, in: surroundings.environment),
      !turn.lines.contains(.summary(text))
    else { return }
    turn.lines.append(.summary(text))
  }

  /// Waits for what a run asks or comes to.
  private func mail(of run: PerformRun, for request: Int) async -> DialogEvent {
    isWorking = true
    defer { isWorking = false }
    while true {
      switch await run.next(within: configuration.timeLimit, by: configuration.clock) {
      case .asked(let question): return .asked(request: request, question)
      case .opened(let what):
        let name = app(what)?.catalog.app.name(in: surroundings.environment.language)
        turn.lines.append(.opened(name ?? what))
      case .ended(let outcome):
        self.run = nil
        return .ended(request: request, outcome)
      case .interrupted:
        self.run = nil
        abandoned.append(run)
        return .ended(request: request, .cancelled)
      case .timedOut where run.isLong: continue
      case .timedOut:
        self.run = nil
        run.giveUp()
        abandoned.append(run)
        let sentence = surroundings.language.sentence("app.timedOut")
        return .ended(request: request, .failed(DialogText(sentence)))
      }
    }
  }

  /// Closes a run and waits a little for its end.
  func end(_ run: PerformRun) async {
    run.close()
    while true {
      switch await run.next(within: Self.grace) {
      case .ended(let outcome): return showLate(run, outcome)
      case .timedOut: return abandoned.append(run)
      case .asked, .opened, .interrupted: continue
      }
    }
  }

  /// Shows what abandoned runs did after all.
  func showLateResults() {
    abandoned.removeAll { run in
      guard let outcome = run.outcomeIfEnded() else { return false }
      showLate(run, outcome)
      return true
    }
  }

  private func showLate(_ run: PerformRun, _ outcome: PerformOutcome) {
    guard case .finished(let result) = outcome else { return }
    let catalog = app(run.call.app)?.catalog
    let language = surroundings.environment.language
    let title = catalog?.intent(run.call.intent)?.title.text(in: language) ?? run.call.intent
    record(run.call, result)
    turn.lines.append(
      .dialog(surroundings.language.sentence("late.performed", ["title": title])))
  }
}

extension String {
  /// Without white space at its ends.
  func trimmed() -> String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension DialogEffect {
  /// Whether it lets an app do something, or says how the turn ended.
  fileprivate var goesOn: Bool {
    switch self {
    case .perform, .reply, .outcome: true
    default: false
    }
  }
}
