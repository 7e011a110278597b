public import IntentCatalog
public import LocalizedTexts

/// An intent's parameters in a sentence.
public protocol ParameterSummary {
  /// The intent.
  associatedtype Intent: AppIntent = Never
  /// The sentence in `${…}` form; where it depends on values, the first of the sentences.
  var _text: LocalizedStringResource? { get }
  /// The sentence in `${…}` form that an intent's values choose.
  func _text(for intent: any AppIntent) -> LocalizedStringResource?
  /// All its sentences with what chooses them, each made a catalog's by a function.
  func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> IntentCatalog.ParameterSummary?
}

extension ParameterSummary {
  /// The one sentence.
  public func _described(
    _ text: (LocalizedStringResource) -> CatalogText?
  ) -> IntentCatalog.ParameterSummary? {
    _text.flatMap(text).map { .sentence($0, others: []) }
  }
  /// The one sentence.
  public func _text(for intent: any AppIntent) -> LocalizedStringResource? { _text }
  /// There is no sentence.
  public var _text: LocalizedStringResource? { nil }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation,
  Sendable
{
  let template: String

  /// Makes a sentence without parameters.
  public init(stringLiteral value: String) { template = value }
  /// Makes a sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.text }

  /// Collects the literal text and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Starts a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(parameterName(keyPath))}"
    }
  }
}

/// A sentence, and the parameters that stand beside it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  /// The sentence in `${…}` form.
  public let _text: LocalizedStringResource?

  /// Makes an empty summary.
  public init() { _text = nil }

  /// Makes a summary of a sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    _text = LocalizedStringResource(String.LocalizationValue(string.template), table: table)
  }

  /// Makes a summary of a sentence, with further parameters beside it.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [String]
  ) {
    self.init(string, table: table)
  }

  /// Makes a summary of parameters alone.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [String]) { self.init() }
}

/// Collects parameters.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> [String] { [parameterName(keyPath)] }
  /// Puts parameters together.
  public static func buildBlock(_ names: [String]...) -> [String] { names.flatMap { $0 } }
}

/// Takes the one summary of a closure.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a summary.
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// Takes the one summary.
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// Makes an empty summary.
  public static func buildBlock() -> IntentParameterSummary<Intent> { IntentParameterSummary() }
}
