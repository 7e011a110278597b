import TextNormalization

/// An utterance without what its speaker took back ("a burger, no wait, a beer"), without the reason
/// that came before what is wanted ("I'm hungry, so"), or without an aside (`Asides`).
///
/// What is taken back, and the words that take it back, fall together; what is left is read as any
/// utterance, but never with edits. The shape (reparandum, editing term, repair) is that of Shriberg,
/// "Preliminaries to a Theory of Speech Disfluencies" (1994).
struct SelfRepair {
  /// The most words that are taken back.
  static let mostWords = 8

  /// What is left.
  let text: String
  /// What fell, in Unicode scalars of the utterance.
  let cut: Range<Int>

  /// A range of `text` as one of the utterance.
  func original(_ range: Range<Int>) -> Range<Int> {
    let lower = range.lowerBound < cut.lowerBound ? range.lowerBound : range.lowerBound + cut.count
    let upper = range.upperBound <= cut.lowerBound ? range.upperBound : range.upperBound + cut.count
    return lower..<max(lower, upper)
  }

  /// The ways to take back what stands before the last of such words, the shortest first, and then
  /// the ways to do without a reason and without asides.
  /// - Complexity: O(n · r) in the utterance's length and the language's words for it.
  static func repairs(
    of utterance: String, _ normalized: NormalizedText, _ tools: GrammarTools
  ) -> [SelfRepair] {
    let units = normalized.units
    var cuts: [Range<Int>] = []
    if let term = tools.repairs.last(in: units) {
      cuts = starts(in: units, before: term.lowerBound).map { $0..<term.upperBound }
    }
    if let term = tools.reasons.last(in: units) { cuts.append(0..<term.upperBound) }
    let scalars = utterance.unicodeScalars
    var finder: BreakFinder?
    cuts += tools.asides.cuts(in: units) { place in
      let breaks = finder ?? BreakFinder(normalized: normalized, scalars: Array(scalars))
      finder = breaks
      return breaks.isBreak(before: place)
    }
    return cuts.compactMap { cut in
      let source = normalized.sourceRange(cut)
      guard !source.isEmpty, source.count < scalars.count else { return nil }
      var left = String.UnicodeScalarView()
      left.append(contentsOf: scalars.prefix(source.lowerBound))
      left.append(contentsOf: scalars.dropFirst(source.upperBound))
      return SelfRepair(text: String(left), cut: source)
    }
  }

  /// The beginnings of the last words before a place, the nearest first.
  private static func starts(in units: Units, before place: Int) -> [Int] {
    var starts: [Int] = []
    var words = 0
    for index in stride(from: place - 1, through: 0, by: -1) where units[index] != Units.space {
      let isStart = index == 0 || units[index - 1] == Units.space || !units[index].isSpacedLetter
      guard isStart else { continue }
      starts.append(index)
      if units[index].isSpacedLetter || units[index] < 0x80 { words += 4 } else { words += 1 }
      if words >= mostWords * 4 { break }
    }
    return starts
  }
}

extension PhraseMatcher {
  /// The readings of an utterance whose speaker took something back; nil where there are none.
  func repaired(
    _ utterance: String, _ normalized: NormalizedText, _ options: MatchOptions
  ) -> (repair: SelfRepair, result: MatchResult)? {
    guard options.has(.lenient) else { return nil }
    return repaired(utterance, normalized, options.isBound, depth: 0)
  }

  /// The same; of what is left something else may fall, so many times.
  private func repaired(
    _ utterance: String, _ normalized: NormalizedText, _ isBound: Bool, depth: Int
  ) -> (repair: SelfRepair, result: MatchResult)? {
    let repairs = SelfRepair.repairs(of: utterance, normalized, tools)
    let plain = MatchOptions(tiers: [.exact, .lenient], isBound: isBound)
    guard !repairs.isEmpty, !isForbidden(PreparedText(normalized, of: utterance), plain) else {
      return nil
    }
    for repair in repairs {
      var text = PreparedText(repair.text, tools)
      let found = ranked(candidates(&text, repair.text, plain))
      guard let first = found.first else {
        guard depth < Self.mostFalls, repairs.count <= Self.mostFalls,
          let more = repaired(repair.text, text.normalized, isBound, depth: depth + 1)
        else { continue }
        return (repair, moved(more.result, by: repair))
      }
      let equal = found.prefix { $0.rank == first.rank }.count
      let result = MatchResult(
        status: equal > 1 ? .ambiguous : .match,
        matches: found.compactMap { match($0, repair.text) }, equallyGood: equal)
      return (repair, moved(result, by: repair))
    }
    return nil
  }

  /// A result about what is left as one about the whole utterance.
  private func moved(_ result: MatchResult, by repair: SelfRepair) -> MatchResult {
    var result = result
    for place in result.matches.indices {
      result.matches[place].tier = .lenient
      for index in result.matches[place].parameters.indices {
        let range = result.matches[place].parameters[index].range
        result.matches[place].parameters[index].range = repair.original(range)
      }
    }
    return result
  }

  /// How many things may fall one after another, and of how many ways each may be tried so.
  private static var mostFalls: Int { 3 }

  /// Whether a negative phrase reads a text, so that no part of it may start anything either.
  private func isForbidden(_ text: PreparedText, _ options: MatchOptions) -> Bool {
    var text = text
    return options.tiers.sorted().contains { tier in
      core.candidates(&text, tier: tier, isBound: options.isBound).contains {
        templates[$0.rule].shortcut == nil
      }
    }
  }
}
