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

  static func recognizer(_ language: String) throws -> ValueRecognizer {
    let recognizer = try ValueRecognizer(language: LanguagePack(language, from: data))
    try recognizer.prepare()
    return recognizer
  }
}
