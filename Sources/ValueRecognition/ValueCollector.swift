/// Picks, from what the rules found, the values that a text says, and resolves them.
struct ValueCollector {
  let text: ValueText
  let scanner: ValueScanner
  let grammar: ValueGrammar
  let resolver: MomentResolver

  /// Values of every kind but addresses.
  func values() -> [RecognizedValue] {
    moments() + durations() + ordinals() + plain(.percentage) + plain(.boolean) + numbers()
  }

  // MARK: Dates and durations

  private var allNodes: [ValueNode] { scanner.nodes.flatMap { $0 } }

  /// The longest values that do not overlap, from left to right; several of one length stay together.
  private func longest(_ nodes: [ValueNode]) -> [[ValueNode]] {
    var taken = [Bool](repeating: false, count: text.count)
    var groups: [[ValueNode]] = []
    var places: [Range<Int>: Int] = [:]
    let sorted = nodes.sorted {
      ($1.end - $1.start, $0.start) < ($0.end - $0.start, $1.start)
    }
    for node in sorted {
      let range = node.start..<node.end
      if let same = places[range] {
        groups[same].append(node)
      } else if !taken[range].contains(true) {
        for index in range { taken[index] = true }
        places[range] = groups.count
        groups.append([node])
      }
    }
    return groups
  }

  private func moments() -> [RecognizedValue] {
    let stages: [ValueStage] = [.time, .date, .dateTime]
    return longest(allNodes.filter { stages.contains($0.stage) }).map(moment)
  }

  private func moment(_ group: [ValueNode]) -> RecognizedValue {
    var readings: [ValueContent] = []
    var problem: ValueProblem?
    var first: ValueNode?
    for node in group {
      switch resolver.resolve(node.fields) {
      case .moments(let moments):
        if first == nil { first = node }
        for moment in moments where !readings.contains(.moment(moment)) {
          readings.append(.moment(moment))
        }
      case .problem(let found): problem = problem ?? found
      }
    }
    let node = first ?? group[0]
    return RecognizedValue(
      range: text.sourceRange(node.start..<node.end), kind: kind(node, readings),
      readings: readings, problem: readings.isEmpty ? problem : nil,
      rule: grammar.rules[node.rule].form)
  }

  private func kind(_ node: ValueNode, _ readings: [ValueContent]) -> RecognizedValue.Kind {
    if case .moment(let moment)? = readings.first, node.fields.hasDay {
      return moment.granularity <= .dayPart ? .dateTime : .date
    }
    guard node.fields.hasDay else { return .time }
    return node.fields.hasTime ? .dateTime : .date
  }

  private func durations() -> [RecognizedValue] {
    let stages: [ValueStage] = [.time, .date, .dateTime]
    // For each place the length of the moment that covers it.
    var covers = [Int](repeating: 0, count: text.count)
    for moment in longest(allNodes.filter { stages.contains($0.stage) }).compactMap(\.first) {
      for index in moment.start..<moment.end { covers[index] = moment.end - moment.start }
    }
    return longest(allNodes.filter { $0.stage == .duration }).compactMap { group in
      guard let node = group.first, let duration = node.fields.duration else { return nil }
      // "in three hours" is a moment, not also a duration.
      guard covers[node.start] <= node.end - node.start else { return nil }
      return RecognizedValue(
        range: text.sourceRange(node.start..<node.end), kind: .duration,
        readings: [.duration(duration)], rule: grammar.rules[node.rule].form)
    }
  }

  // MARK: Numbers

  private func numbers() -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    var index = 0
    while index < text.count {
      guard let span = scanner.numberSpans[index].first(where: { !$0.isOrdinal }),
        !scanner.numberSpans[index].contains(where: { $0.isOrdinal && $0.end > span.end })
      else {
        index += 1
        continue
      }
      found.append(number(index..<span.end, span.value))
      index = span.end
    }
    return found
  }

  private func number(_ range: Range<Int>, _ value: Magnitude) -> RecognizedValue {
    let source = text.sourceRange(range)
    if let integer = value.integer {
      return RecognizedValue(range: source, kind: .integer, readings: [.integer(integer)])
    }
    let isWhole = value.double == value.double.rounded() && abs(value.double) >= 1e18
    return RecognizedValue(
      range: source, kind: isWhole ? .integer : .decimal, readings: [.decimal(value.double)])
  }

  private func ordinals() -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    var nodes = allNodes.filter { $0.stage == .ordinal }
    for (start, spans) in scanner.numberSpans.enumerated() {
      for span in spans where span.isOrdinal {
        var fields = ValueFields()
        fields.count = span.value
        nodes.append(
          ValueNode(stage: .ordinal, start: start, end: span.end, fields: fields, rule: -1))
      }
    }
    for node in longest(nodes).compactMap(\.first) {
      let sign = node.fields[.scale] ?? 1
      guard let value = node.fields.count.map({ $0.integer }) ?? 1, value > 0 else { continue }
      found.append(
        RecognizedValue(
          range: text.sourceRange(node.start..<node.end), kind: .ordinal,
          readings: [.ordinal(value * (sign < 0 ? -1 : 1))]))
    }
    return found
  }

  private func plain(_ stage: ValueStage) -> [RecognizedValue] {
    longest(allNodes.filter { $0.stage == stage }).compactMap { group in
      guard let node = group.first, let content = content(node) else { return nil }
      return RecognizedValue(
        range: text.sourceRange(node.start..<node.end),
        kind: stage == .boolean ? .boolean : .percentage, readings: [content],
        rule: grammar.rules[node.rule].form)
    }
  }

  private func content(_ node: ValueNode) -> ValueContent? {
    if let value = node.fields[.boolean] { return .boolean(value != 0) }
    guard let count = node.fields.count?.double else { return nil }
    return .percentage(count * Double(node.fields[.scale] ?? 1))
  }
}
