/// Where a walk through a trie may end: at a node, having read the text up to `end`.
struct TrieExit {
  let node: UInt32
  let end: Int32
  let edits: UInt8
}

/// Walks a trie from one place of a text with a row of the edit matrix at each node.
///
/// A row is a band: at depth `d` cell `c` holds the fewest edits that turn the `d` units on the way from
/// the start into the `j = d + c - center` units of the text from the start's place on. Rows of the
/// whole way are kept, since a swap looks back two.
struct EditRows {
  private static let dead: UInt8 = 100

  let limit: Int
  private let units: [UInt32]
  private let soft: [Bool]
  private let separator: UInt32
  private let width: Int
  private let center: Int
  private var cells: [UInt8] = []
  private var path: [UInt32] = []
  private var cursors: [Int] = []
  private var cursorEnds: [Int] = []
  private var isNarrow: [Bool] = []
  private var kids: [UInt32] = []
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
  ///   - report: Takes an exit.
  mutating func walk(
    _ trie: Trie, from start: UInt32, at place: Int, allowed: [UInt8], marks: ExitMarks,
    report: (TrieExit) -> Void
  ) {
    reserve(0)
    for cell in 0..<width {
      let read = cell - center
      let isRead = read >= 0 && read <= min(limit, units.count - place)
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
    let above = row - width
    let previous = depth > 1 ? trie.labels[Int(path[depth - 1])] : 0
    let isSeparator = !soft.isEmpty && label == separator
    var fewest = Self.dead
    var before = Self.dead
    for cell in 0..<width {
      let read = depth + cell - center
      let end = place + read
      guard read >= 0, end <= units.count else {
        cells[row + cell] = Self.dead
        before = Self.dead
        continue
      }
      var best = before + 1
      if cell + 1 < width {
        let skipped = cells[above + cell + 1]
        best = min(best, isSeparator && soft[end] ? skipped : skipped + 1)
      }
      if read > 0 {
        let unit = units[end - 1]
        best = min(best, cells[above + cell] + (unit == label ? 0 : 1))
        if depth > 1, read > 1, unit == previous, units[end - 2] == label {
          best = min(best, cells[above - width + cell] + 1)
        }
      }
      best = min(best, Self.dead)
      cells[row + cell] = best
      before = best
      fewest = min(fewest, best)
    }
    return fewest
  }

  private func report(
    _ node: UInt32, _ depth: Int, _ place: Int, _ trie: Trie, _ allowed: [UInt8],
    _ marks: ExitMarks, _ report: (TrieExit) -> Void
  ) {
    guard marks.isExit(node) else { return }
    let length = marks.isList ? min(depth, Int(UInt8.max)) : Int(trie.reach[Int(node)])
    let most = min(UInt8(limit), allowed[length])
    for cell in 0..<width where cells[depth * width + cell] <= most {
      let end = place + depth + cell - center
      report(TrieExit(node: node, end: Int32(end), edits: cells[depth * width + cell]))
    }
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
