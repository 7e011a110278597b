/// What is wrong with an index file.
public enum IndexFileError: Error, Hashable, Sendable {
  /// The system does not give the file: `errno`.
  case unreadable(Int32)
  /// It is no index, or no whole header.
  case notAnIndex
  /// It was written by another version of the format.
  case otherVersion(UInt32)
  /// It was written where numbers have the other byte order.
  case otherByteOrder
  /// It is shorter or longer than its header says.
  case cut(Int)
  /// Its header or its table of sections has changed since it was written.
  case damagedHeader
  /// A section has changed since it was written, or is not in the file: kind and number.
  case damagedSection(UInt32, UInt32)
  /// A section that the index needs is not there, or holds what it may not: kind and number.
  case unusable(UInt32, UInt32)
}

/// A file of tables that are used as they lie in it.
///
/// It begins with 64 bytes: a mark, the byte order, the version, the file's length, how many sections there
/// are, a checksum of their table, and a checksum of all that. The table of sections follows, an entry of 32
/// bytes each (kind, number, offset, length, checksum), in the order of kind and number; then the
/// sections, each at a multiple of 16 and filled up with zeros. Numbers are of the byte order of the
/// machine that wrote the file. Checksums tell damage; what is read is not trusted for them: every index
/// is compared with its table's bounds where it is read.
public struct IndexFile: Sendable {
  /// The version of the format.
  public static let version: UInt32 = 2

  static let headerSize = 64
  static let mark: UInt64 = 0x0049_4843_555A_4941  // "AIZUCHI" and a zero
  static let byteOrder: UInt32 = 0x0102_0304
  static let alignment = 16

  /// An entry of the table of sections.
  struct Entry: BitwiseCopyable, Sendable {
    var kind: UInt32
    var number: UInt32
    var offset: UInt64
    var length: UInt64
    var checksum: UInt64

    static let none = Entry(kind: .max, number: .max, offset: 0, length: 0, checksum: 0)

    var key: UInt64 { UInt64(kind) << 32 | UInt64(number) }
  }

  private let memory: IndexMemory
  private let entries: Table<Entry>

  /// Maps a file and checks its header and its table of sections.
  ///
  /// - Parameter path: The file.
  /// - Throws: `IndexFileError`.
  /// - Complexity: O(*s*) for *s* sections; what they hold is not read.
  public init(path: String) throws(IndexFileError) {
    try self.init(memory: try IndexMemory(path: path))
  }

  /// Takes a copy of a file's bytes.
  public init(bytes: [UInt8]) throws(IndexFileError) {
    try self.init(memory: IndexMemory.copy(bytes))
  }

  private init(memory: IndexMemory) throws(IndexFileError) {
    let words = Table<UInt64>(memory, 0..<Self.headerSize, outside: 0)
    guard memory.count >= Self.headerSize,
      words[0] == Self.mark || words[0] == Self.mark.byteSwapped
    else { throw .notAnIndex }
    let order = UInt32(truncatingIfNeeded: words[1])
    guard order == Self.byteOrder else {
      throw order == Self.byteOrder.byteSwapped ? .otherByteOrder : .notAnIndex
    }
    let version = UInt32(truncatingIfNeeded: words[1] >> 32)
    guard version == Self.version else { throw .otherVersion(version) }
    guard Self.checksum(words, words: 7) == words[7] else { throw .damagedHeader }
    guard words[2] == UInt64(memory.count) else { throw .cut(memory.count) }
    let room = (memory.count - Self.headerSize) / MemoryLayout<Entry>.stride
    guard words[3] <= UInt64(room) else { throw .damagedHeader }
    let end = Self.headerSize + Int(words[3]) * MemoryLayout<Entry>.stride
    let table = Table<UInt64>(memory, Self.headerSize..<end, outside: 0)
    guard Self.checksum(table, words: table.count) == words[4] else { throw .damagedHeader }
    self.memory = memory
    entries = Table(memory, Self.headerSize..<end, outside: .none)
  }

  /// How many bytes the file has.
  public var byteCount: Int { memory.count }

  /// The bytes of a section; nil where there is none, or it is not in the file.
  func range(_ kind: UInt32, _ number: UInt32) -> Range<Int>? {
    let key = UInt64(kind) << 32 | UInt64(number)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    let entry = entries[low]
    return entry.key == key ? range(of: entry) : nil
  }

  private func range(of entry: Entry) -> Range<Int>? {
    let count = UInt64(memory.count)
    guard entry.offset <= count, entry.length <= count - entry.offset,
      entry.offset % UInt64(Self.alignment) == 0
    else { return nil }
    return Int(entry.offset)..<Int(entry.offset + entry.length)
  }

  /// A section as a table; nil where there is none.
  func table<Element>(
    _ kind: UInt32, _ number: UInt32, outside: Element
  ) -> Table<Element>? {
    range(kind, number).map { Table(memory, $0, outside: outside) }
  }

  /// A section as a table.
  /// - Throws: ``IndexFileError/unusable(_:_:)`` where there is none.
  func needed<Element>(
    _ kind: UInt32, _ number: UInt32, outside: Element
  ) throws(IndexFileError) -> Table<Element> {
    guard let table = table(kind, number, outside: outside) else { throw .unusable(kind, number) }
    return table
  }

  /// Compares all sections with their checksums.
  ///
  /// - Throws: ``IndexFileError/damagedSection(_:_:)`` for the first that has changed.
  /// - Complexity: O(*n*) for *n* bytes.
  public func verifyChecksums() throws(IndexFileError) {
    var last: UInt64?
    for place in 0..<entries.count {
      let entry = entries[place]
      guard last.map({ $0 < entry.key }) ?? true, let range = range(of: entry) else {
        throw .damagedSection(entry.kind, entry.number)
      }
      last = entry.key
      let end = range.lowerBound + IndexFileWriter.filled(range.count)
      let words = Table<UInt64>(memory, range.lowerBound..<end, outside: 0)
      guard words.count * 8 == end - range.lowerBound,
        Self.checksum(words, words: words.count) == entry.checksum
      else { throw .damagedSection(entry.kind, entry.number) }
    }
  }

  /// A checksum of the first words of a table.
  static func checksum(_ table: Table<UInt64>, words: Int) -> UInt64 {
    let view = table.view
    var sum = UInt64(words)
    for place in 0..<words {
      sum = (sum ^ view[place]) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
    }
    return sum
  }
}

/// Gathers the sections of an index file.
public struct IndexFileWriter: Sendable {
  private var sections: [UInt64: [UInt8]] = [:]
  /// The names that have been written, by number.
  var names: [NameTrie] = []

  /// Begins a file.
  public init() {}

  /// Adds a section; one that is there is replaced.
  public mutating func add(_ kind: UInt32, _ number: UInt32, bytes: [UInt8]) {
    sections[UInt64(kind) << 32 | UInt64(number)] = bytes
  }

  /// Adds a section of numbers.
  public mutating func add(_ kind: UInt32, _ number: UInt32, numbers: [UInt32]) {
    add(kind, number, Table(numbers, outside: 0))
  }

  mutating func add<Element>(_ kind: UInt32, _ number: UInt32, _ table: Table<Element>) {
    add(kind, number, bytes: table.bytes)
  }

  static func filled(_ count: Int) -> Int {
    (count + IndexFile.alignment - 1) / IndexFile.alignment * IndexFile.alignment
  }

  /// The bytes of the file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public func finish() -> [UInt8] {
    let keys = sections.keys.sorted()
    let stride = MemoryLayout<IndexFile.Entry>.stride
    var body: [UInt8] = []
    body.reserveCapacity(sections.values.reduce(0) { $0 + Self.filled($1.count) })
    let start = IndexFile.headerSize + keys.count * stride
    var entries: [IndexFile.Entry] = []
    for key in keys {
      guard var bytes = sections[key] else { continue }
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: Self.filled(count) - count))
      entries.append(
        IndexFile.Entry(
          kind: UInt32(truncatingIfNeeded: key >> 32), number: UInt32(truncatingIfNeeded: key),
          offset: UInt64(start + body.count), length: UInt64(count), checksum: Self.sum(bytes)))
      body += bytes
    }
    let table = Table(entries, outside: .none).bytes
    var header = [UInt64](repeating: 0, count: IndexFile.headerSize / 8)
    header[0] = IndexFile.mark
    header[1] = UInt64(IndexFile.byteOrder) | UInt64(IndexFile.version) << 32
    header[2] = UInt64(start + body.count)
    header[3] = UInt64(entries.count)
    header[4] = Self.sum(table)
    header[7] = IndexFile.checksum(Table(header, outside: 0), words: 7)
    return Table(header, outside: 0).bytes + table + body
  }

  private static func sum(_ bytes: [UInt8]) -> UInt64 {
    let words = Table<UInt64>(IndexMemory.copy(bytes), 0..<bytes.count, outside: 0)
    return IndexFile.checksum(words, words: words.count)
  }
}
