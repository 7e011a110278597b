import Foundation
public import IntentCatalog
import PhraseDiagnostics

/// Home Assistant's repository of sentences, or a folder like it.
///
/// Two layouts are read. The older has files with `intents:` in `sentences/<language>`; the newer one
/// file for each way to say an intent, `sentences/<language>/<intent>/<way>.yaml`, with lists in
/// `lists` and `lists/<language>`, rules in `rules/<language>`, and `intents.yaml`, which says what
/// each way needs. A folder with files that have `intents:` is read as one language.
public struct SentenceFolder: Sendable {
  /// The folder.
  public let path: String
  let disk: DiskFiles

  /// Looks at a folder.
  /// - Throws: `CatalogError` where nothing is there.
  public init(path: String) throws(CatalogError) {
    self.path = path
    disk = DiskFiles(path)
    guard disk.exists("") else {
      throw CatalogError([Diagnostic(.error, PackMessages.missing(path))], exitCode: .missingInput)
    }
  }

  /// The languages that have sentences, sorted; none for a folder of one language.
  public var languages: [String] { disk.folders("sentences") }

  /// Reads the sentences of a language.
  ///
  /// - Parameter language: The language; nil where the folder has only one.
  /// - Returns: The set.
  /// - Throws: `CatalogError` for files that are no YAML, and where there are no sentences.
  /// - Complexity: O(n) in the size of the language's files.
  public func sentences(
    language: String?
  ) throws(CatalogError) -> SentenceSet {
    let languages = self.languages
    guard let language = language ?? (languages.count == 1 ? languages[0] : nil) else {
      guard languages.isEmpty else {
        let fault = Diagnostic(
          .error, SentenceFileMessages.severalLanguages(languages),
          help: SentenceFileMessages.chooseLanguage)
        throw CatalogError([fault])
      }
      return try plain(language: nil)
    }
    guard languages.contains(language) else { return try plain(language: language) }
    var reader = SentenceFileReader(language: language)
    reader.set.preferredSlot = "name"
    let paths =
      disk.yaml("sentences/\(language)") + disk.yaml("lists") + disk.yaml("lists/\(language)")
      + disk.yaml("rules/\(language)") + disk.yaml("responses/\(language)")
    for path in paths {
      if let file = read(path, &reader) { reader.read(file) }
    }
    readWays(language, &reader)
    return try finished(reader)
  }

  /// Reads a folder of files that have `intents:`.
  private func plain(
    language: String?
  ) throws(CatalogError) -> SentenceSet {
    var reader = SentenceFileReader(language: language ?? "en")
    for path in disk.yaml("") {
      guard let file = read(path, &reader) else { continue }
      if language == nil, let found = file["language"]?.text { reader.set.language = found }
      reader.read(file)
    }
    return try finished(reader)
  }

  private func finished(
    _ reader: SentenceFileReader
  ) throws(CatalogError) -> SentenceSet {
    guard reader.diagnostics.isEmpty else { throw CatalogError(reader.diagnostics) }
    guard !reader.set.blocks.isEmpty else {
      throw CatalogError(
        [Diagnostic(.error, SentenceFileMessages.noSentences(path))], exitCode: .missingInput)
    }
    // An intent's blocks stand together, wherever they are written: their order decides last.
    let order = Dictionary(
      reader.set.intents.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var set = reader.set
    let places = set.blocks.indices.sorted { one, other in
      let (left, right) = (order[set.blocks[one].intent] ?? 0, order[set.blocks[other].intent] ?? 0)
      return left == right ? one < other : left < right
    }
    set.blocks = places.map { reader.set.blocks[$0] }
    return set
  }

  func read(_ path: String, _ reader: inout SentenceFileReader) -> YAMLNode? {
    guard let bytes = disk.read(path) else { return nil }
    return reader.parse(bytes, file: disk.name(path))
  }

  // MARK: - One file for each way

  /// What `intents.yaml` says, in its order.
  func ways(_ reader: inout SentenceFileReader) -> [IntentWays] {
    guard let file = read("intents.yaml", &reader) else { return [] }
    var found: [IntentWays] = []
    for (intent, facts) in reader.members(file) {
      found.append(
        IntentWays(intent: intent, ways: reader.members(facts["slot_combinations"])))
    }
    return found
  }

  private func readWays(_ language: String, _ reader: inout SentenceFileReader) {
    for entry in ways(&reader) {
      let intent = entry.intent
      for (way, facts) in entry.ways {
        guard let file = read("sentences/\(language)/\(intent)/\(way).yaml", &reader) else {
          continue
        }
        let blocks = reader.elements(file["data"])
        // Blocks for another program repeat what the others say, unless there are no others.
        let own = blocks.filter { $0["speech_to_phrase"].map { $0.value != .bool(true) } ?? true }
        for block in own.isEmpty ? blocks : own {
          readWay(way, facts, block, of: intent, &reader)
        }
      }
    }
  }

  private func readWay(
    _ way: String, _ facts: YAMLNode, _ block: YAMLNode, of intent: String,
    _ reader: inout SentenceFileReader
  ) {
    let domains = domains(block, facts, &reader)
    reader.readBlock(block, of: intent) { result in
      result.name = way
      if let domains {
        result.requires["domain"] = ContextCondition(values: domains)
      } else if let domain = block["inferred_domain"], !domain.isNull {
        result.slots["domain"] = domain.value
      }
      if facts["context_area"]?.value == .bool(true) {
        result.requires["area"] = ContextCondition(slot: "area")
      }
    }
  }

  /// The domains that a name may have: a list, or the name of one that `intents.yaml` defines.
  private func domains(
    _ block: YAMLNode, _ facts: YAMLNode, _ reader: inout SentenceFileReader
  ) -> [ParameterValue]? {
    guard let names = block["name_domains"], !names.isNull else { return nil }
    if let list = names.list { return list.map(\.value) }
    guard let group = names.text, let list = facts["name_domain_groups"]?[group]?.list else {
      reader.fault(SentenceFileMessages.unknownGroup(names.text ?? ""), at: names)
      return nil
    }
    return list.map(\.value)
  }
}

/// An intent's ways of being said, with what each needs.
struct IntentWays {
  var intent: String
  var ways: [(name: String, value: YAMLNode)]
}

/// The files below a folder.
struct DiskFiles: Sendable {
  let root: String

  init(_ root: String) { self.root = root.hasSuffix("/") ? String(root.dropLast()) : root }

  func name(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: name(path)) }

  func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: name(path)).map { Array($0) }
  }

  /// The folders in a folder, sorted.
  func folders(_ path: String) -> [String] {
    entries(path).filter { entry in
      let name = name(path.isEmpty ? entry : "\(path)/\(entry)")
      let facts = try? FileManager.default.attributesOfItem(atPath: name)
      return facts?[.type] as? FileAttributeType == .typeDirectory
    }
  }

  /// The YAML files in a folder, sorted, as paths below the root.
  func yaml(_ path: String) -> [String] {
    entries(path).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { path.isEmpty ? $0 : "\(path)/\($0)" }
  }

  private func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: name(path))) ?? []).sorted()
  }
}
