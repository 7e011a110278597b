/// Dates, times, durations and what recurs.
extension ValueCollector {
  private static func isMoment(_ stage: ValueStage) -> Bool {
    stage.rawValue <= ValueStage.duration.rawValue
  }

  /// For each place the longest date, time or duration that covers it.
  func momentCovers() -> [Range<Int>] {
    var covers = [Range<Int>](repeating: 0..<0, count: text.count)
    for node in longest(allNodes.filter { Self.isMoment($0.stage) }).compactMap(\.first) {
      for index in node.start..<node.end { covers[index] = node.start..<node.end }
    }
    return covers
  }

  /// The longest ones that do not overlap; where two kinds are as long, the first rule's.
  ///
  /// Where a duration was asked for, only such.
  func moments() -> [RecognizedValue] {
    let isDuration = asked == .duration
    let places = allNodes.indices.filter {
      isDuration ? allNodes[$0].stage == .duration : Self.isMoment(allNodes[$0].stage)
    }
    return longest(places, of: allNodes).flatMap { group -> [RecognizedValue] in
      guard let value = value(group) else { return [] }
      return [value] + (asked == nil ? parts(of: group, inside: value.kind) : [])
    }
  }

  /// The values of other kinds that a value is made of: the time of a day, the days of a range.
  /// - Complexity: O(n) in the number of values that were found, each of which is looked at once.
  private func parts(
    of group: [ValueNode], inside kind: RecognizedValue.Kind
  ) -> [RecognizedValue] {
    guard let best = group.min(by: { rank($0) < rank($1) }) else { return [] }
    var found: [RecognizedValue] = []
    var seen: Set<ValuePlace> = []
    var open = group.filter { $0.stage == best.stage }.map { ($0, [kind]) }
    while let (whole, kinds) = open.popLast() {
      for place in [whole.parts.0, whole.parts.1] where place >= 0 {
        let part = scanner.nodes[Int(place)]
        guard seen.insert(ValuePlace(part)).inserted else { continue }
        let same = scanner.nodes(at: part.start).filter { ValuePlace($0) == ValuePlace(part) }
        var inside = kinds
        if Self.isMoment(part.stage), let value = value(same), !kinds.contains(value.kind) {
          inside.append(value.kind)
          found.append(value)
        }
        open += same.map { ($0, inside) }
      }
    }
    return found
  }

  /// Where a value stands and of which kind it is.
  private struct ValuePlace: Hashable {
    var start: Int
    var end: Int
    var stage: ValueStage

    init(_ node: ValueNode) { (start, end, stage) = (node.start, node.end, node.stage) }
  }

  private func value(_ group: [ValueNode]) -> RecognizedValue? {
    let ranked = group.sorted { rank($0) < rank($1) }
    var problem: RecognizedValue?
    var tried: Set<ValueStage> = []
    for node in ranked where tried.insert(node.stage).inserted {
      guard let value = value(ranked.filter { $0.stage == node.stage }, node) else { continue }
      if value.problem == nil { return value }
      problem = problem ?? value
    }
    return problem
  }

  /// The value that all of one kind say, or why they say none.
  private func value(_ nodes: [ValueNode], _ best: ValueNode) -> RecognizedValue? {
    var value = RecognizedValue(
      range: text.sourceRange(best.start..<best.end), kind: .date, readings: [],
      rule: grammar.rules[best.rule].form)
    for node in nodes {
      let outcome = resolver.resolve(node)
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

  private func rank(_ node: ValueNode) -> (Int, Int) {
    let isDuration = node.stage == .duration
    let isPoint = node.stage.rawValue <= ValueStage.dateTime.rawValue
    return (isDuration ? 2 : asked == .date && !isPoint ? 1 : 0, node.rule)
  }
}
