/// An array that a catalog's JSON leaves out when there is nothing in it.
@propertyWrapper
public struct OmittedWhenEmpty<Element> {
  /// The array.
  public var wrappedValue: [Element]

  /// Wraps an array.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

extension OmittedWhenEmpty: Equatable where Element: Equatable {}
extension OmittedWhenEmpty: Hashable where Element: Hashable {}
extension OmittedWhenEmpty: Sendable where Element: Sendable {}

extension OmittedWhenEmpty: Codable where Element: Codable {
  /// Reads the array.
  public init(from decoder: any Decoder) throws { wrappedValue = try [Element](from: decoder) }

  /// Writes the array.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// What the synthesized conformances of this module's types call.
extension KeyedDecodingContainer {
  func decode<Element: Codable>(
    _ type: OmittedWhenEmpty<Element>.Type, forKey key: Key
  ) throws -> OmittedWhenEmpty<Element> {
    OmittedWhenEmpty(wrappedValue: try decodeIfPresent([Element].self, forKey: key) ?? [])
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Element: Codable>(
    _ value: OmittedWhenEmpty<Element>, forKey key: Key
  ) throws {
    guard !value.wrappedValue.isEmpty else { return }
    try encode(value.wrappedValue, forKey: key)
  }
}
