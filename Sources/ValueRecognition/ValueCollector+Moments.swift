/// Dates, times and durations.
extension ValueCollector {
  private static let momentStages: Set<ValueStage> = [.time, .date, .dateTime]

  /// For each place the length of the longest value that covers it.
  private func covers(_ groups: [[ValueNode]]) -> [Int] {
    var covers = [Int](repeating: 0, count: text.count)
    for node in groups.compactMap(\.first) {
      for index in node.start..<node.end { covers[index] = node.end - node.start }
    }
    return covers
  }

  private var momentGroups: [[ValueNode]] {
    longest(allNodes.filter { Self.momentStages.contains($0.stage) })
  }

  private var durationGroups: [[ValueNode]] {
    longest(allNodes.filter { $0.stage == .duration })
  }

  /// 「3時間」 is a duration and no 3 o'clock, though 3時 is in it.
  func moments() -> [RecognizedValue] {
    let durations = covers(durationGroups)
    let nodes = allNodes.filter { node in
      Self.momentStages.contains(node.stage)
        && (node.fields.duration != nil || durations[node.start] <= node.end - node.start)
    }
    return longest(nodes).map(moment)
  }

  private func moment(_ group: [ValueNode]) -> RecognizedValue {
    var readings: [ValueContent] = []
    var doubtful: [ValueContent] = []
    var problem: ValueProblem?
    var first: ValueNode?
    for node in group {
      switch resolver.resolve(node.fields) {
      case .moments(let moments):
        if first == nil { first = node }
        for moment in moments where !readings.contains(.moment(moment)) {
          readings.append(.moment(moment))
        }
      case .problem(let found):
        problem = problem ?? found
        if case .notThatWeekday = found { doubtful += withoutWeekday(node.fields) }
      }
    }
    let node = first ?? group[0]
    let isDoubtful = readings.isEmpty
    if isDoubtful { readings = doubtful }
    return RecognizedValue(
      range: text.sourceRange(node.start..<node.end), kind: kind(node, readings),
      readings: readings, problem: isDoubtful ? problem : nil,
      rule: grammar.rules[node.rule].form)
  }

  /// The readings of a day that was said with the weekday of another one.
  private func withoutWeekday(_ fields: ValueFields) -> [ValueContent] {
    var fields = fields
    fields[.weekday] = nil
    guard case .moments(let moments) = resolver.resolve(fields) else { return [] }
    return moments.map { .moment($0) }
  }

  private func kind(_ node: ValueNode, _ readings: [ValueContent]) -> RecognizedValue.Kind {
    if case .moment(let moment)? = readings.first, node.fields.hasDay {
      return moment.granularity <= .dayPart ? .dateTime : .date
    }
    guard node.fields.hasDay else { return .time }
    return node.fields.hasTime ? .dateTime : .date
  }

  /// "in three hours" is a moment and not also a duration; of 「3日」, which may be either, a day is
  /// likelier unless a duration was asked for.
  func durations() -> [RecognizedValue] {
    let moments = covers(momentGroups)
    return durationGroups.compactMap { group in
      guard let node = group.first, let duration = node.fields.duration else { return nil }
      let length = node.end - node.start
      guard asked == .duration || moments[node.start] < length else { return nil }
      return RecognizedValue(
        range: text.sourceRange(node.start..<node.end), kind: .duration,
        readings: [.duration(duration)], rule: grammar.rules[node.rule].form)
    }
  }
}
