/// The patterns read from their ends, to see at once where the end of a text stops being one.
///
/// Long lists are known by the last units of their names alone: a name that ends as the text does may
/// be it, so that nothing is known of what stands before.
struct TailIndex: Sendable {
  /// The names of a list from their ends.
  enum Names: Sendable {
    case short(ListTrie)
    case long(NameEnds)
  }

  private static let mostNames = 256
  private static let mostSteps = 600

  private let patterns: PatternTrie
  private let separator: UInt32

  init(_ stored: [StoredPattern], _ lists: ListTable, separator: UInt32) {
    var builder = PatternTrieBuilder()
    for (number, pattern) in stored.enumerated() {
      builder.add(pattern.elements, pattern: UInt32(number), length: 0, isReversed: true)
    }
    patterns = builder.build(lists)
    self.separator = separator
  }

  /// What is known of some names.
  static func names(_ batch: NameBatch, _ order: [UInt32]) throws(IndexError) -> Names {
    guard order.count <= mostNames else { return .long(NameEnds(batch, order)) }
    var reversed = NameBatch()
    for number in order {
      reversed.append(batch.name(Int(number)).reversed(), value: batch.value(Int(number)))
    }
    return .short(try ListTrie(reversed, reversed.order(), isNumbered: false))
  }

  /// A place before which the text cannot go on without an edit, read from its end.
  ///
  /// - Complexity: O(*n* · *s*), but it gives up where that would take long.
  func start(in units: [UInt32], _ lists: ListTable) -> Int {
    var walk = Walk(furthest: units.count, lists: lists)
    read(from: 0, before: units.count, units, &walk)
    return walk.steps > 0 ? walk.furthest : 0
  }

  private struct Walk {
    var furthest: Int
    let lists: ListTable
    var steps = TailIndex.mostSteps
    var depth = 0
  }

  private func read(from start: Int, before end: Int, _ units: [UInt32], _ walk: inout Walk) {
    walk.depth += 1
    defer { walk.depth -= 1 }
    if walk.depth > 64 { walk.steps = 0 }
    let nodes = patterns.nodes.view
    var (node, place) = (start, end)
    while walk.steps > 0, walk.furthest > 0 {
      walk.steps -= 1
      walk.furthest = min(walk.furthest, place)
      let here = nodes[node]
      if here.junction != 0 { leave(Int(here.junction), place, units, &walk) }
      // A separator may always be nothing here: that is true of more texts than have to be let through.
      let skipped = here.label == separator ? Int(here.first) : -1
      let next = place > 0 ? patterns.step(here, by: units[place - 1]) : -1
      if skipped >= 0, next != skipped {
        guard next >= 0 else {
          node = skipped
          continue
        }
        read(from: skipped, before: place, units, &walk)
      }
      guard next >= 0 else { return }
      (node, place) = (next, place - 1)
    }
  }

  private func leave(_ junction: Int, _ place: Int, _ units: [UInt32], _ walk: inout Walk) {
    for slot in patterns.slots(of: UInt32(junction)) where walk.furthest > 0 {
      let target = Int(patterns.slotTargets[slot])
      let list = patterns.slotLists[slot]
      if patterns.slotIsOptional[slot] { read(from: target, before: place, units, &walk) }
      guard let names = walk.lists.endings(ofPart: list) else {
        walk.furthest = 0
        return
      }
      switch names {
      case .short(let names): readName(names.view, target, place, units, &walk)
      case .long(let ends): walk.furthest = min(walk.furthest, ends.start(before: place, units))
      }
    }
  }

  private func readName(
    _ names: ListTrie.View, _ target: Int, _ end: Int, _ units: [UInt32], _ walk: inout Walk
  ) {
    var (node, place) = (0, end)
    while place > 0, walk.steps > 0 {
      node = names.step(from: node, by: units[place - 1])
      guard node >= 0 else { return }
      place -= 1
      walk.furthest = min(walk.furthest, place)
      if names.isEnd(node) { read(from: target, before: place, units, &walk) }
    }
  }
}
