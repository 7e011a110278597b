/// Where a walk through a trie may end: at a node, having read the text up to `end`.
struct TrieExit {
  /// More edits than any bound allows.
  static let never: UInt8 = 100

  let node: UInt32
  let end: Int32
  /// The edits on the way.
  let edits: UInt8
  /// The edits if a slot follows, which may not have taken a unit too many before it.
  let editsBeforeSlot: UInt8
}

/// Walks a trie from one place of a text with a row of the edit matrix at each node.
///
/// A row is a band: at depth `d` cell `c` holds the fewest edits that turn the `d` units on the way from
/// the start into the `j = d + c - center` units of the text from the start's place on. Rows of the
/// whole way are kept, since a swap looks back two.
struct EditRows {
  private static let dead = TrieExit.never

  let limit: Int
  private let units: [UInt32]
  private let soft: [Bool]
  private var isSpaced: Bool { !soft.isEmpty }
  private let separator: UInt32
  private let width: Int
  private let center: Int
  private var cells: [UInt8] = []
  private var path: [UInt32] = []
  private var cursors: [Int] = []
  private var cursorEnds: [Int] = []
  private var isNarrow: [Bool] = []
  private var kids: [UInt32] = []
  private var isAfterSlot = false
  /// How many more nodes may be looked at.
  var steps: Int

  /// Makes the rows for one text.
  ///
  /// `soft` tells where a separator may be matched by nothing; empty where none is soft. A way may
  /// have two such separators, one at either end, by which it gets ahead of the text.
  init(limit: Int, units: [UInt32], soft: [Bool], separator: UInt32, steps: Int) {
    self.limit = limit
    self.units = units
    self.soft = soft
    self.separator = separator
    self.steps = steps
    center = limit + (soft.isEmpty ? 0 : 2)
    width = center + limit + 1
  }

  /// Gives `report` each marked node with each end of the text that is within the bounds.
  ///
  /// - Parameters:
  ///   - trie: The trie.
  ///   - start: The node to start at.
  ///   - place: The text's place to start at.
  ///   - allowed: The edits allowed to each length.
  ///   - marks: What tells where a walk may end.
  ///   - isAfterSlot: Whether the way begins where a slot has just ended.
  ///   - report: Takes an exit.
  mutating func walk(
    _ trie: Trie, from start: UInt32, at place: Int, allowed: [UInt8], marks: ExitMarks,
    isAfterSlot: Bool = false, report: (TrieExit) -> Void
  ) {
    self.isAfterSlot = isAfterSlot
    reserve(0)
    let most = isAfterSlot ? 0 : min(limit, units.count - place)
    for cell in 0..<width {
      let read = cell - center
      let isRead = read >= 0 && read <= most
      cells[cell] = isRead ? UInt8(read) : Self.dead
    }
    self.report(start, 0, place, trie, allowed, marks, report)
    var depth = 0
    push(trie, start, depth, place, fewest: 0)
    while depth >= 0 {
      guard let node = nextChild(depth) else {
        depth -= 1
        continue
      }
      steps -= 1
      if steps < 0 { return }
      reserve(depth + 1)
      let fewest = fill(depth + 1, trie.labels[Int(node)], place, trie)
      guard fewest <= min(UInt8(limit), allowed[Int(trie.reach[Int(node)])]) else { continue }
      self.report(node, depth + 1, place, trie, allowed, marks, report)
      if trie.first[Int(node)] < trie.last[Int(node)] {
        depth += 1
        push(trie, node, depth, place, fewest: Int(fewest))
      }
    }
  }

  private mutating func reserve(_ depth: Int) {
    guard path.count <= depth else { return }
    path.append(0)
    cursors.append(0)
    cursorEnds.append(0)
    isNarrow.append(false)
    cells.append(contentsOf: repeatElement(Self.dead, count: width))
    kids.append(contentsOf: repeatElement(0, count: 2 * width + 1))
  }

  /// Computes the row of the node that `label` leads to from the way's end; gives its least cell.
  private mutating func fill(
    _ depth: Int, _ label: UInt32, _ place: Int, _ trie: Trie
  ) -> UInt8 {
    let row = depth * width
    let previous = depth > 1 ? trie.labels[Int(path[depth - 1])] : 0
    var fewest = Self.dead
    var before = Self.dead
    for cell in 0..<width {
      let best = min(uninserted(depth, cell, label, previous, place), before + 1)
      let end = place + depth + cell - center
      before = end < place || end > units.count ? Self.dead : min(best, Self.dead)
      cells[row + cell] = before
      fewest = min(fewest, before)
    }
    return fewest
  }

  /// The fewest edits for a cell if the last is not the insertion of a unit.
  ///
  /// A separator is never taken for another unit, so that a name is not found inside a word.
  private func uninserted(
    _ depth: Int, _ cell: Int, _ label: UInt32, _ previous: UInt32, _ place: Int,
    isExchangeable: Bool = true
  ) -> UInt8 {
    let above = (depth - 1) * width + cell
    let read = depth + cell - center
    let end = place + read
    guard depth > 0, read >= 0, end <= units.count else { return Self.dead }
    let isSeparator = isSpaced && label == separator
    var best = Self.dead
    if cell + 1 < width {
      let skipped = cells[above + 1]
      best = isSeparator && soft[end] ? skipped : skipped + 1
    }
    guard read > 0 else { return best }
    let unit = units[end - 1]
    if unit == label {
      best = min(best, cells[above])
    } else if isExchangeable, !isSeparator {
      best = min(best, cells[above] + 1)
    }
    if depth > 1, read > 1, unit == previous, units[end - 2] == label {
      best = min(best, cells[above - width] + 1)
    }
    return best
  }

  private func report(
    _ node: UInt32, _ depth: Int, _ place: Int, _ trie: Trie, _ allowed: [UInt8],
    _ marks: ExitMarks, _ report: (TrieExit) -> Void
  ) {
    guard marks.isExit(node) else { return }
    let length = marks.isList ? min(depth, Int(UInt8.max)) : Int(trie.reach[Int(node)])
    let most = min(UInt8(limit), allowed[length])
    for cell in 0..<width where cells[depth * width + cell] <= most {
      let (edits, beforeSlot) =
        marks.isList || cells[depth * width + cell] == 0
        ? (cells[depth * width + cell], cells[depth * width + cell])
        : literalEdits(node, depth, cell, place, trie)
      let end = Int32(place + depth + cell - center)
      report(TrieExit(node: node, end: end, edits: edits, editsBeforeSlot: beforeSlot))
    }
  }

  /// The edits of literals at the text's end and before a slot, if there are any.
  ///
  /// Where a literal is a single unit beside a slot that unit is not taken for another: nothing would
  /// be left of the literal, and another name would pass for the literal and a shorter name.
  private func literalEdits(
    _ node: UInt32, _ depth: Int, _ cell: Int, _ place: Int, _ trie: Trie
  ) -> (edits: UInt8, beforeSlot: UInt8) {
    let label = trie.labels[Int(node)]
    let previous = depth > 1 ? trie.labels[Int(path[depth - 1])] : 0
    let edits = cells[depth * width + cell]
    guard depth == 1 else {
      return (edits, uninserted(depth, cell, label, previous, place))
    }
    let beforeSlot = uninserted(1, cell, label, previous, place, isExchangeable: false)
    guard isAfterSlot else { return (edits, beforeSlot) }
    let atEnd = (0...cell).map { earlier in
      uninserted(1, earlier, label, previous, place, isExchangeable: false) + UInt8(cell - earlier)
    }
    return (atEnd.min() ?? Self.dead, beforeSlot)
  }

  // MARK: The children to look at

  /// Puts a node on the way.
  ///
  /// Where no edit is left only few children can go on: those that the text itself leads to.
  private mutating func push(
    _ trie: Trie, _ node: UInt32, _ depth: Int, _ place: Int, fewest: Int
  ) {
    path[depth] = node
    let first = Int(trie.first[Int(node)])
    let last = Int(trie.last[Int(node)])
    isNarrow[depth] = fewest >= limit && last - first > 2
    cursors[depth] = first
    cursorEnds[depth] = last
    if isNarrow[depth] { narrow(trie, node, depth, place) }
  }

  private mutating func narrow(_ trie: Trie, _ node: UInt32, _ depth: Int, _ place: Int) {
    let row = depth * width
    let base = depth * (2 * width + 1)
    var count = 0
    func add(_ label: UInt32, _ kids: inout [UInt32]) {
      guard let child = trie.child(of: node, by: label) else { return }
      for index in base..<base + count where kids[index] == child { return }
      kids[base + count] = child
      count += 1
    }
    for cell in 0..<width {
      let end = place + depth + 1 + cell - center
      guard end > place, end <= units.count else { continue }
      if cells[row + cell] <= limit { add(units[end - 1], &kids) }
      if depth > 0, end - place > 1, cells[row - width + cell] < limit,
        units[end - 1] == trie.labels[Int(node)]
      {
        add(units[end - 2], &kids)
      }
    }
    if !soft.isEmpty { add(separator, &kids) }
    cursors[depth] = base
    cursorEnds[depth] = base + count
  }

  private mutating func nextChild(_ depth: Int) -> UInt32? {
    let cursor = cursors[depth]
    guard cursor < cursorEnds[depth] else { return nil }
    cursors[depth] = cursor + 1
    return isNarrow[depth] ? kids[cursor] : UInt32(cursor)
  }
}

/// Where a walk may end: at the nodes of a list that end an entry, or at junctions of patterns.
struct ExitMarks {
  /// For a list the first value of each node and one more, for patterns the junction of each node.
  let marks: [UInt32]
  let isList: Bool

  func isExit(_ node: UInt32) -> Bool {
    isList ? marks[Int(node)] < marks[Int(node) + 1] : marks[Int(node)] != 0
  }
}
