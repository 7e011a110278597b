import Foundation
public import IntentCatalog
import ValueRecognition

/// Answers questions about entities in a language's own sentences.
public struct SchemaAnswerer: Sendable {
  let finder: SchemaFinder
  let sentences: [String: String]
  let context: ValueContext

  /// The most entities that are listed.
  private static let listLimit = 20

  init(_ finder: SchemaFinder, _ sentences: [String: String], _ context: ValueContext) {
    self.finder = finder
    self.sentences = sentences
    self.context = context
  }

  /// The answer to a question; nil where the reading is none.
  /// - Parameters:
  ///   - reading: The question.
  ///   - entities: Those that there are.
  ///   - mentioned: The identifiers of those that were talked about, the last one first.
  /// - Returns: What to say, and whom it is about.
  public func answer(
    _ reading: SchemaReading, _ entities: [EntitySnapshot], mentioned: [String]
  ) -> SchemaAnswer? {
    guard case .question(_, let property, let form) = reading.wish else { return nil }
    if form == .check, let property {
      return check(property, reading.target, entities, mentioned)
    }
    if form == .free { return free(reading.target, entities) }
    if form == .says, let property { return saying(property, reading.target, entities, mentioned) }
    // "How many are there?" is about all, whatever was talked about.
    let isAboutAll = property == nil && !reading.target.isReference
    let found = finder.meant(
      by: reading.target, among: entities, mentioned: isAboutAll ? [] : mentioned)
    guard !found.isEmpty || form == .count else {
      let asksForAll = form == .list && property == nil && reading.target.words.isEmpty
      let key = form == .exists ? "exists.no" : asksForAll ? "list.no" : "none"
      return SchemaAnswer(sentence: sentence(key, [:]))
    }
    switch (form, property) {
    case (.cannot, _):
      return SchemaAnswer(sentence: sentence("cannot", ["title": found[0].title]))
    case (.count, nil):
      return list(found, key: "count")
    case (.list, _), (.exists, _), (_, nil):
      return list(found, key: form == .exists ? "exists" : "list")
    case (.length, _):
      return first(of: found).map(length)
    case (_, let property?):
      guard let one = first(of: found) else { return list(found, key: "list") }
      return value(property, of: one)
    }
  }

  /// What is said where nothing is found.
  public var missing: String { sentence("none", [:]) }

  /// What is said where several things are named and only one can be changed at a time; nil where the
  /// language has no such sentence.
  public var oneAtATime: String? { sentences["one"] }

  /// What is asked where a change of an entity is wanted and none was said; nil where the language has
  /// no such question.
  public func unsaid(of entity: EntitySnapshot) -> String? {
    sentences["change.what"] == nil ? nil : sentence("change.what", ["title": entity.title])
  }

  /// The one that is asked about: the first that is still to come, else the last.
  func first(of found: [EntitySnapshot]) -> EntitySnapshot? {
    found.first { (finder.start($0) ?? .distantFuture) >= context.now } ?? found.last
  }

  func list(_ found: [EntitySnapshot], key: String) -> SchemaAnswer {
    let number = found.count == 1 ? "one" : "many"
    let lines = found.prefix(Self.listLimit).map { entity in
      entity.title + (entity.subtitle.map { " – \($0)" } ?? "")
    }
    let first = found.first
    return SchemaAnswer(
      sentence: sentence(
        "\(key).\(found.isEmpty ? "no" : number)",
        [
          "count": String(found.count), "title": first?.title ?? "",
          "when": first.flatMap { entity in
            finder.start(entity).map { words($0, isDay: finder.isWholeDay(entity)) }
          } ?? "",
        ]),
      lines: found.count == 1 && key != "list" ? [] : Array(lines), entities: found)
  }

  private func value(_ property: String, of entity: EntitySnapshot) -> SchemaAnswer {
    let held = entity.properties[property]
    var text = held?.text ?? ""
    if case .date(let written) = held?.value,
      let date = try? Date.ISO8601FormatStyle().parse(written)
    {
      let isDay = finder.isWholeDay(entity)
      let last = isDay && finder.isEnd(property) ? date.addingTimeInterval(-1) : date
      text = words(last, isDay: isDay)
    }
    let isEmpty = text.isEmpty || held?.value == .null || held?.value == .array([])
    let key = "\(property).\(isEmpty ? "none" : "value")"
    let known = sentences[key] == nil ? (isEmpty ? "value.none" : "value") : key
    return SchemaAnswer(
      sentence: sentence(known, ["title": entity.title, "value": text]), entities: [entity])
  }

  /// A property's text, where it has one of the words that are asked about.
  private func saying(
    _ property: String, _ target: SchemaReading.Target, _ entities: [EntitySnapshot],
    _ mentioned: [String]
  ) -> SchemaAnswer? {
    let known = SchemaReading.Target(isReference: true)
    guard let one = finder.meant(by: known, among: entities, mentioned: mentioned).first,
      let text = one.properties[property]?.text,
      target.words.contains(where: { finder.sharesWord($0, with: text) })
    else { return nil }
    return value(property, of: one)
  }

  /// Whether a property holds what is asked about.
  private func check(
    _ property: String, _ target: SchemaReading.Target, _ entities: [EntitySnapshot],
    _ mentioned: [String]
  ) -> SchemaAnswer {
    var target = target
    let isAskedOf = { (fill: SchemaReading.Fill) in fill.parameter == property }
    let asked =
      finder.unnamed(target, among: entities) + target.conditions.filter(isAskedOf).map(\.text)
    target.words.removeAll(where: asked.contains)
    target.conditions.removeAll(where: isAskedOf)
    let found = finder.meant(by: target, among: entities, mentioned: mentioned)
    guard let one = first(of: found) else { return SchemaAnswer(sentence: sentence("none", [:])) }
    guard let who = asked.first else { return value(property, of: one) }
    let isThere = one.properties[property].map { finder.holds($0.text, who) } ?? false
    let key = "\(property).\(isThere ? "yes" : "no")"
    return SchemaAnswer(
      sentence: sentence(key, ["title": one.title, "value": who]), entities: [one])
  }

  /// A moment in words, of what takes whole days the day alone.
  func words(_ date: Date, isDay: Bool = false) -> String {
    let style = Date.FormatStyle(
      date: .complete, time: isDay ? .omitted : .shortened, locale: context.locale,
      calendar: context.calendar,
      timeZone: context.timeZone)
    return date.formatted(style)
  }

  func sentence(_ key: String, _ values: [String: String]) -> String {
    values.reduce(sentences[key] ?? key) { text, value in
      text.replacing("{\(value.key)}", with: value.value)
    }
  }
}
