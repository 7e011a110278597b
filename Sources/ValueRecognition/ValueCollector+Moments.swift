/// Dates, times, durations and what recurs.
extension ValueCollector {
  private static func isMoment(_ stage: ValueStage) -> Bool {
    stage.rawValue <= ValueStage.duration.rawValue
  }

  private var nodes: [ValueNode] { scanner.nodes }

  /// For each place the longest date, time or duration that covers it.
  func momentCovers() -> [Range<Int>] {
    var covers = [Range<Int>](repeating: 0..<0, count: text.count)
    for place in momentGroups.compactMap(\.first) {
      let range = nodes[place].start..<nodes[place].end
      for index in range { covers[index] = range }
    }
    return covers
  }

  /// The longest ones that do not overlap; where two kinds are as long, the first rule's.
  ///
  /// Where a duration was asked for, only such.
  func moments() -> [RecognizedValue] {
    let groups = asked == .duration ? longest { $0 == .duration } : momentGroups
    var found: [RecognizedValue] = []
    for group in groups {
      guard let value = value(group) else { continue }
      found.append(value)
      if asked == nil { addParts(of: group, inside: value.kind, to: &found) }
    }
    return found
  }

  /// The values of other kinds that a value is made of: the time of a day, the days of a range.
  /// - Complexity: O(n) in the number of values that were found, each of which is looked at once.
  private func addParts(
    of group: [Int], inside kind: RecognizedValue.Kind, to found: inout [RecognizedValue]
  ) {
    guard let best = group.min(by: { rank($0) < rank($1) }) else { return }
    let whole = group.filter { nodes[$0].stage == nodes[best].stage && nodes[$0].parts.0 >= 0 }
    guard !whole.isEmpty else { return }
    var seen = Set<ValuePlace>(minimumCapacity: 12)
    var open = whole.map { ($0, [kind]) }
    while let (whole, kinds) = open.popLast() {
      let parts = nodes[whole].parts
      for part in [parts.0, parts.1] where part >= 0 {
        let place = ValuePlace(nodes[Int(part)])
        guard seen.insert(place).inserted else { continue }
        let same = scanner.places(at: place.start).filter { ValuePlace(nodes[$0]) == place }
        var inside = kinds
        if Self.isMoment(place.stage), let value = value(same), !kinds.contains(value.kind) {
          inside.append(value.kind)
          found.append(value)
        }
        for node in same where nodes[node].parts.0 >= 0 { open.append((node, inside)) }
      }
    }
  }

  /// Where a value stands and of which kind it is.
  private struct ValuePlace: Hashable {
    var start: Int
    var end: Int
    var stage: ValueStage

    init(_ node: ValueNode) { (start, end, stage) = (node.start, node.end, node.stage) }
  }

  /// The value that the best kind of a group says, or why none can be.
  private func value(_ group: [Int]) -> RecognizedValue? {
    let ranked = group.count == 1 ? group : group.sorted { rank($0) < rank($1) }
    var problem: RecognizedValue?
    var tried: UInt64 = 0
    for place in ranked {
      let stage = nodes[place].stage
      let bit: UInt64 = 1 << UInt64(stage.rawValue)
      guard tried & bit == 0 else { continue }
      tried |= bit
      guard let value = value(ranked, stage, nodes[place]) else { continue }
      if value.problem == nil { return value }
      problem = problem ?? value
    }
    return problem
  }

  /// The value that all of one kind say, or why they say none.
  private func value(_ group: [Int], _ stage: ValueStage, _ best: ValueNode) -> RecognizedValue? {
    var value = RecognizedValue(
      range: text.sourceRange(best.start..<best.end), kind: .date, readings: [],
      rule: grammar.rules[best.rule].form)
    for place in group where nodes[place].stage == stage {
      let outcome = resolver.resolve(nodes[place])
      if outcome.readings.isEmpty {
        guard value.readings.isEmpty, value.problem == nil, let problem = outcome.problem else {
          continue
        }
        (value.problem, value.kind) = (problem, outcome.kind)
      } else if value.readings.isEmpty || value.kind == outcome.kind {
        (value.problem, value.kind) = (nil, outcome.kind)
        for reading in outcome.readings where !value.readings.contains(reading) {
          value.readings.append(reading)
        }
      }
    }
    if case .notThatWeekday? = value.problem { value.readings = withoutWeekday(best) }
    return value.readings.isEmpty && value.problem == nil ? nil : value
  }

  /// The readings of a day that was said with the weekday of another one.
  private func withoutWeekday(_ node: ValueNode) -> [ValueContent] {
    var node = node
    node.fields[.weekday] = nil
    return resolver.resolve(node).readings
  }

  private func rank(_ place: Int) -> (Int, Int) {
    let stage = nodes[place].stage
    let isPoint = stage.rawValue <= ValueStage.dateTime.rawValue
    return (stage == .duration ? 2 : asked == .date && !isPoint ? 1 : 0, nodes[place].rule)
  }
}
