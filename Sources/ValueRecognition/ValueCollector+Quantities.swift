/// Numbers, positions, shares, amounts, yes and no.
extension ValueCollector {
  /// Numbers and everything that is made of a number.
  func quantities() -> [RecognizedValue] {
    ordinals() + plain(.percentage) + plain(.boolean) + numbers()
  }

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
    scanner.nodes(at: index).filter { $0.stage == .number && $0.end > end }.max { $0.end < $1.end }
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
