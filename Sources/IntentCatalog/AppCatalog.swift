public import LocalizedTexts
public import PhraseDiagnostics

/// The plain-data description of an app's intents: what all four forms of an app become.
///
/// Its JSON is what `aizuchi extract --json` prints.
public struct AppCatalog: Codable, Hashable, Sendable {
  /// The name by which the command line and a turn's JSON call the app (`CafeOrder`).
  public var id: String
  /// The app's names.
  public var app: AppIdentity
  /// The language in which the texts in code are written (`ja`).
  public var sourceLanguage: String
  /// The providers, in source order; an app has one.
  public var providers: [ProviderDescriptor]
  /// The intents, in order of their first mention.
  public var intents: [IntentDescriptor]
  /// The entity types.
  public var entities: [EntityDescriptor]
  /// The app enums.
  public var enums: [EnumDescriptor]
  /// The entity queries.
  public var queries: [QueryDescriptor]
  /// Language to phrase (in `${…}` form, as in code) to what is said instead in that language.
  public var localizations: [String: [String: [PlacedText]]]
  /// The tables of the app's phrases and names as they are written, `Info.plist` among them, with what
  /// kept a file from being read.
  @OmittedWhenEmpty public var tables: [TableFile] = []
  /// The languages that the app has texts in, sorted; empty where it is not known.
  @OmittedWhenEmpty public var languages: [String] = []
  /// What can be said as whole sentences over lists and rules, by language (packs only).
  @OmittedWhenEmpty public var sentences: [SentenceSet] = []
  /// Platform (`iOS`) to the least version that the app runs on, where the project says it.
  public var deployment: [String: String]?
  /// What the reader of source code saw beside it.
  @OmittedWhenEmpty public var observations: [SourceObservation] = []
  /// What is to be known of the whole before it is judged.
  @OmittedWhenEmpty public var traits: [Trait] = []

  /// Something that changes what an app's rules may say.
  public enum Trait: String, Codable, Hashable, Sendable {
    /// It comes from built metadata, which keep no parameter's questions.
    case keepsNoDialogs
    /// The build takes phrases without the app's name (`LM_ENABLE_APP_NAME_OVERRIDE`).
    case overridesAppName
  }

  /// Makes a catalog.
  public init(
    id: String, app: AppIdentity, sourceLanguage: String,
    providers: [ProviderDescriptor] = [], intents: [IntentDescriptor] = [],
    entities: [EntityDescriptor] = [], enums: [EnumDescriptor] = [],
    queries: [QueryDescriptor] = [], localizations: [String: [String: [PlacedText]]] = [:]
  ) {
    self.id = id
    self.app = app
    self.sourceLanguage = sourceLanguage
    self.providers = providers
    self.intents = intents
    self.entities = entities
    self.enums = enums
    self.queries = queries
    self.localizations = localizations
  }

  /// The app's own shortcuts in source order; a shortcut's number in JSON is its place here.
  public var shortcuts: [ShortcutDescriptor] { ownProviders.flatMap(\.shortcuts) }

  /// The providers of the app itself, without those of other targets in its tree.
  public var ownProviders: [ProviderDescriptor] { providers.filter(\.isOwn) }

  /// The intent of that type name.
  /// - Complexity: O(n) in the number of intents.
  public func intent(_ identifier: String) -> IntentDescriptor? {
    intents.first { $0.identifier == identifier }
  }

  /// The values of an app enum, or those that an entity type has by itself (packs only).
  public func declaredValues(of type: ValueType) -> [ValueDescriptor] {
    switch type {
    case .appEnum(let name): enums.first { $0.identifier == name }?.cases ?? []
    case .entity(let name): entities.first { $0.identifier == name }?.values ?? []
    default: []
    }
  }
}

/// An app's names.
public struct AppIdentity: Codable, Hashable, Sendable {
  /// What `${applicationName}` stands for, in the source language.
  public var name: String
  /// Other names by which people call the app.
  public var alternativeNames: [String]
  /// The bundle identifier, when known.
  public var bundleIdentifier: String?
  /// The names in other languages.
  public var localizedNames: [String: LocalizedNames]

  /// An app's names in one language.
  public struct LocalizedNames: Codable, Hashable, Sendable {
    /// The name, nil when only the alternative names differ.
    public var name: String?
    /// The alternative names.
    public var alternativeNames: [String]

    /// Makes the names.
    public init(name: String? = nil, alternativeNames: [String] = []) {
      self.name = name
      self.alternativeNames = alternativeNames
    }
  }

  /// Makes the names.
  public init(
    name: String, alternativeNames: [String] = [], bundleIdentifier: String? = nil,
    localizedNames: [String: LocalizedNames] = [:]
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.bundleIdentifier = bundleIdentifier
    self.localizedNames = localizedNames
  }

  /// The name to show in a language.
  public func name(in language: String) -> String { localizedNames[language]?.name ?? name }

  /// Every name that an utterance in a language may use, the shown one first: the language's own,
  /// then those of the source language.
  public func spokenNames(in language: String) -> [String] {
    var names = [name(in: language)] + (localizedNames[language]?.alternativeNames ?? [])
    for other in [name] + alternativeNames where !names.contains(other) { names.append(other) }
    return names
  }
}

/// A text and its place.
public struct PlacedText: Codable, Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where it is written.
  public var place: SourcePlace?

  /// Makes a text with its place.
  public init(_ text: String, place: SourcePlace? = nil) {
    self.text = text
    self.place = place
  }

  private enum CodingKeys: String, CodingKey { case text, file, line, column }

  /// Reads the flat form `{text, file, line, column}`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    text = try object.decode(String.self, forKey: .text)
    if let file = try object.decodeIfPresent(String.self, forKey: .file) {
      place = SourcePlace(
        file: file, line: try object.decodeIfPresent(Int.self, forKey: .line) ?? 1,
        column: try object.decodeIfPresent(Int.self, forKey: .column) ?? 1)
    }
  }

  /// Writes the flat form `{text, file, line, column}`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(text, forKey: .text)
    guard let place else { return }
    try object.encode(place.file, forKey: .file)
    try object.encode(place.line, forKey: .line)
    try object.encode(place.column, forKey: .column)
  }
}

/// A type that provides App Shortcuts.
public struct ProviderDescriptor: Hashable, Sendable {
  /// The type's name.
  public var type: String
  /// Where it is declared.
  public var place: SourcePlace?
  /// Its shortcuts in source order.
  public var shortcuts: [ShortcutDescriptor]
  /// Phrases that must not start any of its shortcuts.
  public var negativePhrases: [PlacedText]
  /// The target that it belongs to.
  public var target: String?
  /// Whether it is the app's, and not that of another target in the same tree.
  public var isOwn = true
  /// The tile's colour, by its name in code.
  public var shortcutTileColor: String?

  /// Makes a provider.
  public init(
    type: String, place: SourcePlace? = nil, shortcuts: [ShortcutDescriptor] = [],
    negativePhrases: [PlacedText] = []
  ) {
    self.type = type
    self.place = place
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
  }
}

extension ProviderDescriptor: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, file, line, column, place, target, isOwn, shortcutTileColor, shortcuts
    case negativePhrases
  }

  /// Reads the flat form `{type, file, line, column, shortcuts, …}`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try object.decode(String.self, forKey: .type),
      place: try object.decodeIfPresent(SourcePlace.self, forKey: .place),
      shortcuts: try object.decode([ShortcutDescriptor].self, forKey: .shortcuts),
      negativePhrases: try object.decode([PlacedText].self, forKey: .negativePhrases))
    target = try object.decodeIfPresent(String.self, forKey: .target)
    isOwn = try object.decodeIfPresent(Bool.self, forKey: .isOwn) ?? true
    shortcutTileColor = try object.decodeIfPresent(String.self, forKey: .shortcutTileColor)
    guard let file = try object.decodeIfPresent(String.self, forKey: .file) else { return }
    place = SourcePlace(
      file: file, line: try object.decodeIfPresent(Int.self, forKey: .line) ?? 1,
      column: try object.decodeIfPresent(Int.self, forKey: .column) ?? 1)
  }

  /// Writes the flat form.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(type, forKey: .type)
    try object.encode(shortcuts, forKey: .shortcuts)
    try object.encode(negativePhrases, forKey: .negativePhrases)
    try object.encodeIfPresent(target, forKey: .target)
    try object.encode(isOwn, forKey: .isOwn)
    try object.encodeIfPresent(shortcutTileColor, forKey: .shortcutTileColor)
    guard let place else { return }
    try object.encode(place.file, forKey: .file)
    try object.encode(place.line, forKey: .line)
    try object.encode(place.column, forKey: .column)
  }
}

/// An App Shortcut: an intent, preset arguments, and the phrases that start it.
public struct ShortcutDescriptor: Codable, Hashable, Sendable {
  /// The intent's type name.
  public var intent: String
  /// Arguments that the shortcut's intent value was made with.
  public var arguments: [String: ParameterValue]
  /// The phrases as in code, in `${…}` form; the first is the one shown to people.
  public var phrases: [PlacedText]
  /// Language to further templates from a phrase pack, in the pack's richer template language.
  public var extraTemplates: [String: [PlacedText]]
  /// The short title.
  public var shortTitle: CatalogText?
  /// The SF Symbol's name.
  public var systemImageName: String?
  /// How a parameter's values are grouped.
  public var parameterPresentation: ParameterPresentation?
  /// Platform (`iOS`) to the version from which on it is there, of an `if #available` around it.
  public var availability: [String: String]?
  /// Where it is written.
  public var place: SourcePlace?

  /// Makes a shortcut.
  public init(
    intent: String, arguments: [String: ParameterValue] = [:], phrases: [PlacedText] = [],
    extraTemplates: [String: [PlacedText]] = [:], shortTitle: CatalogText? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.arguments = arguments
    self.phrases = phrases
    self.extraTemplates = extraTemplates
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}
