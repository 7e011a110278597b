import Foundation
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Reads a sentence as a find: the name of the things, conditions, an order, a number, in any order,
/// with nothing left over.
///
/// The reading with the least free text wins; found place by place, each place read once. A tolerant
/// reader also takes what is missing, unreadable or left over, and says so in `problems`.
struct FindReader {
  let forms: FindForms
  let text: NormalizedText
  let values: FindValues
  let words: [(units: [UInt32], property: FindableProperty)]
  let isTolerant: Bool
  private let findable: FindableEntity
  private let scalars: [Unicode.Scalar]
  private let names: [[UInt32]]
  private let apps: [[UInt32]]

  /// Sentences beyond this are no finds.
  private static let lengthLimit = 240
  static let blank: UInt32 = 0x20

  init(
    _ sentence: String, _ findable: FindableEntity, _ app: DialogApp, _ context: DialogContext,
    isTolerant: Bool = false
  ) {
    self.findable = findable
    self.isTolerant = isTolerant
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
    guard var reading = best(from: 0, &memo)?.reading else { return nil }
    if reading.isSuperlative, !reading.isPlural { reading.limit = reading.limit ?? 1 }
    let joints = reading.conditions.count - 1
    if reading.isAny, joints > 0, reading.alternatives != joints {
      guard isTolerant else { return nil }
      reading.problems.append(.mixed)
    }
    return isTolerant ? reading : reading.isFind ? reading : nil
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
  struct Step {
    var end: Int
    var cost: Int
    /// Adds the item in front of what comes after it; false where it does not go with that.
    var apply: (inout FindReading) -> Bool
  }

  private func steps(at place: Int) -> [Step] {
    var steps: [Step] = []
    for name in names where starts(name, at: place) {
      let isPlural = names.contains { $0.count < name.count && name.starts(with: $0) }
      steps.append(
        Step(end: place + name.count, cost: 0) { reading in
          defer { (reading.hasName, reading.isPlural) = (true, isPlural) }
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
    return isTolerant ? steps + restSteps(at: place) : steps
  }

  /// Stretches that mean nothing.
  private func restSteps(at place: Int) -> [Step] {
    ends(from: place, before: nil).map { end in
      let problem = FindProblem.rest(original(place..<end))
      return Step(end: end, cost: problem.cost) { reading in
        reading.problems.insert(problem, at: 0)
        return true
      }
    }
  }

  // MARK: - Places

  /// Where a value may end: before the text that comes next, else at the end of any word.
  func ends(from place: Int, before next: FindForms.Piece?) -> [Int] {
    guard place < text.count else { return [] }
    return ((place + 1)...text.count).filter { end in
      guard !splitsWord(at: end), text.units[end - 1] != Self.blank else { return false }
      guard case .text(let units) = next else { return true }
      let start = end < text.count && text.units[end] == Self.blank ? end + 1 : end
      return starts(units, at: start)
    }
  }

  func original(_ range: Range<Int>) -> String {
    let source = text.sourceRange(range).clamped(to: 0..<scalars.count)
    return String(String.UnicodeScalarView(scalars[source])).trimmingBlanks()
  }

  func starts(_ units: [UInt32], at place: Int) -> Bool {
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

  /// The properties of what is found.
  var properties: [FindableProperty] { findable.properties }
}
