public import PhraseDiagnostics

/// Reads the part of YAML that people write project descriptions in: mappings and lists by indentation,
/// plain and quoted texts, short lists and mappings in brackets, comments.
///
/// What it does not know, as anchors and tags, is read as text; nothing is a fault.
struct PlainYAML {
  fileprivate struct Line {
    var indent: Int
    /// The text behind the indentation, without its comment.
    var text: String
    var place: SourcePlace
  }

  private var lines: [Line] = []
  private var next = 0
  private static let deepest = 32

  fileprivate init(_ source: SourceText) {
    for number in 1...max(source.lineCount, 1) {
      let line = source.line(number)
      let indent = line.utf8.prefix { $0 == 0x20 }.count
      let text = Self.withoutComment(String(line.dropFirst(indent))).trimmingBlanks
      guard !text.isEmpty, text != "---" else { continue }
      lines.append(
        Line(
          indent: indent, text: text,
          place: SourcePlace(file: source.file, line: number, column: indent + 1)))
    }
  }

  private static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", last == " " {
        return String(text[..<index])
      }
      last = character
    }
    return text
  }

  /// What stands at an indentation or deeper: a mapping, a list or a text.
  fileprivate mutating func block(indent: Int, depth: Int) -> PlacedPropertyList? {
    guard next < lines.count, lines[next].indent >= indent, depth < Self.deepest else { return nil }
    let line = lines[next]
    if Self.isItem(line.text) { return list(line, depth) }
    if Self.pair(line.text) != nil { return mapping(line, depth) }
    next += 1
    return Self.scalar(line.text, line.place, 0)
  }

  private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(_ first: Line, _ depth: Int) -> PlacedPropertyList {
    var elements: [PlacedPropertyList] = []
    while next < lines.count, lines[next].indent == first.indent, Self.isItem(lines[next].text) {
      // What stands behind the dash is a block of its own, as deep as it stands.
      let rest = lines[next].text.dropFirst()
      let blanks = rest.prefix { $0 == " " }.count
      lines[next].indent += 1 + blanks
      lines[next].place.column += 1 + blanks
      lines[next].text = String(rest.dropFirst(blanks))
      if lines[next].text.isEmpty { next += 1 }
      if let element = block(indent: first.indent + 1, depth: depth + 1) {
        elements.append(element)
      }
    }
    return PlacedPropertyList(content: .array(elements), place: first.place)
  }

  private mutating func mapping(_ first: Line, _ depth: Int) -> PlacedPropertyList {
    var members: [PlacedPropertyList.Member] = []
    while next < lines.count, lines[next].indent == first.indent,
      let (key, rest) = Self.pair(lines[next].text)
    {
      let line = lines[next]
      next += 1
      var place = line.place
      place.column += line.text.count - rest.count
      let value: PlacedPropertyList?
      if rest.isEmpty || rest.hasPrefix("|") || rest.hasPrefix(">") {
        // A list may stand as deep as its key.
        let isList = next < lines.count && Self.isItem(lines[next].text)
        value = block(indent: isList ? first.indent : first.indent + 1, depth: depth + 1)
      } else {
        value = Self.scalar(rest, place, 0)
      }
      let content = value ?? PlacedPropertyList(content: .string(""), place: place)
      members.append(.init(key: key, keyPlace: line.place, value: content))
      while next < lines.count, lines[next].indent > first.indent { next += 1 }
    }
    // What fits nowhere is passed over.
    if members.isEmpty { next += 1 }
    return PlacedPropertyList(content: .dictionary(members), place: first.place)
  }

  /// A key and what stands behind its colon.
  private static func pair(_ text: String) -> (key: String, rest: String)? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && index == text.startIndex {
        quote = character
      } else if character == ":" {
        let after = text[text.index(after: index)...]
        guard after.isEmpty || after.first == " " else { continue }
        return (unquoted(String(text[..<index])), String(after).trimmingBlanks)
      } else if character == "[" || character == "{", index == text.startIndex {
        return nil
      }
    }
    return nil
  }

  private static func scalar(
    _ text: String, _ place: SourcePlace, _ depth: Int
  ) -> PlacedPropertyList {
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    let isMapping = text.hasPrefix("{") && text.hasSuffix("}")
    guard isList || isMapping, text.count >= 2, depth < deepest else {
      return PlacedPropertyList(content: .string(unquoted(text)), place: place)
    }
    let parts = split(String(text.dropFirst().dropLast()))
    guard isMapping else {
      return PlacedPropertyList(
        content: .array(parts.map { scalar($0, place, depth + 1) }), place: place)
    }
    let members = parts.compactMap { part -> PlacedPropertyList.Member? in
      guard let (key, rest) = pair(part) else { return nil }
      return .init(key: key, keyPlace: place, value: scalar(rest, place, depth + 1))
    }
    return PlacedPropertyList(content: .dictionary(members), place: place)
  }

  /// The parts between commas that stand in no brackets and no quotes.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: String) -> String {
    let trimmed = text.trimmingBlanks
    guard trimmed.count >= 2, let first = trimmed.first, first == trimmed.last,
      first == "\"" || first == "'"
    else { return trimmed }
    let inner = String(trimmed.dropFirst().dropLast())
    return first == "'"
      ? inner.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
      : inner.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }
}

extension PlacedPropertyList {
  /// Reads the part of YAML that people write project descriptions in: mappings and lists by
  /// indentation, plain and quoted texts, lists and mappings in brackets on one line, comments.
  ///
  /// What is not understood is passed over.
  /// - Parameter source: The file.
  /// - Complexity: O(n) in the file's length.
  public init(yaml source: SourceText) {
    var reader = PlainYAML(source)
    self =
      reader.block(indent: 0, depth: 0)
      ?? PlacedPropertyList(content: .dictionary([]), place: source.place(at: 0))
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let head = drop { $0 == " " || $0 == "\t" }
    let tail = head.reversed().prefix { $0 == " " || $0 == "\t" }
    return String(head.dropLast(tail.count))
  }
}
