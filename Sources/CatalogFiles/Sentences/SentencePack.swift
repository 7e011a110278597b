import Foundation
public import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

/// A pack made of sentences: `app.json` with their intents, and a file of sentences a language.
public struct SentencePack: Sendable {
  /// The folder in a pack where sentences are, a file a language.
  public static let folder = "sentences"
  /// The sets, one a language; the first one's is the source language.
  public var sets: [SentenceSet]
  /// The pack's identifier and name.
  public var name: String

  /// Makes a pack.
  public init(_ sets: [SentenceSet], name: String) {
    self.sets = sets
    self.name = name
  }

  /// The pack's files by their paths in its folder.
  ///
  /// - Throws: What Foundation's encoder throws; nothing in a pack's texts makes it.
  /// - Complexity: O(n) in the size of the sets.
  public func files() throws -> [(path: String, bytes: [UInt8])] {
    let app = SentenceApp(sets, name: name)
    var files = [(path: AppLoader.packFile, bytes: try app.encoded())]
    for set in sets {
      files.append(("\(Self.folder)/\(set.language).json", SentenceWriter.file(set)))
    }
    return files
  }
}

/// The `app.json` of a pack of sentences.
private struct SentenceApp: Encodable {
  struct Parameter: Encodable {
    var name: String
    var title: String
    var type: String
    var optional = true
  }

  struct Intent: Encodable {
    var id: String
    var title: String
    var parameters: [Parameter]
  }

  var id: String
  var name: String
  var sourceLanguage: String
  var intents: [Intent]

  init(_ sets: [SentenceSet], name: String) {
    id = name
    self.name = name
    sourceLanguage = sets.first?.language ?? "en"
    var order: [String] = []
    for intent in sets.flatMap(\.intents) where !order.contains(intent) { order.append(intent) }
    intents = order.map { intent in
      let slots = sets.map { $0.slots(of: intent) }
      var names: [String] = []
      for slot in slots.flatMap({ $0 }) where !names.contains(slot) { names.append(slot) }
      return Intent(
        id: intent, title: intent,
        parameters: names.map { Parameter(name: $0, title: $0, type: "String") })
    }
  }
}

extension SentenceApp {
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + Array("\n".utf8)
  }
}

extension SentenceSet {
  /// The slots that an intent's sentences fill, in order of first mention.
  fileprivate func slots(of intent: String) -> [String] {
    var found: [String] = []
    func add(_ name: String) { if !found.contains(name) { found.append(name) } }
    for block in blocks where block.intent == intent {
      var (texts, open) = (block.sentences.map(\.text), Set<String>())
      while let text = texts.popLast() {
        let template = PhraseTemplate.parse(text, mode: .sentence).template
        for list in template.lists where !list.isCapture { add(list.slot) }
        for rule in template.rules where open.insert(rule).inserted {
          if let body = block.rules[rule] ?? rules[rule] { texts.append(body.text) }
        }
      }
      for slot in block.slots.keys.sorted() { add(slot) }
      for (_, condition) in block.requires.sorted(by: { $0.key < $1.key }) {
        if let slot = condition.slot { add(slot) }
      }
    }
    return found
  }
}

extension AppLoader {
  /// Adds a pack's sentences, and a shortcut for each intent that only sentences start.
  static func addSentences(
    to catalog: inout AppCatalog, _ files: FolderReader, named name: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    for entry in files.list(SentencePack.folder) {
      guard let dot = entry.lastIndex(of: "."), !entry.hasSuffix("/"),
        ["json", "yaml", "yml"].contains(entry[entry.index(after: dot)...])
      else { continue }
      let path = "\(SentencePack.folder)/\(entry)"
      guard let bytes = files.read(path) else { continue }
      var reader = SentenceFileReader(language: String(entry[..<dot]))
      if let file = reader.parse(bytes, file: name.isEmpty ? path : "\(name)/\(path)") {
        reader.read(file)
      }
      diagnostics += reader.diagnostics
      catalog.sentences.append(reader.set)
    }
    let started = Set(catalog.shortcuts.map(\.intent))
    let intents = catalog.intents.map(\.identifier).filter { intent in
      !started.contains(intent) && catalog.sentences.contains { $0.intents.contains(intent) }
    }
    guard !intents.isEmpty else { return }
    if catalog.providers.isEmpty { catalog.providers = [ProviderDescriptor(type: catalog.id)] }
    catalog.providers[0].shortcuts += intents.map { ShortcutDescriptor(intent: $0) }
  }
}
