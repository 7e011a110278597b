import Foundation
public import IntentCatalog
import TextNormalization
import ValueRecognition

/// Finds which of an app's entities a sentence means.
public struct SchemaFinder: Sendable {
  private let recognizer: ValueRecognizer
  private let context: ValueContext
  private let grammar: SchemaGrammar

  /// The property that says when an entity begins, where it has one.
  var startProperty: String? { grammar.startProperty }

  /// The property that says where an entity takes place, where it has one.
  var placeProperty: String? { grammar.placeProperty }
  /// When an entity ends; nil where it has no such time.
  func end(_ entity: EntitySnapshot) -> Date? { date(entity, grammar.endProperty) }

  init(_ grammar: SchemaGrammar, _ recognizer: ValueRecognizer, _ context: ValueContext) {
    self.grammar = grammar
    self.recognizer = recognizer
    self.context = context
  }

  /// The entities that are meant, by time where they have one.
  /// - Parameters:
  ///   - target: What the sentence says of them.
  ///   - entities: Those that there are.
  ///   - mentioned: The identifiers of those that were talked about, the last one first.
  /// - Returns: Those that fit everything that was said.
  /// - Complexity: O(n · c), n entities and c conditions.
  public func meant(
    by target: SchemaReading.Target, among entities: [EntitySnapshot], mentioned: [String]
  ) -> [EntitySnapshot] {
    var found = inOrder(entities)
    let saysMore = !target.words.isEmpty || !target.conditions.isEmpty
    if target.isReference || !saysMore, let last = mentioned.first,
      target.isReference || (!target.isNext && !target.isAll && target.position == nil)
    {
      if let again = mentionedAgain(target, found, mentioned) { return again }
      let known = found.filter { $0.id == last }
      if !known.isEmpty || (target.isReference && !saysMore) { return known }
    }
    // "Movie night": what looks like a time may belong to the name.
    let whole = (target.words + target.conditions.map(\.text)).joined(separator: " ")
    let called = target.words.isEmpty || target.conditions.isEmpty ? [] : ofName(whole, found)
    guard called.isEmpty else { return called }
    for word in target.words { found = named(word, found, target) }
    let times = target.conditions.filter { $0.parameter == grammar.startProperty }
    if !times.isEmpty { found = found.filter { fits(times.map(\.text), $0) } }
    for condition in target.conditions where condition.parameter != grammar.startProperty {
      found = found.filter { holds($0, condition.text) }
    }
    if target.isNext {
      found = Array(found.filter { (start($0) ?? .distantPast) >= context.now }.prefix(1))
    }
    if let position = target.position {
      let place = position > 0 ? position - 1 : found.count + position
      return found.indices.contains(place) ? [found[place]] : []
    }
    return found
  }

  /// The entities by the time at which they begin, which is read once of each.
  private func inOrder(_ entities: [EntitySnapshot]) -> [EntitySnapshot] {
    let starts = entities.map { start($0) ?? .distantPast }
    return entities.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { entities[$0] }
  }

  /// One of each that comes back: the first that is still to come.
  public func withoutRepetitions(_ entities: [EntitySnapshot]) -> [EntitySnapshot] {
    guard let property = grammar.repeatProperty else { return entities }
    var kept: [EntitySnapshot] = []
    let past = entities.map(isPast)
    let coming = entities.indices.filter { !past[$0] } + entities.indices.filter { past[$0] }
    for entity in coming.map({ entities[$0] }) {
      let repeats = entity.properties[property].map { $0.value != .null } ?? false
      if repeats, kept.contains(where: { $0.title == entity.title }) { continue }
      kept.append(entity)
    }
    return kept
  }

  private func isPast(_ entity: EntitySnapshot) -> Bool {
    (start(entity) ?? .distantFuture) < context.now
  }

  /// Those of a name; else those that the app found; all where the word says only what kind they are.
  private func named(
    _ word: String, _ entities: [EntitySnapshot], _ target: SchemaReading.Target
  ) -> [EntitySnapshot] {
    let exact = entities.filter { isCalled(word, $0) }
    if !exact.isEmpty { return exact }
    let named = ofName(word, entities)
    if !named.isEmpty { return named }
    let withoutKind = ofName(besidesKind(word), entities)
    if !withoutKind.isEmpty { return withoutKind }
    let several = target.parts.map { ofName($0, entities) }
    if several.count > 1, several.allSatisfy({ !$0.isEmpty }) {
      let ids = Set(several.joined().map(\.id))
      return entities.filter { ids.contains($0.id) }
    }
    if target.isByName { return [] }
    let others = entities.filter { $0.isFound || holds($0, word) }
    if !others.isEmpty { return others }
    let saysMore = !target.conditions.isEmpty || target.isNext || target.position != nil
    return grammar.isKind(word, besidesMore: saysMore) ? entities : []
  }

  /// What a text says besides what kind of thing is meant ("the vet appointment"), or all of it.
  private func besidesKind(_ text: String) -> String {
    let left = words(text).filter { !grammar.isKind($0, besidesMore: true) }
    return left.isEmpty ? text : left.joined(separator: " ")
  }

  /// Whether an entity has just this name.
  private func isCalled(_ text: String, _ entity: EntitySnapshot) -> Bool {
    let wanted = SchemaGrammar.normalizer.normalize(text)
    return entity.names.contains { SchemaGrammar.normalizer.normalize($0) == wanted }
  }

  /// Those one of whose names has every word of a text.
  private func ofName(_ text: String, _ entities: [EntitySnapshot]) -> [EntitySnapshot] {
    let wanted = words(text)
    return entities.filter { entity in
      entity.names.contains { name in
        let own = words(name)
        return wanted.allSatisfy { want in own.contains { $0.contains(want) } }
      }
    }
  }

  /// The words of a text; one of a script without spaces is one word.
  private func words(_ text: String) -> [String] {
    SchemaGrammar.normalizer.normalize(text).string.split(separator: " ").map(String.init)
  }

  private func holds(_ entity: EntitySnapshot, _ text: String) -> Bool {
    let wanted = SchemaGrammar.normalizer.normalize(text).string
    guard !wanted.isEmpty else { return true }
    return ([entity.title] + entity.properties.values.map(\.text)).contains {
      SchemaGrammar.normalizer.normalize($0).string.contains(wanted)
    }
  }

  /// What words name among what was talked about, the last one first ("that party"), else anywhere; nil
  /// where they name nothing.
  private func mentionedAgain(
    _ target: SchemaReading.Target, _ entities: [EntitySnapshot], _ mentioned: [String]
  ) -> [EntitySnapshot]? {
    guard target.isReference, !target.words.isEmpty else { return nil }
    let named = target.words.reduce(entities) { ofName($1, $0) }
    guard !named.isEmpty else { return nil }
    let known = mentioned.lazy.compactMap { id in named.first { $0.id == id } }.first
    return known.map { [$0] } ?? named
  }

  /// Whether an entity takes whole days.
  func isWholeDay(_ entity: EntitySnapshot) -> Bool {
    grammar.wholeDayProperty.map { entity.properties[$0]?.value == .bool(true) } ?? false
  }

  /// Whether a property says when an entity ends, which for whole days is when the next one begins.
  func isEnd(_ property: String) -> Bool { property == grammar.endProperty }

  /// The words of a target that name nothing: what is asked of it ("is Bob coming to the picnic").
  func unnamed(_ target: SchemaReading.Target, among entities: [EntitySnapshot]) -> [String] {
    target.words.filter { word in
      ofName(word, entities).isEmpty && !grammar.isKind(word, besidesMore: true)
    }
  }

  /// Whether a text holds another, as people write it.
  func holds(_ text: String, _ part: String) -> Bool {
    SchemaGrammar.normalizer.normalize(text).string
      .contains(SchemaGrammar.normalizer.normalize(part).string)
  }

  /// Whether one of the words of a text stands in another; words of a letter or two say too little.
  func sharesWord(_ text: String, with other: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return WordBreaker().wordRanges(in: text).contains { range in
      let word = String(String.UnicodeScalarView(scalars[range]))
      let isLong = word.unicodeScalars.count > (word.unicodeScalars.allSatisfy(\.isASCII) ? 2 : 1)
      return isLong && holds(other, word)
    }
  }

  // MARK: - Times

  /// How far into a day lasts what belongs to the evening before, in seconds.
  private static let night: TimeInterval = 6 * 3600

  /// Whether an entity takes place at a moment.
  func takesPlace(_ entity: EntitySnapshot, at date: Date) -> Bool {
    guard let start = start(entity) else { return false }
    return isDuring(date, start, end(entity) ?? start)
  }

  /// When an entity begins; nil where it has no time.
  func start(_ entity: EntitySnapshot) -> Date? { date(entity, grammar.startProperty) }

  private func date(_ entity: EntitySnapshot, _ property: String?) -> Date? {
    guard let property, case .date(let text) = entity.properties[property]?.value else {
      return nil
    }
    return try? Date.ISO8601FormatStyle().parse(text)
  }

  private func fits(_ texts: [String], _ entity: EntitySnapshot) -> Bool {
    guard let start = start(entity) else { return false }
    let end = date(entity, grammar.endProperty) ?? start
    return texts.allSatisfy { text in
      let values = recognizer.values(in: text, context)
        .filter { !$0.readings.isEmpty }
      guard let longest = values.map(\.range.count).max() else { return true }
      return values.filter { $0.range.count == longest }.flatMap(\.likely).contains {
        fits($0, start, end)
      }
    }
  }

  private func isDuring(_ date: Date, _ start: Date, _ end: Date) -> Bool {
    date == start || (start < date && date < end)
  }

  /// Whether what takes place then belongs to the evening before: Friday's party is none of the weekend's.
  private func isOfNight(before day: Date, _ start: Date, _ end: Date) -> Bool {
    start < day && end.timeIntervalSince(day) < Self.night
  }

  private func fits(_ content: ValueContent, _ start: Date, _ end: Date) -> Bool {
    switch content {
    case .moment(let moment):
      if let span = moment.span {
        return start < span.upperBound && end > span.lowerBound
          && !(moment.granularity >= .day && isOfNight(before: span.lowerBound, start, end))
      }
      let calendar = context.calendar
      if moment.granularity >= .day { return calendar.isDate(moment.date, inSameDayAs: start) }
      let saysDay = moment.said.day != nil || moment.said.weekday != nil
      guard !saysDay else { return isDuring(moment.date, start, end) }
      let parts: Set<Calendar.Component> = [.hour, .minute]
      return calendar.dateComponents(parts, from: moment.date)
        == calendar.dateComponents(parts, from: start)
    case .range(let range):
      if range.granularity >= .day, let first = range.start, isOfNight(before: first, start, end) {
        return false
      }
      return (range.end.map { start < $0 } ?? true) && (range.start.map { end > $0 } ?? true)
    default: return true
    }
  }
}

extension RecognizedValue {
  /// The readings that may be meant: of days the likeliest, of hours each half of the day.
  fileprivate var likely: ArraySlice<ValueContent> {
    kind == .dateRange ? readings.prefix(1) : readings[...]
  }
}
