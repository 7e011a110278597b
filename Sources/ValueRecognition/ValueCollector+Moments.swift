/// Dates, times, durations and what recurs.
extension ValueCollector {
  private static func isMoment(_ stage: ValueStage) -> Bool {
    stage.rawValue <= ValueStage.duration.rawValue
  }

  /// The longest ones that do not overlap; where two kinds are as long, the one whose rule stands first.
  /// Where a duration was asked for, only such.
  func moments() -> [RecognizedValue] {
    let isDuration = asked == .duration
    return longest(
      allNodes.filter { isDuration ? $0.stage == .duration : Self.isMoment($0.stage) }
    ).compactMap(value)
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
