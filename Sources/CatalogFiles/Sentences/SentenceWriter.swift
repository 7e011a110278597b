public import IntentCatalog

/// Writes a set of sentences as the file of a pack: hassil's keys, as JSON.
///
/// Lists, rules and responses are sorted by name; intents and blocks keep their order, which decides
/// between readings that are equally good.
public enum SentenceWriter {
  /// The file's bytes.
  /// - Parameter set: The sentences.
  /// - Returns: The file's bytes, which read back as the same set.
  /// - Complexity: O(n) in the size of the set.
  public static func file(_ set: SentenceSet) -> [UInt8] {
    Array((object(members(of: set), 0) + "\n").utf8)
  }

  private typealias Member = (key: String, value: String)

  private static func members(of set: SentenceSet) -> [Member] {
    var settings: [Member] = []
    if set.ignoresSpaces { settings.append(("ignore_whitespace", "true")) }
    if let slot = set.preferredSlot { settings.append(("preferred_slot", quoted(slot))) }
    var members: [Member] = [("language", quoted(set.language))]
    if !settings.isEmpty { members.append(("settings", object(settings, 1))) }
    if !set.skipWords.isEmpty {
      members.append(("skip_words", array(set.skipWords.map(quoted), 1)))
    }
    let lists = set.lists.sorted { $0.key < $1.key }.map { ($0.key, list($0.value, 2)) }
    if !lists.isEmpty { members.append(("lists", object(lists, 1))) }
    let rules = set.rules.sorted { $0.key < $1.key }.map { ($0.key, quoted($0.value.text)) }
    if !rules.isEmpty { members.append(("expansion_rules", object(rules, 1))) }
    let intents = set.intents.map { intent -> Member in
      let blocks = set.blocks.filter { $0.intent == intent }.map { block($0) }
      return (intent, object([("data", array(blocks, 3))], 2))
    }
    members.append(("intents", object(intents, 1)))
    if !set.responses.isEmpty {
      let responses = set.responses.sorted { $0.key < $1.key }.map { intent, texts -> Member in
        (intent, object(texts.sorted { $0.key < $1.key }.map { ($0.key, quoted($0.value)) }, 3))
      }
      members.append(("responses", object([("intents", object(responses, 2))], 1)))
    }
    return members
  }

  private static func block(_ block: SentenceBlock) -> String {
    var members: [Member] = []
    if let name = block.name { members.append(("name", quoted(name))) }
    members.append(("sentences", array(block.sentences.map { quoted($0.text) }, 5)))
    if !block.slots.isEmpty { members.append(("slots", values(block.slots))) }
    if let response = block.response { members.append(("response", quoted(response))) }
    if !block.requires.isEmpty { members.append(("requires_context", conditions(block.requires))) }
    if !block.excludes.isEmpty { members.append(("excludes_context", conditions(block.excludes))) }
    let rules = block.rules.sorted { $0.key < $1.key }.map { ($0.key, quoted($0.value.text)) }
    if !rules.isEmpty { members.append(("expansion_rules", object(rules, 5))) }
    let lists = block.lists.sorted { $0.key < $1.key }.map { ($0.key, list($0.value, 6)) }
    if !lists.isEmpty { members.append(("lists", object(lists, 5))) }
    if !block.metadata.isEmpty { members.append(("metadata", values(block.metadata))) }
    return object(members, 4)
  }

  private static func conditions(_ conditions: [String: ContextCondition]) -> String {
    line(
      conditions.sorted { $0.key < $1.key }.map { key, condition -> Member in
        let values = condition.values.map { "[\($0.map(plain).joined(separator: ", "))]" } ?? "null"
        guard let slot = condition.slot else { return (key, values) }
        return (key, line([("value", values), ("slot", quoted(slot))]))
      })
  }

  private static func list(_ list: SentenceList, _ depth: Int) -> String {
    switch list {
    case .text: return line([("wildcard", "true")])
    case .numbers(let numbers): return line([("range", range(numbers))])
    case .values(let items):
      return object([("values", array(items.map(value), depth + 1))], depth)
    }
  }

  private static func range(_ numbers: NumberList) -> String {
    var members: [Member] = [("from", "\(numbers.from)"), ("to", "\(numbers.to)")]
    if numbers.step != 1 { members.append(("step", "\(numbers.step)")) }
    if let fractions = numbers.fractions {
      members.append(("fractions", quoted(fractions.rawValue)))
    }
    if let factor = numbers.multiplier { members.append(("multiplier", written(factor))) }
    if !numbers.hasFigures { members.append(("digits", "false")) }
    if !numbers.hasWords { members.append(("words", "false")) }
    if let language = numbers.wordsLanguage { members.append(("words_language", quoted(language))) }
    return line(members)
  }

  private static func value(_ value: SentenceListValue) -> String {
    if value.context.isEmpty, value.metadata.isEmpty, value.value == .string(value.text.text) {
      return quoted(value.text.text)
    }
    var members: [Member] = [("in", quoted(value.text.text))]
    if let out = value.value { members.append(("out", plain(out))) }
    if !value.context.isEmpty { members.append(("context", values(value.context))) }
    if !value.metadata.isEmpty { members.append(("metadata", values(value.metadata))) }
    return line(members)
  }

  // MARK: - JSON

  private static func values(_ values: [String: ParameterValue]) -> String {
    line(values.sorted { $0.key < $1.key }.map { ($0.key, plain($0.value)) })
  }

  private static func plain(_ value: ParameterValue) -> String {
    switch value {
    case .null, .cleared: "null"
    case .bool(let truth): "\(truth)"
    case .int(let number): "\(number)"
    case .double(let number): written(number)
    case .string(let text), .identifier(let text), .date(let text), .url(let text): quoted(text)
    case .array(let values): "[\(values.map(plain).joined(separator: ", "))]"
    }
  }

  private static func line(_ members: [Member]) -> String {
    "{\(members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
  }

  private static func object(_ members: [Member], _ depth: Int) -> String {
    guard !members.isEmpty else { return "{}" }
    let indent = String(repeating: "  ", count: depth + 1)
    let lines = members.map { "\(indent)\(quoted($0.key)): \($0.value)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(String(repeating: "  ", count: depth))}"
  }

  private static func array(_ values: [String], _ depth: Int) -> String {
    guard !values.isEmpty else { return "[]" }
    let indent = String(repeating: "  ", count: depth + 1)
    let lines = values.map { "\(indent)\($0)" }
    return "[\n\(lines.joined(separator: ",\n"))\n\(String(repeating: "  ", count: depth))]"
  }

  /// A number with its point, without which YAML takes it for a text.
  private static func written(_ number: Double) -> String {
    let text = "\(number)"
    guard !text.contains("."), let exponent = text.firstIndex(of: "e") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  /// Whether YAML takes a scalar as it is.
  private static func isShown(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isShown(scalar.value) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }
}
