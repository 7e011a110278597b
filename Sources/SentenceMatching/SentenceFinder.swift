/// Finds the blocks that can read a text: all of them in one walk.
///
/// Where many blocks run side by side, their nodes together are one state; a state of few nodes is
/// left to the nodes themselves. So the walk is fast where sentences begin alike, and there are never
/// more states than the limit, whatever the sentences say.
struct SentenceFinder: Sendable {
  /// States with at most as many nodes are not made.
  private static let few = 2
  /// How many nodes all states together may have.
  private static let most = 3_000_000
  private static let mostStates = 150_000

  /// The states, whose labels are blocks; an edge's target below 0 is the complement of a group.
  private var states = SentenceNet([])
  /// Nodes of blocks, for each group.
  private var groups: [ArraySlice<UInt64>] = []
  private var start: Int32 = 0
  private static let stateBit: UInt64 = 1 << 63

  init(_ net: SentenceNet, roots: [Int32], slots: [SlotPlace]) {
    var builder = Builder(net: net, slots: slots)
    start = builder.target(roots.enumerated().map { UInt64($0) << 32 | UInt64(UInt32($1)) })
    var place = 0
    while place < builder.sets.count {
      builder.expand(place)
      place += 1
    }
    states = SentenceNet(builder.nodes)
    groups = builder.groups.map { $0[...] }
  }

  /// Builds the states, those nearest to the start first.
  private struct Builder {
    let net: SentenceNet
    let slots: [SlotPlace]
    var sets: [[UInt64]] = []
    var nodes: [NetBuilder.Node] = []
    var groups: [[UInt64]] = []
    private var known: [[UInt64]: Int32] = [:]
    private var work = 0

    init(net: SentenceNet, slots: [SlotPlace]) {
      self.net = net
      self.slots = slots
    }

    mutating func target(_ nodes: [UInt64]) -> Int32 {
      if let known = known[nodes] { return known }
      let isState =
        nodes.count > SentenceFinder.few && work < SentenceFinder.most
        && sets.count < SentenceFinder.mostStates
      let target = isState ? Int32(sets.count) : ~Int32(groups.count)
      if isState { sets.append(nodes) } else { groups.append(nodes) }
      known[nodes] = target
      return target
    }

    mutating func expand(_ place: Int) {
      var found: [(symbol: UInt32, node: UInt64)] = []
      var labels: [UInt32] = []
      for pair in sets[place] {
        let block = pair & 0xFFFF_FFFF_0000_0000
        let node = Int32(truncatingIfNeeded: pair)
        if net.isEnd(node) { labels.append(UInt32(block >> 32)) }
        for edge in net.edges(node) {
          var (symbol, target) = net.edge(at: edge)
          if symbol >= NetSymbol.lists {
            symbol = NetSymbol.lists + UInt32(slots[Int(symbol - NetSymbol.lists)].list)
          }
          found.append((symbol, block | UInt64(UInt32(target))))
        }
      }
      work += found.count
      found.sort { $0.symbol == $1.symbol ? $0.node < $1.node : $0.symbol < $1.symbol }
      var edges: [NetBuilder.Edge] = []
      var start = 0
      while start < found.count {
        var end = start
        var set: [UInt64] = []
        while end < found.count, found[end].symbol == found[start].symbol {
          if set.last != found[end].node { set.append(found[end].node) }
          end += 1
        }
        edges.append(NetBuilder.Edge(symbol: found[start].symbol, target: target(set)))
        start = end
      }
      nodes.append(NetBuilder.Node(edges: edges, labels: labels.sorted()))
    }
  }

  /// How many states there are.
  var count: Int { states.count }

  /// The blocks that read the whole text, in order.
  func blocks(
    _ readings: inout ListReadings, _ net: SentenceNet, _ slots: [SlotPlace]
  ) -> [Int] {
    var walk = Walk(finder: self, net: net, slots: slots, count: readings.text.units.count)
    walk.add(start, at: 0)
    for place in 0...readings.text.units.count { walk.step(place, &readings) }
    return Array(Set(walk.found)).sorted()
  }

  /// The states and nodes that are alive, by place.
  private struct Walk {
    let finder: SentenceFinder
    let net: SentenceNet
    let slots: [SlotPlace]
    let count: Int
    /// The last item of each place in `items`, or -1; each item knows the one before it.
    private var last: [Int32]
    private var items: [(item: UInt64, before: Int32)] = []
    /// The items of the place that is walked.
    private var here: [UInt64] = []
    private var current = 0
    var found: [Int] = []

    init(finder: SentenceFinder, net: SentenceNet, slots: [SlotPlace], count: Int) {
      self.finder = finder
      self.net = net
      self.slots = slots
      self.count = count
      last = [Int32](repeating: -1, count: count + 2)
      items.reserveCapacity(4 * count)
    }

    private mutating func put(_ item: UInt64, at place: Int) {
      guard place > current else { return here.append(item) }
      items.append((item, last[place]))
      last[place] = Int32(truncatingIfNeeded: items.count - 1)
    }

    mutating func add(_ target: Int32, at place: Int) {
      if target >= 0 {
        put(SentenceFinder.stateBit | UInt64(UInt32(target)), at: place)
      } else {
        for item in finder.groups[Int(~target)] { put(item, at: place) }
      }
    }

    mutating func step(_ place: Int, _ readings: inout ListReadings) {
      current = place
      if place > 0 { here.removeAll(keepingCapacity: true) }
      var next = last[place]
      while next >= 0 {
        here.append(items[Int(next)].item)
        next = items[Int(next)].before
      }
      if here.count > 1 { makeUnique() }
      let unit = place < count ? readings.text.units[place] : 0
      var index = 0
      while index < here.count {
        let item = here[index]
        index += 1
        if item & SentenceFinder.stateBit != 0 {
          state(Int32(truncatingIfNeeded: item), place, unit, &readings)
        } else {
          node(item, place, unit, &readings)
        }
      }
    }

    private mutating func makeUnique() {
      here.sort()
      var kept = 1
      for index in 1..<here.count where here[index] != here[kept - 1] {
        here[kept] = here[index]
        kept += 1
      }
      here.removeLast(here.count - kept)
    }

    private mutating func state(
      _ state: Int32, _ place: Int, _ unit: UInt32, _ readings: inout ListReadings
    ) {
      let states = finder.states
      if place == count { found += states.labels(state).map { Int($0) } }
      for edge in states.lists(state) {
        let (list, target) = states.list(at: edge)
        for end in readings.range(list, at: place) {
          let behind = readings.ends[end].place
          add(target, at: behind)
          if skipsSpace(behind, readings) { add(target, at: behind + 1) }
        }
      }
      if readings.mayLackSpace(place), let behind = states.target(state, NetSymbol.space) {
        add(behind, at: place)
      }
      if place < count, let next = states.target(state, unit) { add(next, at: place + 1) }
    }

    private mutating func node(
      _ pair: UInt64, _ place: Int, _ unit: UInt32, _ readings: inout ListReadings
    ) {
      let node = Int32(truncatingIfNeeded: pair)
      let block = pair & 0xFFFF_FFFF_0000_0000
      if place == count, net.isEnd(node) { found.append(Int(block >> 32)) }
      for edge in net.lists(node) {
        let (slot, target) = net.list(at: edge)
        let list = slots[slot].list
        for end in readings.range(list, at: place) {
          let behind = readings.ends[end].place
          put(block | UInt64(UInt32(target)), at: behind)
          if skipsSpace(behind, readings) {
            put(block | UInt64(UInt32(target)), at: behind + 1)
          }
        }
      }
      if readings.mayLackSpace(place), let behind = net.target(node, NetSymbol.space) {
        put(block | UInt64(UInt32(behind)), at: place)
      }
      if place < count, let next = net.target(node, unit) {
        put(block | UInt64(UInt32(next)), at: place + 1)
      }
    }

    /// Whether a space stands there, which a sentence need not have behind a value.
    private func skipsSpace(_ place: Int, _ readings: ListReadings) -> Bool {
      place < count && readings.text.units[place] == NetSymbol.space
    }
  }
}
