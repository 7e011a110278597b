import IntentCatalog
import PhraseIndex

/// What a match of each pattern of the exact tier is made of, laid ready.
struct QuickTable: Sendable {
  /// A place of a pattern that a parameter's value fills.
  struct Parameter: Sendable {
    var name: String
    /// The values' place in `values`; -1 for the app's name.
    var values: Int
  }

  private struct Pattern: Sendable {
    var needsBound: Bool
    /// Its template's number in `matches`; -1 where it has no quick way.
    var match: Int
    /// Where its slots' parameters begin and end.
    var firstParameter: Int
    var endParameter: Int
    /// How many values a match has.
    var values: Int
  }

  private var patterns: [Pattern] = []
  /// The match of each template without its values.
  private var matches: [IntentMatch?] = []
  private(set) var parameters: [Parameter] = []
  private(set) var values: [ValueSource] = []
  private var places: [String: Int] = [:]

  init() {}

  /// Lays the table for a compiled tier.
  init(_ matcher: PhraseMatcher) {
    for (key, source) in matcher.sources {
      places[key] = values.count
      values.append(source)
    }
    matches = matcher.templates.map(matcher.prototype)
    patterns = matcher.core.exact.patterns.map { pattern in
      let template = matcher.templates[pattern.rule]
      let first = parameters.count
      var isKnown = true
      for slot in pattern.slots {
        switch template.slots[slot] {
        case nil: parameters.append(Parameter(name: slot, values: -1))
        case .list(let key)?: parameters.append(Parameter(name: slot, values: places[key] ?? -1))
        case .text?, .number?, .spoken?: isKnown = false
        }
      }
      return Pattern(
        needsBound: pattern.needsBound, match: isKnown ? pattern.rule : -1,
        firstParameter: first, endParameter: parameters.count,
        values: parameters[first...].count { $0.values >= 0 })
    }
  }

  /// Takes another list of values in.
  mutating func replace(_ key: String, with source: ValueSource) {
    if let place = places[key] { values[place] = source }
  }

  /// The match that a reading is; nil where only the long way can tell.
  ///
  /// - Parameters:
  ///   - reading: The only reading of an utterance.
  ///   - slots: Its slots.
  ///   - places: Where each unit comes from, as the normalizer wrote it.
  ///   - isBound: Whether the app's name may be missing.
  ///   - index: The exact tier's index.
  ///   - utterance: What the user wrote.
  /// - Returns: The match with its values.
  func match(
    _ reading: SoleReading, _ slots: Span<SoleReading.Slot>, _ places: Span<UInt32>, isBound: Bool,
    _ index: TierIndex, _ utterance: String
  ) -> IntentMatch? {
    guard Int(reading.payload) < patterns.count else { return nil }
    let pattern = patterns[Int(reading.payload)]
    guard isBound || !pattern.needsBound, pattern.match >= 0, var match = matches[pattern.match]
    else { return nil }
    var next = pattern.firstParameter
    let end = pattern.endParameter
    if pattern.values > 0 { match.parameters.reserveCapacity(pattern.values) }
    for place in 0..<reading.count where slots[place].label == TierBuilder.slotLabel {
      guard next < end else { return nil }
      if parameters[next].values >= 0 {
        guard let parameter = self.parameter(next, slots[place], places, index, utterance) else {
          return nil
        }
        match.parameters.append(parameter)
      }
      next += 1
    }
    return next == end ? match : nil
  }

  private func parameter(
    _ number: Int, _ slot: SoleReading.Slot, _ places: Span<UInt32>, _ index: TierIndex,
    _ utterance: String
  ) -> ParameterMatch? {
    let place = index.automaton.soleValue(
      ofName: slot.value, in: ListID(rawValue: slot.list))
    let table = parameters[number].values
    guard place >= 0, let value = values[table].value(place) else { return nil }
    let start = Int(places[Int(slot.lower)] >> 16)
    let range = start..<max(start, Int(places[Int(slot.upper) - 1] & 0xFFFF))
    return ParameterMatch(
      name: parameters[number].name, value: value,
      title: values[table].title(place), text: Ranking.text(range, of: utterance), range: range)
  }
}
