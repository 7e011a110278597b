public import IntentCatalog

/// A piece of JSON whose members keep their order.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name.
    public var name: String
    /// Its value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A text, or null where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The plain form in which a turn's JSON shows a parameter's value: an identifier is its text.
  public init(_ value: ParameterValue) {
    switch value {
    case .null: self = .null
    case .cleared: self = .object([Member("clear", .bool(true))])
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .string(let text), .identifier(let text), .date(let text), .url(let text):
      self = .string(text)
    case .array(let values): self = .array(values.map { JSONValue($0) })
    }
  }

  /// Parameters as an object, sorted by name.
  public init(_ parameters: [String: ParameterValue]) {
    self = .object(
      parameters.sorted { $0.key < $1.key }.map { Member($0.key, JSONValue($0.value)) })
  }

  /// The first member of that name of an object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, of a string.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements, of an array.
  public var elements: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members, of an object.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether both say the same, whatever the order of members and the way a number is written.
  public func means(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.int(let left), .double(let right)), (.double(let right), .int(let left)):
      return Double(left) == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && left.allSatisfy { member in other[member.name]?.means(member.value) ?? false }
    default: return self == other
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The JSON text on one line, without spaces.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? Self.shortest(value) : "null"
    case .string(let value): Self.quote(value, into: &text)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        Self.quote(member.name, into: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A whole number that a double holds exactly is written without a fraction.
  private static func shortest(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return String(whole)
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029) ~= scalar.value:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
