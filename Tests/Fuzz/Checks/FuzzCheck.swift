public import Foundation
import LanguagePacks

/// A promise about any input at all, and how it is checked for one.
///
/// Each has a folder of inputs, `Fixtures/Fuzz/<name>`: where the fuzzer begins, and what it found.
public enum FuzzCheck: String, CaseIterable, Sendable {
  /// Normalized text is normalized, and maps back into the original.
  case normalizer
  /// Templates without faults print as text that reads back as the same template.
  case templates
  /// Values stand within the text.
  case values
  /// Matches stand within the utterance, with the user's own words.
  case matcher
  /// Index files with changed bytes.
  case index
  /// Strings files and string catalogs.
  case strings
  /// Phrase packs and catalogs.
  case catalogs
  /// Files of sentences, and what is read with them.
  case sentences
  /// Project files of Xcode, their configuration files and property lists.
  case projects
  /// Built metadata, which are written as they were read.
  case metadata
  /// What is found in an app is found again, and its witnesses are ambiguous.
  case lint
  /// Transcripts.
  case transcripts
  /// Nothing is performed without its confirmation.
  case dialog

  /// Checks one input.
  /// - Throws: `BrokenPromise` with what should have been.
  public func run(_ input: [UInt8]) async throws(BrokenPromise) {
    switch self {
    case .normalizer: try NormalizerCheck.run(input)
    case .templates: try TemplateCheck.run(input)
    case .values: try ValueCheck.run(input)
    case .matcher: try MatcherCheck.run(input)
    case .index: try IndexFileCheck.run(input)
    case .strings: try StringsCheck.run(input)
    case .catalogs: try CatalogCheck.run(input)
    case .sentences: try SentenceCheck.run(input)
    case .projects: try ProjectCheck.run(input)
    case .metadata: try MetadataCheck.run(input)
    case .lint: try LintCheck.run(input)
    case .transcripts: try TranscriptCheck.run(input)
    case .dialog: try await DialogCheck.run(input)
    }
  }

  /// The folder of the inputs that are kept.
  public var folder: URL { Repository.root.appending(path: "Fixtures/Fuzz/\(rawValue)") }
}

/// What should have been and was not.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// The promise, with what broke it.
  public let description: String
}

/// Makes sure of something.
func promise(
  _ isKept: Bool, _ description: @autoclosure () -> String
) throws(BrokenPromise) {
  guard isKept else { throw BrokenPromise(description: description()) }
}

extension Result {
  /// What was made of the repository's files, which cannot fail.
  func required() throws(BrokenPromise) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw BrokenPromise(description: "\(error)")
    }
  }
}

/// The repository's own files.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let phrases = PhraseData(
    read: { path in
      (try? Data(contentsOf: root.appending(path: "Phrases/\(path)"))).map { [UInt8]($0) }
    },
    list: { folder in
      let path = root.appending(path: "Phrases/\(folder)").path
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    })
}
