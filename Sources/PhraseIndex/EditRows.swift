/// Where a walk through a trie may end: at a node, having read the text up to `end`.
struct TrieExit {
  let node: UInt32
  let end: Int32
  /// The edits on the way.
  let edits: UInt8
  /// The edits if a slot follows, which may not have taken a unit too many before it.
  let editsBeforeSlot: UInt8
}

/// A trie that can be walked with edits: of patterns or of a list's names.
protocol WalkedTrie {
  /// Whether every way from the root to an exit is one entry.
  static var isList: Bool { get }
  /// The numbers of a node's children.
  func children(of node: UInt32) -> Range<UInt32>
  /// The unit that leads to a node.
  func label(_ node: UInt32) -> UInt32
  /// The length that decides how many edits are allowed below a node.
  func reach(_ node: UInt32) -> UInt8
  /// Whether a walk may end at a node.
  func isExit(_ node: UInt32) -> Bool
  /// The child that a unit leads to.
  func child(of node: UInt32, by unit: UInt32) -> UInt32?
  /// Whether some of a few units may follow a node, given as bits by the lowest six of each; of many
  /// children it is not asked.
  func mayFollow(_ node: UInt32, _ units: UInt64) -> Bool
}

extension ListTrie.View: WalkedTrie {
  static var isList: Bool { true }
  func children(of node: UInt32) -> Range<UInt32> {
    let children = children(of: Int(node))
    return UInt32(children.lowerBound)..<UInt32(children.upperBound)
  }
  func label(_ node: UInt32) -> UInt32 { label(Int(node)) }
  func reach(_ node: UInt32) -> UInt8 { UInt8(reach(Int(node))) }
  func isExit(_ node: UInt32) -> Bool { isEnd(Int(node)) }
  func child(of node: UInt32, by unit: UInt32) -> UInt32? {
    let child = step(from: Int(node), by: unit)
    return child < 0 ? nil : UInt32(child)
  }
  func mayFollow(_ node: UInt32, _ units: UInt64) -> Bool { mayGoOn(from: Int(node), by: units) }
}

extension PatternTrie: WalkedTrie {
  static var isList: Bool { false }
  func children(of node: UInt32) -> Range<UInt32> { nodes[Int(node)].first..<nodes[Int(node)].last }
  func label(_ node: UInt32) -> UInt32 { trie.labels[Int(node)] }
  func reach(_ node: UInt32) -> UInt8 { trie.reach[Int(node)] }
  func isExit(_ node: UInt32) -> Bool { nodes[Int(node)].junction != 0 }
  func child(of node: UInt32, by unit: UInt32) -> UInt32? { trie.child(of: node, by: unit) }
  func mayFollow(_ node: UInt32, _ units: UInt64) -> Bool { true }
}

/// Walks a trie from one place of a text with a row of the edit matrix at each node.
///
/// A row is a band: at depth `d` lane `c` holds the fewest edits that turn the `d` units on the way from
/// the start into the `j = d + c - center` units of the text from the start's place on.
///
/// Of a node's children only those whose unit stands in the text near the place have rows of their own;
/// all others share one row. Where that row is past the bounds they are not looked at.
struct EditRows {
  private struct Frame {
    let node: UInt32
    let depth: Int
    let row: EditLanes
    let above: EditLanes
  }

  let limit: Int
  private let units: [UInt32]
  private let soft: [Bool]
  private let separator: UInt32
  private let width: Int
  private let center: Int
  private var stack: [Frame] = []
  private var near: [UInt32] = []
  /// For each place where a way may have got, the units nearby as bits (the lowest six of each).
  private let windows: [UInt64]
  private var place = 0
  private var isAfterSlot = false
  /// The lanes of the second row that may not have all edits behind them; a bit each.
  private var closed: UInt8 = 0
  private var isSpaced: Bool { !soft.isEmpty }
  /// How many more nodes may be looked at.
  var steps: Int

  /// Makes the rows for one text.
  ///
  /// `soft` tells where a separator may be matched by nothing; empty where none is soft. A way may
  /// have two such separators, one at either end, by which it gets ahead of the text (with three edits
  /// there is room for one).
  init(limit: Int, units: [UInt32], soft: [Bool], separator: UInt32, steps: Int) {
    self.limit = min(limit, EditBounds.maximumPerPart)
    self.units = units
    self.soft = soft
    self.separator = separator
    self.steps = steps
    center = self.limit + (soft.isEmpty ? 0 : min(2, EditLanes.count - 1 - 2 * self.limit))
    width = center + self.limit + 1
    windows = Self.windows(of: units, before: center + 1, after: self.limit)
  }

  /// The bits of the units from `before` units before each place on to `after` units after it.
  private static func windows(of units: [UInt32], before: Int, after: Int) -> [UInt64] {
    (0...units.count + before).map { place in
      let low = max(0, place - before)
      let high = min(units.count, place + after + 1)
      return low < high ? units[low..<high].reduce(0) { $0 | 1 << UInt64($1 & 63) } : 0
    }
  }

  /// Tells which ways of the next walk cannot go on without an edit behind two units of an entry.
  ///
  /// A way that has all its edits behind it there has to find the next units of some name in the text.
  mutating func close(by names: NameEnds?, at place: Int) {
    closed = 0
    guard let names else { return }
    for lane in 0..<width {
      let index = place + NameEnds.beginning + lane - center
      if index < place || !names.mayGoOn(at: index, units) { closed |= 1 << UInt8(lane) }
    }
  }

  /// A row without the ways that are closed at its depth.
  private func open(_ row: EditLanes, at depth: Int) -> EditLanes {
    guard closed != 0, depth == NameEnds.beginning else { return row }
    var row = row
    for lane in 0..<width where closed >> UInt8(lane) & 1 != 0 && Int(row[lane]) >= limit {
      row[lane] = EditLanes.dead
    }
    return row
  }

  /// Gives `report` each marked node with each end of the text that is within the bounds.
  ///
  /// - Parameters:
  ///   - trie: The trie.
  ///   - start: The node to start at.
  ///   - place: The text's place to start at.
  ///   - allowed: The edits allowed to each length.
  ///   - isAfterSlot: Whether the way begins where a slot has just ended.
  ///   - report: Takes an exit.
  mutating func walk(
    _ trie: some WalkedTrie, from start: UInt32, at place: Int, allowed: [UInt8],
    isAfterSlot: Bool = false, report: (TrieExit) -> Void
  ) {
    self.place = place
    self.isAfterSlot = isAfterSlot
    var row = EditLanes.none
    for read in 0...(isAfterSlot ? 0 : min(limit, units.count - place)) {
      row[center + read] = UInt8(read)
    }
    if trie.isExit(start) {
      report(TrieExit(node: start, end: Int32(place), edits: 0, editsBeforeSlot: 0))
    }
    stack.removeAll(keepingCapacity: true)
    stack.append(Frame(node: start, depth: 0, row: row, above: .none))
    while let frame = stack.popLast(), steps > 0 {
      expand(frame, trie, allowed, report)
    }
  }

  /// Looks at the children of a node.
  private mutating func expand(
    _ frame: Frame, _ trie: some WalkedTrie, _ allowed: [UInt8],
    _ report: (TrieExit) -> Void
  ) {
    let (first, last) = (
      trie.children(of: frame.node).lowerBound, trie.children(of: frame.node).upperBound
    )
    let lanes = lanes(at: frame.depth + 1)
    guard first < last, !lanes.isEmpty else { return }
    near.removeAll(keepingCapacity: true)
    if mayHaveNear(frame, first, last, trie) { findNear(frame, trie) }
    for child in near {
      let label = trie.label(child)
      let row = uninserted(frame, label, trie).kept(lanes)
      enter(child, frame, row, lanes, trie, allowed, report)
    }
    let shared = frame.row.fromAbove.least(frame.row).plusOne.kept(lanes)
    steps -= near.count + 1
    guard shared.reaches(UInt8(limit)) else { return }
    let row = open(shared.inserted(upTo: limit).kept(lanes), at: frame.depth + 1)
    guard row.reaches(UInt8(limit)) else { return }
    let wanted = wanted(behind: frame, row)
    for child in first..<last where !near.contains(child) {
      let most = min(UInt8(limit), allowed[Int(trie.reach(child))])
      guard row.reaches(most) else { continue }
      steps -= 1
      if trie.isExit(child) {
        self.report(child, frame, row, shared, trie, most, allowed, report)
      }
      if wanted == .max ? !trie.children(of: child).isEmpty : trie.mayFollow(child, wanted) {
        stack.append(Frame(node: child, depth: frame.depth + 1, row: row, above: frame.row))
      }
    }
  }

  /// The units that have to follow a child of a node with a row, as bits by the lowest six of each; all where
  /// any may, since an edit is left.
  private func wanted(behind frame: Frame, _ row: EditLanes) -> UInt64 {
    guard !isSpaced, limit > 0, !row.reaches(UInt8(limit - 1)) else { return .max }
    let before = place + frame.depth + 1 - center  // the unit that lane 0 would read next
    var units: UInt64 = 0
    for lane in -1..<width {
      let index = before + lane
      guard index >= place, index < self.units.count else { continue }
      let isRead = lane >= 0 && row[lane] <= limit
      let isSwapped = lane + 1 < width && frame.row[lane + 1] < limit
      if isRead || isSwapped { units |= 1 << UInt64(self.units[index] & 63) }
    }
    return units
  }

  /// Takes a child with a row of its own.
  private mutating func enter(
    _ child: UInt32, _ frame: Frame, _ uninserted: EditLanes, _ lanes: Range<Int>,
    _ trie: some WalkedTrie,
    _ allowed: [UInt8], _ report: (TrieExit) -> Void
  ) {
    let row = open(uninserted.inserted(upTo: limit).kept(lanes), at: frame.depth + 1)
    let most = min(UInt8(limit), allowed[Int(trie.reach(child))])
    guard row.reaches(most) else { return }
    if trie.isExit(child) {
      self.report(child, frame, row, uninserted, trie, most, allowed, report)
    }
    let wanted = wanted(behind: frame, row)
    if wanted == .max ? !trie.children(of: child).isEmpty : trie.mayFollow(child, wanted) {
      stack.append(Frame(node: child, depth: frame.depth + 1, row: row, above: frame.row))
    }
  }

  /// The lanes whose end lies in the text.
  private func lanes(at depth: Int) -> Range<Int> {
    let low = max(0, center - depth)
    let high = min(width, units.count - place - depth + center + 1)
    return low..<max(low, high)
  }

  /// Whether one of a few children may be named by the text nearby; of many it is not asked.
  private func mayHaveNear(
    _ frame: Frame, _ first: UInt32, _ last: UInt32, _ trie: some WalkedTrie
  ) -> Bool {
    guard !isSpaced, last - first <= 6 else { return true }
    let window = windows[place + frame.depth]
    for child in first..<last where window >> UInt64(trie.label(child) & 63) & 1 == 1 {
      return true
    }
    return false
  }

  /// Collects the children that the text leads to within the bounds, and the separator's.
  private mutating func findNear(_ frame: Frame, _ trie: some WalkedTrie) {
    let before = place + frame.depth - center  // the unit that lane 0 would read next
    let label = frame.depth > 0 ? trie.label(frame.node) : 0
    for lane in -1..<width {
      let index = before + lane
      guard index >= place, index < units.count else { continue }
      let isRead = lane >= 0 && frame.row[lane] <= limit
      let isSwapped =
        frame.depth > 0 && lane + 1 < width && index + 1 < units.count
        && frame.above[lane + 1] < limit && units[index + 1] == label
      guard isRead || isSwapped else { continue }
      addNear(units[index], frame, trie)
    }
    if isSpaced { addNear(separator, frame, trie) }
  }

  private mutating func addNear(_ unit: UInt32, _ frame: Frame, _ trie: some WalkedTrie) {
    guard let child = trie.child(of: frame.node, by: unit), !near.contains(child) else { return }
    near.append(child)
  }

  /// The row of a child if the last edit is not the insertion of a unit.
  ///
  /// A separator is never taken for another unit, so that a name is not found inside a word.
  private func uninserted(
    _ frame: Frame, _ label: UInt32, _ trie: some WalkedTrie, isExchangeable: Bool = true
  ) -> EditLanes {
    let isSeparator = isSpaced && label == separator
    var row = frame.row.fromAbove.plusOne
    if isExchangeable, !isSeparator { row = row.least(frame.row.plusOne) }
    let previous = frame.depth > 0 ? trie.label(frame.node) : 0
    for lane in 0..<width {
      let end = place + frame.depth + 1 + lane - center
      guard end >= place, end <= units.count else { continue }
      if isSeparator, lane + 1 < width, soft[end] {
        row[lane] = min(row[lane], frame.row[lane + 1])
      }
      guard end > place else { continue }
      if units[end - 1] == label { row[lane] = min(row[lane], frame.row[lane]) }
      if frame.depth > 0, end - 1 > place, units[end - 1] == previous, units[end - 2] == label {
        row[lane] = min(row[lane], frame.above[lane] + 1)
      }
    }
    return row.least(.none)
  }

  private func report(
    _ node: UInt32, _ frame: Frame, _ row: EditLanes, _ uninserted: EditLanes,
    _ trie: some WalkedTrie,
    _ most: UInt8, _ allowed: [UInt8], _ report: (TrieExit) -> Void
  ) {
    let depth = frame.depth + 1
    var (row, uninserted, most) = (row, uninserted, most)
    if type(of: trie).isList {
      uninserted = row
      most = min(UInt8(limit), allowed[min(depth, Int(UInt8.max))])
    } else if depth == 1 {
      // A single unit beside a slot is not taken for another: nothing would be left of the literal,
      // and another name would pass for the literal and a shorter name.
      uninserted = self.uninserted(frame, trie.label(node), trie, isExchangeable: false)
      let lanes = lanes(at: depth)
      if isAfterSlot { row = uninserted.kept(lanes).inserted(upTo: limit).kept(lanes) }
    }
    for lane in 0..<width where row[lane] <= most {
      let end = Int32(place + depth + lane - center)
      report(
        TrieExit(node: node, end: end, edits: row[lane], editsBeforeSlot: uninserted[lane]))
    }
  }
}
