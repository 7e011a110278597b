import IntentCatalog
import PhraseDiagnostics

/// Reads files of sentences, as packs and Home Assistant's repository have them, into a set.
///
/// What is wrong is noted, and reading goes on. Keys that say nothing about sentences are passed over.
struct SentenceFileReader {
  var set: SentenceSet
  private(set) var diagnostics: [Diagnostic] = []
  /// The text of the file that is read, for messages.
  private var source: SourceText?

  init(language: String) { set = SentenceSet(language: language) }

  /// Reads a file's bytes; nil, with a message, where it is no YAML.
  mutating func parse(_ bytes: [UInt8], file: String) -> YAMLNode? {
    do throws(Diagnostic) {
      let source = try SourceText(file: file, bytes: bytes)
      self.source = source
      return try YAMLNode(parsing: source)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  mutating func fault(_ message: String, at node: YAMLNode, help: String? = nil) {
    let line = source.flatMap { $0.file == node.place.file ? $0.line(node.place.line) : nil }
    diagnostics.append(
      Diagnostic(.error, message, at: node.place, sourceLine: line, help: help))
  }

  // MARK: - Parts

  mutating func members(_ node: YAMLNode?) -> [(name: String, value: YAMLNode)] {
    guard let node, !node.isNull else { return [] }
    guard let members = node.members else {
      fault(PackMessages.expected("a map", node.kindName), at: node)
      return []
    }
    return members.compactMap { key, value in key.text.map { ($0, value) } }
  }

  mutating func elements(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node, !node.isNull else { return [] }
    if let list = node.list { return list }
    fault(PackMessages.expected("a list", node.kindName), at: node)
    return []
  }

  mutating func text(_ node: YAMLNode?) -> PlacedText? {
    guard let node, !node.isNull else { return nil }
    if let text = node.placedText { return text }
    fault(PackMessages.expected("a text", node.kindName), at: node)
    return nil
  }

  private mutating func number(_ node: YAMLNode?) -> Int? {
    guard let node else { return nil }
    if case .int(let number) = node.value, abs(number) < 1_000_000_000 { return number }
    fault(PackMessages.expected("a whole number", node.text ?? node.kindName), at: node)
    return nil
  }

  // MARK: - A file

  /// Reads what a whole file says: language-wide parts, and intents with their blocks.
  mutating func read(_ file: YAMLNode) {
    for (name, list) in members(file["lists"]) {
      if let list = self.list(name, list) { set.lists[name] = list }
    }
    for (name, rule) in members(file["expansion_rules"]) {
      if let rule = text(rule) { set.rules[name] = rule }
    }
    for word in elements(file["skip_words"]) {
      if let word = text(word) { set.skipWords.append(word.text) }
    }
    if case .bool(let ignores)? = file["settings"]?["ignore_whitespace"]?.value {
      set.ignoresSpaces = ignores
    }
    if let slot = file["settings"]?["preferred_slot"]?.text { set.preferredSlot = slot }
    for (intent, value) in members(file["intents"]) {
      _ = members(value)
      for block in elements(value["data"]) { readBlock(block, of: intent) }
    }
    for (intent, responses) in members(file["responses"]?["intents"]) {
      for (key, response) in members(responses) {
        set.responses[intent, default: [:]][key] = text(response)?.text
      }
    }
  }

  /// Reads a block of sentences; what is around it may add to it.
  mutating func readBlock(
    _ node: YAMLNode, of intent: String, _ change: (inout SentenceBlock) -> Void = { _ in }
  ) {
    var block = SentenceBlock(intent: intent)
    if node.members == nil {
      _ = members(node)
    } else if node["sentences"] == nil {
      fault(PackMessages.missingKey("sentences", of: "a block of '\(intent)'"), at: node)
    }
    for sentence in elements(node["sentences"]) {
      if let text = text(sentence) { block.sentences.append(text) }
    }
    for (name, value) in members(node["slots"]) { block.slots[name] = value.value }
    block.response = text(node["response"])?.text
    block.requires = conditions(node["requires_context"])
    block.excludes = conditions(node["excludes_context"])
    for (name, rule) in members(node["expansion_rules"]) { block.rules[name] = text(rule) }
    for (name, list) in members(node["lists"]) { block.lists[name] = self.list(name, list) }
    for (name, value) in members(node["metadata"]) { block.metadata[name] = value.value }
    block.name = node["name"]?.text
    change(&block)
    if !block.sentences.isEmpty { set.blocks.append(block) }
  }

  private mutating func conditions(_ node: YAMLNode?) -> [String: ContextCondition] {
    var conditions: [String: ContextCondition] = [:]
    for (key, value) in members(node) {
      var condition = ContextCondition(values: Self.values(value))
      if value.members != nil {
        condition.values = value["value"].flatMap(Self.values)
        switch value["slot"]?.value {
        case .bool(true)?: condition.slot = key
        case .string(let name)?: condition.slot = name
        default: break
        }
      }
      conditions[key] = condition
    }
    return conditions
  }

  /// The values that a condition names; nil for any.
  private static func values(_ node: YAMLNode) -> [ParameterValue]? {
    switch node.value {
    case .null: nil
    case .array(let values): values
    case let value: [value]
    }
  }

  // MARK: - Lists

  private mutating func list(_ name: String, _ node: YAMLNode) -> SentenceList? {
    if let values = node["values"] {
      return .values(elements(values).compactMap { self.value($0) })
    }
    if let range = node["range"] { return numbers(range).map { .numbers($0) } }
    if case .bool(true)? = node["wildcard"]?.value { return .text }
    fault(SentenceFileMessages.noListKind(name), at: node)
    return nil
  }

  private mutating func value(_ node: YAMLNode) -> SentenceListValue? {
    guard node.members != nil else {
      guard let text = text(node) else { return nil }
      let isTemplate = text.text.unicodeScalars.contains {
        "(){}<>[]|@".unicodeScalars.contains($0)
      }
      return SentenceListValue(text, value: isTemplate ? nil : .string(text.text))
    }
    guard let text = text(node["in"]) else {
      fault(PackMessages.missingKey("in", of: "a list's value"), at: node)
      return nil
    }
    var value = SentenceListValue(text)
    if let out = node["out"], !out.isNull { value.value = out.value }
    for (key, item) in members(node["context"]) { value.context[key] = item.value }
    for (key, item) in members(node["metadata"]) { value.metadata[key] = item.value }
    return value
  }

  private mutating func numbers(_ node: YAMLNode) -> NumberList? {
    guard let from = number(node["from"]), let to = number(node["to"]) else {
      if node["from"] == nil || node["to"] == nil {
        let key = node["from"] == nil ? "from" : "to"
        fault(PackMessages.missingKey(key, of: "a range"), at: node)
      }
      return nil
    }
    var list = NumberList(from: from, to: to, step: number(node["step"]) ?? 1)
    guard list.from <= list.to, list.step > 0 else {
      fault(SentenceFileMessages.emptyRange, at: node)
      return nil
    }
    if let fractions = text(node["fractions"]) {
      list.fractions = NumberList.Fractions(rawValue: fractions.text)
      if list.fractions == nil, let node = node["fractions"] {
        fault(SentenceFileMessages.unknownFraction(fractions.text), at: node)
      }
    }
    switch node["multiplier"]?.value {
    case .int(let factor)?: list.multiplier = Double(factor)
    case .double(let factor)?: list.multiplier = factor
    default: break
    }
    if case .bool(let has)? = node["digits"]?.value { list.hasFigures = has }
    if case .bool(let has)? = node["words"]?.value { list.hasWords = has }
    list.wordsLanguage = node["words_language"]?.text
    return list
  }
}
