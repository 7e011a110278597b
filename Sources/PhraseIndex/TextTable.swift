/// Texts by number, one after another in one memory; they may lie in a file.
public struct TextTable: Sendable {
  private let ends: Table<UInt32>
  private let bytes: Table<UInt8>

  /// Lays texts out; those for which there is no room are empty.
  public init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    for text in texts {
      if bytes.count + text.utf8.count <= Int(UInt32.max) { bytes.append(contentsOf: text.utf8) }
      ends.append(UInt32(bytes.count))
    }
    self.ends = Table(ends, outside: 0)
    self.bytes = Table(bytes, outside: 0)
  }

  /// Texts that lie in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - kind: The kind of section that they were written as; the next one is theirs too.
  ///   - number: The section's number.
  /// - Throws: ``IndexFileError/unusable(_:_:)``.
  /// - Complexity: O(1).
  public init(_ file: IndexFile, _ kind: UInt32, _ number: UInt32 = 0) throws(IndexFileError) {
    ends = try file.needed(kind, number, outside: 0)
    bytes = try file.needed(kind + 1, number, outside: 0)
  }

  /// Writes the texts.
  public func write(to writer: inout IndexFileWriter, _ kind: UInt32, _ number: UInt32 = 0) {
    writer.add(kind, number, ends)
    writer.add(kind + 1, number, bytes)
  }

  /// How many texts there are.
  public var count: Int { ends.count }

  /// A text by its number; empty where there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public subscript(number: Int) -> String {
    guard number >= 0, number < ends.count else { return "" }
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return start < Int(ends[number]) ? bytes.text(start..<Int(ends[number])) : ""
  }

  /// Whether all texts lie one after another.
  ///
  /// - Complexity: O(*n*) for *n* texts.
  public var isSound: Bool {
    var last: UInt32 = 0
    for place in 0..<ends.count {
      guard ends[place] >= last else { return false }
      last = ends[place]
    }
    return Int(last) == bytes.count
  }
}

/// Numbers side by side, which may lie in a file; a place outside holds the greatest number.
public struct NumberTable: Sendable {
  private let numbers: Table<UInt32>

  /// Takes numbers.
  public init(_ numbers: [UInt32] = []) { self.numbers = Table(numbers, outside: .max) }

  /// Numbers that lie in a file.
  ///
  /// - Throws: ``IndexFileError/unusable(_:_:)``.
  /// - Complexity: O(1).
  public init(_ file: IndexFile, _ kind: UInt32, _ number: UInt32 = 0) throws(IndexFileError) {
    numbers = try file.needed(kind, number, outside: .max)
  }

  /// Writes the numbers.
  public func write(to writer: inout IndexFileWriter, _ kind: UInt32, _ number: UInt32 = 0) {
    writer.add(kind, number, numbers)
  }

  /// How many there are.
  public var count: Int { numbers.count }

  /// The number at a place.
  public subscript(place: Int) -> UInt32 { numbers[place] }
}

extension IndexFile {
  /// The bytes of a section as a text; nil where there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public func text(_ kind: UInt32, _ number: UInt32 = 0) -> String? {
    let bytes: Table<UInt8>? = table(kind, number, outside: 0)
    return bytes.map { $0.text(0..<$0.count) }
  }

  /// The bytes of a section; none where there is none.
  public func bytes(_ kind: UInt32, _ number: UInt32 = 0) -> [UInt8] {
    let bytes: Table<UInt8>? = table(kind, number, outside: 0)
    return bytes?.bytes ?? []
  }
}
