import PhraseDiagnostics

/// Reads the old text form of property lists, as `.strings` files have it.
struct StringsParser {
  static let deepest = 32

  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String, _ range: Range<Int>, help: String? = nil) -> Diagnostic {
    source.diagnostic(message, at: range, help: help)
  }

  /// The file's dictionary, with or without braces around it.
  mutating func root() -> PlacedPropertyList {
    let place = source.place(at: 0)
    do throws(Diagnostic) {
      try skipBlanks()
      let isBraced = take("{")
      var members = try members(until: isBraced ? UInt8(ascii: "}") : nil, recovers: true)
      noteDuplicates(&members)
      return PlacedPropertyList(content: .dictionary(members), place: place)
    } catch {
      diagnostics.append(error)
      return PlacedPropertyList(content: .dictionary([]), place: place)
    }
  }

  private mutating func noteDuplicates(_ members: inout [PlacedPropertyList.Member]) {
    var lines: [String: Int] = [:]
    for member in members {
      if let line = lines[member.key] {
        diagnostics.append(
          Diagnostic(
            .warning, TextMessages.stringsDuplicate(member.key, line), at: member.keyPlace,
            sourceLine: source.line(member.keyPlace.line)))
      }
      lines[member.key] = member.keyPlace.line
    }
  }

  private mutating func members(
    until closer: UInt8?, recovers: Bool
  ) throws(Diagnostic) -> [PlacedPropertyList.Member] {
    var members: [PlacedPropertyList.Member] = []
    while true {
      do throws(Diagnostic) {
        try skipBlanks()
        if next == closer {
          if closer != nil { position += 1 }
          return members
        }
        if recovers, take(";") {
          diagnostics.append(
            source.diagnostic(
              TextMessages.stringsExtra, at: position - 1..<position, severity: .warning))
          continue
        }
        members.append(try member())
      } catch {
        guard recovers else { throw error }
        diagnostics.append(error)
        skipEntry()
      }
      if recovers, next == nil { return members }
    }
  }

  /// Goes on behind the next semicolon or line end.
  private mutating func skipEntry() {
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: ";") || byte == 0x0A { return }
    }
  }

  private mutating func member() throws(Diagnostic) -> PlacedPropertyList.Member {
    let start = position
    let key = try text(TextMessages.stringsExpected("a key"))
    let keyPlace = source.place(at: start)
    try skipBlanks()
    var value = PlacedPropertyList(content: .string(key), place: keyPlace)
    if take("=") {
      try skipBlanks()
      value = try self.value()
      try skipBlanks()
    }
    guard take(";") else { throw expected("';'") }
    return .init(key: key, keyPlace: keyPlace, value: value)
  }

  private func expected(_ what: String) -> Diagnostic {
    guard next != nil else { return fault(TextMessages.stringsEnd, position..<position + 1) }
    return fault(
      TextMessages.stringsExpected(what), position..<position + 1,
      help: TextMessages.semicolonHelp)
  }

  private mutating func value() throws(Diagnostic) -> PlacedPropertyList {
    let start = position
    guard depth < Self.deepest else {
      throw fault(TextMessages.tooDeep(Self.deepest), start..<start + 1)
    }
    depth += 1
    defer { depth -= 1 }
    let content: PlacedPropertyList.Content
    if take("{") {
      content = .dictionary(try members(until: UInt8(ascii: "}"), recovers: false))
    } else if take("(") {
      content = .array(try elements())
    } else {
      content = .string(try text(TextMessages.stringsExpected("a value")))
    }
    return PlacedPropertyList(content: content, place: source.place(at: start))
  }

  private mutating func elements() throws(Diagnostic) -> [PlacedPropertyList] {
    var elements: [PlacedPropertyList] = []
    while true {
      try skipBlanks()
      if take(")") { return elements }
      elements.append(try value())
      try skipBlanks()
      if take(",") { continue }
      guard take(")") else { throw expected("',' or ')'") }
      return elements
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func starts(with wanted: (UInt8, UInt8)) -> Bool {
    position + 1 < bytes.count && bytes[position] == wanted.0 && bytes[position + 1] == wanted.1
  }

  /// How many bytes a blank that is not ASCII has here; none where there is no such blank.
  private var wideBlank: Int {
    guard let byte = next, byte >= 0xC2 else { return 0 }
    if starts(with: (0xC2, 0xA0)) { return 2 }
    guard position + 2 < bytes.count else { return 0 }
    let isIdeographic = starts(with: (0xE3, 0x80)) && bytes[position + 2] == 0x80
    let isMark = starts(with: (0xEF, 0xBB)) && bytes[position + 2] == 0xBF
    return isIdeographic || isMark ? 3 : 0
  }

  private static let lineComment = (UInt8(ascii: "/"), UInt8(ascii: "/"))
  private static let commentStart = (UInt8(ascii: "/"), UInt8(ascii: "*"))
  private static let commentEnd = (UInt8(ascii: "*"), UInt8(ascii: "/"))

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Diagnostic) {
    while let byte = next {
      if byte <= 0x20 {
        position += 1
      } else if starts(with: Self.lineComment) {
        while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if starts(with: Self.commentStart) {
        try skipComment()
      } else if wideBlank > 0 {
        position += wideBlank
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = position
    position += 2
    while next != nil, !starts(with: Self.commentEnd) { position += 1 }
    guard next != nil else { throw fault(TextMessages.commentUnclosed, start..<start + 2) }
    position += 2
  }
}

// MARK: - Texts

extension StringsParser {
  /// A text in quotes, or a bare word.
  private mutating func text(_ message: String) throws(Diagnostic) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = position
    while let byte = next, Self.isBare(byte) { position += 1 }
    guard position > start else {
      throw next == nil
        ? fault(TextMessages.stringsEnd, start..<start + 1)
        : fault(message, start..<start + 1, help: TextMessages.semicolonHelp)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F || byte == 0x24 || (0x2D...0x2F).contains(byte) || byte == 0x3A
  }

  private mutating func quoted(_ quote: UInt8) throws(Diagnostic) -> String {
    let start = position
    position += 1
    var units: [UInt16] = []
    var run = position
    func flush() {
      units.append(contentsOf: String(decoding: bytes[run..<position], as: UTF8.self).utf16)
    }
    while let byte = next {
      if byte == quote, units.isEmpty, run == start + 1 {
        // Without an escape the bytes are the text.
        let text = String(decoding: bytes[run..<position], as: UTF8.self)
        position += 1
        return text
      }
      if byte == quote {
        flush()
        position += 1
        guard let text = String(validating: units, as: UTF16.self) else {
          throw fault(TextMessages.loneSurrogate, start..<position)
        }
        return text
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      flush()
      if let unit = try escape() { units.append(contentsOf: unit) }
      run = position
    }
    throw fault(TextMessages.quoteUnclosed, start..<start + 1)
  }

  /// What an escape stands for, as UTF-16; nil where the character behind it is read as text.
  private mutating func escape() throws(Diagnostic) -> [UInt16]? {
    let start = position
    position += 1
    guard let byte = next else { throw fault(TextMessages.quoteUnclosed, start..<start + 1) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return [try unit(start, radix: 16, upTo: 4)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return [try unit(start, radix: 8, upTo: 3)]
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x0A:
      return [UInt16(byte)]
    case UInt8(ascii: "("):
      // It stays as it is written, so that whoever reads the text can see what was meant.
      diagnostics.append(
        source.diagnostic(
          TextMessages.unknownEscape, at: start..<position, severity: .warning,
          help: TextMessages.noInterpolationHelp))
      return Array("\\(".utf16)
    default:
      // Apple's reader takes the character itself.
      diagnostics.append(
        source.diagnostic(TextMessages.unknownEscape, at: start..<position, severity: .warning))
      position -= 1
      return nil
    }
  }

  private mutating func unit(_ start: Int, radix: Int, upTo count: Int) throws(Diagnostic) -> UInt16
  {
    let digits = bytes[position...].prefix(count).prefix {
      UInt8(String(decoding: [$0], as: UTF8.self), radix: radix) != nil
    }
    position += digits.count
    guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: radix) else {
      throw fault(TextMessages.unknownEscape, start..<position)
    }
    return unit
  }
}
