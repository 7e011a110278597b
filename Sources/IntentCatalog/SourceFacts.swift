public import PhraseDiagnostics

/// A value's type as far as it matters here.
public struct ValueShape: Codable, Hashable, Sendable {
  /// The type, an array's element type.
  public var type: ValueType
  /// Whether it may be missing.
  public var isOptional: Bool
  /// Whether it is several values.
  public var isArray: Bool

  /// Makes a shape.
  public init(_ type: ValueType, isOptional: Bool = false, isArray: Bool = false) {
    self.type = type
    self.isOptional = isOptional
    self.isArray = isArray
  }
}

/// An intent's parameter summary as it is declared.
public indirect enum ParameterSummary: Codable, Hashable, Sendable {
  /// A sentence in `${…}` form, and the parameters that are listed below it.
  case sentence(CatalogText?, others: [String])
  /// One of two, by a parameter's value; `comparison` is as in code (`equalTo`, `hasAnyValue`, …).
  case when(
    parameter: String, comparison: String, value: String?, then: ParameterSummary?,
    otherwise: ParameterSummary?)
  /// One of several, by a parameter's value.
  case cases(parameter: String, [SummaryCase], fallback: ParameterSummary?)

  /// Every sentence in it, in source order.
  /// - Complexity: O(n) in the number of branches.
  public var sentences: [CatalogText] {
    switch self {
    case .sentence(let text, _): text.map { [$0] } ?? []
    case .when(_, _, _, let then, let otherwise):
      (then?.sentences ?? []) + (otherwise?.sentences ?? [])
    case .cases(_, let cases, let fallback):
      cases.flatMap { $0.summary?.sentences ?? [] } + (fallback?.sentences ?? [])
    }
  }
}

/// A branch of a summary's `Switch`.
public struct SummaryCase: Codable, Hashable, Sendable {
  /// The values of the parameter, as in code.
  public var values: [String]
  /// The branch.
  public var summary: ParameterSummary?

  /// Makes a branch.
  public init(values: [String], summary: ParameterSummary?) {
    self.values = values
    self.summary = summary
  }
}

/// What can be told of a `perform()` without running it.
public struct PerformFacts: Codable, Hashable, Sendable {
  /// How often something happens.
  public enum Frequency: String, Codable, Hashable, Sendable {
    case never, sometimes, always
  }

  /// Whether it asks for confirmation: always where the call stands under no condition.
  public var confirmation: Frequency
  /// The parameters whose value it asks for itself.
  @OmittedWhenEmpty public var requestedValues: [String]
  /// The sentences that it returns or throws, those that are literals; `${…}` for what is in them.
  @OmittedWhenEmpty public var dialogs: [CatalogText]
  /// The names of the functions and methods that it calls, each once, in source order.
  @OmittedWhenEmpty public var calls: [String]
  /// Where its body begins.
  public var place: SourcePlace?

  /// Makes the facts.
  public init(
    confirmation: Frequency = .never, requestedValues: [String] = [], dialogs: [CatalogText] = [],
    calls: [String] = [], place: SourcePlace? = nil
  ) {
    self.confirmation = confirmation
    self.requestedValues = requestedValues
    self.dialogs = dialogs
    self.calls = calls
    self.place = place
  }
}

/// How a query's `suggestedEntities()` looks.
public enum SuggestedEntities: String, Codable, Hashable, Sendable {
  /// There is none.
  case missing
  /// It returns an empty list whatever happens.
  case empty
  /// It returns something that only running it would tell.
  case computed
}

/// How a parameter's values are grouped where an App Shortcut is shown.
public struct ParameterPresentation: Codable, Hashable, Sendable {
  /// The parameter.
  public var parameter: String
  /// The sentence in `${…}` form; its translations stand in the phrases' table.
  public var summary: CatalogText?
  /// The titles of its collections.
  @OmittedWhenEmpty public var collections: [CatalogText]

  /// Makes a presentation.
  public init(parameter: String, summary: CatalogText? = nil, collections: [CatalogText] = []) {
    self.parameter = parameter
    self.summary = summary
    self.collections = collections
  }
}
