/// An intent that the system knows.
public protocol SystemIntent: AppIntent {}

/// Opens something of the app's.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Opens the app, which shows the target.
  public func perform() async throws -> _PlainResult { .result() }
}

/// Deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// Sets a value.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The value's type.
  associatedtype ValueType: _IntentValue
  /// The value.
  var value: ValueType { get set }
}

/// Starts or stops sounds.
public protocol AudioPlaybackIntent: SystemIntent {}
/// Starts sounds.
public protocol AudioStartingIntent: SystemIntent {}
/// Records sounds.
public protocol AudioRecordingIntent: SystemIntent {}
/// Changes what the app shows on the lock screen.
public protocol LiveActivityIntent: SystemIntent {}

/// Sets up a widget; it is never performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> _PlainResult { .result() }
}

/// Sets up a control; it is never performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> _PlainResult { .result() }
}

/// Keeps shortcuts alive that were made with an intent of the framework before this one.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The old intent's class.
  static var intentClassName: String { get }
}

/// An intent that may bring the app to the front when it is under way.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Makes the error that asks to bring the app to the front, where something else goes on instead.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)?
  ) -> AppIntentError {
    AppIntentError(
      needsToContinueInForegroundError(dialog, alwaysConfirm: true).kind,
      continuation: continuation.map { AppIntentError.Continuation(run: $0) })
  }

  /// Brings the app to the front, after asking, and goes on there.
  /// - Throws: An error that ends the intent when the person declines or cancels, and what `continuation`
  ///   throws.
  nonisolated(nonsending) public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// Brings the app to the front, after asking.
  /// - Throws: An error that ends the intent when the person declines or cancels.
  nonisolated(nonsending) public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil
  ) async throws {
    try await continueInForeground(dialog)
  }
}

/// A library whose intents an app takes over.
public protocol AppIntentsPackage {
  /// The libraries that it brings along.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// It brings none along.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
