public import IntentCatalog
public import LocalizedTexts

/// Whether there is a value.
public enum HasValueComparisonOperator: Sendable {
  case hasNoValue, hasAnyValue
}

/// Whether a value is another.
public enum EquatableComparisonOperator: Sendable {
  case notEqualTo, equalTo
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Sendable {
  case oneOf
}

/// How a value stands to another.
public enum ComparableComparisonOperator: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// How a text stands to another.
public enum StringComparisonOperator: Sendable {
  case doesNotContain, contains, hasPrefix, hasSuffix
}

extension AppIntent {
  /// A summary that depends on a value.
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
  /// A summary for each value.
  public typealias Switch<Value: _IntentValue, Cases: ParameterSummaryCases> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  /// The summary for a value.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// The summary for all other values.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// What chooses between two summaries, as in code.
struct SummaryCondition {
  let parameter: String
  let comparison: String
  let value: String?

  init(_ parameter: String, _ comparison: String, _ value: String?) {
    self.parameter = parameter
    self.comparison = comparison
    self.value = value
  }
}

/// A summary that depends on a value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let then: Then
  private let otherwise: Otherwise
  private let condition: SummaryCondition
  private let holds: (Intent) -> Bool

  /// The first of the sentences.
  public var _text: LocalizedStringResource? { then._text ?? otherwise._text }

  /// The sentence that the values choose.
  public func _text(for intent: any AppIntent) -> LocalizedStringResource? {
    guard let own = intent as? Intent else { return _text }
    return holds(own) ? then._text(for: intent) : otherwise._text(for: intent)
  }

  /// Both sentences with the condition.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> IntentCatalog.ParameterSummary? {
    .when(
      parameter: condition.parameter, comparison: condition.comparison, value: condition.value,
      then: then._described(text), otherwise: otherwise._described(text))
  }

  private init(
    _ condition: SummaryCondition, _ holds: @escaping (Intent) -> Bool, _ then: Then,
    _ otherwise: Otherwise
  ) {
    self.condition = condition
    self.holds = holds
    self.then = then
    self.otherwise = otherwise
  }

  /// Makes a summary that depends on whether there is a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(parameterName(keyPath), "\(comparison)", nil),
      { $0[keyPath: keyPath].hasValue == (comparison == .hasAnyValue) }, then(), otherwise())
  }

  /// Makes a summary that depends on whether a value is another.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let wanted = value._plain
    self.init(
      SummaryCondition(parameterName(keyPath), "\(comparison)", wanted.identifierText),
      { ($0[keyPath: keyPath].plainValue == wanted) == (comparison == .equalTo) }, then(),
      otherwise())
  }

  /// Makes a summary that depends on whether a value is one of several.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let wanted = values.map(\._plain)
    self.init(
      SummaryCondition(
        parameterName(keyPath), "\(comparison)",
        wanted.map(\.identifierText).joined(separator: ", ")),
      { wanted.contains($0[keyPath: keyPath].plainValue ?? .null) }, then(), otherwise())
  }

  /// Makes a summary that depends on how a value stands to another.
  public init<Value: _IntentValue & Comparable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(parameterName(keyPath), "\(comparison)", value._plain.identifierText),
      { intent in
        guard let own = intent[keyPath: keyPath].currentValue else { return false }
        return comparison.holds(own, value)
      }, then(), otherwise())
  }

  /// Makes a summary that depends on how a text stands to another.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<String>>, _ comparison: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(parameterName(keyPath), "\(comparison)", value),
      { intent in
        guard let own = intent[keyPath: keyPath].currentValue else { return false }
        return comparison.holds(own, value)
      }, then(), otherwise())
  }

  /// Makes a summary that depends on how a text that may be missing stands to another.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<String?>>, _ comparison: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      SummaryCondition(parameterName(keyPath), "\(comparison)", value),
      { intent in
        guard let own = intent[keyPath: keyPath].currentValue ?? nil else { return false }
        return comparison.holds(own, value)
      }, then(), otherwise())
  }
}

extension ComparableComparisonOperator {
  fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

extension StringComparisonOperator {
  fileprivate func holds(_ left: String, _ right: String) -> Bool {
    switch self {
    case .doesNotContain: !left.contains(right)
    case .contains: left.contains(right)
    case .hasPrefix: left.hasPrefix(right)
    case .hasSuffix: left.hasSuffix(right)
    }
  }
}

extension IntentParameter {
  /// The value or the default as plain data, nil where there is neither.
  var plainValue: ParameterValue? {
    currentValue?._plain
  }
}
