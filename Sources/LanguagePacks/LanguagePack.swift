public import PhraseDiagnostics
import FoundationEssentials

/// What the project knows of one language, all of it from `Phrases/Language/<language>/`.
///
/// Each module decodes the files that are its own (`lenient.json`, `replies.json`, `values/…`); the
/// engine's own sentences are read here. A language without a folder gets the neutral pack: no
/// lenient words, and the sentences and replies of English.
public struct LanguagePack: Sendable {
  /// The language's code (`ja`).
  public let language: String
  /// Whether there is no folder of the language's own.
  public let isNeutral: Bool
  private let sentences: [String: String]
  let data: PhraseData

  /// The language whose words stand in where a language has no pack.
  public static let fallbackLanguage = "en"
  /// The folder below `Phrases/` of what is the same in every language.
  static let commonFolder = "Values/"

  /// Loads a language's pack.
  /// - Parameters:
  ///   - language: A language code or a locale identifier (`ja`, `ja_JP`).
  ///   - data: The files under `Phrases/`.
  /// - Throws: `Diagnostic` when a file of the pack is no JSON of the expected shape.
  public init(_ language: String, from data: PhraseData) throws(Diagnostic) {
    let code = String(language.prefix { $0 != "_" && $0 != "-" })
    self.language = code
    self.data = data
    isNeutral = data.read("Language/\(code)/sentences.json") == nil
    let folder = isNeutral ? Self.fallbackLanguage : code
    sentences =
      try Self.decode([String: String].self, "Language/\(folder)/sentences.json", data) ?? [:]
  }

  /// Decodes one of the language's files.
  /// - Parameters:
  ///   - type: What the file holds.
  ///   - path: The path below the language's folder (`replies.json`).
  ///   - fallsBack: Whether a neutral pack takes the file of the fallback language.
  /// - Returns: What was read, or nil where there is no such file.
  /// - Throws: `Diagnostic` when the file is no JSON of the expected shape.
  public func file<Content: Decodable>(
    _ type: Content.Type, _ path: String, fallsBack: Bool = false
  ) throws(Diagnostic) -> Content? {
    guard isNeutral else { return try Self.decode(type, "Language/\(language)/\(path)", data) }
    guard fallsBack else { return nil }
    return try Self.decode(type, "Language/\(Self.fallbackLanguage)/\(path)", data)
  }

  /// Decodes a file that is the same for every language, from `Phrases/Values/`.
  /// - Parameters:
  ///   - type: What the file holds.
  ///   - path: The path below the folder (`units.json`).
  /// - Returns: What was read, or nil where there is no such file.
  /// - Throws: `Diagnostic` when the file is no JSON of the expected shape.
  public func common<Content: Decodable>(
    _ type: Content.Type, _ path: String
  ) throws(Diagnostic) -> Content? {
    try Self.decode(type, Self.commonFolder + path, data)
  }

  /// The content of one of the language's files as it is, nil where there is no such file.
  ///
  /// A neutral pack has none.
  /// - Parameter path: The path below the language's folder (`words.txt`).
  /// - Returns: What the file holds, or nil where there is none.
  public func bytes(_ path: String) -> [UInt8]? {
    isNeutral ? nil : data.read("Language/\(language)/\(path)")
  }

  /// One of the engine's own sentences, with `{name}` replaced by arguments.
  ///
  /// A key without a sentence is returned as it is, so that a hole shows.
  /// - Complexity: O(n) in the sentence's length times the number of arguments.
  public func sentence(_ key: String, _ arguments: [String: String] = [:]) -> String {
    guard var text = sentences[key] else { return key }
    for (name, value) in arguments {
      text = text.split(separator: "{\(name)}", omittingEmptySubsequences: false).joined(
        separator: value)
    }
    return text
  }

  /// Whether the engine has a sentence of that key.
  public func hasSentence(_ key: String) -> Bool { sentences[key] != nil }

  private static func decode<Content: Decodable>(
    _ type: Content.Type, _ path: String, _ data: PhraseData
  ) throws(Diagnostic) -> Content? {
    guard let bytes = data.read(path) else { return nil }
    return try decode(type, Data(bytes), from: path)
  }

  /// Decodes the content of a file; the path is named where it is not of the expected shape.
  static func decode<Content: Decodable>(
    _ type: Content.Type, _ bytes: Data, from path: String
  ) throws(Diagnostic) -> Content {
    do {
      return try JSONDecoder().decode(type, from: bytes)
    } catch {
      throw Diagnostic(
        .error, "not a language pack file of the expected shape: \(error)",
        at: SourcePlace(file: "Phrases/\(path)", line: 1))
    }
  }
}
