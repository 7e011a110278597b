import PhraseDiagnostics

/// Reads the XML form of property lists; numbers, dates and data are texts, as they are written.
struct PlistXMLParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// A tag: `<key>`, `</key>` or `<true/>`.
  private struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
    var range: Range<Int>
  }

  private func fault(_ message: String, _ range: Range<Int>) -> Diagnostic {
    source.diagnostic(message, at: range, help: TextMessages.plistHelp)
  }

  /// The list's value.
  mutating func root() throws(Diagnostic) -> PlacedPropertyList {
    var tag = try nextTag()
    if tag.name == "plist", !tag.isEnd, !tag.isEmpty { tag = try nextTag() }
    return try value(tag)
  }

  private mutating func value(_ tag: Tag) throws(Diagnostic) -> PlacedPropertyList {
    guard !tag.isEnd else { throw fault(TextMessages.plistUnexpected("/" + tag.name), tag.range) }
    guard depth < StringsParser.deepest else {
      throw fault(TextMessages.tooDeep(StringsParser.deepest), tag.range)
    }
    depth += 1
    defer { depth -= 1 }
    let content: PlacedPropertyList.Content
    var start = tag.range.lowerBound
    switch tag.name {
    case "dict": content = .dictionary(tag.isEmpty ? [] : try members())
    case "array": content = .array(tag.isEmpty ? [] : try elements())
    case "true", "false":
      if !tag.isEmpty { _ = try text(until: tag.name) }
      content = .string(tag.name)
    case "string", "integer", "real", "date", "data", "ustring":
      if !tag.isEmpty { start = tag.range.upperBound }
      content = .string(tag.isEmpty ? "" : try text(until: tag.name))
    default: throw fault(TextMessages.plistUnexpected(tag.name), tag.range)
    }
    return PlacedPropertyList(content: content, place: source.place(at: start))
  }

  private mutating func members() throws(Diagnostic) -> [PlacedPropertyList.Member] {
    var members: [PlacedPropertyList.Member] = []
    while true {
      let tag = try nextTag()
      if tag.isEnd, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isEnd else {
        throw fault(TextMessages.plistExpectedKey, tag.range)
      }
      let keyPlace = source.place(at: tag.range.upperBound)
      let key = tag.isEmpty ? "" : try text(until: "key")
      members.append(.init(key: key, keyPlace: keyPlace, value: try value(try nextTag())))
    }
  }

  private mutating func elements() throws(Diagnostic) -> [PlacedPropertyList] {
    var elements: [PlacedPropertyList] = []
    while true {
      let tag = try nextTag()
      if tag.isEnd, tag.name == "array" { return elements }
      elements.append(try value(tag))
    }
  }

  // MARK: - Tags and texts

  private func starts(with text: StaticString) -> Bool {
    bytes[position...].starts(with: "\(text)".utf8)
  }

  /// Goes behind the next occurrence of a text; to the end where there is none.
  private mutating func skip(behind text: StaticString) {
    while position < bytes.count, !starts(with: text) { position += 1 }
    position = min(position + text.utf8CodeUnitCount, bytes.count)
  }

  /// The next tag; what stands before it must be blank.
  private mutating func nextTag() throws(Diagnostic) -> Tag {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(with: "<!--") {
        skip(behind: "-->")
      } else if starts(with: "<?") || starts(with: "<!") {
        skip(behind: ">")
      } else if bytes[position] == UInt8(ascii: "<") {
        return tag()
      } else {
        throw fault(TextMessages.plistExpectedTag, position..<position + 1)
      }
    }
    throw fault(TextMessages.plistEnd, position..<position + 1)
  }

  private mutating func tag() -> Tag {
    let start = position
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let nameStart = position
    skip(behind: ">")
    let inside = bytes[min(nameStart, position)..<max(nameStart, position - 1)]
    let name = inside.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
      isEmpty: inside.last == UInt8(ascii: "/"), range: start..<position)
  }

  /// The text up to an element's end, and goes behind it.
  private mutating func text(until name: String) throws(Diagnostic) -> String {
    let start = position
    var text: [UInt8] = []
    while position < bytes.count {
      if starts(with: "<![CDATA[") {
        let inside = position + 9
        skip(behind: "]]>")
        text += bytes[inside..<max(inside, position - 3)]
      } else if starts(with: "<!--") {
        skip(behind: "-->")
      } else if bytes[position] == UInt8(ascii: "<") {
        let tag = tag()
        guard tag.isEnd, tag.name == name else {
          throw fault(TextMessages.plistUnclosed(name), tag.range)
        }
        return String(decoding: text, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        text += Array(entity().utf8)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    throw fault(TextMessages.plistUnclosed(name), start..<start + 1)
  }

  /// What an entity stands for; one that is not known stays as it is written.
  private mutating func entity() -> String {
    let rest = bytes[position...].prefix(12)
    position += 1
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return "&" }
    let name = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var text = known[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      text = number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    guard let text else { return "&" }
    position = end + 1
    return text
  }
}
