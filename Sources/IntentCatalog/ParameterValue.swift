/// A parameter's value as plain data: what a session's log keeps and a turn's JSON shows.
///
/// An entity and an app enum's case are their identifiers; their type is the parameter's. A date is
/// ISO 8601 with its offset, a URL its absolute string.
public enum ParameterValue: Hashable, Sendable {
  /// No value.
  case null
  /// A value that was cleared on purpose, as apart from one never given.
  case cleared
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// The identifier of an entity or of an app enum's case.
  case identifier(String)
  /// ISO 8601 with offset.
  case date(String)
  case url(String)
  case array([ParameterValue])
}

extension ParameterValue: Codable {
  private enum CodingKeys: String, CodingKey { case clear, identifier, date, url }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: CodingKeys.self) {
      if let text = try object.decodeIfPresent(String.self, forKey: .identifier) {
        self = .identifier(text)
      } else if let text = try object.decodeIfPresent(String.self, forKey: .date) {
        self = .date(text)
      } else if let text = try object.decodeIfPresent(String.self, forKey: .url) {
        self = .url(text)
      } else {
        self = .cleared
      }
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int.self) {
      self = .int(value)
    } else if let value = try? single.decode(Double.self) {
      self = .double(value)
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else {
      self = .array(try single.decode([ParameterValue].self))
    }
  }

  /// Writes a form that keeps every case apart (an identifier is `{"identifier": …}`); a turn's JSON
  /// has a plainer form of its own.
  public func encode(to encoder: any Encoder) throws {
    func keyed(_ key: CodingKeys, _ text: String) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(text, forKey: key)
    }
    var single: any SingleValueEncodingContainer { encoder.singleValueContainer() }
    switch self {
    case .null:
      var container = single
      try container.encodeNil()
    case .cleared:
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(true, forKey: .clear)
    case .bool(let value):
      var container = single
      try container.encode(value)
    case .int(let value):
      var container = single
      try container.encode(value)
    case .double(let value):
      var container = single
      try container.encode(value)
    case .string(let value):
      var container = single
      try container.encode(value)
    case .identifier(let text): try keyed(.identifier, text)
    case .date(let text): try keyed(.date, text)
    case .url(let text): try keyed(.url, text)
    case .array(let values):
      var container = single
      try container.encode(values)
    }
  }
}
