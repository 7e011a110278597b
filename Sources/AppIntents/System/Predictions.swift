public import Foundation

/// An intent of which the system may foresee the values.
public protocol PredictableIntent: AppIntent {
  /// The type of the predictions.
  associatedtype Prediction: IntentPredictionConfiguration
  /// The predictions.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// What is foreseen of an intent.
public protocol IntentPredictionConfiguration {
  /// The intent.
  associatedtype Intent: AppIntent
  /// How the intent's call is shown, of the first prediction whose parameters have values.
  func _display(of intent: Intent) -> DisplayRepresentation?
}

/// A set of parameters that is foreseen together, and how it is shown.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
  private let display: (Intent) -> DisplayRepresentation?

  /// Foresees the intent without values.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation)
  where Values == Void {
    display = { _ in displayRepresentation() }
  }

  /// Foresees values of one parameter.
  public init(
    parameters keyPaths: KeyPath<Intent, IntentParameter<Values>>,
    displayRepresentation: @escaping (Values) -> DisplayRepresentation
  ) where Values: _IntentValue {
    display = { intent in
      guard let a = intent[keyPath: keyPaths].currentValue
      else { return nil }
      return displayRepresentation(a)
    }
  }

  /// Foresees values of two parameters.
  public init<A: _IntentValue, B: _IntentValue>(
    parameters keyPaths: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
    displayRepresentation: @escaping (A, B) -> DisplayRepresentation
  ) where Values == (A, B) {
    display = { intent in
      guard let a = intent[keyPath: keyPaths.0].currentValue,
        let b = intent[keyPath: keyPaths.1].currentValue
      else { return nil }
      return displayRepresentation(a, b)
    }
  }

  /// Foresees values of three parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
    parameters keyPaths: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
      KeyPath<Intent, IntentParameter<C>>
    ),
    displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
  ) where Values == (A, B, C) {
    display = { intent in
      guard let a = intent[keyPath: keyPaths.0].currentValue,
        let b = intent[keyPath: keyPaths.1].currentValue,
        let c = intent[keyPath: keyPaths.2].currentValue
      else { return nil }
      return displayRepresentation(a, b, c)
    }
  }

  /// Foresees values of four parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue>(
    parameters keyPaths: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
      KeyPath<Intent, IntentParameter<C>>, KeyPath<Intent, IntentParameter<D>>
    ),
    displayRepresentation: @escaping (A, B, C, D) -> DisplayRepresentation
  ) where Values == (A, B, C, D) {
    display = { intent in
      guard let a = intent[keyPath: keyPaths.0].currentValue,
        let b = intent[keyPath: keyPaths.1].currentValue,
        let c = intent[keyPath: keyPaths.2].currentValue,
        let d = intent[keyPath: keyPaths.3].currentValue
      else { return nil }
      return displayRepresentation(a, b, c, d)
    }
  }

  /// How the intent's call is shown, nil where a value is missing.
  public func _display(of intent: Intent) -> DisplayRepresentation? { display(intent) }
}

/// Several predictions.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  private let displays: [(Intent) -> DisplayRepresentation?]
  init(_ displays: [(Intent) -> DisplayRepresentation?]) { self.displays = displays }

  /// How the first prediction shows the call that can.
  public func _display(of intent: Intent) -> DisplayRepresentation? {
    for display in displays {
      if let shown = display(intent) { return shown }
    }
    return nil
  }
}

/// Collects predictions.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Takes a prediction.
  public static func buildExpression<Values>(
    _ prediction: IntentPrediction<Intent, Values>
  ) -> TupleIntentPrediction<Intent> {
    TupleIntentPrediction([{ prediction._display(of: $0) }])
  }
  /// Puts predictions together.
  public static func buildBlock(
    _ predictions: TupleIntentPrediction<Intent>...
  ) -> TupleIntentPrediction<Intent> {
    TupleIntentPrediction(predictions.map { prediction in { prediction._display(of: $0) } })
  }
}

extension LiveApp {
  /// How a call of an intent is foreseen: the app's own words for it, nil where it has none.
  func prediction(of intent: any AppIntent) -> String? {
    (intent as? any PredictableIntent).flatMap { Self.display(of: $0) }
  }

  private static func display<I: PredictableIntent>(of intent: I) -> String? {
    guard let own = intent as? I.Prediction.Intent else { return nil }
    return I.predictionConfiguration._display(of: own)?.title.text()
  }
}

/// A program that holds nothing but intents.
public protocol AppIntentsExtension {
  /// Makes it.
  init()
}

/// What an app does while a focus is on.
///
/// A predicate never changes once made: that makes it safe to share.
public struct FocusFilterAppContext: @unchecked Sendable {
  /// Which of the app's notifications are let through.
  public let notificationFilterPredicate: NSPredicate?
  /// Which accounts matter.
  public let targetContentIdentifierPrefix: String?

  /// Lets notifications through that fit.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    targetContentIdentifierPrefix = nil
  }
}

/// What surrounds a suggestion of filters.
public struct FocusFilterSuggestionContext: Sendable {}

/// Why the values of a focus's filter cannot be had.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  case notFound, missingParameterValue
}

/// Sets up what the app does while a focus is on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app does.
  var appContext: FocusFilterAppContext { get }
  /// Filters to suggest.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing besides.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// There are none.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
  /// The filter that is on: the one that was performed last in the session.
  /// - Throws: `SetFocusFilterIntentError` where none was.
  public static var current: Self {
    get async throws {
      guard
        let current = HostScope.current?.app?.focusFilters.value[typeName(of: Self.self)] as? Self
      else { throw SetFocusFilterIntentError.notFound }
      return current
    }
  }
  /// Tells that what the app does has changed.
  public func invalidateFocusFilterAppContext() async throws {}
}
