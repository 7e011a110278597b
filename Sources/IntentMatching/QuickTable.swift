import IntentCatalog
import PhraseIndex

/// What a match of each pattern of the exact tier is made of, laid ready; it may lie in an index file.
struct QuickTable: Sendable {
  /// A pattern of the exact tier.
  private struct Pattern: Sendable {
    var needsBound: Bool
    /// Its template's number; none where it has no quick way.
    var match: UInt32
    /// Where its slots' parameters begin and end.
    var firstParameter: Int
    var endParameter: Int
    /// How many values a match has.
    var values: Int
  }

  /// The matches of templates without their values, and the names of parameters.
  private enum Texts: Sendable {
    case laid(Laid)
    case stored(StoredMatches)
  }

  /// What is laid, in one place: it is read at each match, and nothing of it is counted or copied.
  private final class Laid: Sendable {
    let matches: [IntentMatch?]
    let names: [String]
    let patterns: [Pattern]

    init(matches: [IntentMatch?] = [], names: [String] = [], patterns: [Pattern] = []) {
      self.matches = matches
      self.names = names
      self.patterns = patterns
    }
  }

  private static let none = UInt32.max
  private static let width = 5

  /// Five numbers for each pattern.
  private var patterns = NumberTable()
  /// For each place of a pattern that a parameter's value fills, the values' place in `values`; none for the
  /// app's name.
  private var tables = NumberTable()
  private var texts = Texts.laid(Laid())
  private var values: [ValueStore] = []
  /// Whether the values are yes and no.
  private var areTruths: [Bool] = []
  private var language = ""
  private var places: [String: Int] = [:]

  init() {}

  /// Lays the table for a compiled tier.
  init(_ matcher: PhraseMatcher) {
    for (key, source) in matcher.sources.sorted(by: { $0.key < $1.key }) {
      places[key] = values.count
      values.append(source.values)
      areTruths.append(source.type.isEmpty)
    }
    language = matcher.language
    var names: [String] = []
    var tables: [UInt32] = []
    var patterns: [UInt32] = []
    for pattern in matcher.core.exact.patterns {
      let template = matcher.templates[pattern.rule]
      let first = tables.count
      var isKnown = true
      for slot in pattern.slots {
        names.append(slot)
        switch template.slots[slot] {
        case .list(let key)?: tables.append(places[key].map { UInt32($0) } ?? Self.none)
        case nil: tables.append(Self.none)
        case .text?, .number?, .spoken?:
          tables.append(Self.none)
          isKnown = false
        }
      }
      patterns += [
        pattern.needsBound ? 1 : 0, isKnown ? UInt32(pattern.rule) : Self.none, UInt32(first),
        UInt32(tables.count), UInt32(tables[first...].count { $0 != Self.none }),
      ]
    }
    self.patterns = NumberTable(patterns)
    self.tables = NumberTable(tables)
    let laid = (0..<patterns.count / Self.width).compactMap { storedPattern($0) }
    texts = .laid(
      Laid(matches: matcher.templates.map(matcher.prototype), names: names, patterns: laid))
  }

  /// Takes another list of values in.
  mutating func replace(_ key: String, with source: ValueSource) {
    if let place = places[key] { values[place] = source.values }
  }

  private func pattern(_ number: Int) -> Pattern? {
    if case .laid(let laid) = texts {
      return number < laid.patterns.count ? laid.patterns[number] : nil
    }
    return storedPattern(number)
  }

  private func storedPattern(_ number: Int) -> Pattern? {
    let start = number * Self.width
    guard start + Self.width <= patterns.count else { return nil }
    return Pattern(
      needsBound: patterns[start] != 0, match: patterns[start + 1],
      firstParameter: Int(patterns[start + 2]), endParameter: Int(patterns[start + 3]),
      values: Int(patterns[start + 4]))
  }

  private func prototype(_ number: UInt32) -> IntentMatch? {
    switch texts {
    case .laid(let laid):
      return Int(number) < laid.matches.count ? laid.matches[Int(number)] : nil
    case .stored(let matches): return matches.match(Int(number))
    }
  }

  private func name(_ parameter: Int) -> String {
    switch texts {
    case .laid(let laid): laid.names[parameter]
    case .stored(let matches): matches.name(parameter)
    }
  }

  /// The match that a reading is; nil where only the long way can tell.
  ///
  /// - Parameters:
  ///   - reading: The only reading of an utterance.
  ///   - slots: Its slots.
  ///   - places: Where each unit comes from, as the normalizer wrote it.
  ///   - isBound: Whether the app's name may be missing.
  ///   - phrases: The exact tier's phrases.
  ///   - utterance: What the user wrote.
  /// - Returns: The match with its values.
  func match(
    _ reading: SoleReading, _ slots: Span<SoleReading.Slot>, _ places: Span<UInt32>, isBound: Bool,
    _ phrases: SolePhrases, _ utterance: String
  ) -> IntentMatch? {
    guard let pattern = pattern(Int(reading.payload)), isBound || !pattern.needsBound,
      var match = prototype(pattern.match)
    else { return nil }
    var next = pattern.firstParameter
    let end = min(pattern.endParameter, tables.count)
    if pattern.values > 0 { match.parameters.reserveCapacity(min(pattern.values, slots.count)) }
    for place in 0..<reading.count where slots[place].label == TierBuilder.slotLabel {
      guard next < end else { return nil }
      if tables[next] != Self.none {
        guard let parameter = parameter(next, slots[place], places, phrases, utterance) else {
          return nil
        }
        match.parameters.append(parameter)
      }
      next += 1
    }
    return next == end ? match : nil
  }

  private func parameter(
    _ number: Int, _ slot: SoleReading.Slot, _ places: Span<UInt32>, _ phrases: SolePhrases,
    _ utterance: String
  ) -> ParameterMatch? {
    let place = phrases.soleValue(ofName: slot.value, in: ListID(rawValue: slot.list))
    let table = Int(tables[number])
    guard table < values.count, let named = values[table].name(of: place, in: language) else {
      return nil
    }
    let start = Int(places[Int(slot.lower)] >> 16)
    let range = start..<max(start, Int(places[Int(slot.upper) - 1] & 0xFFFF))
    return ParameterMatch(
      name: name(number),
      value: areTruths[table] ? .bool(place == 0) : .identifier(named.identifier),
      title: named.title, text: Ranking.text(range, of: utterance), range: range)
  }
}

// MARK: - In a file

extension QuickTable {
  /// A table that lies in a file; nil where the file has none.
  init?(_ file: IndexFile, stores: [UInt32: StoredValues] = [:]) throws(IndexFileError) {
    guard let sources = try? NumberTable(file, StoredKind.sources) else { return nil }
    patterns = try NumberTable(file, StoredKind.patterns)
    tables = try NumberTable(file, StoredKind.parameters)
    texts = .stored(try StoredMatches(file))
    for place in 0..<sources.count / 2 {
      values.append(.stored(try StoredValues(file, sources[place * 2])))
      areTruths.append(sources[place * 2 + 1] == 0)
    }
  }

  /// Writes the table; the values of each source stand in the file under the number that `store` gives.
  func write(to writer: inout IndexFileWriter, store: (String) -> UInt32?) throws {
    guard case .laid(let laid) = texts else { return }
    var sources: [UInt32] = []
    for (key, place) in places.sorted(by: { $0.value < $1.value }) {
      guard let number = store(key) else { return }
      sources += [number, areTruths[place] ? 0 : 1]
    }
    patterns.write(to: &writer, StoredKind.patterns)
    tables.write(to: &writer, StoredKind.parameters)
    NumberTable(sources).write(to: &writer, StoredKind.sources)
    try StoredMatches.write(laid.matches, laid.names, to: &writer)
  }
}
