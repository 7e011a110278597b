public import PhraseDiagnostics

/// A value of a property list in the old text form, with its place; numbers are strings there.
public struct PlacedPropertyList: Hashable, Sendable {
  /// What a value is.
  public indirect enum Content: Hashable, Sendable {
    case string(String)
    case array([PlacedPropertyList])
    case dictionary([Member])
  }

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Where the key is written.
    public var keyPlace: SourcePlace
    /// The value.
    public var value: PlacedPropertyList

    /// Makes a member.
    public init(key: String, keyPlace: SourcePlace, value: PlacedPropertyList) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  /// What the value is.
  public var content: Content
  /// Where it is written.
  public var place: SourcePlace

  /// Makes a value.
  public init(content: Content, place: SourcePlace) {
    self.content = content
    self.place = place
  }

  /// The text, when the value is one.
  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The elements, when the value is an array.
  public var array: [PlacedPropertyList]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in order, when the value is a dictionary; else none.
  public var members: [Member] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The value of a key, when the value is a dictionary that has it.
  /// - Complexity: O(n) in the number of members.
  public subscript(_ key: String) -> PlacedPropertyList? {
    guard case .dictionary(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }
}
