import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

/// A JSON file that is being read: its text, and what was found to be wrong in it.
struct PackSource {
  let source: SourceText
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  mutating func fault(_ message: String, at range: Range<Int>, help: String? = nil) {
    diagnostics.append(source.diagnostic(message, at: range, help: help))
  }

  func place(of json: PlacedJSON) -> SourcePlace { source.place(at: json.range.lowerBound) }

  // MARK: - Objects

  /// An object's members by key; unknown keys are faults.
  mutating func fields(
    _ json: PlacedJSON, of what: String, keys: [String], required: [String] = []
  ) -> [String: PlacedJSON] {
    guard let members = json.object else {
      fault(PackMessages.expected("an object", json.kindName), at: json.range)
      return [:]
    }
    var fields: [String: PlacedJSON] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        fault(
          PackMessages.unknownKey(member.key, of: what), at: member.keyRange,
          help: Suggestion.help(for: member.key, in: keys) ?? PackMessages.knownKeys(keys))
        continue
      }
      fields[member.key] = member.value
    }
    for key in required where fields[key] == nil {
      let start = json.range.lowerBound
      fault(PackMessages.missingKey(key, of: what), at: start..<start + 1)
    }
    return fields
  }

  /// An array's elements; no elements where there is no value.
  mutating func elements(_ json: PlacedJSON?) -> [PlacedJSON] {
    guard let json else { return [] }
    if let elements = json.array { return elements }
    fault(PackMessages.expected("an array", json.kindName), at: json.range)
    return []
  }

  // MARK: - Plain values

  /// A string with something in it; nil, with a fault, for any other value.
  mutating func string(_ json: PlacedJSON?) -> String? {
    guard let json else { return nil }
    guard let text = json.string else {
      fault(PackMessages.expected("a string", json.kindName), at: json.range)
      return nil
    }
    guard !text.allSatisfy(\.isWhitespace) else {
      fault(PackMessages.empty, at: json.range)
      return nil
    }
    return text
  }

  mutating func strings(_ json: PlacedJSON?) -> [String] {
    var strings: [String] = []
    for element in elements(json) {
      if let text = string(element) { strings.append(text) }
    }
    return strings
  }

  mutating func bool(_ json: PlacedJSON?) -> Bool? {
    guard let json else { return nil }
    if let value = json.bool { return value }
    fault(PackMessages.expected("true or false", json.kindName), at: json.range)
    return nil
  }

  mutating func number(_ json: PlacedJSON?) -> Double? {
    guard let json else { return nil }
    if let value = json.double, value.isFinite { return value }
    fault(PackMessages.expected("a number", json.kindName), at: json.range)
    return nil
  }

  /// One of several words.
  mutating func word(_ json: PlacedJSON?, of words: [String]) -> String? {
    guard let json, let word = string(json) else { return nil }
    guard !words.contains(word) else { return word }
    fault(
      PackMessages.unknownWord(word), at: json.range,
      help: Suggestion.help(for: word, in: words) ?? PackMessages.knownWords(words))
    return nil
  }

  // MARK: - Templates

  /// A template that a string holds; nil, with its faults at their own places, when it has any.
  mutating func template(
    _ json: PlacedJSON, mode: TemplateMode, parameters: [String]?, rules: [String]? = nil
  ) -> PhraseTemplate? {
    guard let text = string(json) else { return nil }
    let parsed = PhraseTemplate.parse(text, mode: mode, parameters: parameters, rules: rules)
    add(parsed.faults, in: json)
    return parsed.faults.isEmpty ? parsed.template : nil
  }

  mutating func add(_ faults: [TemplateFault], in json: PlacedJSON) {
    for item in faults {
      let start = offset(ofScalar: item.range.lowerBound, in: json)
      let end = offset(ofScalar: item.range.upperBound, in: json)
      fault(item.message, at: start..<max(end, start + 1), help: item.help)
    }
  }

  /// Where in the file a scalar of a string's content is written, escapes counted.
  private func offset(ofScalar index: Int, in json: PlacedJSON) -> Int {
    let bytes = source.bytes
    var position = json.range.lowerBound + 1
    let end = json.range.upperBound - 1
    for _ in 0..<index where position < end {
      if bytes[position] == UInt8(ascii: "\\") {
        position += escapeLength(at: position, end)
      } else {
        position += 1
        while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      }
    }
    return min(position, end)
  }

  private func escapeLength(at position: Int, _ end: Int) -> Int {
    let bytes = source.bytes
    guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "u") else { return 2 }
    // The two halves of a pair are one scalar; a high half begins with d8 to db.
    let digits = bytes[min(position + 2, end)..<min(position + 4, end)]
    let high = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    return (0xD8...0xDB).contains(high) ? 12 : 6
  }
}
