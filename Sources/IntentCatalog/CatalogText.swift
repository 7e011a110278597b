public import PhraseDiagnostics

/// A text of an app in its source language and in every language it is translated to.
public struct CatalogText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text in the app's source language.
  public var text: String
  /// Language (`ja`, `en`, `zh-Hans`) to text.
  public var localizations: [String: String]
  /// Where it is written.
  public var place: SourcePlace?

  /// Makes a text.
  public init(
    _ text: String, localizations: [String: String] = [:], place: SourcePlace? = nil
  ) {
    self.text = text
    self.localizations = localizations
    self.place = place
  }

  /// Makes a text without translations.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text for a language, or the source language's where there is no translation.
  public func text(in language: String) -> String { localizations[language] ?? text }

  private enum CodingKeys: String, CodingKey { case text, localizations, place }

  /// Reads either a plain string or an object.
  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      self.init(plain)
      return
    }
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try object.decode(String.self, forKey: .text),
      localizations: try object.decodeIfPresent([String: String].self, forKey: .localizations)
        ?? [:],
      place: try object.decodeIfPresent(SourcePlace.self, forKey: .place))
  }
}
