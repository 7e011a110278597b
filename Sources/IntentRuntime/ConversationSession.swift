public import DialogEngine
import DonationKeeping
import Foundation
public import IntentCatalog
import IntentMatching
import LanguagePacks
public import PhraseDiagnostics
import Synchronization

/// A conversation with one or several apps: the one actor, which does what the dialog wants done.
///
/// All decisions are `DialogState`'s, which is a value; this actor holds what a value cannot: the apps
/// with their stores, running `perform()` tasks, and the compiled phrases.
public actor ConversationSession {
  /// The longest utterance that is read, in characters.
  public static let utteranceLimit = 10_000

  let configuration: SessionConfiguration
  let apps: [any RunnableApp]
  var state = DialogState()
  var surroundings: Surroundings
  /// The run that works or waits, for the request of that number.
  var run: (request: Int, run: PerformRun)?
  /// Runs from which nothing more is taken, and that have not ended.
  var abandoned: [PerformRun] = []
  var turn = TurnDraft()
  private let staleness = Mutex(Staleness())
  /// What the system does itself, with what apps tell of.
  let system: SystemApp
  /// Whether the system's phrases are understood.
  var isSystemHeard: Bool

  /// What has to be looked at again before the next turn or after this one.
  private struct Staleness {
    var values = false
    var donations = false
    var news = true
    var hasTold = false
    var fault: DonationFault?
  }

  /// Begins a session.
  /// - Parameters:
  ///   - configuration: What it begins with.
  ///   - saved: The bytes of an earlier session to go on with.
  /// - Throws: `Diagnostic` when a language pack or the saved bytes are damaged, or an app cannot be
  ///   made.
  public init(_ configuration: SessionConfiguration, saved: [UInt8]? = nil) async throws(Diagnostic)
  {
    var configuration = configuration
    let language = try configuration.resources.language(configuration.locale).pack
    let file = try saved.map { (bytes) throws(Diagnostic) in
      try SessionFile(reading: bytes, language)
    }
    if let file {
      try file.check(apps: configuration.apps.map(\.id), language)
      configuration.isLaunched = file.isLaunched
      configuration.isSignedIn = file.isSignedIn
      state = file.state
    }
    self.configuration = configuration
    apps = try Self.make(configuration)
    let folder = Self.donationFolder(configuration.store)
    let resources = configuration.resources
    system = SystemApp(
      try resources.systemCatalog(), store: DonationStore(folder: folder),
      language: language, apps: apps)
    isSystemHeard = folder.map { DonationStore.exists(in: $0) } ?? false
    surroundings = try await Surroundings(configuration, isSystemHeard ? apps + [system] : apps)
    if let file { (surroundings.clockOffset, surroundings.place) = (file.clockOffset, file.place) }
    surroundings.donations = SessionDonations(
      store: system.store,
      changed: { [weak self] in
        self?.staleness.withLock { ($0.donations, $0.hasTold) = (true, true) }
      },
      failed: { [weak self] fault in self?.staleness.withLock { $0.fault = fault } })
    recallTips()
    for app in apps {
      app.onValuesChanged { [weak self] in self?.markStale() }
    }
  }

  private static func make(
    _ configuration: SessionConfiguration
  ) throws(Diagnostic) -> [any RunnableApp] {
    var apps: [any RunnableApp] = []
    for source in configuration.apps {
      do {
        apps.append(try source.make(configuration.store, configuration.resources.data))
      } catch let problem as Diagnostic {
        throw problem
      } catch {
        throw Diagnostic(.error, "cannot start the app '\(source.id)': \(error)")
      }
    }
    return apps
  }

  private nonisolated func markStale() { staleness.withLock { $0.values = true } }

  /// Whether reservations may have news for the person, as far as anybody knows.
  nonisolated var newsIsDue: Bool {
    get { staleness.withLock { $0.news } }
    set { staleness.withLock { $0.news = newValue } }
  }

  /// Why a reservation of which an app told just now is not kept; nil once that was told.
  nonisolated func takeDonationFault() -> DonationFault? {
    staleness.withLock { stale in
      defer { stale.fault = nil }
      return stale.fault
    }
  }

  /// Whether an app told of something in this conversation.
  nonisolated var hasBeenTold: Bool { staleness.withLock { $0.hasTold } }

  // MARK: - What one may do with a session

  /// What a resumed session says before anybody speaks; nil for a new one.
  public func start() async -> Turn? {
    guard state.openPrompt != nil || state.active != nil else { return nil }
    resumeAdding()
    return await take(.resumed, say: nil)
  }

  /// One utterance and all that answers it.
  public func say(_ utterance: String) async -> Turn {
    guard utterance.count <= Self.utteranceLimit else {
      turn = TurnDraft(say: utterance)
      let limit = ["limit": String(Self.utteranceLimit)]
      turn.lines.append(.error(surroundings.language.sentence("input.tooLong", limit)))
      turn.outcome = .notUnderstood
      return finishTurn()
    }
    return await take(.utterance(utterance), say: utterance)
  }

  /// Something from outside and all that answers it.
  /// - Throws: `Diagnostic` when it could not happen.
  public func happen(_ event: OutsideEvent) async throws(Diagnostic) -> Turn {
    switch event {
    case .timeout: return await take(.timeout, say: nil)
    case .onscreen(let entities): return await take(.onScreen(entities), say: nil)
    case .donate(let json):
      turn = TurnDraft()
      try donate(json)
      return await quietTurn()
    case .launch:
      surroundings.isLaunched = true
      markStale()
      return await quietTurn()
    case .signIn:
      surroundings.isSignedIn = true
      return await quietTurn()
    case .store(let json): return try await load(json)
    case .call(let call): return await take(.call(call), say: nil)
    case .did(let call): return try await didByHand(call)
    case .suggest:
      if !isSystemHeard { staleness.withLock { $0.donations = true } }
      return await take(.call(IntentCall(app: SystemApp.id, intent: "Suggest")), say: nil)
    case .restart: return try await restart()
    case .place(let place):
      surroundings.place = place
      return await quietTurn()
    case .advance(let seconds):
      surroundings.clockOffset += Double(seconds)
      return await quietTurn()
    }
  }

  /// Stops what runs or is asked (Ctrl-C).
  ///
  /// While `say` waits for a `perform()`, that turn ends with it, and this returns an empty turn.
  public func cancel() async -> Turn {
    if isWorking, let run {
      run.run.interrupt(after: Self.grace)
      return Turn()
    }
    return await take(.interrupted, say: nil)
  }

  /// The session as bytes to go on with.
  public func save() throws(Diagnostic) -> [UInt8] {
    try SessionFile(
      state: state, locale: configuration.locale, apps: apps.map(\.catalog.id),
      isLaunched: surroundings.isLaunched, isSignedIn: surroundings.isSignedIn,
      clockOffset: surroundings.clockOffset, place: surroundings.place
    ).bytes()
  }

  /// The descriptions of the session's apps.
  public var catalogs: [AppCatalog] { apps.map(\.catalog) }

  /// The question that is open.
  public var openPrompt: OpenPrompt? { state.openPrompt }

  /// Whether there are reservations, whose names phrases may hold.
  private func toldOfReservations() -> Bool {
    (try? system.store.reservations())?.isEmpty == false
  }

  // MARK: - One turn

  /// Whether a turn is going on and waits for a `perform()`.
  var isWorking = false

  /// Whether a `perform()` runs now.
  public var isPerforming: Bool { isWorking && run != nil }

  /// How far the `perform()` that runs now has come, where it says so.
  public var progress: PerformProgress? { isWorking ? run?.run.progress : nil }

  /// The snippet that was shown last as one HTML file; nil where none was.
  public func snippetHTML() async -> String? {
    for app in apps {
      if let html = await app.snippetHTML(in: surroundings.environment) { return html }
    }
    return nil
  }

  /// The snippet that was shown last, in lines of so many columns with a terminal's codes (SGR) for how
  /// letters look; nil where none was.
  public func inkedSnippet(width: Int) async -> [String]? {
    for app in apps {
      if let lines = await app.inkedSnippet(width: width, in: surroundings.environment) {
        return lines
      }
    }
    return nil
  }

  private func take(_ event: DialogEvent, say: String?) async -> Turn {
    turn = TurnDraft(say: say)
    if surroundings.cannotFind { markStale() }
    await refresh()
    showLateResults()
    let before = state
    let offered = offeredReservation
    await carryOut(event)
    keepTips(since: before)
    noteAnswer(toOfferOf: offered)
    if let fault = surroundings.fault {
      turn.lines.append(.error(DiagnosticRenderer().render(fault)))
    }
    await refresh()
    await tellNews()
    return finishTurn()
  }

  private func quietTurn() async -> Turn {
    turn = TurnDraft()
    await refresh()
    await tellNews()
    return finishTurn()
  }

  /// Reads the apps' values again when they said that they changed.
  func refresh() async {
    let wasHeard = isSystemHeard
    let (values, donations) = staleness.withLock { stale in
      defer { (stale.values, stale.donations) = (false, false) }
      if stale.donations { stale.news = true }
      return (stale.values, stale.donations)
    }
    if donations { isSystemHeard = true }
    guard values || (donations && (!wasHeard || toldOfReservations())) else { return }
    do {
      surroundings = try await surroundings.reloaded(heardApps)
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("app.notReady")))
    }
  }

  private func load(_ json: [UInt8]) async throws(Diagnostic) -> Turn {
    for app in apps.prefix(1) {
      do {
        try await app.loadStore(json, in: surroundings.environment)
      } catch let problem as Diagnostic {
        throw problem
      } catch {
        throw Diagnostic(.error, "the store cannot be loaded: \(error)")
      }
    }
    markStale()
    return await quietTurn()
  }

  private func restart() async throws(Diagnostic) -> Turn {
    let file = try SessionFile(reading: save(), surroundings.language)
    if let run { await end(run.run) }
    run = nil
    state = file.state
    resumeAdding()
    return await take(.resumed, say: nil)
  }

  private func didByHand(_ call: IntentCall) async throws(Diagnostic) -> Turn {
    guard let app = apps.first(where: { $0.catalog.id == call.app }) else {
      throw Diagnostic(.error, "no app '\(call.app)' in this session")
    }
    let host = ByHandHost()
    let outcome = await app.perform(call, in: surroundings.environment, host: host)
    guard case .finished = outcome else {
      throw Diagnostic(
        .error, "'\(CallNotation.text(call))' could not be done by hand",
        help: Self.reason(outcome, call, app.catalog))
    }
    remember(call)
    return await take(.didByHand(call), say: nil)
  }

  /// Why something could not be done by hand, as far as it is known.
  private static func reason(
    _ outcome: PerformOutcome, _ call: IntentCall, _ catalog: AppCatalog
  ) -> String? {
    let missing = (catalog.intent(call.intent)?.parameters ?? []).filter {
      !$0.isOptional && $0.defaultValue == nil && call.parameters[$0.name] == nil
    }
    guard missing.isEmpty else {
      return "it needs " + missing.map(\.name).joined(separator: ", ")
    }
    switch outcome {
    case .failed(let dialog), .declined(let dialog): return dialog?.full
    default: return nil
    }
  }

  private func finishTurn() -> Turn {
    let open = state.sidePrompt == nil ? state.active?.effectiveCall : nil
    let call = open ?? turn.about
    let intent = call.flatMap { call in app(call.app)?.catalog.intent(call.intent) }
    var parameters: [String: ParameterValue] = [:]
    for parameter in intent?.parameters ?? [] {
      parameters[parameter.name] = call?.parameters[parameter.name] ?? .null
    }
    return Turn(
      say: turn.say, intent: call?.intent, parameters: parameters, outcome: turn.outcome,
      prompt: state.openPrompt, lines: turn.lines, performed: turn.performed,
      reading: turn.reading, question: turn.question, results: turn.results)
  }
}

/// What a turn has come to so far.
struct TurnDraft {
  var say: String?
  var lines: [Turn.Line] = []
  var performed: [PerformedIntent] = []
  var outcome = TurnOutcome.idle
  var reading: TurnReading?
  var about: IntentCall?
  var question: TurnQuestion?
  var results: [String] = []
}

/// Stands in for the person when something is done by hand in the app: they see what they do.
struct ByHandHost: PerformHost {
  func ask(_ question: PerformQuestion) async throws -> PerformReply {
    switch question {
    case .confirmation, .valueConfirmation, .foreground: .yes
    default: throw PerformCancellation()
    }
  }

  func didOpen(_ what: String) async {}
}
