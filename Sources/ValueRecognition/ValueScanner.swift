/// A value found by a rule, before it is resolved against a now.
struct ValueNode: Hashable, Sendable {
  var stage: ValueStage
  var start: Int
  var end: Int
  var fields: ValueFields
  var rule: Int
}

/// Finds every value of a text: one walk of the rules' automata from each position, from the last
/// to the first, so that the values to the right that a rule needs are there already.
struct ValueScanner {
  private let text: ValueText
  private let grammar: ValueGrammar
  private let numbers: NumberReader
  private let region: String
  /// The type that was asked for, where the text is a reply.
  private let asked: ReadableType?
  private(set) var nodes: [[ValueNode]]
  private(set) var numberSpans: [[NumberSpan]]
  private var listWords: [[(end: Int, word: ValueGrammar.ListWord)]]
  private var budget = 0
  private var captures: [Capture] = []

  private enum Capture {
    case number(ValueField, Magnitude, isClock: Bool)
    case list(ValueField, Int)
    case part(Int)
    case value(ValueFields)
  }

  /// Steps that a position may cost, and values that it may keep of one stage: what makes the whole
  /// scan linear, far above what sentences need.
  private static let steps = 2_000
  private static let kept = 12

  init(
    _ text: ValueText, _ grammar: ValueGrammar, _ numbers: NumberReader, region: String,
    asked: ReadableType?
  ) {
    self.asked = asked
    self.text = text
    self.grammar = grammar
    self.numbers = numbers
    self.region = region
    nodes = Array(repeating: [], count: text.count)
    numberSpans = Array(repeating: [], count: text.count)
    listWords = Array(repeating: [], count: text.count)
  }

  /// Fills `nodes` and `numberSpans`.
  /// - Complexity: O(n) in the text's length.
  mutating func scan() {
    for start in stride(from: text.count - 1, through: 0, by: -1) {
      guard isBorder(start), text.units[start] != UnitClass.space else { continue }
      numberSpans[start] = numbers.spans(text, at: start)
      var words: [(end: Int, word: ValueGrammar.ListWord)] = []
      grammar.words.walk(text.units, from: start) { words.append(($0, $1)) }
      listWords[start] = words
      guard !isInsideFigures(start) else { continue }
      for stage in ValueStage.allCases {
        budget = Self.steps
        walk(stage, grammar.tries[stage.rawValue], node: 0, from: start, at: start)
      }
    }
  }

  private func isBorder(_ index: Int) -> Bool {
    guard index > 0, index < text.count else { return true }
    return UnitClass.isBorder(text.units[index - 1], text.units[index])
  }

  /// Whether a place is inside of one number: on either side of the mark in `1.67` or `6,107`.
  private func isInsideFigures(_ index: Int) -> Bool {
    func isMark(_ place: Int) -> Bool {
      place > 0 && place + 1 < text.count
        && (text.units[place] == UnitClass.period || text.units[place] == UnitClass.comma)
        && UnitClass.isDigit(text.units[place - 1]) && UnitClass.isDigit(text.units[place + 1])
    }
    return isMark(index - 1) || isMark(index)
  }

  private mutating func walk(
    _ stage: ValueStage, _ trie: RuleTrie, node: Int, from start: Int, at position: Int
  ) {
    guard budget > 0 else { return }
    budget -= 1
    if position > start, isBorder(position), !isInsideFigures(position) {
      for rule in trie.rules(of: node) { accept(stage, rule, start..<position) }
    }
    guard position < text.count else { return }
    var unit = text.units[position]
    if let next = trie.target(of: node, unit) {
      walk(stage, trie, node: next, from: start, at: position + 1)
    }
    if unit == UnitClass.hyphen {
      unit = UnitClass.space
      if let next = trie.target(of: node, unit) {
        walk(stage, trie, node: next, from: start, at: position + 1)
      }
    }
    for (slot, target) in trie.slots(of: node) {
      take(slot, stage, trie, target, from: start, at: position)
    }
  }

  private mutating func take(
    _ number: Int, _ stage: ValueStage, _ trie: RuleTrie, _ target: Int, from start: Int,
    at position: Int
  ) {
    let slot = grammar.slots[number]
    switch slot.source {
    case .number(let shape):
      for span in numberSpans[position] where shape.takes(span) {
        let value = slot.sign < 0 ? -span.value : span.value
        let isClock = span.figures == 2 && span.value < Magnitude(10)
        step(.number(slot.field, value, isClock: isClock), stage, trie, target, start, span.end)
      }
    case .lists, .part:
      let lists = grammar.slotLists[number]
      for (end, word) in listWords[position] where lists & word.list != 0 {
        var capture = Capture.list(slot.field, word.value)
        if case .part = slot.source { capture = .part(word.value) }
        step(capture, stage, trie, target, start, end)
      }
    case .value(let wanted):
      for node in nodes[position] where node.stage == wanted {
        step(.value(node.fields), stage, trie, target, start, node.end)
      }
    }
  }

  private mutating func step(
    _ capture: Capture, _ stage: ValueStage, _ trie: RuleTrie, _ target: Int, _ start: Int,
    _ end: Int
  ) {
    captures.append(capture)
    walk(stage, trie, node: target, from: start, at: end)
    captures.removeLast()
  }

  private mutating func accept(_ stage: ValueStage, _ number: Int, _ range: Range<Int>) {
    let rule = grammar.rules[number]
    if let regions = rule.regions, !regions.contains(region) { return }
    if rule.elsewhere.contains(region) || rule.isLoose && !(asked?.takesLoosely(stage) ?? false) {
      return
    }
    if rule.isAlone, !standsAlone(range) { return }
    if rule.notBefore.contains(where: { text.units[range.upperBound...].starts(with: $0) }) {
      return
    }
    var fields = rule.fields
    for capture in captures { Self.fill(&fields, capture) }
    guard hasDistinctUnits(stage) else { return }
    if fields[.unit] != nil { Self.measure(&fields) }
    let node = ValueNode(
      stage: stage, start: range.lowerBound, end: range.upperBound, fields: fields, rule: number)
    let same = nodes[range.lowerBound].filter { $0.stage == stage }
    guard same.count < Self.kept,
      !same.contains(where: { $0.end == node.end && $0.fields == node.fields })
    else { return }
    nodes[range.lowerBound].append(node)
  }

  private func standsAlone(_ range: Range<Int>) -> Bool {
    func isNear(_ index: Int) -> Bool {
      guard text.units.indices.contains(index) else { return false }
      let unit = text.units[index]
      return UnitClass.isIdeograph(unit) || UnitClass.isDigit(unit) || UnitClass.isNumberMark(unit)
    }
    return !isNear(range.lowerBound - 1) && !isNear(range.upperBound)
  }

  /// Whether no unit of a duration is there twice: not "a day two days".
  private func hasDistinctUnits(_ stage: ValueStage) -> Bool {
    guard stage == .duration else { return true }
    var seen: Set<SpokenDuration.Unit> = []
    for capture in captures {
      guard case .value(let fields) = capture, let duration = fields.duration else { continue }
      guard seen.isDisjoint(with: duration.amounts.keys) else { return false }
      seen.formUnion(duration.amounts.keys)
    }
    return true
  }

  private static func fill(_ fields: inout ValueFields, _ capture: Capture) {
    switch capture {
    case .number(.number, let value, _): fields.count = value
    case .number(.clock, let value, _):
      fields[.hour] = value.integer.map { $0 / 100 }
      fields[.minute] = value.integer.map { $0 % 100 }
    case .number(let field, let value, let isClock):
      fields[field] = value.integer
      if field == .hour, isClock { fields[.isClock] = 1 }
    case .list(let field, let value): fields[field] = value
    case .part(let part): fields.part = part
    case .value(let other): fields.merge(other)
    }
  }

  /// Turns a count and a unit into a duration.
  private static func measure(_ fields: inout ValueFields) {
    guard let unit = fields[.unit].flatMap(SpokenDuration.Unit.init(rawValue:)) else { return }
    let half = fields[.half] == nil ? 0 : 0.5
    let implied = fields[.number].map(Double.init) ?? (fields[.half] == nil ? 1 : 0)
    let whole = fields.count?.double ?? implied
    for field in [ValueField.unit, .half, .number] { fields[field] = nil }
    fields.count = nil
    fields.duration = SpokenDuration([unit: whole + half])
  }
}

extension ValueSlot.NumberShape {
  /// Whether a number is of this shape.
  func takes(_ span: NumberSpan) -> Bool {
    switch writing {
    case .any: guard !span.isOrdinal else { return false }
    case .figures: guard !span.isOrdinal, span.figures > 0 else { return false }
    case .words: guard !span.isOrdinal, span.figures == 0 else { return false }
    case .ordinal: guard span.isOrdinal else { return false }
    case .either: break
    case .ordinalFigures: guard span.isOrdinal, span.figures > 0 else { return false }
    }
    if let figures, span.figures != figures { return false }
    if takesFractions { return from < 0 || span.value.double >= 0 }
    guard let value = span.value.integer else { return false }
    return value >= from && value <= to
  }
}
