public import PhraseDiagnostics

/// A JSON value that knows where it is written, so that a message about it can say so.
public struct PlacedJSON: Hashable, Sendable {
  /// What a value is.
  public indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Where the key is written, its quotes included.
    public var keyRange: Range<Int>
    /// The value.
    public var value: PlacedJSON
  }

  /// What the value is.
  public var content: Content
  /// Where it is written: half-open, in UTF-8 bytes of the file's text.
  public var range: Range<Int>

  /// Reads a file that holds one JSON value, as RFC 8259 has it.
  ///
  /// - Parameter source: The file.
  /// - Throws: `Diagnostic` for the first thing that is no JSON, for a key that stands twice in an
  ///   object, for an escaped surrogate without its other half, and for nesting beyond 100.
  /// - Complexity: O(n) in the file's length.
  public init(parsing source: SourceText) throws(Diagnostic) {
    var parser = PlacedJSONParser(source)
    self = try parser.document()
  }

  /// Reads as much as can be read of a file that should hold one JSON value.
  /// - Parameter source: The file.
  /// - Returns: The value, as far as it goes, and what is wrong; a key that stands twice is a warning,
  ///   and both members are there.
  /// - Complexity: O(n) in the file's length.
  public static func recovering(
    _ source: SourceText
  ) -> (value: PlacedJSON?, diagnostics: [Diagnostic]) {
    var parser = PlacedJSONParser(source, recovers: true)
    do throws(Diagnostic) {
      let value = try parser.document()
      return (value, parser.diagnostics)
    } catch {
      return (nil, parser.diagnostics + [error])
    }
  }

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The text, when the value is one.
  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The elements, when the value is an array.
  public var array: [PlacedJSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members in order, when the value is an object.
  public var object: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The truth value, when the value is one.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The whole number, when the value is one that fits.
  public var int: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }

  /// The number, when the value is one.
  public var double: Double? {
    if case .number(let digits) = content { Double(digits) } else { nil }
  }

  /// The value of a key, when the value is an object that has it.
  /// - Complexity: O(n) in the number of members.
  public subscript(_ key: String) -> PlacedJSON? { object?.first { $0.key == key }?.value }

  /// What the value is, in a word for messages.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
