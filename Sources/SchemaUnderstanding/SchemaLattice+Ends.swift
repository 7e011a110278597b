import TextNormalization
import ValueRecognition

/// A change from one time to another ("from Friday to Saturday"), which is no stretch of time.
extension SchemaLattice {
  /// Cuts a stretch of time into its two ends and the words that say which is which.
  ///
  /// Nothing is cut beside another time: "move it to Friday from 3 to 5" says when it takes place.
  /// - Parameters:
  ///   - grammar: What says which words stand beside the ends.
  ///   - values: What reads a part of the sentence.
  mutating func cutEnds(_ grammar: SchemaGrammar, values: (String) -> [RecognizedValue]) {
    let when = grammar.named("when")
    let times = tokens.indices.filter { !tokens[$0].classes.isDisjoint(with: when) }
    guard let ends = grammar.ends, times.count == 1, tokens[times[0]].value?.hasBothEnds == true,
      let cut = cut(times[0], ends, grammar)
    else { return }
    let parts = [cut.first, cut.last].map { units in
      token(units, grammar, tokens[times[0]].classes, values)
    }
    guard let first = parts[0], let last = parts[1] else { return }
    var new = [first, SchemaToken(range: cut.between, classes: ends.to), last]
    if let begin = cut.begin, let from = ends.from {
      new.insert(SchemaToken(range: begin, classes: from), at: 0)
    }
    tokens.replaceSubrange(times[0]...times[0], with: new)
  }

  /// The units of what a stretch begins with, of its ends, and of what stands between them.
  private func cut(
    _ place: Int,
    _ ends: (
      from: SchemaGrammar.Classes?, to: SchemaGrammar.Classes, behind: SchemaGrammar.Classes
    ),
    _ grammar: SchemaGrammar
  ) -> (begin: Range<Int>?, first: Range<Int>, between: Range<Int>, last: Range<Int>)? {
    let range = tokens[place].range
    var begin: Range<Int>?
    if let from = ends.from {
      begin = cue(of: from, at: range.lowerBound, in: range, grammar)
      let isBehind = place > 0 && !tokens[place - 1].classes.isDisjoint(with: ends.behind)
      guard begin != nil || isBehind else { return nil }
    }
    let start = begin?.upperBound ?? range.lowerBound
    guard
      let between = range.lazy.compactMap({ place -> Range<Int>? in
        place > start ? cue(of: ends.to, at: place, in: range, grammar) : nil
      }).first, between.upperBound < range.upperBound
    else { return nil }
    return (begin, start..<between.lowerBound, between, between.upperBound..<range.upperBound)
  }

  private func cue(
    of classes: SchemaGrammar.Classes, at place: Int, in range: Range<Int>,
    _ grammar: SchemaGrammar
  ) -> Range<Int>? {
    (grammar.cues[text.units[place]] ?? []).lazy.compactMap { cue -> Range<Int>? in
      let end = place + cue.units.count
      guard end <= range.upperBound, !cue.classes.isDisjoint(with: classes),
        text.units[place..<end].elementsEqual(cue.units),
        !Self.splitsWord(text.units, at: place), !Self.splitsWord(text.units, at: end)
      else { return nil }
      return place..<end
    }.first
  }

  /// A token of a part that says one time.
  private func token(
    _ units: Range<Int>, _ grammar: SchemaGrammar, _ whole: SchemaGrammar.Classes,
    _ values: (String) -> [RecognizedValue]
  ) -> SchemaToken? {
    var range = units
    while let first = range.first, text.units[first] == 0x20 { range.removeFirst() }
    while let last = range.last, text.units[last] == 0x20 { range.removeLast() }
    guard !range.isEmpty,
      let value = values(original(range)).max(by: { $0.range.count < $1.range.count })
    else { return nil }
    let classes = Self.classes(value, grammar)
    // The 2 of "12:30 to 2" is an hour.
    if classes == grammar.named("number") {
      return SchemaToken(range: range, classes: whole, value: value)
    }
    guard !classes.isDisjoint(with: grammar.named("when")) else { return nil }
    return SchemaToken(range: range, classes: classes, value: value)
  }
}

extension RecognizedValue {
  fileprivate var hasBothEnds: Bool {
    guard case .range(let range) = readings.first else { return false }
    return range.start != nil && range.end != nil && range.modifier == nil
      && [.dateRange, .timeRange, .dateTimeRange].contains(kind)
  }
}
