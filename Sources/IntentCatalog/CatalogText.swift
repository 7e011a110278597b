public import PhraseDiagnostics

/// A text of an app in its source language and in every language it is translated to.
public struct CatalogText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text in the app's source language.
  public var text: String
  /// Language (`ja`, `en`, `zh-Hans`) to text.
  public var localizations: [String: String]
  /// Where it is written.
  public var place: SourcePlace?
  /// The key that it has in its table, where that is not the text itself.
  public var key: String?
  /// The table that its translations stand in, where that is not `Localizable`.
  public var table: String?
  /// Whether it is computed when the program runs; `text` is the code then.
  public var isComputed = false

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

  /// A text that is computed when the program runs.
  public static func computed(_ code: String, place: SourcePlace? = nil) -> CatalogText {
    var text = CatalogText(code, place: place)
    text.isComputed = true
    return text
  }

  private enum CodingKeys: String, CodingKey {
    case text, localizations, place, file, line, column, key, table, isComputed
  }

  /// Reads either a plain string or an object `{text, localizations, file, line, column, …}`.
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
    key = try object.decodeIfPresent(String.self, forKey: .key)
    table = try object.decodeIfPresent(String.self, forKey: .table)
    isComputed = try object.decodeIfPresent(Bool.self, forKey: .isComputed) ?? false
    guard let file = try object.decodeIfPresent(String.self, forKey: .file) else { return }
    place = SourcePlace(
      file: file, line: try object.decodeIfPresent(Int.self, forKey: .line) ?? 1,
      column: try object.decodeIfPresent(Int.self, forKey: .column) ?? 1)
  }

  /// Writes the object.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(text, forKey: .text)
    try object.encode(localizations, forKey: .localizations)
    try object.encodeIfPresent(key, forKey: .key)
    try object.encodeIfPresent(table, forKey: .table)
    if isComputed { try object.encode(true, forKey: .isComputed) }
    guard let place else { return }
    try object.encode(place.file, forKey: .file)
    try object.encode(place.line, forKey: .line)
    try object.encode(place.column, forKey: .column)
  }
}
