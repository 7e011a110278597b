/// Dates, times, durations and what recurs.
extension ValueCollector {
  private static func isMoment(_ stage: ValueStage) -> Bool {
    stage.rawValue <= ValueStage.duration.rawValue
  }

  /// The longest ones that do not overlap; where two kinds are as long, the one whose rule stands first.
  ///
  /// Where a duration was asked for, only such.
  func moments() -> [RecognizedValue] {
    let isDuration = asked == .duration
    return longest(
      allNodes.filter { isDuration ? $0.stage == .duration : Self.isMoment($0.stage) }
    ).flatMap { group -> [RecognizedValue] in
      guard let value = value(group) else { return [] }
      return [value] + (asked == nil ? parts(of: group, inside: [value.kind]) : [])
    }
  }

  /// The values of other kinds that a value is made of: the time of a day, the days of a range.
  private func parts(
    of group: [ValueNode], inside kinds: Set<RecognizedValue.Kind>
  ) -> [RecognizedValue] {
    guard let best = group.min(by: { rank($0) < rank($1) }) else { return [] }
    var found: [RecognizedValue] = []
    for node in group where node.stage == best.stage {
      for place in [node.parts.0, node.parts.1] where place >= 0 {
        let part = scanner.nodes[Int(place)]
        let same = scanner.nodes(at: part.start).filter {
          $0.end == part.end && $0.stage == part.stage
        }
        var kinds = kinds
        if Self.isMoment(part.stage), let value = value(same), kinds.insert(value.kind).inserted {
          found.append(value)
        }
        found += parts(of: same, inside: kinds)
      }
    }
    var seen: Set<RecognizedValue> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func value(_ group: [ValueNode]) -> RecognizedValue? {
    guard let best = group.min(by: { rank($0) < rank($1) }) else { return nil }
    var readings: [ValueContent] = []
    var kind: RecognizedValue.Kind?
    var problem: (RecognizedValue.Kind, ValueProblem?)?
    for node in group where node.stage == best.stage {
      let outcome = resolver.resolve(node)
      if outcome.readings.isEmpty {
        problem = problem ?? (outcome.kind, outcome.problem)
      } else if kind == nil || kind == outcome.kind {
        kind = outcome.kind
        for reading in outcome.readings where !readings.contains(reading) {
          readings.append(reading)
        }
      }
    }
    let source = text.sourceRange(best.start..<best.end)
    let rule = grammar.rules[best.rule].form
    if let kind {
      return RecognizedValue(range: source, kind: kind, readings: readings, rule: rule)
    }
    guard let problem, let reason = problem.1 else { return nil }
    var doubtful: [ValueContent] = []
    if case .notThatWeekday = reason { doubtful = withoutWeekday(best) }
    return RecognizedValue(
      range: source, kind: problem.0, readings: doubtful, problem: reason, rule: rule)
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
