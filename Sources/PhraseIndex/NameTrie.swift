/// Names that have been built, to be shared by any number of lists and automata.
public struct NameTrie: Sendable {
  let trie: ListTrie
  /// What is known of the names from their ends.
  let endings: TailIndex.Names

  /// Builds names.
  ///
  /// - Parameter names: The names, in any order.
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n* log *n*) for *n* names.
  public init(_ names: NameBatch) throws(IndexError) {
    try self.init(names, order: names.order())
  }

  /// Builds some names of a batch.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - order: The numbers of those that are wanted, in the order of ``NameBatch/order()``.
  /// - Throws: ``IndexError/tooLarge``.
  /// - Complexity: O(*n*) for *n* units.
  public init(_ names: NameBatch, order: [UInt32]) throws(IndexError) {
    try self.init(names, order, isNumbered: true)
  }

  init(_ names: NameBatch, isNumbered: Bool) throws(IndexError) {
    try self.init(names, names.order(), isNumbered: isNumbered)
  }

  private init(_ names: NameBatch, _ order: [UInt32], isNumbered: Bool) throws(IndexError) {
    trie = try ListTrie(names, order, isNumbered: isNumbered)
    endings = try TailIndex.names(names, order)
  }

  /// Whether there is no name.
  public var isEmpty: Bool { trie.valueCount == 0 }

  /// The bytes that the names take.
  public var byteCount: Int {
    trie.nodes.count * 8 + trie.tails.count * 2 + (trie.more.count + trie.wide.count) * 8
      + trie.blocks.count * 12
  }
}

/// The lists of an automaton, each of one part or several.
struct ListTable: Sendable {
  private var names: [NameTrie] = []
  /// What walks read, one a part.
  private(set) var views = Table<ListTrie.View>([], outside: .empty)
  /// For each part and each lowest byte of a unit the place behind the first unit: 0 where no name begins so,
  /// and the greatest number where only the trie can tell.
  private var beginnings = Table<UInt32>([], outside: .max)
  /// The parts of each list.
  private var partsOfLists: [Range<UInt32>] = []
  /// Whether each part has few names.
  private var areShort: [Bool] = []
  /// The lists whose names have no edit beside another.
  private var firmLists: Set<UInt32> = []
  /// Whether each part is of such a list.
  private var areFirm: [Bool] = []
  /// The list of each part, and the number that its first place has in that list.
  private var listsOfParts: [Place] = []

  private struct Place: Sendable {
    var list: UInt32
    var base: Int
    var isNumbered: Bool
  }

  func contains(_ list: ListID) -> Bool { partsOfLists.indices.contains(Int(list.rawValue)) }

  /// The numbers of a list's parts; what is no list is itself.
  func parts(_ list: UInt32) -> [UInt32] {
    Int(list) < partsOfLists.count ? Array(partsOfLists[Int(list)]) : [list]
  }

  /// The list that a part is of.
  func list(ofPart part: UInt32) -> ListID {
    ListID(rawValue: Int(part) < listsOfParts.count ? listsOfParts[Int(part)].list : part)
  }

  /// What is known of a part's names from their ends; nil where that is no part.
  func endings(ofPart part: UInt32) -> TailIndex.Names? {
    Int(part) < names.count ? names[Int(part)].endings : nil
  }

  /// Whether a part has few names; false where that is no part.
  func isShort(_ part: UInt32) -> Bool { Int(part) < areShort.count && areShort[Int(part)] }

  /// Whether a part's names have no edit beside another; false where that is no part.
  func isFirm(_ part: UInt32) -> Bool { Int(part) < areFirm.count && areFirm[Int(part)] }

  // MARK: Building

  mutating func add(_ parts: [NameTrie], isFirm: Bool = false) -> ListID {
    if isFirm { firmLists.insert(UInt32(partsOfLists.count)) }
    append(parts)
    number()
    return ListID(rawValue: UInt32(partsOfLists.count - 1))
  }

  /// Adds a list that is not numbered before `finish` is called.
  mutating func append(_ parts: [NameTrie]) {
    partsOfLists.append(UInt32(names.count)..<UInt32(names.count + parts.count))
    names += parts
  }

  /// Numbers what was appended.
  mutating func finish() { number() }

  /// The parts of each list.
  var allParts: [[NameTrie]] {
    partsOfLists.map { Array(names[Int($0.lowerBound)..<Int($0.upperBound)]) }
  }

  /// The parts of a list; none where there is no such list.
  func parts(of list: ListID) -> [NameTrie] {
    contains(list)
      ? partsOfLists[Int(list.rawValue)].map { names[Int($0)] } : []
  }

  /// Replaces a list's parts.
  ///
  /// - Returns: Whether the parts of other lists keep their numbers.
  mutating func replace(_ list: ListID, with parts: [NameTrie]) -> Bool {
    let place = Int(list.rawValue)
    let old = partsOfLists[place]
    names.replaceSubrange(Int(old.lowerBound)..<Int(old.upperBound), with: parts)
    var next: UInt32 = 0
    for index in partsOfLists.indices {
      let count = index == place ? parts.count : partsOfLists[index].count
      partsOfLists[index] = next..<next + UInt32(count)
      next += UInt32(count)
    }
    number()
    return old.count == parts.count
  }

  private mutating func number() {
    listsOfParts = []
    for (list, parts) in partsOfLists.enumerated() {
      var base = 0
      for part in parts {
        let trie = names[Int(part)].trie
        listsOfParts.append(Place(list: UInt32(list), base: base, isNumbered: trie.isNumbered))
        base += trie.placeCount
      }
    }
    views = Table(names.map(\.trie.view), outside: .empty)
    areFirm = listsOfParts.map { firmLists.contains($0.list) }
    areShort = names.map { if case .short = $0.endings { true } else { false } }
    beginnings = Table(names.flatMap { Self.beginnings($0.trie.view) }, outside: .max)
  }

  private static func beginnings(_ names: ListTrie.View) -> [UInt32] {
    let children = names.children(of: 0)
    var table = [UInt32](repeating: 0, count: 0x100)
    guard children.count <= 4_096, !names.isEnd(0) else { return table.map { _ in .max } }
    for child in children {
      let byte = Int(names.label(child) & 0xFF)
      table[byte] = table[byte] == 0 ? UInt32(clamping: child) : .max
    }
    return table
  }

  /// The place behind the first unit of a part's names; -1 where none begins so.
  @inline(__always)
  func first(_ names: ListTrie.View, _ part: Int, _ unit: UInt32) -> Int {
    let known = beginnings.view[part << 8 | Int(unit & 0xFF)]
    if known == 0 { return -1 }
    if known == .max { return names.step(from: 0, by: unit) }
    return names.label(Int(known)) == unit ? Int(known) : -1
  }

  // MARK: Names by their numbers

  /// The values that readings have of the name that ends at a place of a part.
  func values(at place: UInt32, ofPart part: UInt32) -> [UInt32] {
    guard Int(part) < names.count else { return [] }
    let trie = names[Int(part)].trie
    return trie.isNumbered
      ? [UInt32(truncatingIfNeeded: listsOfParts[Int(part)].base + Int(place))]
      : trie.view.values(at: Int(place))
  }

  /// The only value that readings have of a name; -1 where there are several.
  @inline(__always)
  func soleValue(at place: Int, ofPart part: Int) -> Int {
    let known = listsOfParts[part]
    return known.isNumbered ? known.base + place : views[part].soleValue(at: place)
  }

  /// The part and the place that a number in a list is.
  func place(_ number: UInt32, in list: ListID) -> (part: Int, place: Int)? {
    guard contains(list) else { return nil }
    for part in partsOfLists[Int(list.rawValue)].reversed() {
      let base = listsOfParts[Int(part)].base
      if Int(number) >= base { return (Int(part), Int(number) - base) }
    }
    return nil
  }

  /// The trie of a part.
  func trie(_ part: Int) -> ListTrie { names[part].trie }

  // MARK: All names of a list

  func valueCount(of list: ListID) -> Int {
    partsOfLists[Int(list.rawValue)].reduce(0) { $0 + names[Int($1)].trie.valueCount }
  }

  /// A name and its value by its number among all values of a list; nil beyond the last.
  func entry(_ number: Int, of list: ListID) -> (units: [UInt32], value: UInt32)? {
    var rest = number
    for part in partsOfLists[Int(list.rawValue)] {
      let trie = names[Int(part)].trie
      if rest < trie.valueCount {
        let (place, value) = trie.end(ofValue: rest)
        let number = trie.isNumbered ? UInt32(listsOfParts[Int(part)].base + place) : value
        return (trie.units(to: place), number)
      }
      rest -= trie.valueCount
    }
    return nil
  }

  func isEnd(_ number: UInt32, in list: ListID) -> Bool {
    place(number, in: list).map { views[$0.part].isEnd($0.place) } ?? false
  }

  /// The units that may follow a place; a list begins at place 0.
  func units(after number: UInt32, in list: ListID) -> [UInt32] {
    starts(number, in: list).flatMap { part, place in
      views[part].children(of: place).map(views[part].label)
    }
  }

  /// The places behind a unit.
  func places(after number: UInt32, by unit: UInt32, in list: ListID) -> [UInt32] {
    starts(number, in: list).compactMap { part, place in
      let next = views[part].step(from: place, by: unit)
      return next < 0 ? nil : UInt32(listsOfParts[part].base + next)
    }
  }

  private func starts(_ number: UInt32, in list: ListID) -> [(part: Int, place: Int)] {
    if number == 0 { return partsOfLists[Int(list.rawValue)].map { (Int($0), 0) } }
    return place(number, in: list).map { [$0] } ?? []
  }
}

extension PhraseAutomaton {
  /// The names of a list in its parts.
  public func parts(of list: ListID) -> [NameTrie] { lists.parts(of: list) }

  /// The values of a name.
  ///
  /// - Parameters:
  ///   - number: The name's number, as readings give it.
  ///   - list: The list, which was added in parts.
  /// - Returns: Its values, ascending; none where there is no such name.
  public func values(ofName number: UInt32, in list: ListID) -> [UInt32] {
    lists.place(number, in: list).map { lists.views[$0.part].values(at: $0.place) } ?? []
  }

  /// The only value of a name; -1 where it has several or is none.
  public func soleValue(ofName number: UInt32, in list: ListID) -> Int {
    lists.place(number, in: list).map { lists.views[$0.part].soleValue(at: $0.place) } ?? -1
  }

  /// The units of a name.
  ///
  /// - Complexity: O(*d* log *n*) for *d* units and *n* names.
  public func units(ofName number: UInt32, in list: ListID) -> [UInt32] {
    lists.place(number, in: list).map { lists.trie($0.part).units(to: $0.place) } ?? []
  }

  /// The longest name of a list that stands in a text, of these the first.
  ///
  /// - Complexity: O(*n* · *d*) for *n* units and names of *d* units.
  public func longestName(
    of list: ListID, in units: [UInt32]
  ) -> (number: UInt32, range: Range<Int>)? {
    var best: (number: UInt32, range: Range<Int>)?
    for start in units.indices {
      var ways = lists.places(after: 0, by: units[start], in: list)
      var end = start + 1
      while !ways.isEmpty {
        if let name = ways.first(where: { lists.isEnd($0, in: list) }),
          end - start > best?.range.count ?? 0
        {
          best = (name, start..<end)
        }
        guard end < units.count else { break }
        ways = ways.flatMap { lists.places(after: $0, by: units[end], in: list) }
        end += 1
      }
    }
    return best
  }
}
