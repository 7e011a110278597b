/// Reads JSON strictly: one value, valid UTF-8, no lone surrogates, no depth without end.
public struct JSONReader {
  /// Why a text is no JSON.
  public struct Fault: Error, Hashable, Sendable {
    /// What was found and what was expected.
    public var message: String
    /// The place, in UTF-8 bytes.
    public var offset: Int

    /// Makes a fault.
    public init(message: String, offset: Int) {
      self.message = message
      self.offset = offset
    }
  }

  private let bytes: [UInt8]
  private var position: Int
  private static let deepest = 256

  /// Reads a whole text.
  /// - Parameter text: The JSON, in UTF-8.
  /// - Returns: Its value.
  /// - Throws: `Fault` when the text is no JSON.
  /// - Complexity: O(n) in the text's length.
  public static func value(of text: some Sequence<UInt8>) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: [UInt8](text), position: 0)
    let value = try reader.value(depth: 0)
    reader.skipSpaces()
    guard reader.position == reader.bytes.count else {
      throw reader.fault("there is more after the end of the JSON value")
    }
    return value
  }

  /// Reads the value that begins at a place.
  /// - Parameters:
  ///   - bytes: A text that holds JSON.
  ///   - position: Where the value begins; afterwards where it ended.
  /// - Returns: The value.
  /// - Throws: `Fault` when there is no JSON value there.
  static func value(in bytes: [UInt8], at position: inout Int) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes, position: position)
    let value = try reader.value(depth: 0)
    position = reader.position
    return value
  }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipSpaces()
    guard depth < Self.deepest else { throw fault("the JSON is nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): return try number()
    case nil: throw fault("expected a JSON value before the end")
    default: throw fault("expected a JSON value")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected '\(word)'") }
    position += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpaces()
    if takes(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { throw fault("expected a member's name in quotes") }
      let name = try string()
      skipSpaces()
      guard takes(UInt8(ascii: ":")) else { throw fault("expected ':' after a member's name") }
      members.append(.init(name, try value(depth: depth + 1)))
      skipSpaces()
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw fault("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipSpaces()
    if takes(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpaces()
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw fault("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    var isWhole = true
    digits: while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"):
        isWhole = false
      default: break digits
      }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite, text.last != "." else {
      position = start
      throw fault("'\(text)' is no number")
    }
    return .double(value)
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the text before this is no valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: try escape())
      case 0..<0x20: throw fault("a control character in a JSON string must be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault("a JSON string is never closed")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard let byte = next else { throw fault("a JSON string is never closed") }
    if let plain = Self.escapes[byte] {
      position += 1
      return [plain]
    }
    guard takes(UInt8(ascii: "u")) else { throw fault("unknown escape in a JSON string") }
    var unit = try hexadecimal()
    if (0xD800..<0xDC00) ~= unit, takes(UInt8(ascii: "\\")), takes(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      guard (0xDC00..<0xE000) ~= low else { throw fault("a lone surrogate is no character") }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else {
      throw fault("a lone surrogate is no character")
    }
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    position += 4
    return value
  }
}
