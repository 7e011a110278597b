/// The kinds of sections that hold names and patterns; those of clients begin at 64.
enum IndexKind {
  static let nodes: UInt32 = 1
  static let tails: UInt32 = 2
  static let more: UInt32 = 3
  static let wide: UInt32 = 4
  static let blocks: UInt32 = 5
  /// Hashes of the ends and middles of names, where there are many.
  static let ends: UInt32 = 6
  static let patternNodes: UInt32 = 16
  static let patternLabels: UInt32 = 17
  static let junctions: UInt32 = 18
  static let slots: UInt32 = 19
  static let payloads: UInt32 = 20
  /// How many parts each list has, and then the parts.
  static let lists: UInt32 = 21
  static let spacing: UInt32 = 22
}

extension ListTrie {
  /// A trie that lies in a file.
  init(_ file: IndexFile, _ number: UInt32, isNumbered: Bool) throws(IndexFileError) {
    nodes = try file.needed(IndexKind.nodes, number, outside: 0)
    tails = try file.needed(IndexKind.tails, number, outside: Tail.stop)
    more = try file.needed(IndexKind.more, number, outside: .max)
    wide = try file.needed(IndexKind.wide, number, outside: .max)
    blocks = try file.needed(
      IndexKind.blocks, number, outside: Block(children: .max, tails: .max, leaves: .max))
    self.isNumbered = isNumbered
    guard nodes.count > 0, nodes.count + tails.count < Int(Int32.max) else {
      throw .unusable(IndexKind.nodes, number)
    }
    guard blocks.count == (nodes.count + Block.size - 1) / Block.size + 1 else {
      throw .unusable(IndexKind.blocks, number)
    }
  }

  func write(to writer: inout IndexFileWriter, _ number: UInt32) {
    writer.add(IndexKind.nodes, number, nodes)
    writer.add(IndexKind.tails, number, tails)
    writer.add(IndexKind.more, number, more)
    writer.add(IndexKind.wide, number, wide)
    writer.add(IndexKind.blocks, number, blocks)
  }

  /// Whether the trie is such as the builder makes: children follow one another without gaps, units ascend,
  /// and so do the places that have more than one value.
  ///
  /// - Complexity: O(*n*).
  func isSound() -> Bool {
    var child = 1
    var tail = 0
    for place in 0..<nodes.count {
      let word = nodes[place]
      if Node.kind(word) == Node.tail {
        guard Node.first(word) == tail, let end = endOfTail(from: tail) else { return false }
        tail = end
        continue
      }
      let children = view.children(of: place)
      guard children.lowerBound == child, children.upperBound <= nodes.count else { return false }
      for next in children.dropFirst()
      where Node.label(nodes[next]) <= Node.label(nodes[next - 1]) { return false }
      child = children.upperBound
    }
    guard child == nodes.count, tail == tails.count else { return false }
    return (0..<max(0, more.count - 1)).allSatisfy { more[$0] <= more[$0 + 1] }
  }

  private func endOfTail(from start: Int) -> Int? {
    var index = start
    while index < tails.count, tails[index] < Tail.stopOfMany { index += 1 }
    return index + 3 <= tails.count ? index + 3 : nil
  }
}

extension NameTrie {
  /// Names that lie in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - number: The number that the writer gave them.
  /// - Throws: ``IndexFileError/unusable(_:_:)``.
  /// - Complexity: O(1).
  public init(_ file: IndexFile, number: UInt32) throws(IndexFileError) {
    guard number < UInt32.max / 2 else { throw .unusable(IndexKind.nodes, number) }
    trie = try ListTrie(file, number * 2, isNumbered: true)
    if let bits: Table<UInt64> = file.table(IndexKind.ends, number * 2, outside: .max) {
      endings = .long(NameEnds(bits))
    } else {
      endings = .short(try ListTrie(file, number * 2 + 1, isNumbered: false))
    }
  }

  /// Whether names that lie in a file are such as they were built; they can be read, safely, all the same.
  ///
  /// - Complexity: O(*n*) for *n* units.
  public var isSound: Bool {
    if case .short(let trie) = endings, !trie.isSound() { return false }
    return trie.isSound()
  }
}

extension IndexFileWriter {
  /// Adds names, once however often they are added.
  ///
  /// - Returns: Their number in the file.
  public mutating func add(_ names: NameTrie) -> UInt32 {
    if let number = self.names.firstIndex(where: { $0.trie.nodes.isSame(as: names.trie.nodes) }) {
      return UInt32(number)
    }
    let number = UInt32(self.names.count)
    self.names.append(names)
    names.trie.write(to: &self, number * 2)
    switch names.endings {
    case .long(let ends): add(IndexKind.ends, number * 2, ends.bits)
    case .short(let trie): trie.write(to: &self, number * 2 + 1)
    }
    return number
  }
}
