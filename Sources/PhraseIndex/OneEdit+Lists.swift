extension PhraseAutomaton {
  /// Where the entries of a list may end that begin at a place, without edits and with one.
  func exits(
    of list: Int, at place: Int, _ units: [UInt32], _ walk: inout OneEdit
  ) -> Range<Int> {
    let key = UInt64(list) << 32 | UInt64(place)
    for known in walk.lists where known.key == key { return known.exits }
    walk.start = place
    walk.firstExit = walk.exits.count
    lists.views[list].search(units, &walk)
    let found = walk.firstExit..<walk.exits.count
    walk.lists.append((key, found))
    return found
  }
}

extension ListTrie.View {
  /// Takes each name that the text has from a place on, with the place behind it.
  @inline(__always)
  func eachEnd(in units: [UInt32], from start: Int, _ take: (_ node: Int, _ end: Int) -> Void) {
    var (node, place) = (0, start)
    while place < units.count {
      node = step(from: node, by: units[place])
      guard node >= 0 else { return }
      place += 1
      if isEnd(node) { take(node, place) }
    }
  }

  /// Finds the exits of the entries that begin at the walk's start.
  fileprivate func search(_ units: [UInt32], _ walk: inout OneEdit) {
    var (node, place, depth) = (0, walk.start, 0)
    while true {
      if depth > 0, isEnd(node) {
        walk.exits.append(OneEdit.Exit(node: node, end: place, edits: 0))
      }
      if place + 2 >= walk.tail, reach(node) >= Int(walk.leastEntry) {
        edit(node, place, depth, units, &walk)
      }
      guard place < units.count, walk.steps > 0 else { return }
      walk.steps -= 1
      node = step(from: node, by: units[place])
      guard node >= 0 else { return }
      (place, depth) = (place + 1, depth + 1)
    }
  }

  /// Makes the edit at a node.
  private func edit(
    _ node: Int, _ place: Int, _ depth: Int, _ units: [UInt32], _ walk: inout OneEdit
  ) {
    let unit = place < units.count ? units[place] : .max
    let after = place + 1 < units.count ? units[place + 1] : .max
    if place < units.count { finish(node, place + 1, depth, units, &walk) }
    for child in children(of: node) {
      // Nothing is gone into that cannot go on.
      let only = onlyStep(from: child)
      let isOpen = only == .max - 2
      if isOpen || only == unit { finish(child, place, depth + 1, units, &walk) }
      let label = label(child)
      if unit != .max, label != unit {
        if isOpen || only == after { finish(child, place + 1, depth + 1, units, &walk) }
        if label == after {
          let other = step(from: child, by: unit)
          if other >= 0 { finish(other, place + 2, depth + 2, units, &walk) }
        }
      }
    }
  }

  /// Goes on without edits.
  private func finish(
    _ start: Int, _ begin: Int, _ startDepth: Int, _ units: [UInt32], _ walk: inout OneEdit
  ) {
    var (node, place, depth) = (start, begin, startDepth)
    while true {
      if isEnd(node), depth >= Int(walk.leastEntry), place > walk.start { add(node, place, &walk) }
      guard place < units.count else { return }
      node = step(from: node, by: units[place])
      guard node >= 0 else { return }
      (place, depth) = (place + 1, depth + 1)
    }
  }

  private func add(_ node: Int, _ end: Int, _ walk: inout OneEdit) {
    for index in walk.firstExit..<walk.exits.count
    where walk.exits[index].node == node && walk.exits[index].end == end { return }
    walk.exits.append(OneEdit.Exit(node: node, end: end, edits: 1))
  }
}
