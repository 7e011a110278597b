public import IntentCatalog
public import LocalizedTexts

/// The summaries of a switch.
public protocol ParameterSummaryCases {
  /// The first of the sentences.
  var _text: LocalizedStringResource? { get }
  /// The sentence for a value, nil where none of the summaries is for it.
  func _text(for value: ParameterValue?, of intent: any AppIntent) -> LocalizedStringResource?
  /// The summaries with their values; none for the summary of all other values.
  func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> [(values: [String]?, summary: IntentCatalog.ParameterSummary?)]
}

/// A summary for each value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummaryCases
>: ParameterSummary {
  private let cases: Cases
  private let parameter: String
  private let value: (Intent) -> ParameterValue?
  /// The first of the sentences.
  public var _text: LocalizedStringResource? { cases._text }

  /// The sentence that the value chooses.
  public func _text(for intent: any AppIntent) -> LocalizedStringResource? {
    guard let own = intent as? Intent else { return _text }
    return cases._text(for: value(own), of: intent)
  }

  /// All sentences with their values.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> IntentCatalog.ParameterSummary? {
    let described = cases._described(text)
    let own = described.compactMap { branch in
      branch.values.map { SummaryCase(values: $0, summary: branch.summary) }
    }
    return .cases(
      parameter: parameter, own, fallback: described.first { $0.values == nil }?.summary)
  }

  /// Makes a summary for each value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {
    self.cases = cases()
    parameter = parameterName(keyPath)
    value = { $0[keyPath: keyPath].plainValue }
  }
}

/// The summary for a value.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>: ParameterSummaryCases {
  private let content: Content
  private let values: [ParameterValue]
  /// The sentence.
  public var _text: LocalizedStringResource? { content._text }

  /// The sentence, where the value is one of its own.
  public func _text(
    for value: ParameterValue?, of intent: any AppIntent
  ) -> LocalizedStringResource? {
    values.contains(value ?? .null) ? content._text(for: intent) : nil
  }

  /// The summary with its values.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> [(values: [String]?, summary: IntentCatalog.ParameterSummary?)] {
    [(values.map(\.identifierText), content._described(text))]
  }

  /// Makes the summary for a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.init([value], content)
  }

  /// Makes the summary for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
    self.values = values.map(\._plain)
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummaryCases
{
  private let content: Content
  /// The sentence.
  public var _text: LocalizedStringResource? { content._text }

  /// The sentence, whatever the value.
  public func _text(
    for value: ParameterValue?, of intent: any AppIntent
  ) -> LocalizedStringResource? { content._text(for: intent) }

  /// The summary without values.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> [(values: [String]?, summary: IntentCatalog.ParameterSummary?)] {
    [(nil, content._described(text))]
  }

  /// Makes the summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// Several summaries of a switch.
public struct ParameterSummaryTupleCaseCondition: ParameterSummaryCases {
  private let cases: [any ParameterSummaryCases]
  /// The first of the sentences.
  public var _text: LocalizedStringResource? { cases.lazy.compactMap(\._text).first }

  init(_ cases: [any ParameterSummaryCases]) { self.cases = cases }

  /// All summaries.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> [(values: [String]?, summary: IntentCatalog.ParameterSummary?)] {
    cases.flatMap { $0._described(text) }
  }

  /// The sentence of the first summary for the value.
  public func _text(
    for value: ParameterValue?, of intent: any AppIntent
  ) -> LocalizedStringResource? {
    for summary in cases {
      if let text = summary._text(for: value, of: intent) { return text }
    }
    return nil
  }
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
    var all: [any ParameterSummaryCases] = []
    for summary in repeat each cases { all.append(summary) }
    return ParameterSummaryTupleCaseCondition(all)
  }
}
