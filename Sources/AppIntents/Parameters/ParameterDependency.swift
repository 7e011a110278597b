import IntentCatalog

/// Values of an intent's other parameters, for what offers values for one of them.
///
/// It holds key paths that lead to parameters, and nothing that changes: that makes it safe to share
/// although key paths do not say so.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  /// Whether the parameters have values.
  ///
  /// The key paths are followed only when there is an intent: making one here would make its options
  /// providers, of which this may be a part.
  private let isComplete: (Intent) -> Bool

  /// Names the parameters that must have values.
  public init<each Value: _IntentValue>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    isComplete = { intent in
      for keyPath in repeat each keyPaths {
        let parameter = intent[keyPath: keyPath]
        guard parameter.hasValue else { return false }
      }
      return true
    }
  }

  /// The values; nil while one of them is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = HostScope.current?.askedIntent as? Intent, isComplete(intent) else {
      return nil
    }
    return IntentProjection(intent: intent)
  }
}

extension IntentParameter {
  /// Whether there is a value, nil not counted.
  var hasValue: Bool { (currentValue?._plain ?? .null) != .null }
}

/// Reads the values of an intent's parameters.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent
  init(intent: Intent) { self.intent = intent }

  /// A parameter's value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }
}

extension DynamicOptionsProvider {
  /// Values of an intent's other parameters.
  public typealias ParameterDependency = IntentParameterDependency
}
