public import FoundationEssentials

/// What surrounds a call into an app: injected, never read from the machine.
public struct AppEnvironment: Sendable {
  /// The session's locale (`ja_JP`).
  public var locale: String
  /// The session's time zone.
  public var timeZone: TimeZone
  /// The session's clock.
  public var now: @Sendable () -> Date
  /// Whether the app was launched at least once.
  public var isLaunched: Bool
  /// Whether somebody is signed in to the app.
  public var isSignedIn: Bool
  /// Whether there is no screen.
  public var isVoiceOnly: Bool
  /// Where the person is, by the name that they have for it; nil where nobody said.
  public var place: String?
  /// Who keeps what apps tell of; nobody where nil.
  public var donations: (any DonationReceiver)?

  /// The language part of `locale` (`ja`).
  public var language: String {
    String(locale.prefix { $0 != "_" && $0 != "-" })
  }

  /// Makes an environment.
  public init(
    locale: String, timeZone: TimeZone, now: @escaping @Sendable () -> Date,
    isLaunched: Bool = true, isSignedIn: Bool = true, isVoiceOnly: Bool = false
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.isLaunched = isLaunched
    self.isSignedIn = isSignedIn
    self.isVoiceOnly = isVoiceOnly
  }
}

/// Values to pick from at a prompt.
public struct OfferedValues: Codable, Hashable, Sendable {
  /// The values in the app's order.
  public var options: [OptionDescriptor]
  /// The identifier of the one meant by "the usual one".
  public var usual: String?

  /// Makes an offer.
  public init(options: [OptionDescriptor], usual: String? = nil) {
    self.options = options
    self.usual = usual
  }
}

/// How far a running `perform()` has come.
public struct PerformProgress: Hashable, Sendable {
  /// How much is done, from 0 to `total`.
  public var completed: Int
  /// How much there is to do, at least 1.
  public var total: Int

  /// Makes one; what is beyond the bounds counts as at them.
  public init(completed: Int, total: Int) {
    self.total = max(1, total)
    self.completed = min(max(0, completed), self.total)
  }
}

/// What a running `perform()` may ask of its surroundings.
public protocol PerformHost: Sendable {
  /// Asks the person and waits for the answer.
  /// - Throws: `PerformCancellation` when the person cancels or the session goes another way.
  func ask(_ question: PerformQuestion) async throws -> PerformReply
  /// Says that something of the app's was brought to the front (`openAppWhenRun`, a URL).
  func didOpen(_ what: String) async
  /// Gives what tells at any time how far it has come; nil while that is not known.
  func reports(_ progress: @escaping @Sendable () -> PerformProgress?) async
  /// Says that what follows may take as long as it takes (`performBackgroundTask`), or no longer.
  func takesLong(_ isLong: Bool) async
  /// Whether it was given up because it took too long.
  var isTimedOut: Bool { get }
}

extension PerformHost {
  /// Nobody waits.
  public func takesLong(_ isLong: Bool) async {}
  /// Nobody gives up.
  public var isTimedOut: Bool { false }
  /// Nobody looks.
  public func reports(_ progress: @escaping @Sendable () -> PerformProgress?) async {}
}

/// An app whose intents can be performed, whatever form it came in.
///
/// One value stands for one app in one session; its store is the session's own.
public protocol RunnableApp: Sendable {
  /// The app's description.
  var catalog: AppCatalog { get }
  /// The values that phrases may name: an entity query's suggested entities, an enum's cases.
  func values(
    ofType name: String, in environment: AppEnvironment
  ) async throws
    -> [ValueDescriptor]
  /// Values found by a string query; empty where the type has none.
  func values(
    ofType name: String, matching text: String, in environment: AppEnvironment
  )
    async throws -> [ValueDescriptor]
  /// Values by identifier; the ones that no longer exist are left out.
  func values(
    ofType name: String, identifiers: [String], in environment: AppEnvironment
  )
    async throws -> [ValueDescriptor]
  /// What is offered when a parameter is asked for; empty options for an open type.
  func offeredValues(
    for parameter: String, of call: IntentCall, in environment: AppEnvironment
  )
    async throws -> OfferedValues
  /// Runs the intent. Never throws: what went wrong is an outcome.
  func perform(
    _ call: IntentCall, in environment: AppEnvironment, host: any PerformHost
  ) async
    -> PerformOutcome
  /// Loads a JSON file into the app's own store, replacing what is there.
  func loadStore(_ json: [UInt8], in environment: AppEnvironment) async throws
  /// Called when the values of a type changed and phrases should know (`updateAppShortcutParameters`).
  func onValuesChanged(_ handler: @escaping @Sendable () -> Void)
  /// The entity types that can be found by their properties, in the session's language.
  func findables(in environment: AppEnvironment) async -> [FindableEntity]
  /// The entities of a type that it suggests, those that the request asks for besides, with their
  /// properties.
  func snapshots(
    ofType name: String, _ request: SnapshotRequest, in environment: AppEnvironment
  ) async throws -> [EntitySnapshot]
  /// Takes back what was done last. Never throws: what went wrong is an outcome.
  func undo(in environment: AppEnvironment) async -> UndoOutcome
  /// The call as the sentence of its action, as far as its values go; nil where there is none.
  func summary(of call: IntentCall, in environment: AppEnvironment) async -> String?
  /// The snippet that was shown last as one HTML file; nil where none was.
  func snippetHTML(in environment: AppEnvironment) async -> String?
  /// The snippet that was shown last, in lines of so many columns with a terminal's codes (SGR) for how
  /// letters look; nil where none was.
  func inkedSnippet(width: Int, in environment: AppEnvironment) async -> [String]?
  /// Brings the app to the front at a reservation of which it told.
  func open(_ reservation: ReservationRecord, in environment: AppEnvironment) async
}

extension RunnableApp {
  /// Nothing is known of its entities.
  public func snapshots(
    ofType name: String, _ request: SnapshotRequest, in environment: AppEnvironment
  ) async throws -> [EntitySnapshot] { [] }
  /// The app shows no reservations.
  public func open(_ reservation: ReservationRecord, in environment: AppEnvironment) async {}
  /// Nothing can be found by its properties.
  public func findables(in environment: AppEnvironment) async -> [FindableEntity] { [] }
  /// There is nothing to take back.
  public func undo(in environment: AppEnvironment) async -> UndoOutcome { .nothing }
  /// There is no snippet.
  public func snippetHTML(in environment: AppEnvironment) async -> String? { nil }
  /// There is no snippet.
  public func inkedSnippet(width: Int, in environment: AppEnvironment) async -> [String]? { nil }
  /// There is no sentence.
  public func summary(of call: IntentCall, in environment: AppEnvironment) async -> String? { nil }
}
