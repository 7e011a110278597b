import CatalogFiles
import FoundationEssentials
import IntentCatalog
import IntentMatching
import IntentRuntime
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics
import PhraseLint
import Synchronization

/// The apps that are compiled in, and those that stand in files.
struct SampleLibrary: AppLibrary {
  /// The compiled apps in their order.
  let sources: [AppSource]
  /// What the sessions of one run share.
  private let shared = SharedResources()
  private let trees = SourceTreeReader()

  init(sources: [AppSource]) { self.sources = sources }

  var names: [String] { sources.map(\.id) }

  func app(_ name: String, for request: SessionRequest) async throws -> MatcherApp {
    let place: StorePlace = request.storesInMemory ? .memory : .userData
    let app = try source(name, request).make(place, request.data)
    let environment = environment(of: request, app.catalog)
    if let file = request.header.store {
      let json = try StoreFile.read(file, in: request.folder)
      do {
        try await app.loadStore(json, in: environment)
      } catch {
        throw StoreFile.refused(file, error)
      }
    }
    var values: [String: [ValueDescriptor]] = [:]
    for intent in app.catalog.intents {
      for parameter in intent.parameters {
        guard let list = parameter.type.listName, values[list] == nil else { continue }
        values[list] = try await app.values(ofType: list, in: environment)
      }
    }
    return MatcherApp(
      catalog: app.catalog, values: values, hasParameterValues: request.header.isLaunched)
  }

  func lintSubject(_ name: String, for request: SessionRequest) async throws -> LintSubject {
    guard !sources.contains(where: { $0.id == name }) else {
      let app = try await app(name, for: request)
      return LintSubject(catalog: app.catalog, values: app.values, read: FileAccess.bytes)
    }
    let app = try loaded(name, request, keepsFaultyTables: true)
    return LintSubject(catalog: app.catalog, read: FileAccess.bytes)
  }

  func session(_ request: SessionRequest) async throws -> any Conversing {
    let sources = try request.header.apps.map { try source($0, request) }
    let header = request.header
    let own = try header.locale ?? sources.first?.make(.memory, request.data).catalog.sourceLanguage
    var configuration = SessionConfiguration(
      apps: sources, locale: own ?? LanguagePack.fallbackLanguage,
      resources: shared.resources(request.data),
      now: header.now, timeZone: header.timeZone ?? .current, tiers: header.tiers,
      isBound: header.isBound, isVoiceOnly: header.isVoiceOnly, isLaunched: header.isLaunched,
      isSignedIn: header.isSignedIn, store: request.storesInMemory ? .memory : .userData,
      checkpoint: request.checkpoint)
    configuration.showsSummaries = request.showsSummaries
    if let file = header.providers {
      let providers = try FileProviders(
        file: file, FileAccess.read(StoreFile.path(file, in: request.folder)))
      if providers.knowsWays { configuration.travelTimes = providers }
      if providers.knowsWeather { configuration.weather = providers }
    }
    let session = try await ConversationSession(configuration, saved: request.resuming)
    let conversation = SampleConversation(session: session, folder: request.folder)
    if let file = header.store {
      let json = try StoreFile.read(file, in: request.folder)
      do {
        _ = try await session.happen(.store(json))
      } catch {
        throw StoreFile.refused(file, error)
      }
    }
    if !header.onscreen.isEmpty { _ = try await conversation.happen(.onscreen(header.onscreen)) }
    return conversation
  }

  /// A compiled app by its name, else one in a file; relative to where the program runs, or beside a
  /// transcript.
  private func source(_ name: String, _ request: SessionRequest) throws -> AppSource {
    if let source = sources.first(where: { $0.id == name }) {
      let ids = names
      guard
        request.reading.values == nil || request.header.apps.contains(where: { !ids.contains($0) })
      else { throw UsageMessages.ownValues(name) }
      return source
    }
    return .simulated(
      try loaded(name, request).catalog, allowsCommands: request.allowsCommands)
  }

  /// An app in files: a tree of source code, a pack, a catalog.
  private func loaded(
    _ name: String, _ request: SessionRequest, keepsFaultyTables: Bool = false
  ) throws -> LoadedApp {
    let path = try path(of: name, request)
    let isTree = SourceTreeReader.isTree(path)
    var app =
      isTree
      ? try trees.load(path, request.reading)
      : try AppLoader.load(path: path, keepsFaultyTables: keepsFaultyTables)
    let given = request.reading.appName
    if let given { app.catalog.app.name = given }
    if !isTree {
      request.reading.notices(app.diagnostics.filter { given == nil || !$0.isAboutName })
    }
    if let file = request.reading.values {
      try app.catalog.addValues(file: file, bytes: FileAccess.read(file))
    }
    return app
  }

  /// The path that a name stands for.
  private func path(of name: String, _ request: SessionRequest) throws -> String {
    let paths = request.folder == "." ? [name] : [name, "\(request.folder)/\(name)"]
    guard let path = paths.first(where: FileAccess.exists) else {
      throw CommandFailure(.unknownApp(name, names), .missingInput)
    }
    return path
  }

  private func environment(of request: SessionRequest, _ catalog: AppCatalog) -> AppEnvironment {
    let header = request.header
    return AppEnvironment(
      locale: header.locale ?? catalog.sourceLanguage, timeZone: header.timeZone ?? .current,
      now: { header.now ?? Date() }, isLaunched: header.isLaunched,
      isSignedIn: header.isSignedIn, isVoiceOnly: header.isVoiceOnly)
  }
}

/// A session with its files beside it.
struct SampleConversation: Conversing {
  let session: ConversationSession
  let folder: String

  func start() async -> Turn? { await session.start() }
  func say(_ utterance: String) async -> Turn { await session.say(utterance) }
  func cancel() async -> Turn { await session.cancel() }
  func save() async throws(Diagnostic) -> [UInt8] { try await session.save() }
  func progress() async -> PerformProgress? { await session.progress }
  func snippetHTML() async -> String? { await session.snippetHTML() }
  func inkedSnippet(width: Int) async -> [String]? { await session.inkedSnippet(width: width) }

  func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn {
    switch event {
    case .cancel: await session.cancel()
    case .timeout: try await session.happen(.timeout)
    case .onscreen(let entities): try await session.happen(.onscreen(entities))
    case .launch: try await session.happen(.launch)
    case .signin: try await session.happen(.signIn)
    case .suggest: try await session.happen(.suggest)
    case .restart: try await session.happen(.restart)
    case .place(let place): try await session.happen(.place(place))
    case .advance(let seconds): try await session.happen(.advance(seconds: seconds))
    case .store(let file):
      try await session.happen(.store(bytes(file)))
    case .donate(let file):
      try await session.happen(.donate(bytes(file)))
    case .did(let call): try await session.happen(.did(intentCall(call)))
    }
  }

  /// What a file holds that an event names.
  private func bytes(_ file: String) throws(Diagnostic) -> [UInt8] {
    do throws(CommandFailure) { return try StoreFile.read(file, in: folder) } catch {
      throw error.diagnostics.first ?? .noSuchFile(file)
    }
  }

  func call(_ call: CallText) async throws(Diagnostic) -> Turn {
    try await session.happen(.call(typed(call)))
  }

  func check(_ call: CallText) async throws(Diagnostic) { _ = try await typed(call) }

  /// The call with its app, its values as its parameters have them.
  private func typed(_ call: CallText) async throws(Diagnostic) -> IntentCall {
    let plain = try await intentCall(call)
    let catalogs = await session.catalogs
    let intent = catalogs.first { $0.id == plain.app }?.intent(plain.intent)
    var typed = plain
    for (name, value) in plain.parameters {
      guard let parameter = intent?.parameter(name) else {
        throw Diagnostic(
          .error, "'\(call.intent)' has no parameter '\(name)'",
          help: Suggestion.help(for: name, in: intent?.parameters.map(\.name) ?? []))
      }
      typed.parameters[name] = value.typed(parameter.type)
    }
    return typed
  }

  /// The call with its app: the one that is written, else the first that has the intent.
  private func intentCall(_ call: CallText) async throws(Diagnostic) -> IntentCall {
    let catalogs = await session.catalogs
    let owner = catalogs.first {
      (call.app == nil || $0.id == call.app) && $0.intent(call.intent) != nil
    }
    guard let owner else {
      let known = catalogs.flatMap(\.intents).map(\.identifier)
      throw Diagnostic(
        .error, "there is no intent '\(call.intent)'",
        help: Suggestion.help(for: call.intent, in: known)
          ?? "the intents are \(known.joined(separator: ", "))")
    }
    return IntentCall(app: owner.id, intent: call.intent, parameters: call.parameters)
  }
}

/// The resources of a run, made once.
private final class SharedResources: Sendable {
  private let made = Mutex<SessionResources?>(nil)

  func resources(_ data: PhraseData) -> SessionResources {
    made.withLock { made in
      let resources = made ?? SessionResources(data)
      made = resources
      return resources
    }
  }
}

extension ParameterValue {
  /// A written value as one of a parameter's type.
  fileprivate func typed(_ type: ValueType) -> ParameterValue {
    switch (self, type) {
    case (.array(let values), _): .array(values.map { $0.typed(type) })
    case (.identifier(let text), .string), (.identifier(let text), .other): .string(text)
    case (.identifier(let text), .date): .date(text)
    case (.identifier(let text), .url): .url(text)
    default: self
    }
  }
}
