import TextNormalization
import ValueRecognition

/// A stretch of a sentence, and the classes that it is in; an unknown one is in `gap` alone.
struct SchemaToken: Sendable {
  /// Where, in units of the normalized sentence.
  var range: Range<Int>
  var classes: SchemaGrammar.Classes
  /// The value that it says, if it says one.
  var value: RecognizedValue?
}

/// A sentence cut into cue words, values and, where it must be, unknown stretches: the cheapest cut.
struct SchemaLattice {
  let text: NormalizedText
  var tokens: [SchemaToken]
  let scalars: [Unicode.Scalar]
  /// The user's own text.
  var sentence: String { String(String.UnicodeScalarView(scalars)) }

  /// Sentences beyond this are not cut.
  static let lengthLimit = 400
  private static let blank: UInt32 = 0x20
  private static let cueCost = 10
  private static let valueCost = 9
  private static let gapCost = 40
  private static let gapUnitCost = 30
  /// What each kana of a short cue costs besides where it is only a part of a word: more than to be unknown.
  private static let partCost = 75
  /// Cues of more kana are hardly ever parts of a word.
  private static let shortCue = 2

  private struct Way {
    var cost = Int.max
    var from = 0
    var classes: SchemaGrammar.Classes = []
    var value: RecognizedValue?
    /// Whether it is a value, or a cue longer than what may be a part of a word.
    var isWord = false
  }

  /// Cuts a sentence.
  /// - Complexity: O(n · c), c the number of cues that begin with one character.
  init(
    _ sentence: String, _ text: NormalizedText, _ grammar: SchemaGrammar,
    values: [RecognizedValue], apps: [[UInt32]], lists: [[UInt32]] = []
  ) {
    self.text = text
    scalars = Array(sentence.unicodeScalars)
    let units = text.units
    let starting = Self.values(values, in: text)
    let gap = grammar.named("gap")
    let quotes = QuotedStretches(scalars).places(in: text)
    let words = WordBounds(sentence, text)
    var ways = [Way](repeating: Way(), count: units.count + 1)
    ways[0].cost = 0
    func reach(_ end: Int, _ from: Int, _ cost: Int, _ classes: SchemaGrammar.Classes) {
      let total = ways[from].cost + cost
      if total < ways[end].cost { ways[end] = Way(cost: total, from: from, classes: classes) }
    }
    for place in units.indices where ways[place].cost < Int.max {
      if units[place] == Self.blank {
        reach(place + 1, place, 0, [])
        continue
      }
      if let end = quotes[place] {
        reach(end, place, Self.cueCost, gap.union(grammar.named("quoted")))
        continue
      }
      var ends: [Int: (classes: SchemaGrammar.Classes, value: RecognizedValue?)] = [:]
      // ミナさん is somebody, and not みなさん.
      let name = starting[place]?.first { $0.value.kind == .person }?.end
      var isKatakana = false
      if let name {
        isKatakana = Self.isKatakana(text.sourceRange(place..<name), scalars)
      }
      for cue in grammar.cues[units[place]] ?? [] {
        let end = place + cue.units.count
        if isKatakana, let name, end > name { continue }
        guard end <= units.count, units[place..<end].elementsEqual(cue.units),
          !Self.splitsWord(units, at: place), !Self.splitsWord(units, at: end)
        else { continue }
        ends[end, default: ([], nil)].classes.formUnion(cue.classes)
      }
      for (names, classes) in [(apps, "app"), (lists, "name")] {
        for name in names where units[place...].starts(with: name) {
          let end = place + name.count
          guard !Self.splitsWord(units, at: place), !Self.splitsWord(units, at: end) else {
            continue
          }
          // An app may be called by a word of its domain ("messages"), which then stays one.
          let others = classes == "app" ? ends[end]?.classes ?? [] : []
          ends[end] = (grammar.named(classes).union(others), nil)
        }
      }
      for (end, value) in starting[place] ?? [] {
        let classes = Self.classes(value, grammar).union(
          Self.marks(units[place..<end], grammar))
        ends[end, default: ([], nil)].classes.formUnion(classes)
        ends[end]?.value = value
      }
      for (end, found) in ends {
        var cost = found.value == nil ? Self.cueCost : Self.valueCost
        if end - place <= Self.shortCue, found.value == nil,
          words.split(place..<end, behindWord: ways[place].isWord)
        {
          cost += Self.partCost * (end - place)
        }
        let total = ways[place].cost + cost
        guard total < ways[end].cost else { continue }
        ways[end] = Way(
          cost: total, from: place, classes: found.classes, value: found.value,
          isWord: found.value != nil || end - place > Self.shortCue)
      }
      var end = place + 1
      while end < units.count, Self.splitsWord(units, at: end) { end += 1 }
      reach(end, place, Self.gapCost + Self.gapUnitCost * (end - place), gap)
    }
    tokens = Self.tokens(ways, gap)
    takeNames(beside: grammar.naming, grammar)
    if grammar.hasColons { takeColon(grammar.named("colon")) }
  }

  private static func tokens(_ ways: [Way], _ gap: SchemaGrammar.Classes) -> [SchemaToken] {
    var tokens: [SchemaToken] = []
    var end = ways.count - 1
    while end > 0, ways[end].cost < Int.max {
      let way = ways[end]
      if !way.classes.isEmpty {
        tokens.append(SchemaToken(range: way.from..<end, classes: way.classes, value: way.value))
      }
      end = way.from
    }
    tokens.reverse()
    return tokens
  }

  /// The values by the unit where they begin, with the unit where they end.
  private static func values(
    _ values: [RecognizedValue], in text: NormalizedText
  ) -> [Int: [(end: Int, value: RecognizedValue)]] {
    guard !values.isEmpty else { return [:] }
    var found: [Int: [(end: Int, value: RecognizedValue)]] = [:]
    let places = (0..<text.count).map { text.sourceRange($0..<$0 + 1) }
    for value in values {
      guard let start = places.firstIndex(where: { $0.lowerBound >= value.range.lowerBound }),
        let last = places.lastIndex(where: { $0.upperBound <= value.range.upperBound }),
        start <= last
      else { continue }
      found[start, default: []].append((last + 1, value))
    }
    return found
  }

  static func classes(
    _ value: RecognizedValue, _ grammar: SchemaGrammar
  ) -> SchemaGrammar.Classes {
    let names: [String] =
      switch value.kind {
      case .dateRange where value.isBorder: ["when", "until"]
      case .date, .dateRange: ["when"]
      case .time, .timeRange, .dateTime, .dateTimeRange: ["when", "clock"]
      case .duration: ["duration"]
      case .shift: ["shift"]
      case .recurrence: ["recurrence"]
      case .ordinal: ["ordinal"]
      case .integer, .decimal: ["number"]
      case .person, .email, .phone: ["person"]
      default: ["gap"]
      }
    return names.reduce(into: []) { $0.formUnion(grammar.named($1)) }
  }

  /// What cues at the end of a value tell of it.
  private static func marks(
    _ units: ArraySlice<UInt32>, _ grammar: SchemaGrammar
  ) -> SchemaGrammar.Classes {
    guard !grammar.marks.isEmpty else { return [] }
    return units.indices.reduce(into: []) { classes, place in
      for cue in grammar.cues[units[place]] ?? [] where units[place...].elementsEqual(cue.units) {
        classes.formUnion(cue.classes.intersection(grammar.marks))
      }
    }
  }

  /// Whether a place lies inside a word of a script that spaces its words, or inside a number.
  static func splitsWord(_ units: [UInt32], at place: Int) -> Bool {
    guard place > 0, place < units.count else { return false }
    func isSpaced(_ unit: UInt32) -> Bool { unit > blank && unit < 0x2E80 }
    func isDigit(_ unit: UInt32) -> Bool { (0x30...0x39).contains(unit) }
    let (left, right) = (units[place - 1], units[place])
    return isSpaced(left) && isSpaced(right) && isDigit(left) == isDigit(right)
  }

  private static func isKatakana(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[range.clamped(to: scalars.indices)].allSatisfy {
      (0x30A1...0x30FE).contains($0.value)
    }
  }

  /// What the user wrote at some units.
  func original(_ range: Range<Int>) -> String {
    let source = text.sourceRange(range).clamped(to: 0..<scalars.count)
    return String(String.UnicodeScalarView(scalars[source]))
  }
}

extension RecognizedValue {
  /// Whether it says up to when something lasts.
  fileprivate var isBorder: Bool {
    guard case .range(let range) = readings.first else { return false }
    return range.modifier == .until || range.modifier == .before
  }
}
