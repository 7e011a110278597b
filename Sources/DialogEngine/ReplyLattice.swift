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
  private static let gapCost = 1_000
  private static let gapUnitCost = 50

  private struct Step {
    var cost = Int.max
    var from = 0
    var senses: [ReplySense] = []
    var isGap = false
  }

  /// Cuts a reply.
  /// - Complexity: O(n · m) look-ups, n the reply's and m the longest entry's length in units.
  init(_ reply: String, _ lexicons: [ReplyLexicon]) {
    self.reply = reply
    text = TextNormalizer.shared.normalize(reply)
    let units = text.units
    guard !units.isEmpty, units.count <= Self.lengthLimit else {
      tokens = units.isEmpty ? [] : [ReplyToken(range: 0..<units.count, senses: [])]
      return
    }
    var best = [Step](repeating: Step(), count: units.count + 1)
    best[0].cost = 0
    for start in 0..<units.count where best[start].cost < Int.max {
      Self.extend(&best, from: start, units, lexicons)
    }
    tokens = Self.walkBack(best)
  }

  private static func extend(
    _ best: inout [Step], from start: Int, _ units: [UInt32], _ lexicons: [ReplyLexicon]
  ) {
    func offer(_ end: Int, _ cost: Int, _ senses: [ReplySense], isGap: Bool) {
      let total = best[start].cost + cost
      guard total < best[end].cost else { return }
      best[end] = Step(cost: total, from: start, senses: senses, isGap: isGap)
    }
    if units[start] == blank {
      offer(start + 1, 0, [], isGap: false)
      return
    }
    let goesOn = best[start].isGap
    offer(start + 1, gapUnitCost + (goesOn ? 0 : gapCost), [], isGap: true)
    guard !splitsWord(units, at: start) else { return }
    let longest = lexicons.map(\.longest).max() ?? 0
    guard longest > 0 else { return }
    for end in (start + 1)...min(units.count, start + longest)
    where !splitsWord(units, at: end) {
      let senses = lexicons.flatMap { $0.senses(of: units[start..<end]) }
      if !senses.isEmpty { offer(end, wordCost, senses, isGap: false) }
    }
  }

  private static func walkBack(_ best: [Step]) -> [ReplyToken] {
    var tokens: [ReplyToken] = []
    var end = best.count - 1
    while end > 0 {
      let step = best[end]
      if step.isGap, let last = tokens.last, last.isGap {
        tokens[tokens.count - 1].range = step.from..<last.range.upperBound
      } else if step.isGap || !step.senses.isEmpty {
        tokens.append(ReplyToken(range: step.from..<end, senses: step.senses))
      }
      end = step.from
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
