public import IntentCatalog
public import PhraseDiagnostics
import PhraseSyntax

/// A sentence that a test file holds, with what it must be read as.
public struct SentenceCase: Sendable {
  /// What is said.
  public var sentence: String
  /// Where the group of the sentence stands.
  public var place: SourcePlace
  /// The intent.
  public var intent: String
  /// The way of saying the intent; nil where the file does not tell ways apart.
  public var way: String?
  /// The slots; an array stands for any of its values.
  public var slots: [String: ParameterValue]
  /// Slots that may be there or not, since only the context gives them.
  public var freeSlots: Set<String> = []
  /// What is known beside the sentence.
  public var context: [String: ParameterValue]
}

/// A test file: its sentences, and what its house has.
public struct SentenceTestFile: Sendable {
  /// The file.
  public var path: String
  /// The house's names: what the lists `name`, `area` and `floor` hold.
  public var lists: [String: SentenceList]
  /// The sentences.
  public var cases: [SentenceCase]
}

extension SentenceFolder {
  /// The languages that have tests, sorted.
  public var testedLanguages: [String] { disk.folders("tests") }

  /// Reads the tests of a language.
  ///
  /// - Parameter language: The language.
  /// - Returns: A file for each file with sentences.
  /// - Throws: `CatalogError` for files that are no YAML.
  /// - Complexity: O(n) in the size of the files.
  public func tests(language: String) throws(CatalogError) -> [SentenceTestFile] {
    var reader = SentenceFileReader(language: language)
    var files = plainTests(language, &reader)
    for entry in ways(&reader) {
      for (way, facts) in entry.ways {
        let path = "tests/\(language)/\(entry.intent)/\(way).yaml"
        guard let file = read(path, &reader) else { continue }
        let house = House(file, expands: false, &reader)
        var result = SentenceTestFile(path: disk.name(path), lists: house.lists, cases: [])
        for group in reader.elements(file["tests"]) {
          result.cases += cases(group, entry.intent, way, facts, house, &reader)
        }
        files.append(result)
      }
    }
    guard reader.diagnostics.isEmpty else { throw CatalogError(reader.diagnostics) }
    return files
  }

  /// The sentences of a group of one way of saying an intent.
  private func cases(
    _ group: YAMLNode, _ intent: String, _ way: String, _ facts: YAMLNode, _ house: House,
    _ reader: inout SentenceFileReader
  ) -> [SentenceCase] {
    var slots: [String: ParameterValue] = [:]
    for (name, value) in reader.members(group["slots"]) { slots[name] = value.value }
    let inferred = reader.members(facts["inferred_domains"]).flatMap { $0.value.list ?? [] }
    if !inferred.isEmpty { slots["domain"] = .array(inferred.map(\.value)) }
    let area = ParameterValue.string(house.contextArea ?? "__context_area__")
    return reader.elements(group["sentences"]).compactMap { node in
      guard let text = node.text else { return nil }
      var result = SentenceCase(
        sentence: text, place: node.place, intent: intent, way: way, slots: slots,
        context: ["area": area])
      if facts["context_area"]?.value == .bool(true) { result.freeSlots = ["area"] }
      return result
    }
  }

  /// The tests of the older layout, one house for all of them.
  private func plainTests(
    _ language: String, _ reader: inout SentenceFileReader
  ) -> [SentenceTestFile] {
    let folder = "tests/\(language)"
    var house = House()
    if let file = read("\(folder)/_fixtures.yaml", &reader) {
      house = House(file, expands: true, &reader)
    }
    var files: [SentenceTestFile] = []
    for path in disk.yaml(folder) where !path.hasPrefix("\(folder)/_") {
      guard let file = read(path, &reader) else { continue }
      var result = SentenceTestFile(path: disk.name(path), lists: house.lists, cases: [])
      for group in reader.elements(file["tests"]) {
        guard let intent = reader.text(group["intent"]?["name"]) else { continue }
        var slots: [String: ParameterValue] = [:]
        for (name, value) in reader.members(group["intent"]?["slots"]) { slots[name] = value.value }
        var context: [String: ParameterValue] = [:]
        for (key, value) in reader.members(group["intent"]?["context"]) {
          context[key] = value.value
        }
        for node in reader.elements(group["sentences"]) {
          guard let text = node.text else { continue }
          result.cases.append(
            SentenceCase(
              sentence: text, place: node.place, intent: intent.text, slots: slots,
              context: context))
        }
      }
      files.append(result)
    }
    return files
  }

  /// What a test's house has.
  private struct House {
    var lists: [String: SentenceList] = [:]
    /// The area of the device that hears.
    var contextArea: String?

    init() {}

    /// A name that is a template stands for the names that it says, where `expands` is set;
    /// otherwise the template itself is the value of all of them.
    init(_ file: YAMLNode, expands: Bool, _ reader: inout SentenceFileReader) {
      for (list, key) in [("area", "areas"), ("floor", "floors")] {
        var values: [SentenceListValue] = []
        for node in reader.elements(file[key]) {
          values += Self.values(node["name"], expands, &reader)
          if node["context_area"]?.value == .bool(true) { contextArea = node["name"]?.text }
        }
        lists[list] = .values(values)
      }
      var names: [SentenceListValue] = []
      for node in reader.elements(file["entities"]) {
        let id = node["id"]?.text ?? ""
        let domain = node["domain"]?.text ?? String(id.prefix { $0 != "." })
        var context: [String: ParameterValue] = ["domain": .string(domain)]
        for (key, value) in reader.members(node["attributes"]) where node["domain"] == nil {
          context[key] = value.value
        }
        names += Self.values(node["name"], expands, &reader, context)
      }
      lists["name"] = .values(names)
    }

    private static func values(
      _ node: YAMLNode?, _ expands: Bool, _ reader: inout SentenceFileReader,
      _ context: [String: ParameterValue] = [:]
    ) -> [SentenceListValue] {
      let names = node?.list ?? node.map { [$0] } ?? []
      var values: [SentenceListValue] = []
      for node in names {
        guard let text = reader.text(node) else { continue }
        for name in expands ? Self.names(text.text) : [text.text] {
          let value = PlacedText(name, place: text.place)
          values.append(SentenceListValue(value, value: .string(name), context: context))
        }
      }
      return values
    }

    /// The names that a template says, at most some hundred.
    private static func names(_ text: String) -> [String] {
      guard text.unicodeScalars.contains(where: { "()[]|".unicodeScalars.contains($0) }) else {
        return [text]
      }
      let template = PhraseTemplate.parse(text, mode: .sentence).template
      let names = expanded(template.elements).map { name in
        name.split(separator: " ").joined(separator: " ")
      }
      var seen: Set<String> = []
      return names.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private static func expanded(_ elements: [TemplateElement]) -> [String] {
      var texts = [""]
      for element in elements {
        let choices: [String] =
          switch element.kind {
          case .text(let text): [text]
          case .optional(let inner): expanded(inner) + [""]
          case .alternatives(let branches): branches.flatMap { expanded($0) }
          case .permutation(let branches):
            [branches.flatMap { expanded($0).prefix(1) }.joined(separator: " ")]
          case .applicationName, .parameter, .rule, .list: []
          }
        texts = Array(texts.flatMap { text in choices.map { text + $0 } }.prefix(200))
      }
      return texts
    }
  }
}

extension SentenceCase {
  /// Whether an intent's slots are those that were expected.
  /// - Returns: What differs, in words; nil where nothing does.
  public func difference(
    intent found: String, way foundWay: String?, slots foundSlots: [String: ParameterValue]
  ) -> String? {
    guard found == intent else { return SentenceFileMessages.intentDiffers(found) }
    if let way, let foundWay, way != foundWay { return SentenceFileMessages.wayDiffers(foundWay) }
    for (name, value) in foundSlots.sorted(by: { $0.key < $1.key }) {
      guard let expected = slots[name] else {
        if freeSlots.contains(name) { continue }
        return SentenceFileMessages.moreSlots(name)
      }
      guard Self.fits(value, expected) else { return SentenceFileMessages.slotDiffers(name) }
    }
    let missing = slots.keys.filter { foundSlots[$0] == nil }.sorted()
    return missing.first.map(SentenceFileMessages.lessSlots)
  }

  /// Whether a slot's value is the expected one, or one of several.
  private static func fits(_ value: ParameterValue, _ expected: ParameterValue) -> Bool {
    switch (value, expected) {
    case (.array(let found), .array(let expected)):
      found.allSatisfy { one in expected.contains { $0.isSame(as: one) } }
    case (_, .array(let expected)): expected.contains { $0.isSame(as: value) }
    case (.array(let found), _): found.contains { $0.isSame(as: expected) }
    default: value.isSame(as: expected)
    }
  }
}
