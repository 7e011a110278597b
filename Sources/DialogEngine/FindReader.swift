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
  let grammar: FindGrammar
  let text: NormalizedText
  let values: FindValues
  let vocabulary: FindVocabulary
  let isTolerant: Bool
  private let scalars: [Unicode.Scalar]
  private let apps: [[UInt32]]
  /// The units of what may be a number or a date; the others are not tried.
  private let readable: [Bool]

  /// Sentences beyond this are no finds.
  private static let lengthLimit = 240
  static let blank: UInt32 = 0x20

  init(
    _ sentence: String, _ findable: FindableEntity, _ app: DialogApp, _ context: DialogContext,
    isTolerant: Bool = false
  ) {
    self.isTolerant = isTolerant
    forms = context.words.find
    grammar = forms.grammar
    text = TextNormalizer.shared.normalize(sentence)
    scalars = Array(sentence.unicodeScalars)
    values = FindValues(context)
    vocabulary = FindVocabulary(findable, forms.words)
    func units(_ text: String) -> [UInt32] { TextNormalizer.shared.normalize(text).units }
    let identity = app.catalog.app
    apps = ([identity.name(in: context.languageCode), identity.name] + identity.alternativeNames)
      .map(units).filter { !$0.isEmpty }
    let text = text
    var isReadable = scalars.map { $0.properties.numericType != nil }
    for value in context.recognizer.values(in: sentence, context.values) {
      for place in value.range.clamped(to: 0..<isReadable.count) { isReadable[place] = true }
    }
    readable = text.units.indices.map { text.sourceRange($0..<$0 + 1).contains { isReadable[$0] } }
  }

  /// Whether a stretch may be a number or a date: something in the sentence is one at both its ends.
  func mayBeRead(_ range: Range<Int>) -> Bool {
    readable[range].first == true && readable[range].last == true
  }

  /// Reads the sentence.
  /// - Parameter needsName: Whether the sentence must say what the things are called.
  /// - Returns: The reading; nil where the sentence is no find.
  /// - Complexity: O(n · f · n), n the sentence's length and f the number of forms that begin alike.
  func read(needsName: Bool = true) -> FindReading? {
    guard (1...Self.lengthLimit).contains(text.count),
      !needsName || vocabulary.names.contains(where: holds)
    else { return nil }
    var memo: [Int: Way?] = [:]
    guard var reading = best(from: 0, &memo)?.reading else { return nil }
    if reading.isSuperlative, !reading.isPlural { reading.limit = reading.limit ?? 1 }
    let joints = reading.conditions.count - 1
    if reading.alternatives > 0, joints > 0,
      reading.alternatives != joints || reading.conditions.contains(where: { $0.isMixed })
    {
      guard isTolerant else { return nil }
      reading.problems.append(.mixed)
    }
    if isTolerant { return reading }
    return reading.isFind || (!needsName && reading.isFindOfAny) ? reading : nil
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
    for name in vocabulary.names where starts(name, at: place) {
      let isPlural = isPlural(name)
      steps.append(
        Step(end: place + name.count, cost: 0) { reading in
          reading.isPlural = isPlural || reading.isPlural
          reading.hasName = true
          return true
        })
    }
    for name in apps where starts(name, at: place) {
      steps.append(Step(end: place + name.count, cost: 1) { _ in true })
    }
    for found in items(at: place) {
      if let step = step(found) { steps.append(step) }
    }
    return isTolerant ? steps + restSteps(at: place) : steps
  }

  /// Whether a name is another with an ending.
  func isPlural(_ name: [UInt32]) -> Bool {
    vocabulary.names.contains { $0.count < name.count && name.starts(with: $0) }
  }

  /// Stretches that mean nothing.
  private func restSteps(at place: Int) -> [Step] {
    ends(from: place).map { end in
      let problem = FindProblem.rest(original(place..<end))
      return Step(end: end, cost: problem.cost) { reading in
        reading.problems.insert(problem, at: 0)
        return true
      }
    }
  }

  // MARK: - Places

  /// Where a value that begins at a place may end.
  func ends(from place: Int) -> [Int] {
    guard place < text.count else { return [] }
    return ((place + 1)...text.count).filter { end in
      !splitsWord(at: end) && text.units[end - 1] != Self.blank
    }
  }

  /// What the person wrote there.
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
}
