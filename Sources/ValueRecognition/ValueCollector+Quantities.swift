/// Numbers, positions, shares, amounts, yes and no.
extension ValueCollector {
  /// Numbers and everything that is made of a number.
  func quantities() -> [RecognizedValue] {
    let amounts = finder.find()
    let numbers = NumberPicker(text: text, words: finder.numberWords, spans: scanner.numberSpans)
      .pick(without: finder.wholes(amounts))
    var values = shifts()
    values += bareUnits(amounts)
    values += ordinals()
    values += answers()
    for number in numbers { values.append(self.number(number)) }
    for amount in amounts { values.append(value(amount)) }
    for range in ranges.find() { values.append(value(range)) }
    return values
  }

  /// The first value of each of the longest of some stages.
  private func first(_ takes: (ValueStage) -> Bool) -> [ValueNode] {
    longest(takes).compactMap(\.first).map { scanner.nodes[$0] }
  }

  /// Units of temperature that are named without an amount (the ones to convert to).
  private func bareUnits(_ amounts: [FoundQuantity]) -> [RecognizedValue] {
    first { $0 == .temperature }.compactMap { node in
      let place = node.start..<node.end
      guard !amounts.contains(where: { $0.kind == .temperature && $0.range.overlaps(place) })
      else { return nil }
      return RecognizedValue(
        range: text.sourceRange(place), kind: .temperature, readings: [],
        rule: grammar.rules[node.rule].form)
    }
  }

  /// What moves a time that is known already (an hour later, 30分早く), which may be a time itself.
  private func shifts() -> [RecognizedValue] {
    first { $0 == .shift }.compactMap { node in
      guard var duration = node.fields.duration else { return nil }
      if node.fields[.direction] == -1 { duration = -duration }
      return RecognizedValue(
        range: text.sourceRange(node.start..<node.end), kind: .shift,
        readings: [.duration(duration)], rule: grammar.rules[node.rule].form)
    }
  }

  private func value(_ found: FoundQuantity) -> RecognizedValue {
    RecognizedValue(
      range: text.sourceRange(found.range), kind: found.kind, readings: found.readings)
  }

  private func number(_ picked: NumberPicker.Picked) -> RecognizedValue {
    let source = text.sourceRange(picked.range)
    if let integer = picked.value.integer {
      return RecognizedValue(range: source, kind: .integer, readings: [.integer(integer)])
    }
    let double = picked.value.double
    let isWhole = double == double.rounded() && abs(double) >= 1e18
    return RecognizedValue(
      range: source, kind: isWhole ? .integer : .decimal, readings: [.decimal(double)])
  }

  /// Whether a position is only a part of a time; "the 4th" may be a day and a position.
  private func isHidden(_ node: ValueNode, by time: Range<Int>) -> Bool {
    time.count > node.end - node.start && !ranges.isPrefix(time.lowerBound..<node.start)
  }

  private func ordinals() -> [RecognizedValue] {
    let numbers = scanner.numberSpans
    var nodes: [ValueNode] = []
    for place in scanner.nodes.indices where scanner.nodes[place].stage == .ordinal {
      nodes.append(scanner.nodes[place])
    }
    for start in 0..<text.count where !numbers.isEmpty(start) {
      for span in numbers[start] {
        guard let end = span.isOrdinal ? span.end : counted(span.end) else { continue }
        var fields = ValueFields()
        fields.count = span.value
        nodes.append(ValueNode(stage: .ordinal, start: start, end: end, fields: fields, rule: -1))
      }
    }
    nodes.removeAll { !counts($0) }
    guard !nodes.isEmpty else { return [] }
    let times = momentCovers()
    return longest(of: nodes).compactMap(\.first).compactMap { place in
      let node = nodes[place]
      guard !isHidden(node, by: times[node.start]), !isPart(node), let content = ordinal(node)
      else { return nil }
      return RecognizedValue(
        range: text.sourceRange(node.start..<node.end), kind: .ordinal, readings: [content])
    }
  }

  /// The end of a counter and the word that makes a position of what was counted (三ページ目).
  private func counted(_ end: Int) -> Int? {
    let words = finder.numberWords
    guard let counter = words.counters.longest(text.units, from: end) else { return nil }
    return words.countedOrdinals.longest(text.units, from: counter.end)?.end
  }

  /// Whether a word for a position is one for a part (a hundredth), or the end of another word (駅前).
  private func isPart(_ node: ValueNode) -> Bool {
    let numbers = scanner.numberSpans[node.start]
    if numbers.contains(where: { $0.isFraction && $0.end == node.end }) { return true }
    guard node.fields[.step] != nil, node.start > 0 else { return false }
    return UnitClass.isIdeograph(text.units[node.start - 1])
      && UnitClass.isIdeograph(text.units[node.start])
  }

  private func ordinal(_ node: ValueNode) -> ValueContent? {
    if let step = node.fields[.step] { return .step(step) }
    let sign = node.fields[.scale] ?? 1
    let fixed = node.fields[.number] ?? 1
    guard let value = node.fields.count.map({ $0.integer }) ?? fixed, value > 0 else { return nil }
    return .ordinal(value * (sign < 0 ? -1 : 1))
  }

  /// What agrees or refuses: in a reply to a yes-no question all of it, elsewhere the one that decides.
  private func answers() -> [RecognizedValue] {
    let answers = first { $0 == .boolean }.sorted { $0.start < $1.start }.filter {
      asked == .bool || isApart($0)
    }
    guard asked != .bool else { return answers.compactMap(answer) }
    let decisive = answers.first { $0.fields[.weight] != nil } ?? answers.first
    return [decisive.flatMap(answer)].compactMap(\.self)
  }

  private func answer(_ node: ValueNode) -> RecognizedValue? {
    guard let value = node.fields[.boolean] else { return nil }
    return RecognizedValue(
      range: text.sourceRange(node.start..<node.end), kind: .boolean,
      readings: [.boolean(value != 0)], rule: grammar.rules[node.rule].form)
  }

  /// Whether an answer stands apart where words have no spaces between them (not 「はい」 of 「はいる」).
  private func isApart(_ node: ValueNode) -> Bool {
    guard node.start > 0, UnitClass.isJapanese(text.units[node.start]) else { return true }
    return text.hasGap(before: node.start) || UnitClass.isMark(text.units[node.start - 1])
  }
}
