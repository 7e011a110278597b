public import IntentCatalog
public import IntentMatching
public import LanguagePacks
import TextNormalization
public import ValueRecognition

/// What a conversation knows of its surroundings while it takes one event; it changes nothing there.
public struct DialogContext: Sendable {
  /// The session's language.
  public let language: LanguagePack
  /// The words of replies in that language.
  public let words: ReplyWords
  /// The reader of numbers, dates and the like.
  public let recognizer: ValueRecognizer
  /// The numbers of the language whose words are mixed in, where there is one.
  public let mixedIn: ValueRecognizer?
  /// The session's clock, calendar and place.
  public let values: ValueContext
  /// The phrases of all apps.
  public let matcher: PhraseMatcher
  /// How utterances are matched.
  public let options: MatchOptions
  /// The apps, the first one first in whatever is listed.
  public let apps: [DialogApp]
  /// Whether there is no screen.
  public let isVoiceOnly: Bool
  /// Whether schemas are heard: also beside apps that must be named, whose phrases win.
  public let hearsSchemas: Bool
  /// What reads and answers by schemas, where an app adopts any.
  public let schemas: SchemaTalk?

  /// Makes a context.
  public init(
    language: LanguagePack, words: ReplyWords, recognizer: ValueRecognizer, values: ValueContext,
    matcher: PhraseMatcher, options: MatchOptions, apps: [DialogApp], isVoiceOnly: Bool,
    mixedIn: ValueRecognizer? = nil, schemas: SchemaTalk? = nil, hearsSchemas: Bool? = nil
  ) {
    self.hearsSchemas = hearsSchemas ?? options.isBound
    self.schemas = schemas
    self.mixedIn = mixedIn
    self.language = language
    self.words = words
    self.recognizer = recognizer
    self.values = values
    self.matcher = matcher
    self.options = options
    self.apps = apps
    self.isVoiceOnly = isVoiceOnly
  }

  /// The code of the session's language.
  var languageCode: String { language.language }

  func app(_ id: String) -> DialogApp? { apps.first { $0.catalog.id == id } }

  func intent(of call: IntentCall) -> IntentDescriptor? {
    app(call.app)?.catalog.intent(call.intent)
  }

  /// One of the engine's sentences.
  func sentence(_ key: String, _ arguments: [String: String] = [:]) -> String {
    language.sentence(key, arguments)
  }
}

/// An app as a conversation knows it.
public struct DialogApp: Sendable {
  /// The app's description.
  public let catalog: AppCatalog
  /// Type name to the values that may be named without asking the app.
  public let values: [String: [ValueDescriptor]]
  /// Entity types whose values can be found by a name (`EntityStringQuery`).
  public let searchableTypes: Set<String>
  /// What can be found by its properties.
  public let findables: [FindableEntity]
  /// The names of the values, by type.
  let lexicons: [String: ReplyLexicon]
  /// The same, compiled for misspelt ones.
  let nearestNames: [String: NearestNames]
  /// The names, in normal form, of what the schemas' intents may be given as values, as against what they
  /// change.
  let listedNames: [[UInt32]]

  /// Makes an app; normalizes every name once.
  /// - Complexity: O(n) in the number of names.
  public init(
    catalog: AppCatalog, values: [String: [ValueDescriptor]], language: String,
    recognizer: ValueRecognizer, findables: [FindableEntity] = []
  ) {
    self.findables = findables
    self.catalog = catalog
    self.values = values
    searchableTypes = Set(
      catalog.queries.filter { $0.capabilities.contains("string") }.map(\.entity))
    let lexicons = values.reduce(into: [String: ReplyLexicon]()) { lexicons, list in
      var lexicon = ReplyLexicon()
      let titles = list.value.map { $0.title.text(in: language) }
      let bearers = titles.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      for (value, title) in zip(list.value, titles) {
        let isAlone = bearers[title] == 1
        let option = OptionDescriptor(value, language: language)
        for name in isAlone ? value.names(in: language) : option.spokenNames {
          for text in [name] + recognizer.numberVariants(of: name) {
            lexicon.add(text, .value(type: list.key, id: value.id))
          }
        }
      }
      lexicons[list.key] = lexicon
    }
    self.lexicons = lexicons
    nearestNames = lexicons.mapValues { NearestNames($0) }
    listedNames = Self.listedNames(catalog, values, language)
  }

  private static func listedNames(
    _ catalog: AppCatalog, _ values: [String: [ValueDescriptor]], _ language: String
  ) -> [[UInt32]] {
    let intents = catalog.intents.filter { $0.schema != nil }
    let changed = intents.filter(\.changesOrDeletes).compactMap {
      $0.parameters.first?.type.listName
    }
    let types = intents.flatMap(\.parameters).compactMap { parameter -> String? in
      if case .entity(let type) = parameter.type { type } else { nil }
    }
    return Set(types).subtracting(changed).sorted().flatMap { type -> [[UInt32]] in
      guard let list = values[type], list.count <= mostListed else { return [] }
      return list.flatMap { $0.names(in: language) }
        .map { TextNormalizer.shared.normalize($0).units }.filter { !$0.isEmpty }
    }
  }

  /// The most values of a type whose names are looked for inside of sentences.
  private static let mostListed = 200

  /// The value of that type and identifier as an option.
  func option(type: String, id: String, language: String) -> OptionDescriptor? {
    values[type]?.first { $0.id == id }.map { OptionDescriptor($0, language: language) }
  }
}

extension OptionDescriptor {
  /// A value as something to pick, in a language.
  public init(_ value: ValueDescriptor, language: String) {
    let names = value.names(in: language)
    self.init(
      id: value.id, title: value.title.text(in: language),
      subtitle: value.subtitle?.text(in: language), synonyms: Array(names.dropFirst()))
  }
}
