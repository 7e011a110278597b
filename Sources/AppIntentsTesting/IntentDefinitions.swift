public import AppIntents
public import IntentCatalog
import Synchronization

/// The intents, entities and enums of an app, by the names of their types.
///
/// They run in this process, with a store in memory that all definitions of one value share.
public struct IntentDefinitions: Sendable {
  private static let registered = Mutex<[String: AppHost]>([:])
  let session: TestedApp

  /// Lets apps be found by their bundle identifiers.
  public static func register(_ hosts: AppHost...) {
    registered.withLock { known in
      for host in hosts { known[host.bundleIdentifier ?? host.id] = host }
    }
  }

  /// The definitions of a registered app.
  /// - Throws: `DefinitionError` where no app of that identifier is registered, and what its making
  ///   throws.
  public init(bundleIdentifier: String) throws {
    guard let host = Self.registered.withLock({ $0[bundleIdentifier] }) else {
      throw DefinitionError("no app '\(bundleIdentifier)' is registered")
    }
    try self.init(host)
  }

  /// The definitions of an app, in a language, with a store of its own.
  /// - Throws: What the app's making throws.
  public init(_ host: AppHost, locale: String? = nil, store: StoreLocation = .memory) throws {
    session = try TestedApp(host, locale: locale ?? host.sourceLanguage, store: store)
  }

  /// The intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { AppIntentDefinition(name: $0, session: session) }
  }
  /// The entities.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { AppEntityDefinition(name: $0, session: session) }
  }
  /// The enums.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { AppEnumDefinition(name: $0, session: session) }
  }
}

extension IntentDefinitions {
  /// The queries that find values of several types.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    DefinitionCollection { IntentValueQueryDefinition(name: $0, session: session) }
  }
}

/// What is wrong with how a definition is used.
public struct DefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}

/// Definitions by the names of their types.
public struct DefinitionCollection<Definition: Sendable>: Sendable {
  let make: @Sendable (String) -> Definition
  /// The definition of a type; one that the app has not fails when it is used.
  public subscript(name: String) -> Definition { make(name) }
}

/// An app under test with what surrounds it.
struct TestedApp: Sendable {
  let app: LiveApp
  let environment: AppEnvironment

  init(_ host: AppHost, locale: String, store: StoreLocation) throws {
    app = try host.makeApp(store: store)
    environment = AppEnvironment(locale: locale, timeZone: .gmt, now: { Date() })
  }
}

/// An intent type.
public struct AppIntentDefinition: Sendable {
  let name: String
  let session: TestedApp

  /// Makes an intent: its arguments are the parameters' names.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    let (name, session) = (name, session)
    return IntentValuePropertiesCallable { values in
      AnyAppIntent(name: name, session: session, values: values)
    }
  }
}

/// Something that is called with values by name.
@dynamicCallable public struct IntentValuePropertiesCallable<Result: Sendable>: Sendable {
  let make: @Sendable ([String: any TestValue]) -> Result

  /// Makes it.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, any TestValue>
  ) -> Result {
    make(Dictionary(arguments.map { ($0.key, $0.value) }) { $1 })
  }
}

/// A value that a test may give to a parameter.
public protocol TestValue: Sendable {
  /// The value as plain data.
  var testedValue: ParameterValue { get }
}

extension String: TestValue {
  /// The text.
  public var testedValue: ParameterValue { .string(self) }
}
extension Int: TestValue {
  /// The number.
  public var testedValue: ParameterValue { .int(self) }
}
extension Double: TestValue {
  /// The number.
  public var testedValue: ParameterValue { .double(self) }
}
extension Bool: TestValue {
  /// Yes or no.
  public var testedValue: ParameterValue { .bool(self) }
}
extension Date: TestValue {
  /// The moment.
  public var testedValue: ParameterValue { .date(formatted(.iso8601)) }
}
extension URL: TestValue {
  /// The address.
  public var testedValue: ParameterValue { .url(absoluteString) }
}
extension Array: TestValue where Element: TestValue {
  /// The values.
  public var testedValue: ParameterValue { .array(map(\.testedValue)) }
}

/// An intent with values.
@dynamicMemberLookup public struct AnyAppIntent: Sendable {
  let name: String
  let session: TestedApp
  var values: [String: any TestValue]

  /// A parameter's value.
  public subscript(dynamicMember parameter: String) -> (any TestValue)? {
    get { values[parameter] }
    set { values[parameter] = newValue }
  }

  /// Clears a parameter: it is set, to nothing, as apart from one that is left alone.
  public mutating func clear(_ parameter: String) { values[parameter] = ClearedValue() }

  /// Runs it.
  /// - Parameter answers: What answers its questions, in order: a value, an option's title or
  ///   identifier, `true` and `false`.
  /// - Returns: What came out.
  /// - Throws: `IntentRunError` where it is not performed, and `DefinitionError` for a name that the app
  ///   has not.
  @discardableResult
  public func run(answers: [any TestValue] = []) async throws -> ResolvedIntentResult {
    guard let intent = session.app.catalog.intent(name) else {
      throw DefinitionError("the app has no intent '\(name)'")
    }
    if let unknown = values.keys.sorted().first(where: { intent.parameter($0) == nil }) {
      throw DefinitionError("'\(name)' has no parameter '\(unknown)'")
    }
    let host = AnsweringHost(answers.map(\.testedValue))
    let call = IntentCall(
      app: session.app.catalog.id, intent: name, parameters: values.mapValues(\.testedValue))
    return try await session.run(call, host)
  }
}

/// No value, set on purpose.
private struct ClearedValue: TestValue {
  var testedValue: ParameterValue { .cleared }
}

/// Why an intent was not performed.
public enum IntentRunError: Error, Hashable, Sendable {
  /// It has no value for a parameter, or wants another one; the question, where the app has one.
  case needsValue(parameter: String, question: String?)
  /// It failed, with the app's sentence.
  case failed(String?)
  /// It did nothing, since the person has to do something first.
  case declined(String?)
  /// It was cancelled, or a confirmation was refused.
  case cancelled
}

/// What came out of an intent.
public struct ResolvedIntentResult: Sendable {
  /// The returned value as plain data.
  public let value: ParameterValue?
  /// The returned value's title.
  public let title: String?
  /// What was said.
  public let dialog: String?
  /// The snippet's lines.
  public let snippet: [String]
  /// The name of the intent that runs next.
  public let opensIntent: String?
  /// The questions that were asked, in order.
  public let questions: [String]
  /// What came to the front.
  public let opened: [String]
  /// The identifiers of the entities that are on screen then, in order, as its views are annotated; nil
  /// where nothing on screen changed.
  public let onScreen: [String]?
}

/// An enum type.
public struct AppEnumDefinition: Sendable {
  let name: String
  let session: TestedApp

  /// Names a case by its raw value.
  public func makeCase(_ rawValue: String) -> AnyAppEnum { AnyAppEnum(rawValue: rawValue) }
  /// The raw values of all cases.
  /// - Throws: `HostError` where the app has no such enum.
  public var allCases: [String] {
    get async throws {
      try await session.app.values(ofType: name, in: session.environment).map(\.id)
    }
  }
}

/// An enum's case by its raw value.
public struct AnyAppEnum: TestValue, Hashable {
  /// The raw value.
  public let rawValue: String
  /// The raw value.
  public var testedValue: ParameterValue { .identifier(rawValue) }
}
