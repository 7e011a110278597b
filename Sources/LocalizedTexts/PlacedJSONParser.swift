import PhraseDiagnostics

/// Reads JSON by recursive descent with a bound on its depth.
struct PlacedJSONParser {
  static let deepest = 100

  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Whether reading goes on behind a fault as far as it can.
  private let recovers: Bool
  /// What was wrong and read past.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a fault was met behind which nothing can be read; open values end there.
  private var isBroken = false

  init(_ source: SourceText, recovers: Bool = false) {
    self.source = source
    self.recovers = recovers
    bytes = source.bytes
  }

  mutating func document() throws(Diagnostic) -> PlacedJSON {
    let value = try value()
    skipBlanks()
    guard position == bytes.count || isBroken else {
      try mend(fault(TextMessages.jsonTrailing, position..<position + 1))
      return value
    }
    return value
  }

  /// Notes a fault that can be read past.
  private mutating func mend(_ fault: Diagnostic) throws(Diagnostic) {
    guard recovers else { throw fault }
    diagnostics.append(fault)
  }

  /// Ends all open values at a fault.
  private mutating func giveUp(_ fault: Diagnostic) throws(Diagnostic) {
    try mend(fault)
    isBroken = true
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String, _ range: Range<Int>, help: String? = nil) -> Diagnostic {
    source.diagnostic(message, at: range, help: help)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func value() throws(Diagnostic) -> PlacedJSON {
    skipBlanks()
    let start = position
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(Diagnostic) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Diagnostic) in try parser.array() }
    case UInt8(ascii: "\""):
      let text = try string()
      return PlacedJSON(.string(text), start..<position)
    case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout PlacedJSONParser) throws(Diagnostic) -> PlacedJSON.Content
  ) throws(Diagnostic) -> PlacedJSON {
    let start = position
    guard depth < Self.deepest else {
      throw fault(TextMessages.tooDeep(Self.deepest), start..<start + 1)
    }
    depth += 1
    let content = try read(&self)
    depth -= 1
    return PlacedJSON(content, start..<position)
  }

  private mutating func word() throws(Diagnostic) -> PlacedJSON {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let range = start..<max(position, start + 1)
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return PlacedJSON(.bool(true), range)
    case "false": return PlacedJSON(.bool(false), range)
    case "null": return PlacedJSON(.null, range)
    case "" where next == nil: throw fault(TextMessages.jsonUnfinished, range)
    default: throw fault(TextMessages.jsonNoValue, range, help: TextMessages.jsonHelp(next))
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }

  private mutating func object() throws(Diagnostic) -> PlacedJSON.Content {
    let start = position
    position += 1
    var members: [PlacedJSON.Member] = []
    var seen: Set<String> = []
    skipBlanks()
    if take("}") { return .object([]) }
    while !isBroken {
      do throws(Diagnostic) {
        members.append(try member(of: start, &seen))
        skipBlanks()
        if isBroken || take("}") { break }
        if take(",") {
          skipBlanks()
          guard recovers, next == UInt8(ascii: "}") else { continue }
        }
        let fault = expected(
          next == UInt8(ascii: "}") ? "a key in quotes" : "',' or '}'", since: start)
        guard recovers, next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") else { throw fault }
        try mend(fault)
        if take("}") { break }
      } catch { try giveUp(error) }
    }
    return .object(members)
  }

  private mutating func member(
    of start: Int, _ seen: inout Set<String>
  ) throws(Diagnostic) -> PlacedJSON.Member {
    skipBlanks()
    let keyStart = position
    guard next == UInt8(ascii: "\"") else { throw expected("a key in quotes", since: start) }
    let key = try string()
    let keyRange = keyStart..<position
    if !seen.insert(key).inserted {
      var fault = fault(TextMessages.jsonDuplicate(key), keyRange)
      if recovers { fault.severity = .warning }
      try mend(fault)
    }
    skipBlanks()
    guard take(":") else { throw expected("':'", since: start) }
    return .init(key: key, keyRange: keyRange, value: try value())
  }

  private mutating func array() throws(Diagnostic) -> PlacedJSON.Content {
    let start = position
    position += 1
    var elements: [PlacedJSON] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while !isBroken {
      do throws(Diagnostic) {
        elements.append(try value())
        skipBlanks()
        if isBroken || take("]") { break }
        guard take(",") else { throw expected("',' or ']'", since: start) }
      } catch { try giveUp(error) }
    }
    return .array(elements)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func expected(_ what: String, since start: Int) -> Diagnostic {
    let range = position..<position + 1
    guard next != nil else {
      return fault(TextMessages.jsonUnclosed(source.place(at: start).line, what), range)
    }
    return fault(TextMessages.jsonExpected(what), range, help: TextMessages.jsonHelp(next))
  }

  private mutating func number() throws(Diagnostic) -> PlacedJSON {
    let start = position
    _ = take("-")
    let isZero = next == UInt8(ascii: "0")
    let whole = digits()
    var isGood = whole == 1 || (whole > 1 && !isZero)
    if isGood, take(".") { isGood = digits() > 0 }
    if isGood, next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if !take("+") { _ = take("-") }
      isGood = digits() > 0
    }
    let range = start..<max(position, start + 1)
    if let byte = next, Self.isWordByte(byte) || byte == UInt8(ascii: ".") { isGood = false }
    guard isGood else { throw fault(TextMessages.jsonNumber, range) }
    return PlacedJSON(.number(String(decoding: bytes[start..<position], as: UTF8.self)), range)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

// MARK: - Strings

extension PlacedJSONParser {
  private mutating func string() throws(Diagnostic) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: Array(String(try escape()).utf8))
      case 0x00...0x1F:
        let isLineEnd = byte == 0x0A || byte == 0x0D
        throw isLineEnd
          ? fault(TextMessages.stringUnclosed, start..<position)
          : fault(TextMessages.jsonControl(byte), position..<position + 1)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault(TextMessages.stringUnclosed, start..<start + 1)
  }

  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    position += 2
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard start + 1 < bytes.count else {
      throw fault(TextMessages.stringUnclosed, start..<start + 1)
    }
    if let scalar = simple[bytes[start + 1]] { return scalar }
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      throw fault(TextMessages.unknownEscape, start..<position)
    }
    let first = try hexUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isHigh = (0xD800...0xDBFF).contains(first)
    guard isHigh, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw fault(TextMessages.loneSurrogate, start..<position) }
    position += 2
    let second = try hexUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault(TextMessages.loneSurrogate, start..<position) }
    return scalar
  }

  /// Four hexadecimal digits at the position.
  private mutating func hexUnit(from start: Int) throws(Diagnostic) -> UInt32 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    let areHex = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, areHex,
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(TextMessages.unknownEscape, start..<min(position + 4, bytes.count)) }
    position += 4
    return unit
  }
}
