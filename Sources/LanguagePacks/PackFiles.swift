public import PhraseDiagnostics
import FoundationEssentials

/// Some of a language's files as they were at one time.
///
/// Equal files are equal values, so that what is made of them can be kept and found again by them.
public struct PackFiles: Hashable, Sendable {
  /// The language's code (`ja`).
  public let language: String
  private let folder: String
  /// What the files hold, by their paths below `Phrases/`.
  private let contents: [String: Data]

  init(language: String, folder: String, contents: [String: Data]) {
    self.language = language
    self.folder = folder
    self.contents = contents
  }

  /// Decodes one of the language's files.
  /// - Parameters:
  ///   - type: What the file holds.
  ///   - path: The path below the language's folder (`values/dates.json`).
  /// - Returns: What was read, or nil where there is no such file among these.
  /// - Throws: `Diagnostic` when the file is no JSON of the expected shape.
  public func own<Content: Decodable>(
    _ type: Content.Type, _ path: String
  ) throws(Diagnostic) -> Content? {
    try decode(type, folder + path)
  }

  /// Decodes a file that is the same for every language.
  /// - Parameters:
  ///   - type: What the file holds.
  ///   - path: The path below `Phrases/Values/` (`units.json`).
  /// - Returns: What was read, or nil where there is no such file among these.
  /// - Throws: `Diagnostic` when the file is no JSON of the expected shape.
  public func common<Content: Decodable>(
    _ type: Content.Type, _ path: String
  ) throws(Diagnostic) -> Content? {
    try decode(type, LanguagePack.commonFolder + path)
  }

  private func decode<Content: Decodable>(
    _ type: Content.Type, _ path: String
  ) throws(Diagnostic) -> Content? {
    guard let bytes = contents[path] else { return nil }
    return try LanguagePack.decode(type, bytes, from: path)
  }
}

extension LanguagePack {
  /// Some of the files as they are now; a neutral pack takes those of the fallback language.
  /// - Parameters:
  ///   - own: Paths below the language's folder.
  ///   - common: Paths below `Phrases/Values/`.
  /// - Returns: Those of the files that there are.
  public func files(own: [String], common: [String]) -> PackFiles {
    let folder = "Language/\(isNeutral ? Self.fallbackLanguage : language)/"
    var contents: [String: Data] = [:]
    for path in own.map({ folder + $0 }) + common.map({ Self.commonFolder + $0 }) {
      contents[path] = data.read(path).map { Data($0) }
    }
    return PackFiles(language: language, folder: folder, contents: contents)
  }
}
