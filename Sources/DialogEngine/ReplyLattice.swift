import TextNormalization

/// A stretch of a reply and what it may mean; nothing when no list knows it.
struct ReplyToken: Hashable, Sendable {
  /// Where, in units of the normalized reply.
  var range: Range<Int>
  var senses: [ReplySense]
  /// How many edits away it is from what it is taken for.
  var edits = 0

  var isGap: Bool { senses.isEmpty }

  func has(_ word: ReplyWord) -> Bool { senses.contains(.word(word)) }
}

/// A reply cut into known words, names and, where it must be, unknown stretches.
///
/// The cut is the cheapest one: as few and as short unknown stretches as can be, then as few words as
/// can be, so that a longer known word wins over the shorter ones inside it. Found in one pass over
/// the reply (Viterbi); a word never ends inside a run of letters.
struct ReplyLattice {
  /// The reply as it was typed.
  let reply: String
  /// The reply in normal form.
  let text: NormalizedText
  /// The stretches in order; only blanks lie between them.
  let tokens: [ReplyToken]

  /// Replies beyond this are not cut: nobody picks an option with them.
  private static let lengthLimit = 400
  private static let blank: UInt32 = 0x20
  private static let wordCost = 10
  private static let gapCost = 70
  private static let gapUnitCost = 50

  /// The cheapest way to a place of the reply.
  private struct Step {
    var cost = Int.max
    var from = 0
    /// Whether the way to `from` ended in an unknown stretch.
    var fromGap = false
    var senses: [ReplySense] = []
  }

  /// The cheapest ways to a place that end in a word, and in an unknown stretch: only both together
  /// tell what going on from there costs.
  private struct Ways {
    var word = Step()
    var gap = Step()
  }

  /// Cuts a reply; `spoken` are stretches of units that are values of types which no list names.
  /// - Complexity: O(n · m) look-ups, n the reply's and m the longest entry's length in units.
  init(_ reply: String, _ lexicons: [ReplyLexicon], spoken: [Range<Int>] = []) {
    self.reply = reply
    text = TextNormalizer.shared.normalize(reply)
    let units = text.units
    guard !units.isEmpty, units.count <= Self.lengthLimit else {
      tokens = units.isEmpty ? [] : [ReplyToken(range: 0..<units.count, senses: [])]
      return
    }
    var ways = [Ways](repeating: Ways(), count: units.count + 1)
    ways[0].word.cost = 0
    for start in units.indices {
      Self.extend(&ways, from: start, units, lexicons, spoken)
    }
    tokens = Self.walkBack(ways)
  }

  private static func extend(
    _ ways: inout [Ways], from start: Int, _ units: [UInt32], _ lexicons: [ReplyLexicon],
    _ spoken: [Range<Int>]
  ) {
    let (word, gap) = (ways[start].word.cost, ways[start].gap.cost)
    let (best, isGap) = word <= gap ? (word, false) : (gap, true)
    guard best < Int.max else { return }
    if units[start] == blank {
      offer(Step(cost: best, from: start, fromGap: isGap), &ways[start + 1].word)
      return
    }
    let fresh = best + gapCost + gapUnitCost
    let longer = gap < Int.max ? gap + gapUnitCost : Int.max
    offer(
      Step(cost: min(fresh, longer), from: start, fromGap: longer <= fresh || isGap),
      &ways[start + 1].gap)
    guard !splitsWord(units, at: start) else { return }
    for range in spoken where range.lowerBound == start && range.upperBound <= units.count {
      let senses = lexicons.flatMap { $0.senses(of: units[range]) } + [.said]
      offer(
        Step(cost: best + wordCost, from: start, fromGap: isGap, senses: senses),
        &ways[range.upperBound].word)
    }
    let longest = lexicons.map(\.longest).max() ?? 0
    guard longest > 0 else { return }
    for end in (start + 1)...min(units.count, start + longest)
    where !splitsWord(units, at: end) {
      let senses = lexicons.flatMap { $0.senses(of: units[start..<end]) }
      guard !senses.isEmpty else { continue }
      offer(
        Step(cost: best + wordCost, from: start, fromGap: isGap, senses: senses),
        &ways[end].word)
    }
  }

  private static func offer(_ step: Step, _ best: inout Step) {
    if step.cost < best.cost { best = step }
  }

  private static func walkBack(_ ways: [Ways]) -> [ReplyToken] {
    var tokens: [ReplyToken] = []
    var end = ways.count - 1
    var isGap = ways[end].gap.cost < ways[end].word.cost
    while end > 0 {
      let step = isGap ? ways[end].gap : ways[end].word
      if isGap, let last = tokens.last, last.isGap {
        tokens[tokens.count - 1].range = step.from..<last.range.upperBound
      } else if isGap || !step.senses.isEmpty {
        tokens.append(ReplyToken(range: step.from..<end, senses: step.senses))
      }
      (end, isGap) = (step.from, step.fromGap)
    }
    return tokens.reversed()
  }

  /// Whether a place lies between two letters of one word of a script that spaces its words, or
  /// between two digits.
  private static func splitsWord(_ units: [UInt32], at place: Int) -> Bool {
    guard place > 0, place < units.count else { return false }
    let (left, right) = (units[place - 1], units[place])
    return (isSpacedLetter(left) && isSpacedLetter(right)) || (isDigit(left) && isDigit(right))
  }

  private static func isDigit(_ unit: UInt32) -> Bool { (0x30...0x39).contains(unit) }

  /// Letters below the scripts of East Asia and outside those of South-East Asia.
  private static func isSpacedLetter(_ unit: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(unit), scalar.properties.isAlphabetic else { return false }
    return unit < 0x0E00 || (0x10A0..<0x1780).contains(unit) || (0x1800..<0x2E80).contains(unit)
      || (0xAC00..<0xD7B0).contains(unit)
  }
}
