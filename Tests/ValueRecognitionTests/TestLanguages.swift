import Foundation
import LanguagePacks
import PhraseDiagnostics

@testable import ValueRecognition

/// The recognizers of the languages that have data, read from the package's own folder.
enum TestLanguages {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let data = PhraseData(
    read: { path in
      (try? Data(contentsOf: root.appending(path: "Phrases/" + path))).map { [UInt8]($0) }
        // The sentences are not this module's; their absence would make the pack neutral.
        ?? (path.hasSuffix("/sentences.json") ? Array("{}".utf8) : nil)
    },
    list: { _ in [] })

  private static let made = ["en", "ja"].map { language in
    (language, Result { try ValueRecognizer(language: LanguagePack(language, from: data)) })
  }

  static func recognizer(_ language: String) throws -> ValueRecognizer {
    if let known = made.first(where: { $0.0 == language }) { return try known.1.get() }
    return try ValueRecognizer(language: LanguagePack(language, from: data))
  }
}
