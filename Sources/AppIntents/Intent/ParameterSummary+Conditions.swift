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

/// A summary that depends on a value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let then: Then
  private let otherwise: Otherwise

  /// The first of the sentences.
  public var _text: LocalizedStringResource? { then._text ?? otherwise._text }

  /// Makes a summary that depends on whether there is a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Makes a summary that depends on whether a value is another.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Makes a summary that depends on whether a value is one of several.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Makes a summary that depends on how a value stands to another.
  public init<Value: _IntentValue & Comparable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Makes a summary that depends on how a text stands to another.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<String>>, _ comparison: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.then = then()
    self.otherwise = otherwise()
  }
}

/// The summaries of a switch.
public protocol ParameterSummaryCases {
  /// The first of the sentences.
  var _text: LocalizedStringResource? { get }
}

/// A summary for each value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummaryCases
>: ParameterSummary {
  private let cases: Cases
  /// The first of the sentences.
  public var _text: LocalizedStringResource? { cases._text }

  /// Makes a summary for each value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {
    self.cases = cases()
  }
}

/// The summary for a value.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>: ParameterSummaryCases {
  private let content: Content
  /// The sentence.
  public var _text: LocalizedStringResource? { content._text }

  /// Makes the summary for a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  /// Makes the summary for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummaryCases
{
  private let content: Content
  /// The sentence.
  public var _text: LocalizedStringResource? { content._text }

  /// Makes the summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// Several summaries of a switch.
public struct ParameterSummaryTupleCaseCondition: ParameterSummaryCases {
  /// The first of the sentences.
  public let _text: LocalizedStringResource?
}

/// Collects the summaries of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Takes the summary for a value.
  public static func buildExpression<Content: ParameterSummary>(
    _ summary: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { summary }

  /// Takes the summary for all other values.
  public static func buildExpression<Content: ParameterSummary>(
    _ summary: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { summary }

  /// Puts summaries together.
  public static func buildBlock<each Cases: ParameterSummaryCases>(
    _ cases: repeat each Cases
  ) -> ParameterSummaryTupleCaseCondition {
    var first: LocalizedStringResource?
    for summary in repeat each cases { first = first ?? summary._text }
    return ParameterSummaryTupleCaseCondition(_text: first)
  }
}
