/// A value found by a rule, before it is resolved against a now.
struct ValueNode: Equatable, Sendable {
  var stage: ValueStage
  var start: Int
  var end: Int
  var fields: ValueFields
  var rule: Int
  /// The places of the first values that it is made of.
  var parts: (Int32, Int32) = (-1, -1)

  static func == (left: ValueNode, right: ValueNode) -> Bool {
    left.stage == right.stage && left.start == right.start && left.end == right.end
      && left.rule == right.rule && left.fields == right.fields
  }
}

/// Finds every value of a text.
///
/// One walk of the rules' automaton from each position, from the last to the first, so that the values to
/// the right that a rule needs are there already. A value that is found at a position is then itself what
/// other rules may begin with.
struct ValueScanner {
  private let text: ValueText
  let units: [UInt32]
  private let grammar: ValueGrammar
  private let trie: RuleTrie
  private let numbers: NumberReader
  let region: String
  /// The type that was asked for, where the text is a reply.
  let asked: ReadableType?
  /// Every value; those of one position stand together.
  private(set) var nodes: [ValueNode] = []
  private var places: [Range<Int>]
  private(set) var numberSpans: PlaceTable<NumberSpan>
  private var listWords: PlaceTable<(end: Int, word: ValueGrammar.ListWord)>
  /// Whether a value may begin or end before a unit.
  private(set) var isEdge: [Bool]
  private var budget = 0
  /// How many steps the walk took, from all positions.
  private(set) var work = 0
  private var captures: [Capture] = []

  private enum Capture {
    case number(ValueField, Magnitude, isClock: Bool)
    case list(ValueField, Int)
    case value(Int, ValueSlot.Role)
  }

  /// Steps that a position may cost, and values that it may keep: what makes the whole scan linear, far
  /// above what sentences need.
  private static let steps = 4_000
  private static let kept = 60
  private static let keptOfStage = 16

  init(
    _ text: ValueText, _ grammar: ValueGrammar, _ numbers: NumberReader, region: String,
    asked: ReadableType?
  ) {
    self.asked = asked
    self.text = text
    units = text.units
    self.grammar = grammar
    trie = grammar.trie
    self.numbers = numbers
    self.region = region
    places = Array(repeating: 0..<0, count: text.count)
    listWords = PlaceTable(count: text.count)
    numberSpans = PlaceTable(count: text.count)
    isEdge = Self.edges(text.units, numbers.words.decimalMark)
    nodes.reserveCapacity(24)
    captures.reserveCapacity(8)
  }

  /// Where the values that begin at a position stand in `nodes`.
  func places(at position: Int) -> Range<Int> { places[position] }

  /// Fills `nodes` and `numberSpans`.
  /// - Complexity: O(n) in the text's length.
  mutating func scan() {
    var start = units.count
    while start > 0 {
      start -= 1
      let unit = units[start]
      guard unit != UnitClass.space, grammar.starters.mayContain(unit) || numbers.mayBegin(unit),
        start == 0 || UnitClass.isBorder(units[start - 1], unit)
      else { continue }
      scan(at: start)
    }
  }

  private mutating func scan(at start: Int) {
    if numbers.mayBegin(units[start]) { numberSpans.set(start, spans(at: start)) }
    let firstWord = listWords.all.count
    grammar.words.walk(units, from: start) { listWords.append(($0, $1)) }
    listWords.close(start, from: firstWord)
    guard isEdge[start], !isAmount(start) else { return }
    let first = nodes.count
    budget = Self.steps
    walk(0, from: start, at: start)
    // What was found may begin something longer, which in turn may.
    var index = first
    while index < nodes.count {
      let (stage, end) = (nodes[index].stage, nodes[index].end)
      for place in trie.beginnings(with: stage) {
        let edge = trie.values[place]
        step(.value(index, edge.role), edge.target, start, end)
      }
      index += 1
    }
    places[start] = first..<nodes.count
    work += Self.steps - budget
  }

  /// Whether figures are behind the sign of a currency, and so no part of anything that begins with them.
  private func isAmount(_ start: Int) -> Bool {
    guard start > 0, UnitClass.isDigit(units[start]) else { return false }
    let place = units[start - 1] == UnitClass.space ? start - 2 : start - 1
    return place >= 0 && UnitClass.isCurrencySign(units[place])
  }

  /// The numbers that begin at a place, fractions too.
  private func spans(at start: Int) -> [NumberSpan] {
    let plain = numbers.spans(text, at: start)
    guard !plain.isEmpty || numbers.words.fractions.hasArticle(units, at: start) else { return [] }
    let fractions = FractionReader(text: text, words: numbers.words, numbers: numberSpans)
    let parts = fractions.spans(at: start, plain)
    return parts.isEmpty ? plain : NumberReader.unique(plain + parts)
  }

  /// Whether each place is the edge of a word, and not inside of one number: on either side of the mark in
  /// `1.67` or `6,107`.
  private static func edges(_ units: [UInt32], _ point: UInt32) -> [Bool] {
    var edges = [Bool](repeating: true, count: units.count + 1)
    for index in 1..<max(1, units.count) {
      let (left, right) = (units[index - 1], units[index])
      edges[index] =
        UnitClass.isBorder(left, right) && !isMark(units, index - 1, point)
        && !isMark(units, index, point)
    }
    return edges
  }

  /// Whether a mark between figures is part of one number.
  private static func isMark(_ units: [UInt32], _ place: Int, _ point: UInt32) -> Bool {
    let unit = units[place]
    guard unit == UnitClass.period || unit == UnitClass.comma else { return false }
    func isDigit(_ place: Int) -> Bool {
      units.indices.contains(place) && UnitClass.isDigit(units[place])
    }
    guard isDigit(place - 1), isDigit(place + 1) else { return false }
    // A comma stands before three figures; `2/11,12:50` are two values.
    return unit == UnitClass.period || unit == point
      || isDigit(place + 2) && isDigit(place + 3) && !isDigit(place + 4)
  }

  private mutating func walk(_ node: Int, from start: Int, at position: Int) {
    guard budget > 0 else { return }
    budget -= 1
    if position > start, isEdge[position] {
      for place in trie.ends.places(of: node) { accept(trie.ends[place], start..<position) }
    }
    guard position < units.count else { return }
    let unit = units[position]
    if let next = trie.target(of: node, unit) { walk(next, from: start, at: position + 1) }
    if unit == UnitClass.hyphen, let next = trie.target(of: node, UnitClass.space) {
      walk(next, from: start, at: position + 1)
    }
    if !numberSpans.isEmpty(position) { takeNumbers(node, start, position) }
    if !listWords.isEmpty(position) { takeWords(node, start, position) }
    guard position > start, !places[position].isEmpty else { return }
    for place in trie.values.places(of: node) {
      let edge = trie.values[place]
      for index in places[position] where nodes[index].stage == edge.stage {
        step(.value(index, edge.role), edge.target, start, nodes[index].end)
      }
    }
  }

  private mutating func takeNumbers(_ node: Int, _ start: Int, _ position: Int) {
    for place in trie.numbers.places(of: node) {
      let edge = trie.numbers[place]
      for index in numberSpans.range(position) where edge.shape.takes(numberSpans.all[index]) {
        let span = numberSpans.all[index]
        let value = edge.isNegative ? -span.value : span.value
        let isClock = span.figures == 2 && span.value < Magnitude(10)
        step(.number(edge.field, value, isClock: isClock), edge.target, start, span.end)
      }
    }
  }

  private mutating func takeWords(_ node: Int, _ start: Int, _ position: Int) {
    for place in trie.words.places(of: node) {
      let edge = trie.words[place]
      for index in listWords.range(position) where edge.lists & listWords.all[index].word.list != 0
      {
        let word = listWords.all[index]
        step(.list(edge.field, word.word.value), edge.target, start, word.end)
      }
    }
  }

  private mutating func step(_ capture: Capture, _ target: Int, _ start: Int, _ end: Int) {
    captures.append(capture)
    walk(target, from: start, at: end)
    captures.removeLast()
  }

  private mutating func accept(_ number: Int, _ range: Range<Int>) {
    let rule = grammar.rules[number]
    guard fits(rule, range), !endsInNumber(range) else { return }
    var said = ValueFields()
    for place in captures.indices { guard fill(&said, captures[place]) else { return } }
    var fields = rule.fields
    fields.merge(said)
    guard rule.stage != .duration || hasDistinctUnits() else { return }
    // In a reply the time that is given already is meant, not that of now, and the day says all.
    if asked == .date { fields[.sameTime] = nil }
    if fields[.stay] != nil && fields[.direction] != nil || refinesBounded(rule) { return }
    if fields[.unit] != nil { fields.measure() }
    let node = ValueNode(
      stage: rule.stage, start: range.lowerBound, end: range.upperBound, fields: fields,
      rule: number, parts: parts)
    // Values of this position stand at the end.
    var same = 0
    var index = nodes.count
    while index > 0, nodes[index - 1].start == node.start {
      index -= 1
      guard nodes[index].stage == node.stage else { continue }
      same += 1
      if nodes[index].end == node.end, nodes[index].fields == node.fields { return }
    }
    guard same < Self.keptOfStage, nodes.count - index < Self.kept else { return }
    nodes.append(node)
  }

  /// The first values that were taken.
  private var parts: (Int32, Int32) {
    var parts: (Int32, Int32) = (-1, -1)
    for capture in captures {
      guard case .value(let index, _) = capture else { continue }
      if parts.0 < 0 { parts.0 = Int32(index) } else if parts.1 < 0 { parts.1 = Int32(index) }
    }
    return parts
  }

  /// Whether a rule makes a point, or a part, of what goes from one time to another or is open at
  /// an end, or moves a day that is moved already.
  private func refinesBounded(_ rule: ValueGrammar.Rule) -> Bool {
    var isBounded = false
    var isMoved = false
    var refines =
      rule.stage.rawValue <= ValueStage.dateTime.rawValue || rule.fields[.edge] != nil
      || rule.fields[.rest] != nil || rule.fields[.week] != nil
    for capture in captures {
      switch capture {
      case .value(let index, .merged):
        isBounded = isBounded || nodes[index].fields.isBounded
        isMoved = isMoved || nodes[index].fields[.direction] != nil
      case .list(.edge, _), .number(.week, _, _): refines = true
      default: break
      }
    }
    return isBounded && refines || isMoved && rule.fields[.direction] != nil
  }

  /// Whether a value ends in the middle of a number with a hyphen (`eight twenty` of `eight twenty-five`).
  private func endsInNumber(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    guard end + 1 < units.count, units[end] == UnitClass.hyphen, UnitClass.isLetter(units[end + 1])
    else { return false }
    // The longest word for tens has eight letters in a language that has a hyphen after it.
    return (max(range.lowerBound, end - 12)..<end).contains { place in
      numberSpans.range(place).contains { index in
        let span = numberSpans.all[index]
        return span.figures == 0 && !span.isFraction && span.end > end
      }
    }
  }

  /// Whether no unit is said twice: not "a day two days".
  private func hasDistinctUnits() -> Bool {
    var sum: SpokenDuration?
    for case .value(let index, _) in captures {
      guard let duration = nodes[index].fields.duration else { continue }
      if let sum, sum.shares(with: duration) { return false }
      sum = sum.map { $0 + duration } ?? duration
    }
    return true
  }

  /// Takes over what was captured; false where it contradicts what was captured before.
  private func fill(_ fields: inout ValueFields, _ capture: Capture) -> Bool {
    switch capture {
    case .number(.number, let value, _): fields.count = value
    case .number(.clock, let value, _):
      fields[.hour] = value.integer.map { $0 / 100 }
      fields[.minute] = value.integer.map { $0 % 100 }
    case .number(.figures, let value, _):
      fields[.year] = value.integer.map { $0 / 10_000 }
      fields[.month] = value.integer.map { $0 / 100 % 100 }
      fields[.day] = value.integer.map { $0 % 100 }
    case .number(let field, let value, let isClock):
      guard fields[field] == nil else { return false }
      fields[field] = value.integer
      if field == .hour, isClock { fields[.isClock] = 1 }
    case .list(.weekdays, let value):
      fields[.weekdays] = (fields[.weekdays] ?? 0) | 1 << value
    case .list(let field, let value):
      guard field == .part || fields[field] == nil || fields[field] == value else { return false }
      fields[field] = value
    case .value(let index, .merged):
      guard !fields.contradicts(nodes[index].fields) else { return false }
      fields.merge(nodes[index].fields)
    case .value(let index, .from): fields[.from] = index
    case .value(let index, .to): fields[.to] = index
    case .value(let index, .beside): fields[.beside] = index
    }
    return true
  }
}

extension ValueFields {
  /// Turns a count and a unit into a duration.
  fileprivate mutating func measure() {
    guard let number = self[.unit], let (unit, factor) = Self.unit(number) else { return }
    let half = self[.half].map { $0 == 2 ? 0.25 : $0 == 3 ? 0.75 : 0.5 } ?? 0
    let implied = self[.number].map(Double.init) ?? (self[.half] == nil ? 1 : 0)
    let whole = count?.double ?? implied
    for field in [ValueField.unit, .half, .number] { self[field] = nil }
    count = nil
    var length = SpokenDuration([:])
    length[unit] = (whole + half) * factor
    duration = length
  }

  /// A unit by its number in data, and how many of it a word means (a quarter is three months).
  static func unit(_ number: Int) -> (SpokenDuration.Unit, Double)? {
    switch number {
    case 8: (.month, 3)
    case 9: (.year, 10)
    case 10: (.day, 2)
    case 11: (.week, 2)
    case 12: (.year, 100)
    case 13: (.second, 1e-3)
    case 14: (.second, 1e-6)
    case 15: (.second, 1e-9)
    default: SpokenDuration.Unit(rawValue: number).map { ($0, 1) }
    }
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
    guard !span.isRatio, !span.isGrouped || takesFractions || to >= 10_000 else { return false }
    if takesFractions { return from < 0 || span.value.double >= 0 }
    guard let value = span.value.integer else { return false }
    return value >= from && value <= to
  }
}
