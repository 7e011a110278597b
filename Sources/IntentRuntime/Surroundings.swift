import DialogEngine
import Foundation
import IntentCatalog
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import SchemaUnderstanding
import ValueRecognition

/// What a session looks up and rarely changes: its language, its apps' values, compiled phrases.
struct Surroundings {
  var isLaunched: Bool
  var isSignedIn: Bool
  /// Seconds by which the clock was moved on.
  var clockOffset = 0.0
  /// Where the person is; nil where nobody said.
  var place: String?
  /// Who keeps what apps tell of.
  var donations: SessionDonations?
  private let configuration: SessionConfiguration
  private let tools: LanguageTools
  private var compiled: CompiledApps

  init(
    _ configuration: SessionConfiguration, _ apps: [any RunnableApp]
  ) async throws(Diagnostic) {
    self.configuration = configuration
    isLaunched = configuration.isLaunched
    isSignedIn = configuration.isSignedIn
    tools = try configuration.resources.language(configuration.locale)
    let nothing = CompiledApps.Key(
      locale: configuration.locale, isLaunched: true, catalogs: [], values: [])
    compiled = try configuration.resources.compiled(nothing, tools)
    compiled = try await reloaded(apps).compiled
  }

  /// The same with the apps' values read again and the phrases compiled with them.
  func reloaded(_ apps: [any RunnableApp]) async throws(Diagnostic) -> Surroundings {
    var key = CompiledApps.Key(
      locale: configuration.locale, isLaunched: isLaunched, catalogs: apps.map(\.catalog),
      values: [])
    for app in apps {
      key.values.append(await Self.values(of: app, in: environment))
      key.findables.append(await app.findables(in: environment))
    }
    var copy = self
    copy.compiled = try configuration.resources.compiled(key, tools)
    return copy
  }

  /// Whether an app could not tell what can be found in it, which may be over now.
  var cannotFind: Bool { compiled.apps.contains { $0.findables.contains { $0.failure != nil } } }

  /// The values of every type that a parameter has; a type whose query fails has none.
  private static func values(
    of app: any RunnableApp, in environment: AppEnvironment
  ) async -> [String: [ValueDescriptor]] {
    var values: [String: [ValueDescriptor]] = [:]
    let types = app.catalog.intents.flatMap(\.parameters).compactMap(\.type.listName)
    for type in types where values[type] == nil {
      values[type] = (try? await app.values(ofType: type, in: environment)) ?? []
    }
    return values
  }

  /// What is wrong with the language's rules for values, once they were needed.
  var fault: Diagnostic? { tools.recognizer.fault }

  /// The session's language pack.
  var language: LanguagePack { tools.pack }

  /// What surrounds a call into an app now.
  var environment: AppEnvironment {
    let (fixed, offset) = (configuration.now, clockOffset)
    let now: @Sendable () -> Date = { (fixed ?? Date()).addingTimeInterval(offset) }
    var environment = AppEnvironment(
      locale: configuration.locale, timeZone: configuration.timeZone, now: now,
      isLaunched: isLaunched, isSignedIn: isSignedIn, isVoiceOnly: configuration.isVoiceOnly)
    environment.place = place
    environment.donations = donations?.at(now, place, environment.language)
    return environment
  }

  /// What the dialog knows now.
  var context: DialogContext {
    let values = ValueContext(
      now: environment.now(), timeZone: configuration.timeZone,
      locale: Locale(identifier: configuration.locale))
    return DialogContext(
      language: tools.pack, words: tools.words, recognizer: tools.recognizer, values: values,
      matcher: compiled.matcher,
      options: MatchOptions(
        tiers: configuration.tiers,
        isBound: configuration.isBound ?? (configuration.apps.count == 1 || compiled.isAllSchemas)),
      apps: compiled.apps, isVoiceOnly: configuration.isVoiceOnly, mixedIn: tools.mixedIn,
      schemas: compiled.schemas.map { Self.talk($0, values) },
      hearsSchemas: configuration.isBound ?? true)
  }

  /// Reading and answering by schemas at this moment.
  private static func talk(_ reader: SchemaReader, _ values: ValueContext) -> SchemaTalk {
    var talk = SchemaTalk(
      read: { reader.read($0, values, $1) },
      meant: { reading, entities, mentioned in
        reader.finder(for: reading, values).map { finder in
          finder.withoutRepetitions(
            finder.meant(by: reading.target, among: entities, mentioned: mentioned))
        } ?? []
      },
      answer: { reading, entities, mentioned in
        reader.answerer(for: reading, values)?.answer(reading, entities, mentioned: mentioned)
      },
      missing: { reader.answerer(for: $0, values)?.missing },
      unsaid: { reader.answerer(for: $0, values)?.unsaid(of: $1) },
      oneAtATime: { reader.answerer(for: $0, values)?.oneAtATime },
      question: { reader.question(for: $1, of: $0) }, examples: reader.examples)
    talk.clauses = { reader.clauses($0, values, $1) }
    talk.needs = { reader.needs(of: $0) }
    talk.takesWording = { reader.takesWording($1, of: $0) }
    talk.sources = { reader.sources(of: $0) }
    talk.changed = { reader.answerer(for: $0, values)?.words(for: $0) }
    talk.lacking = { reader.answerer(for: $0, values)?.lacks($1, $2) }
    talk.outside = { reading, entities, mentioned in
      reader.answerer(for: reading, values)?.outside(reading, entities, mentioned: mentioned)
    }
    talk.told = { reader.answerer(for: $0.reading, values)?.words(for: $0, $1) }
    return talk
  }
}
