import DialogEngine
import Foundation
import IntentCatalog
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import ValueRecognition

/// What a session looks up and rarely changes: its language, its apps' values, compiled phrases.
struct Surroundings {
  private(set) var language: LanguagePack
  var isLaunched: Bool
  var isSignedIn: Bool
  /// Seconds by which the clock was moved on.
  var clockOffset = 0.0
  private var configuration: SessionConfiguration
  private var words: ReplyWords
  private var recognizer: ValueRecognizer
  private var matcher: PhraseMatcher
  private var apps: [DialogApp]

  init(
    _ configuration: SessionConfiguration, _ apps: [any RunnableApp]
  ) async throws(Diagnostic) {
    self.configuration = configuration
    isLaunched = configuration.isLaunched
    isSignedIn = configuration.isSignedIn
    language = try LanguagePack(configuration.locale, from: configuration.data)
    words = try ReplyWords(language)
    recognizer = try ValueRecognizer(language: language)
    self.apps = []
    matcher = try PhraseMatcher(apps: [], locale: configuration.locale, language: language)
    self = try await reloaded(apps)
  }

  /// The same with the apps' values read again and the phrases compiled with them.
  func reloaded(_ apps: [any RunnableApp]) async throws(Diagnostic) -> Surroundings {
    var copy = self
    var matched: [MatcherApp] = []
    var known: [DialogApp] = []
    for app in apps {
      let values = await Self.values(of: app, in: environment)
      matched.append(
        MatcherApp(catalog: app.catalog, values: values, hasParameterValues: isLaunched))
      known.append(
        DialogApp(
          catalog: app.catalog, values: values, language: environment.language,
          recognizer: recognizer))
    }
    copy.matcher = try PhraseMatcher(
      apps: matched, locale: configuration.locale, language: language)
    copy.apps = known
    return copy
  }

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

  /// What surrounds a call into an app now.
  var environment: AppEnvironment {
    let (fixed, offset) = (configuration.now, clockOffset)
    return AppEnvironment(
      locale: configuration.locale, timeZone: configuration.timeZone,
      now: { (fixed ?? Date()).addingTimeInterval(offset) }, isLaunched: isLaunched,
      isSignedIn: isSignedIn, isVoiceOnly: configuration.isVoiceOnly)
  }

  /// What the dialog knows now.
  var context: DialogContext {
    DialogContext(
      language: language, words: words, recognizer: recognizer,
      values: ValueContext(
        now: environment.now(), timeZone: configuration.timeZone,
        locale: Locale(identifier: configuration.locale)),
      matcher: matcher,
      options: MatchOptions(
        tiers: configuration.tiers, isBound: configuration.isBound ?? (apps.count == 1)),
      apps: apps, isVoiceOnly: configuration.isVoiceOnly)
  }
}
