public import Foundation
public import IntentCatalog
public import LocalizedTexts

/// Takes back what it did, with the session's undo manager.
public protocol UndoableIntent: SystemIntent {
  /// Where to remember how it is taken back; nil outside of a session.
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// The session's undo manager.
  @MainActor public var undoManager: UndoManager? { HostScope.current?.app?.undoManager }
}

/// Tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {
  /// How far it has come.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// The progress of the call, which is shown while it runs.
  public var progress: Progress { HostScope.current?.progress ?? Progress(totalUnitCount: 0) }
}

/// Says why an intent was cancelled.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String
  /// It took too long.
  public static let timeout = IntentCancellationReason(name: "timeout")
  /// The person cancelled.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
}

/// Does something when it is cancelled.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Runs an operation, and a handler when the intent is cancelled meanwhile.
  /// - Throws: What the operation throws.
  nonisolated(nonsending) public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void
  ) async rethrows -> T {
    let host = HostScope.current?.host
    return try await withTaskCancellationHandler(operation: operation) {
      handler(host?.isTimedOut == true ? .timeout : .userCancelled)
    }
  }
}

/// What a long task needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// Goes on for long, and tells how far it has come.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Runs a task for as long as it takes: the session's time limit does not count meanwhile.
  /// - Throws: What the operation throws.
  nonisolated(nonsending) public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: () async throws -> T
  ) async rethrows -> T {
    let host = HostScope.current?.host
    await host?.takesLong(true)
    do {
      let result = try await operation()
      await host?.takesLong(false)
      return result
    } catch {
      await host?.takesLong(false)
      throw error
    }
  }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Runs a task for as long as it takes, and a handler when it is cancelled meanwhile.
  /// - Throws: What the operation throws.
  nonisolated(nonsending) public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void
  ) async rethrows -> T {
    try await withIntentCancellationHandler {
      try await performBackgroundTask(options: options, operation: operation)
    } onCancel: { reason in
      handler(reason)
    }
  }
}

/// Leads to a place in the app, which the app's own views show.
public protocol TargetContentProvidingIntent: AppIntent {
  /// The place.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The intent's own identifier.
  public var contentIdentifier: String { Self.persistentIdentifier }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the place.
  public func perform() async throws -> _PlainResult {
    await HostScope.opened(contentIdentifier)
    return .result()
  }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// The target's identifier.
  public var contentIdentifier: String { target._plain.identifierText }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the target.
  public func perform() async throws -> _PlainResult {
    await HostScope.opened(contentIdentifier)
    return .result()
  }
}

/// What a search in the app goes by.
public protocol SearchCriteria: Sendable {
  /// Where it is searched.
  associatedtype SearchScopes
}

/// Where a text is searched.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  /// It is called like its type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Scope" }
  /// They are called like their cases.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    allCases.reduce(into: [:]) { $0[$1] = DisplayRepresentation(stringLiteral: $1.rawValue) }
  }
}

/// A text to search.
public struct StringSearchCriteria: SearchCriteria, Hashable, Sendable {
  /// Where it is searched.
  public typealias SearchScopes = [StringSearchScope]
  /// The text.
  public let term: String
  /// Makes criteria of a text.
  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _PlainlyDeclaredValue {
  /// A text.
  public static var _kind: _IntentValueKind { .open(.string) }
  /// Makes criteria of a text.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> StringSearchCriteria {
    StringSearchCriteria(term: try await String._make(from: value, query: nil))
  }
  /// The text.
  public var _plain: ParameterValue { .string(term) }
  /// The text.
  public var _display: DisplayRepresentation { DisplayRepresentation(stringLiteral: term) }
}

/// Searches in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What the search goes by.
  associatedtype Criteria: SearchCriteria
  /// Where it is searched.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What the search goes by.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
  /// Everywhere.
  public static var searchScopes: [StringSearchScope] { [.general] }
  /// Opens the app with the search.
  public func perform() async throws -> _PlainResult {
    await HostScope.opened(criteria.term)
    return .result()
  }
}

/// Plays a video.
public protocol PlayVideoIntent: SystemIntent {
  /// What it looks among.
  static var supportedCategories: [VideoCategory] { get }
  /// What was asked for.
  var term: String { get set }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  /// It is called like its type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Category" }
  /// They are called like their cases.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    allCases.reduce(into: [:]) { $0[$1] = DisplayRepresentation(stringLiteral: $1.rawValue) }
  }
}

/// An intent of which only another may be used from now on.
public protocol DeprecatedAppIntent: AppIntent {
  /// What took its place.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What to say about it.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  /// There is nothing to say.
  public static var deprecation: IntentDeprecation<ReplacementIntent> {
    IntentDeprecation(message: "", replacedBy: ReplacementIntent.self)
  }
}

/// What to say about an intent that is used no more.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// Why.
  public let message: LocalizedStringResource
  /// What took its place.
  public let replacedBy: ReplacementIntent.Type

  /// Says what took its place.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
    self.replacedBy = replacedBy
  }
  /// Says what took its place.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}

extension IntentDeprecation where ReplacementIntent == Never {
  /// Says only why.
  public init(message: LocalizedStringResource) {
    self.init(message: message, replacedBy: Never.self)
  }
}
