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
}

extension OpenIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  /// Opens the app, which shows the target.
  public func perform() async throws -> PerformResult { .result() }
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
