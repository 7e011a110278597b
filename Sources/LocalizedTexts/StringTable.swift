public import PhraseDiagnostics

/// A text of a file and its place.
public struct PlacedString: Codable, Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where it is written.
  public var place: SourcePlace

  /// Makes a text with its place.
  public init(_ text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}

/// What a table has for one key in one language.
public struct TableEntry: Hashable, Sendable {
  /// The texts: one, or the several of a string set; never empty.
  public var values: [PlacedString]
  /// The plural's name (`one`) to the text for it; empty for a text without plurals.
  public var plurals: [String: String]
  /// Where the key is written.
  public var keyPlace: SourcePlace

  /// Makes an entry.
  public init(
    _ first: PlacedString, _ others: [PlacedString] = [], plurals: [String: String] = [:],
    keyPlace: SourcePlace
  ) {
    values = [first] + others
    self.plurals = plurals
    self.keyPlace = keyPlace
  }

  /// The text, the first of several.
  public var text: String { values.first?.text ?? "" }
}

/// The entries of one table in one language.
public struct StringTable: Hashable, Sendable {
  /// Key to entry.
  public private(set) var entries: [String: TableEntry]
  /// The keys in the order of the file.
  public private(set) var keys: [String]

  /// Makes an empty table.
  public init() {
    entries = [:]
    keys = []
  }

  /// An entry; setting it again keeps its place in the order.
  public subscript(_ key: String) -> TableEntry? {
    get { entries[key] }
    set {
      if entries[key] == nil, newValue != nil { keys.append(key) }
      if newValue == nil { keys.removeAll { $0 == key } }
      entries[key] = newValue
    }
  }

  /// Adds another table's entries, which replace those of the same keys.
  /// - Complexity: O(n) in the other table's entries.
  public mutating func merge(_ other: StringTable) {
    for key in other.keys { self[key] = other[key] }
  }
}
