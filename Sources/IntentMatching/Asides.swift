import TextNormalization

/// What people say beside what they want: how they are ("I'm driving, can you …"), why they want it, and
/// words said twice.
///
/// Each is a stretch of the utterance that may fall when nothing else reads the whole. Which stretches
/// are asides is the language's data (`asides` of `lenient.json`).
struct Asides: Sendable {
  /// Words that begin a clause about the speaker.
  private let openers: TermTable
  /// Words that end such a clause where the writing sets it apart.
  private let closers: TermTable
  /// Words that begin what is wanted, where the writing sets nothing apart.
  private let turns: TermTable
  /// Words that begin a reason after what is wanted.
  private let afterthoughts: TermTable
  /// Words that make of a clause a condition, a denial or somebody else's words.
  private let blockers: TermTable
  private let reasons: TermTable
  private let fillers: TermTable

  init(_ data: LenientData, reasons: TermTable, _ table: ([String]) -> TermTable) {
    let asides = data.asides
    openers = table(asides["openers"] ?? [])
    closers = table(asides["closers"] ?? [])
    turns = table(asides["turns"] ?? [])
    afterthoughts = table(asides["afterthoughts"] ?? [])
    blockers = table(asides["blockers"] ?? [])
    fillers = table(data.fillers)
    self.reasons = reasons
  }

  /// The stretches of a text that may fall, the likelier first.
  /// - Complexity: O(n · w) in the text's length and the most words that are said twice.
  func cuts(in units: Units, isBreak: (Int) -> Bool) -> [Range<Int>] {
    repetitions(in: units, isBreak) + leads(in: units, isBreak) + tails(in: units, isBreak)
  }

  /// Clauses before what is wanted.
  private func leads(in units: Units, _ isBreak: (Int) -> Bool) -> [Range<Int>] {
    let isOpened = openers.word(in: units, at: 0) != nil
    var cuts: [Range<Int>] = []
    for place in units.indices.dropFirst() where units[place] != Units.space {
      let isTurn = isOpened && turns.word(in: units, at: place) != nil
      let end = units[place - 1] == Units.space ? place - 1 : place
      guard isTurn || isOpened || closers.isEnd(of: units, upTo: end),
        isTurn || isBreak(place)
      else { continue }
      if blockers.isAnywhere(in: units, 0..<end) { break }
      cuts.append(0..<place)
      if cuts.count == Self.mostClauses { break }
    }
    return cuts
  }

  /// Reasons after what is wanted.
  private func tails(in units: Units, _ isBreak: (Int) -> Bool) -> [Range<Int>] {
    let isReason = reasons.isEnd(of: units, upTo: units.count)
    for place in units.indices.dropFirst().reversed() where units[place] != Units.space {
      let begins = afterthoughts.word(in: units, at: place) != nil
      guard begins || isReason && isBreak(place) else { continue }
      return [place..<units.count]
    }
    return []
  }

  /// The first of two stretches that are the same, or of which the first breaks off.
  private func repetitions(in units: Units, _ isBreak: (Int) -> Bool) -> [Range<Int>] {
    let starts = units.indices.filter { index in
      units[index] != Units.space
        && (index == 0 || units[index - 1] == Units.space || !units[index].isSpacedLetter)
    }
    for (number, start) in starts.enumerated() {
      for next in starts[(number + 1)...].prefix(Self.mostRepeated) {
        let again = afterFillers(in: units, from: next)
        let length = next - start
        let isSpaced = units[next - 1] == Units.space
        let said = isSpaced ? length - 1 : length
        guard again + said <= units.count,
          isSpaced || length >= Self.leastUnspaced || isBreak(next),
          units[start..<start + said].elementsEqual(units[again..<again + said])
        else { continue }
        return [start..<again]
      }
    }
    return []
  }

  /// The place behind the fillers that begin at one.
  private func afterFillers(in units: Units, from start: Int) -> Int {
    var place = start
    while let filler = fillers.word(in: units, at: place), filler.upperBound + 1 < units.count {
      place = filler.upperBound
      if units[place] == Units.space { place += 1 }
    }
    return place
  }

  private static let mostClauses = 4
  private static let mostRepeated = 8
  /// Fewer units of a script without spaces are often twice in a word.
  private static let leastUnspaced = 3
}
