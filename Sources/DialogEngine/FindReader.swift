import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// What a sentence wants to be found.
struct FindReading: Hashable {
  /// A condition with what it is called.
  struct Condition: Hashable {
    var condition: FindCondition
    var meaning: FindForms.Meaning
    var kind: FindForms.Kind
    var property: FindableProperty
    var said: [String]
  }

  var conditions: [Condition] = []
  var isAny = false
  var sort: (property: FindableProperty, isDescending: Bool)?
  var limit: Int?
  var hasName = false
  var hasStart = false

  static func == (left: FindReading, right: FindReading) -> Bool {
    left.conditions == right.conditions && left.isAny == right.isAny && left.limit == right.limit
      && left.sort?.property == right.sort?.property
      && left.sort?.isDescending == right.sort?.isDescending
  }

  func hash(into hasher: inout Hasher) { hasher.combine(conditions) }

  /// Whether it asks for anything.
  var isFind: Bool {
    hasName && (hasStart || !conditions.isEmpty || sort != nil || limit != nil)
  }
}

/// Reads a sentence as a find: the name of the things, conditions, an order, a number, in any order,
/// with nothing left over.
///
/// The reading with the least free text wins; found place by place, each place read once.
struct FindReader {
  private let findable: FindableEntity
  private let forms: FindForms
  private let text: NormalizedText
  private let scalars: [Unicode.Scalar]
  private let values: FindValues
  private let names: [[UInt32]]
  private let apps: [[UInt32]]
  private let words: [(units: [UInt32], property: FindableProperty)]

  /// Sentences beyond this are no finds.
  private static let lengthLimit = 240
  private static let blank: UInt32 = 0x20

  init(_ sentence: String, _ findable: FindableEntity, _ app: DialogApp, _ context: DialogContext) {
    self.findable = findable
    forms = context.words.find
    text = TextNormalizer.shared.normalize(sentence)
    scalars = Array(sentence.unicodeScalars)
    values = FindValues(context)
    func units(_ text: String) -> [UInt32] { TextNormalizer.shared.normalize(text).units }
    names = findable.names.map(units).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let identity = app.catalog.app
    apps = ([identity.name(in: context.languageCode), identity.name] + identity.alternativeNames)
      .map(units).filter { !$0.isEmpty }
    words = findable.properties.flatMap { property in
      property.words.map { (units($0), property) }
    }.filter { !$0.units.isEmpty }.sorted { $0.units.count > $1.units.count }
  }

  /// The reading; nil where the sentence is no find.
  /// - Complexity: O(n · f · n), n the sentence's length and f the number of forms.
  func read() -> FindReading? {
    guard (1...Self.lengthLimit).contains(text.count), names.contains(where: holds) else {
      return nil
    }
    var memo: [Int: Way?] = [:]
    guard let way = best(from: 0, &memo) else { return nil }
    let reading = way.reading
    return reading.isFind ? reading : nil
  }

  /// The best way from a place to the end.
  private struct Way {
    var cost: Int
    var reading: FindReading
  }

  private func holds(_ name: [UInt32]) -> Bool {
    guard name.count <= text.count else { return false }
    return (0...(text.count - name.count)).contains { starts(name, at: $0) }
  }

  private func best(from place: Int, _ memo: inout [Int: Way?]) -> Way? {
    if place == text.count { return Way(cost: 0, reading: FindReading()) }
    if let known = memo[place] { return known }
    memo[place] = .some(nil)
    var result: Way?
    if text.units[place] == Self.blank {
      result = best(from: place + 1, &memo)
    } else {
      for step in steps(at: place) {
        guard let rest = best(from: step.end, &memo) else { continue }
        let cost = rest.cost + step.cost
        if let result, result.cost <= cost { continue }
        var reading = rest.reading
        guard step.apply(&reading) else { continue }
        result = Way(cost: cost, reading: reading)
      }
    }
    memo[place] = .some(result)
    return result
  }

  /// One item at a place.
  private struct Step {
    var end: Int
    var cost: Int
    /// Adds the item in front of what comes after it; false where it does not go with that.
    var apply: (inout FindReading) -> Bool
  }

  private func steps(at place: Int) -> [Step] {
    var steps: [Step] = []
    for name in names where starts(name, at: place) {
      steps.append(
        Step(end: place + name.count, cost: 0) { reading in
          defer { reading.hasName = true }
          return !reading.hasName
        })
    }
    for name in apps where starts(name, at: place) {
      steps.append(Step(end: place + name.count, cost: 1) { _ in true })
    }
    for form in forms.forms {
      for found in matches(form.pieces[...], at: place, Found(), form.item) {
        if let step = step(form.item, found) { steps.append(step) }
      }
    }
    return steps
  }

  private func step(_ item: FindForms.Item, _ found: Found) -> Step? {
    let cost = found.textCost + 1
    switch item {
    case .start:
      return Step(end: found.end, cost: cost) { reading in
        reading.hasStart = true
        return true
      }
    case .glue: return Step(end: found.end, cost: cost) { _ in true }
    case .any:
      return Step(end: found.end, cost: cost) { reading in
        reading.isAny = true
        return true
      }
    case .limit:
      guard let limit = found.limit else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        defer { reading.limit = limit }
        return reading.limit == nil
      }
    case .sort(let isDescending, let kind):
      guard let property = found.property ?? sortable(kind), property.isSortable else {
        return nil
      }
      return Step(end: found.end, cost: cost) { reading in
        defer { reading.sort = (property, isDescending) }
        return reading.sort == nil
      }
    case .condition(let kind, let meaning):
      guard let property = found.property ?? chosen(kind, found.values),
        let made = values.condition(property, kind, meaning, found.values)
      else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        reading.conditions.insert(made, at: 0)
        return true
      }
    }
  }

  /// The property by which things are sorted when it is not named: the one of that kind.
  private func sortable(_ kind: FindForms.Kind?) -> FindableProperty? {
    guard let kind else { return nil }
    let fitting = findable.properties.filter { $0.isSortable && values.takes(kind, $0.type) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The property that has a choice, when it is not named.
  private func chosen(_ kind: FindForms.Kind, _ said: [FindValues.Value]) -> FindableProperty? {
    guard kind == .choice, case .text(let text) = said.first else { return nil }
    return findable.properties.first { values.option(text, of: $0) != nil }
  }

  // MARK: - One form

  /// What the slots of a form took.
  private struct Found {
    var end = 0
    var property: FindableProperty?
    var values: [FindValues.Value] = []
    var limit: Int?
    var textCost = 0
  }

  private func matches(
    _ pieces: ArraySlice<FindForms.Piece>, at place: Int, _ found: Found, _ item: FindForms.Item
  ) -> [Found] {
    guard let piece = pieces.first else {
      var found = found
      found.end = place
      return [found]
    }
    var place = place
    if pieces.startIndex > 0, place < text.count, text.units[place] == Self.blank { place += 1 }
    guard place < text.count else { return [] }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let units):
      guard starts(units, at: place) else { return [] }
      return matches(rest, at: place + units.count, found, item)
    case .slot(.property):
      return words.flatMap { word -> [Found] in
        guard starts(word.units, at: place) else { return [] }
        var found = found
        found.property = word.property
        return matches(rest, at: place + word.units.count, found, item)
      }
    case .slot(let slot):
      return ends(from: place, before: rest.first).flatMap { end -> [Found] in
        guard let taken = take(slot, place..<end, found, item) else { return [] }
        return matches(rest, at: end, taken, item)
      }
    }
  }

  /// Where a value may end: before the text that comes next, else at the end of any word.
  private func ends(from place: Int, before next: FindForms.Piece?) -> [Int] {
    ((place + 1)...text.count).filter { end in
      guard !splitsWord(at: end), text.units[end - 1] != Self.blank else { return false }
      guard case .text(let units) = next else { return true }
      let start = end < text.count && text.units[end] == Self.blank ? end + 1 : end
      return starts(units, at: start)
    }
  }

  private func take(
    _ slot: FindForms.Slot, _ range: Range<Int>, _ found: Found, _ item: FindForms.Item
  ) -> Found? {
    var found = found
    let source = original(range)
    if slot == .limit {
      guard let number = values.number(source), let limit = Int(exactly: number), limit > 0 else {
        return nil
      }
      found.limit = limit
      return found
    }
    guard case .condition(let kind, _) = item else { return nil }
    guard let value = values.value(source, kind, found.property) else { return nil }
    found.values.append(value)
    if kind == .text { found.textCost += range.count }
    return found
  }

  private func original(_ range: Range<Int>) -> String {
    let source = text.sourceRange(range).clamped(to: 0..<scalars.count)
    return String(String.UnicodeScalarView(scalars[source])).trimmingBlanks()
  }

  private func starts(_ units: [UInt32], at place: Int) -> Bool {
    let end = place + units.count
    guard end <= text.count, text.units[place..<end].elementsEqual(units) else { return false }
    return !splitsWord(at: place) && !splitsWord(at: end)
  }

  /// Whether a place lies inside a word of a script that spaces its words, or inside a number.
  private func splitsWord(at place: Int) -> Bool {
    guard place > 0, place < text.count else { return false }
    func isLatin(_ unit: UInt32) -> Bool { unit > 0x20 && unit < 0x2E80 }
    func isDigit(_ unit: UInt32) -> Bool { (0x30...0x39).contains(unit) }
    let (left, right) = (text.units[place - 1], text.units[place])
    return isLatin(left) && isLatin(right) && isDigit(left) == isDigit(right)
  }
}
