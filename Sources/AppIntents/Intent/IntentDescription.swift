public import LocalizedTexts

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// The group of intents that it belongs to.
  public let categoryName: LocalizedStringResource?
  /// Words by which it is found.
  public let searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Makes a description of a sentence.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// A description that there may or may not be.
///
/// Apps declare `description` with either type, and both must be found.
public protocol _OptionalIntentDescription {
  /// The description.
  var _description: IntentDescription? { get }
}

extension IntentDescription: _OptionalIntentDescription {
  /// Itself.
  public var _description: IntentDescription? { self }
}

extension Optional: _OptionalIntentDescription where Wrapped == IntentDescription {
  /// Itself.
  public var _description: IntentDescription? { self }
}
