/// A list of names as a trie of its own, in flat arrays.
///
/// A *place* is a number. Below `nodes.count` it is a node; from there on, what is beyond `nodes.count` is
/// an index into `tails`, and the units before that index have been read. A node below which there is one
/// name only has no children but a tail: the rest of the name, a stop, and its value in two numbers.
///
/// A node is a word: the lowest 32 bits are its first child, or where its tail begins; 21 bits the unit that
/// leads to it; 4 bits the length of the longest name below, cut at 15; a bit that a name ends there; 6 bits
/// how many children it has, or one of the two marks. Children follow one another, their units ascend,
/// and nodes are numbered breadth first, as are tails.
struct ListTrie: Sendable {
  let nodes: Table<UInt64>
  let tails: Table<UInt16>
  /// What ends at nodes that have children, and all values of tails but the first: place and value.
  let more: Table<UInt64>
  /// The nodes with more children than fit into the word: node and count.
  let wide: Table<UInt64>
  /// For each 64 nodes what had been laid before them.
  let blocks: Table<Block>
  /// Whether a name's value is its own place.
  let isNumbered: Bool

  /// What had been laid before some nodes.
  struct Block: Sendable, BitwiseCopyable {
    var children: UInt32
    var tails: UInt32
    var leaves: UInt32

    static let size = 64
  }

  /// The parts of a node's word.
  enum Node {
    static let wide: UInt64 = 62
    static let tail: UInt64 = 63
    static let mostReach = 15
    static let endBit: UInt64 = 1 << 57

    static func word(first: Int, label: UInt32, isEnd: Bool, kind: UInt64) -> UInt64 {
      UInt64(UInt32(truncatingIfNeeded: first)) | UInt64(label) << 32 | kind << 58
        | (isEnd ? endBit : 0)
    }

    @inline(__always)
    static func first(_ word: UInt64) -> Int { Int(word & 0xFFFF_FFFF) }
    @inline(__always)
    static func label(_ word: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: word >> 32) & NameBatch.greatestUnit
    }
    @inline(__always)
    static func reach(_ word: UInt64) -> Int { Int(word >> 53 & 0xF) }
    @inline(__always)
    static func kind(_ word: UInt64) -> UInt64 { word >> 58 }
  }

  /// How a tail writes a unit: as it is below the stops and their neighbours, else in two numbers.
  enum Tail {
    /// The end of a name with one value, and of one with several.
    static let stop: UInt16 = 0xFFFF
    static let stopOfMany: UInt16 = 0xFFFE
    static let firstEscaped: UInt32 = 0xD800

    static func high(_ unit: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: 0xE000 + unit >> 11) }
    static func low(_ unit: UInt32) -> UInt16 {
      UInt16(truncatingIfNeeded: firstEscaped + unit & 0x7FF)
    }
  }

  /// How many places there are.
  var placeCount: Int { nodes.count + tails.count }
  /// How many names there are, those with several values as often.
  var valueCount: Int { Int(blocks[blocks.count - 1].leaves) + more.count }

  /// The trie for a walk.
  var view: View {
    View(nodes: nodes.view, tails: tails.view, more: more.view, wide: wide.view)
  }

  /// What reads the trie in a walk, without counting references; it may not outlive the trie.
  struct View: BitwiseCopyable, Sendable {
    static let empty = View(
      nodes: .none(outside: 0), tails: .none(outside: Tail.stop), more: .none(outside: .max),
      wide: .none(outside: .max))

    fileprivate let nodes: Table<UInt64>.View
    fileprivate let tails: Table<UInt16>.View
    fileprivate let more: Table<UInt64>.View
    fileprivate let wide: Table<UInt64>.View

    /// The place that a unit leads to; -1 if there is none.
    @inline(__always)
    func step(from place: Int, by unit: UInt32) -> Int {
      guard nodes.has(place) else { return stepInTail(place - nodes.count, unit) }
      let word = nodes[place]
      let first = Node.first(word)
      let kind = Node.kind(word)
      if kind == Node.tail { return stepInTail(first, unit) }
      if kind > 8 { return search(first, first + childCount(place, kind), unit) }
      let end = first + Int(kind)
      var child = first
      while child < end, nodes.has(child) {
        if Node.label(nodes[child]) == unit { return child }
        child += 1
      }
      return -1
    }

    private func search(_ low: Int, _ high: Int, _ unit: UInt32) -> Int {
      var (low, high) = (low, high)
      while low < high {
        let middle = (low + high) >> 1
        let label = Node.label(nodes[middle])
        if label == unit { return middle }
        if label < unit { low = middle + 1 } else { high = middle }
      }
      return -1
    }

    @inline(__always)
    private func stepInTail(_ index: Int, _ unit: UInt32) -> Int {
      if unit < Tail.firstEscaped {
        return UInt32(tails[index]) == unit ? nodes.count + index + 1 : -1
      }
      guard unit <= NameBatch.greatestUnit, tails[index] == Tail.high(unit),
        tails[index + 1] == Tail.low(unit)
      else { return -1 }
      return nodes.count + index + 2
    }

    /// Goes on from a place behind which there is one name only, as far as a text goes that way.
    ///
    /// - Returns: The place that was reached: where the name ends, or another unit is next; the same place
    ///   where there are more names.
    @inline(__always)
    func run(from place: Int, along units: Span<UInt32>, _ next: inout Int) -> Int {
      var index = place - nodes.count
      if index < 0 {
        let word = nodes[place]
        guard Node.kind(word) == Node.tail else { return place }
        index = Node.first(word)
      }
      let start = index
      while next < units.count, tails.has(index) {
        let code = UInt32(tails[index])
        guard code == units[next], code < Tail.firstEscaped else { break }
        index += 1
        next += 1
      }
      return index == start ? place : nodes.count + index
    }

    private func childCount(_ place: Int, _ kind: UInt64) -> Int {
      guard kind == Node.wide else { return kind == Node.tail ? 0 : Int(kind) }
      let entry = wide[firstEntry(of: place, in: wide)]
      return entry >> 32 == UInt64(place) ? min(Int(entry & 0xFFFF_FFFF), nodes.count) : 0
    }

    /// Whether a name ends at a place.
    @inline(__always)
    func isEnd(_ place: Int) -> Bool {
      guard place < nodes.count else { return tails[place - nodes.count] >= Tail.stopOfMany }
      let word = nodes[place]
      if Node.kind(word) == Node.tail { return tails[Node.first(word)] >= Tail.stopOfMany }
      return word & Node.endBit != 0
    }

    /// The index of the stop at a place; -1 where none is.
    private func stop(_ place: Int) -> Int {
      var index = place - nodes.count
      if index < 0 {
        let word = nodes[place]
        guard Node.kind(word) == Node.tail else { return -1 }
        index = Node.first(word)
      }
      return tails[index] >= Tail.stopOfMany ? index : -1
    }

    /// The only value of the name that ends at a place; -1 where there are more, or none.
    func soleValue(at place: Int) -> Int {
      let index = stop(place)
      if index >= 0 { return tails[index] == Tail.stop ? value(after: index) : -1 }
      let entry = firstEntry(of: place, in: more)
      guard more[entry] >> 32 == UInt64(place), more[entry + 1] >> 32 != UInt64(place) else {
        return -1
      }
      return Int(more[entry] & 0xFFFF_FFFF)
    }

    /// The values of the name that ends at a place.
    func values(at place: Int) -> [UInt32] {
      var values: [UInt32] = []
      let index = stop(place)
      if index >= 0 {
        values.append(UInt32(truncatingIfNeeded: value(after: index)))
        if tails[index] == Tail.stop { return values }
      }
      var entry = firstEntry(of: place, in: more)
      while entry < more.count, more[entry] >> 32 == UInt64(place) {
        values.append(UInt32(truncatingIfNeeded: more[entry]))
        entry += 1
      }
      return values
    }

    private func value(after stop: Int) -> Int {
      Int(tails[stop + 1]) | Int(tails[stop + 2]) << 16
    }

    /// The first entry that is not before a place.
    private func firstEntry(of place: Int, in table: Table<UInt64>.View) -> Int {
      var low = 0
      var high = table.count
      while low < high {
        let middle = (low + high) >> 1
        if table[middle] >> 32 < UInt64(place) { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The places behind a place.
    @inline(__always)
    func children(of place: Int) -> Range<Int> {
      var index = place - nodes.count
      if index < 0 {
        let word = nodes[place]
        let first = Node.first(word)
        guard Node.kind(word) == Node.tail else {
          return first..<first + childCount(place, Node.kind(word))
        }
        index = first
      }
      let code = tails[index]
      if code >= Tail.stopOfMany { return 0..<0 }
      let next = nodes.count + index + (UInt32(code) < Tail.firstEscaped ? 1 : 2)
      return next..<next + 1
    }

    /// Whether one of some units may follow a place, which are given as bits by the lowest six of each; true
    /// where there are many children.
    @inline(__always)
    func mayGoOn(from place: Int, by units: UInt64) -> Bool {
      var index = place - nodes.count
      if index < 0 {
        let word = nodes[place]
        let first = Node.first(word)
        let kind = Node.kind(word)
        guard kind == Node.tail else {
          guard kind <= 8 else { return true }
          for child in first..<first + Int(kind)
          where units >> UInt64(Node.label(nodes[child]) & 63) & 1 != 0 { return true }
          return false
        }
        index = first
      }
      let code = tails[index]
      // Behind an end nothing follows, and what is written in two numbers may be any unit.
      if code >= Tail.stopOfMany { return false }
      return UInt32(code) >= Tail.firstEscaped || units >> UInt64(code & 63) & 1 != 0
    }

    /// The only unit that may follow a place where no name ends; the greatest number but two where that is
    /// not so, and the greatest but one where nothing follows.
    @inline(__always)
    func onlyStep(from place: Int) -> UInt32 {
      guard !isEnd(place) else { return .max - 2 }
      let children = children(of: place)
      if children.isEmpty { return .max - 1 }
      return children.count == 1 ? label(children.lowerBound) : .max - 2
    }

    /// The unit that leads to a place.
    @inline(__always)
    func label(_ place: Int) -> UInt32 {
      guard place >= nodes.count else { return Node.label(nodes[place]) }
      let code = UInt32(tails[place - nodes.count - 1])
      if code < Tail.firstEscaped { return code }
      let high = UInt32(tails[place - nodes.count - 2]) &- 0xE000
      return (high << 11) | (code - Tail.firstEscaped)
    }

    /// No less than the length of the longest name below a place.
    @inline(__always)
    func reach(_ place: Int) -> Int {
      let reach = place < nodes.count ? Node.reach(nodes[place]) : Node.mostReach
      return reach == Node.mostReach ? Int(UInt8.max) : reach
    }
  }
}

// MARK: - Ways back

extension ListTrie {
  /// The values that readings have of the name that ends at a place.
  func values(at place: UInt32) -> [UInt32] {
    isNumbered ? [place] : view.values(at: Int(place))
  }

  /// The units from the root to a place.
  ///
  /// - Complexity: O(*d* log *n*) at depth *d*.
  func units(to place: Int) -> [UInt32] {
    var units: [UInt32] = []
    var place = place
    while place >= nodes.count, place < placeCount {
      let leaf = leaf(ofTail: place - nodes.count)
      guard leaf >= 0 else { return [] }
      let start = nodes.count + Node.first(nodes[leaf])
      while place > start {
        let label = view.label(place)
        units.append(label)
        place -= label < Tail.firstEscaped ? 1 : 2
      }
      place = leaf
    }
    while place > 0, place < nodes.count {
      units.append(Node.label(nodes[place]))
      let parent = parent(of: place)
      guard parent < place else { return [] }
      place = parent
    }
    return units.reversed()
  }

  /// The place where the name ends whose value has a number among all values, and that value.
  func end(ofValue number: Int) -> (place: Int, value: UInt32) {
    let leaves = Int(blocks[blocks.count - 1].leaves)
    if number >= leaves {
      let entry = more[number - leaves]
      return (Int(entry >> 32), isNumbered ? UInt32(entry >> 32) : UInt32(entry & 0xFFFF_FFFF))
    }
    var node = last { Int($0.leaves) <= number } * Block.size
    var rest = number - Int(blocks[node / Block.size].leaves)
    while node < nodes.count {
      if Node.kind(nodes[node]) == Node.tail {
        if rest == 0 { break }
        rest -= 1
      }
      node += 1
    }
    var place = node
    while let next = view.children(of: place).first { place = next }
    return (place, isNumbered ? UInt32(place) : view.values(at: place).first ?? 0)
  }

  private func parent(of node: Int) -> Int {
    let found = last { Int($0.children) <= node }
    for place in found * Block.size..<nodes.count where view.children(of: place).contains(node) {
      return place
    }
    return node
  }

  private func leaf(ofTail index: Int) -> Int {
    var found = -1
    for place in last({ Int($0.tails) <= index }) * Block.size..<nodes.count
    where Node.kind(nodes[place]) == Node.tail {
      if Node.first(nodes[place]) > index { break }
      found = place
    }
    return found
  }

  /// The last block of which something is true, as it is of all before.
  private func last(_ isTrue: (Block) -> Bool) -> Int {
    var low = 0
    var high = blocks.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTrue(blocks[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
