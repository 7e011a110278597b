/// Picks, from what the rules found, the values that a text says, and resolves them.
struct ValueCollector {
  let text: ValueText
  let scanner: ValueScanner
  let grammar: ValueGrammar
  let resolver: MomentResolver
  /// The type that was asked for, where the text is a reply.
  let asked: ReadableType?
  private let allNodes: [ValueNode]

  init(
    text: ValueText, scanner: ValueScanner, grammar: ValueGrammar, resolver: MomentResolver,
    asked: ReadableType?
  ) {
    self.text = text
    self.scanner = scanner
    self.grammar = grammar
    self.resolver = resolver
    self.asked = asked
    allNodes = scanner.nodes.flatMap { $0 }
  }

  /// Values of every kind but addresses.
  func values() -> [RecognizedValue] {
    moments() + durations() + ordinals() + plain(.percentage) + plain(.boolean) + numbers()
  }

  // MARK: Dates and durations

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
  private func moments() -> [RecognizedValue] {
    let durations = covers(durationGroups)
    let nodes = allNodes.filter { node in
      Self.momentStages.contains(node.stage)
        && (node.fields.duration != nil || durations[node.start] <= node.end - node.start)
    }
    return longest(nodes).map(moment)
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

  /// "in three hours" is a moment and not also a duration; of 「3日」, which may be either, a day is
  /// likelier unless a duration was asked for.
  private func durations() -> [RecognizedValue] {
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
      if let node = fraction(at: index, beyond: span.end), let value = value(ofFraction: node) {
        found.append(number(index..<node.end, value))
        index = node.end
        continue
      }
      // Figures with letters after them (`29km`) are a measure, not a number.
      let isMeasure = span.end < text.count && UnitClass.isLetter(text.units[span.end])
      if !isMeasure { found.append(number(index..<span.end, span.value)) }
      index = span.end
    }
    return found
  }

  private func fraction(at index: Int, beyond end: Int) -> ValueNode? {
    scanner.nodes[index].filter { $0.stage == .number && $0.end > end }.max { $0.end < $1.end }
  }

  /// The whole part, and the fraction away from zero from it.
  private func value(ofFraction node: ValueNode) -> Magnitude? {
    let fixed = node.fields[.number].map(Double.init)
    guard let count = node.fields.count?.double ?? fixed,
      let denominator = node.fields[.denominator],
      denominator != 0
    else { return nil }
    let part = count / Double(denominator)
    guard let whole = node.fields[.whole] else { return Magnitude(part) }
    return Magnitude(Double(whole) + (whole < 0 ? -part : part))
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
      let fixed = node.fields[.number] ?? 1
      guard let value = node.fields.count.map({ $0.integer }) ?? fixed, value > 0 else { continue }
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
    let half = node.fields[.half] == nil ? 0 : 0.5
    return .percentage((count + half) * Double(node.fields[.scale] ?? 1))
  }
}
