import IntentCatalog
public import FoundationEssentials
public import LocalizedTexts

/// A thing that an app can do.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// The type of the parameter summary.
  associatedtype SummaryContent: ParameterSummary
  /// The type in which the app writes the description.
  associatedtype _Description: _OptionalIntentDescription = IntentDescription?

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: _Description { get }
  /// Whether the app comes to the front before it runs.
  static var openAppWhenRun: Bool { get }
  /// Where it may run.
  static var supportedModes: IntentModes { get }
  /// Who may run it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people may find it.
  static var isDiscoverable: Bool { get }
  /// Its parameters in a sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters have no values yet.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// An input of the intent's.
  public typealias Parameter = IntentParameter
  /// A parameter summary.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of several ways to go on.
  public typealias Option = IntentChoiceOption

  /// There is no description.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// Where `openAppWhenRun` says.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Everybody may run it.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People may find it.
  public static var isDiscoverable: Bool { true }
  /// The summary says nothing.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// What surrounds the call.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: String, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Behind what the person is doing.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front.
  public static let foreground = IntentModes(rawValue: 2)
  /// With the app in front from some moment on.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { mode.modes }

  /// When the app comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate let modes: IntentModes
    /// Before `perform()`.
    public static let immediate = ForegroundMode(modes: .foreground)
    /// Some time later.
    public static let deferred = ForegroundMode(modes: IntentModes(rawValue: 4))
    /// When the intent says so.
    public static let dynamic = ForegroundMode(modes: IntentModes(rawValue: 8))
  }

  /// Where an intent runs now.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private let isForeground: Bool
    /// Behind what the person is doing.
    public static let background = Current(isForeground: false)
    /// With the app in front.
    public static let foreground = Current(isForeground: true)
    /// Whether it may ask for the app to come to the front.
    public var canContinueInForeground: Bool { true }
    /// The name in code.
    public var debugDescription: String { isForeground ? "foreground" : "background" }
  }
}

/// What surrounds a call of an intent.
public struct IntentSystemContext: Sendable {
  /// When it was called.
  public var preciseTimestamp: Date? { HostScope.current?.environment.now() }
  /// Where it runs.
  public var currentMode: IntentModes.Current {
    HostScope.current?.isInFront.value == true ? .foreground : .background
  }
  /// Whether there is no screen.
  public var isVoiceOnly: Bool { HostScope.current?.environment.isVoiceOnly ?? false }
  /// The person's locale.
  public var locale: Locale { Locale(identifier: TextLocalization.current.locale) }
}

extension Never: AppIntent, ParameterSummary {
  /// Nothing.
  public static var title: LocalizedStringResource { "" }
  /// It cannot be made.
  public init() { preconditionFailure(AppIntentsMessages.neverIsNoIntent) }
  /// There is none to perform.
  public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.unknown }
}
