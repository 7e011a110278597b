import CatalogFiles
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import SentenceMatching

/// A file of sentences, then behind a line of `===` what is said.
enum SentenceCheck {
  private static let app = #"{"id": "F", "name": "F", "sourceLanguage": "en"}"#

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let parts = String(decoding: input, as: UTF8.self).split(
      separator: "\n===\n", maxSplits: 1, omittingEmptySubsequences: false)
    let files = FolderReader(files: [
      AppLoader.packFile: Array(app.utf8), "sentences/en.yaml": Array(parts[0].utf8),
    ])
    guard let set = try? AppLoader.pack(files, named: "").catalog.sentences.first else { return }
    try isWrittenAsRead(set)
    guard let grammar = try? SentenceGrammar(set) else { return }
    let lines = parts.count > 1 ? parts[1].split(separator: "\n") : ["turn on 5"]
    for line in lines.prefix(8) {
      guard let match = grammar.match(String(line), context: ["area": .string("here")]) else {
        continue
      }
      for case let range? in match.slots.map(\.range) {
        try promise(
          range.lowerBound >= 0 && range.upperBound <= line.unicodeScalars.count,
          "a slot stands at \(range) of '\(line)'")
      }
    }
  }

  /// A set that is written as a pack's file is read again as the same set.
  private static func isWrittenAsRead(_ set: SentenceSet) throws(BrokenPromise) {
    let bytes = SentenceWriter.file(set)
    let files = FolderReader(files: [
      AppLoader.packFile: Array(app.utf8), "sentences/en.json": bytes,
    ])
    guard let again = try? AppLoader.pack(files, named: "").catalog.sentences.first else {
      throw BrokenPromise(description: "what was written is not read: \(bytes.count) bytes")
    }
    try promise(
      SentenceWriter.file(again) == bytes,
      "what was written is read as another set")
  }
}
