public import PhraseDiagnostics

/// One intent: a thing that an app can do.
public struct IntentDescriptor: Codable, Hashable, Sendable {
  /// The type's name.
  public var identifier: String
  /// What it is called.
  public var title: CatalogText
  /// What it does, in a sentence.
  public var description: CatalogText?
  /// Its inputs in source order.
  public var parameters: [ParameterDescriptor]
  /// Whether the app comes to the front before it runs.
  public var openAppWhenRun: Bool
  /// `alwaysAllowed`, `requiresAuthentication` or `requiresLocalDeviceAuthentication`.
  public var authenticationPolicy: String
  /// Whether people may find it.
  public var isDiscoverable: Bool
  /// The parameter summary as a template in `${…}` form ("Order ${product} in ${size}").
  public var parameterSummary: CatalogText?
  /// What the result carries: `value`, `dialog`, `snippet`, `opensIntent`.
  public var resultTraits: [String]
  /// How to simulate `perform()` where it cannot run.
  public var simulation: SimulatedPerform?
  /// Where it is declared.
  public var place: SourcePlace?
  /// The type of the value that it returns, nil where it returns none.
  public var returnedValue: ValueShape?
  /// The protocols that the type names, those of its extensions too (`OpenIntent`).
  @OmittedWhenEmpty public var conformances: [String] = []
  /// The schema that it adopts (`photos.createAssets`).
  public var schema: String?
  /// The names of its variables, where it adopts a schema; nil where they are not known.
  public var memberNames: [String]?
  /// The modes in which it runs, as in code (`background`, `foreground(.dynamic)`); nil where not said.
  public var supportedModes: [String]?
  /// The parameter summary with all its branches.
  public var summary: ParameterSummary?
  /// What is seen of `perform()` without running it; nil where there is no body.
  public var performFacts: PerformFacts?
  /// What it was called first, where the type's name changed (`persistentIdentifier`).
  public var persistentIdentifier: String?
  /// The category of its description.
  public var category: CatalogText?
  /// Words by which it is searched.
  @OmittedWhenEmpty public var searchKeywords: [CatalogText] = []
  /// Whether the policy of authentication is written down.
  public var hasOwnAuthenticationPolicy: Bool?
  /// Platform (`iOS`) to the version from which on it is there.
  public var availability: [String: String]?
  /// The module or target that it belongs to.
  public var target: String?

  /// Makes an intent.
  public init(
    identifier: String, title: CatalogText, description: CatalogText? = nil,
    parameters: [ParameterDescriptor] = [], openAppWhenRun: Bool = false,
    authenticationPolicy: String = "alwaysAllowed", isDiscoverable: Bool = true,
    parameterSummary: CatalogText? = nil, resultTraits: [String] = [],
    simulation: SimulatedPerform? = nil, place: SourcePlace? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.description = description
    self.parameters = parameters
    self.openAppWhenRun = openAppWhenRun
    self.authenticationPolicy = authenticationPolicy
    self.isDiscoverable = isDiscoverable
    self.parameterSummary = parameterSummary
    self.resultTraits = resultTraits
    self.simulation = simulation
    self.place = place
  }

  /// The parameter of that name.
  public func parameter(_ name: String) -> ParameterDescriptor? {
    parameters.first { $0.name == name }
  }
}

/// What a simulated `perform()` says and asks.
///
/// Texts may hold `${parameter}`, which becomes the value's title.
public struct SimulatedPerform: Codable, Hashable, Sendable {
  /// Asked before anything is done; nil where the intent does not confirm.
  public var confirmation: CatalogText?
  /// The action's name on the confirmation (`order`, `buy`, `continue`, …).
  public var actionName: String?
  /// Said when done.
  public var dialog: CatalogText?
  /// Lines of the confirmation's snippet.
  public var snippet: [CatalogText]
  /// A program and its arguments, run only with `--allow-commands` and never through a shell.
  public var command: [String]?
  /// A URL that is shown as opened.
  public var url: String?
  /// The error's sentence, for an intent that always fails.
  public var failsWith: CatalogText?

  /// Makes a simulation.
  public init(
    confirmation: CatalogText? = nil, actionName: String? = nil, dialog: CatalogText? = nil,
    snippet: [CatalogText] = [], command: [String]? = nil, url: String? = nil,
    failsWith: CatalogText? = nil
  ) {
    self.confirmation = confirmation
    self.actionName = actionName
    self.dialog = dialog
    self.snippet = snippet
    self.command = command
    self.url = url
    self.failsWith = failsWith
  }
}

/// An intent's input.
public struct ParameterDescriptor: Codable, Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// What people call it.
  public var title: CatalogText
  /// What it is for.
  public var description: CatalogText?
  /// Its value's type, an array's element type.
  public var type: ValueType
  /// Whether it may stay empty.
  public var isOptional: Bool
  /// Whether it takes several values.
  public var isArray: Bool
  /// What it is when nobody says otherwise.
  public var defaultValue: ParameterValue?
  /// The least number allowed.
  public var minimum: Double?
  /// The greatest number allowed.
  public var maximum: Double?
  /// The question that asks for it.
  public var requestValueDialog: CatalogText?
  /// The question when several values fit what was said.
  public var requestDisambiguationDialog: CatalogText?
  /// Whether the app offers options when it is asked for.
  public var hasOptions: Bool
  /// Identifiers of an enum's cases that are allowed here; nil for all.
  public var supportedValues: [String]?
  /// For dates: `date`, `time` or `dateTime`.
  public var dateKind: String?
  /// For dates: the hours that are meant where a time may be in either half of a day, from the first to
  /// before the second (`[11, 22]`); nil where nobody said.
  public var usualHours: [Int]?
  /// For Bool: what true and false are called.
  public var trueName: CatalogText?
  /// For Bool: what false is called.
  public var falseName: CatalogText?
  /// Where it is declared.
  public var place: SourcePlace?
  /// The type as it is written (`[Book]?`).
  public var spelledType: String?
  /// The type that offers options (`optionsProvider:`).
  public var optionsProvider: String?
  /// The options of that type, as far as they are literals.
  @OmittedWhenEmpty public var options: [ValueDescriptor] = []
  /// The default as it is written, where it is no literal.
  public var computedDefault: String?
  /// How it takes what came before it (`connectToPreviousIntentResult`).
  public var inputConnectionBehavior: String?

  /// Makes a parameter.
  public init(
    name: String, title: CatalogText, description: CatalogText? = nil, type: ValueType,
    isOptional: Bool = false, isArray: Bool = false, defaultValue: ParameterValue? = nil,
    minimum: Double? = nil, maximum: Double? = nil, requestValueDialog: CatalogText? = nil,
    requestDisambiguationDialog: CatalogText? = nil, hasOptions: Bool = false,
    supportedValues: [String]? = nil, dateKind: String? = nil, trueName: CatalogText? = nil,
    falseName: CatalogText? = nil, place: SourcePlace? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.isOptional = isOptional
    self.isArray = isArray
    self.defaultValue = defaultValue
    self.minimum = minimum
    self.maximum = maximum
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.hasOptions = hasOptions
    self.supportedValues = supportedValues
    self.dateKind = dateKind
    self.trueName = trueName
    self.falseName = falseName
    self.place = place
  }
}

/// The type of a parameter's value.
///
/// Its JSON is a string: `Int`, `String`, …, `enum:Size`, `entity:Session`, `other:Name`.
public enum ValueType: Hashable, Sendable {
  case string, int, double, bool, date, url
  /// An app enum by its type's name.
  case appEnum(String)
  /// An entity type by its name.
  case entity(String)
  /// A type that nothing here reads from an utterance.
  case other(String)

  /// The name of the value list that holds this type's values, nil for open types.
  public var listName: String? {
    switch self {
    case .appEnum(let name), .entity(let name): name
    default: nil
    }
  }
}

extension ValueType: Codable, CustomStringConvertible {
  private static let plain: [(ValueType, String)] = [
    (.string, "String"), (.int, "Int"), (.double, "Double"), (.bool, "Bool"), (.date, "Date"),
    (.url, "URL"),
  ]

  /// The JSON form.
  public var description: String {
    switch self {
    case .appEnum(let name): "enum:\(name)"
    case .entity(let name): "entity:\(name)"
    case .other(let name): "other:\(name)"
    default: Self.plain.first { $0.0 == self }?.1 ?? "other:"
    }
  }

  /// Reads the JSON form; an unknown word is `other`.
  public init(_ description: String) {
    if let known = Self.plain.first(where: { $0.1 == description }) {
      self = known.0
    } else if description.hasPrefix("enum:") {
      self = .appEnum(String(description.dropFirst(5)))
    } else if description.hasPrefix("entity:") {
      self = .entity(String(description.dropFirst(7)))
    } else if description.hasPrefix("other:") {
      self = .other(String(description.dropFirst(6)))
    } else {
      self = .other(description)
    }
  }

  /// Reads the string form.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the string form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
