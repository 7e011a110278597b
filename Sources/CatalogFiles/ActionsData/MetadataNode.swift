import Foundation

/// A JSON value that is being made for a metadata file.
indirect enum MetadataNode: Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([MetadataNode])
  case object([String: MetadataNode])

  /// The value in the form that the metadata has everywhere: `{"wrapper": value}`.
  var wrapped: MetadataNode { ["wrapper": self] }

  /// The bytes: keys sorted, so that the same value always gives the same ones.
  /// - Throws: What `JSONEncoder` throws for a number that is not finite.
  func encoded(isPretty: Bool = false) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = isPretty ? [.sortedKeys, .prettyPrinted] : [.sortedKeys]
    return Array(try encoder.encode(self))
  }
}

extension MetadataNode: Encodable {
  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try single.encode(value)
    case .int(let value): try single.encode(value)
    case .double(let value): try single.encode(value)
    case .string(let value): try single.encode(value)
    case .array(let values): try single.encode(values)
    case .object(let members): try single.encode(members)
    }
  }
}

extension MetadataNode: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: MetadataNode...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, MetadataNode)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
