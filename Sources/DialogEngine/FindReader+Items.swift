import IntentCatalog
import TextNormalization

/// The items of a find: what a form with its slots says.
extension FindReader {
  /// An item at its place; nil where what its slots took does not go together.
  func step(_ found: Found) -> Step? {
    let cost = found.cost + 1
    if let problem = found.problem { return step(found, with: problem) }
    switch found.item {
    case .start(let counts):
      return Step(end: found.end, cost: cost) { reading in
        reading.hasStart = true
        reading.counts = reading.counts || counts
        return reading.take(found)
      }
    case .things:
      return Step(end: found.end, cost: cost) { reading in
        reading.hasThings = true
        return true
      }
    case .glue: return Step(end: found.end, cost: cost) { $0.take(found) }
    case .any:
      return Step(end: found.end, cost: cost) { reading in
        reading.alternatives += 1
        return true
      }
    case .limit:
      guard let limit = found.limit else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        defer { reading.limit = limit }
        return reading.limit == nil && reading.take(found)
      }
    case .sort(let isDescending, let kind, let role, let isOne, let limit):
      let property =
        found.property
        ?? vocabulary.property(role: role, kind, orTheOne: true) { $0.isSortable }
      guard let property, property.isSortable else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        let limit = found.limit ?? limit
        guard limit == nil || reading.limit == nil else { return false }
        reading.limit = limit ?? reading.limit
        reading.isSuperlative = reading.isSuperlative || isOne
        reading.namesProperty = reading.namesProperty || found.property != nil
        reading.add(FindReading.Sort(property: property, isDescending: isDescending))
        return reading.take(found)
      }
    case .condition(let kind, let meaning, let role):
      return condition(kind, meaning, role, found)
    }
  }

  private func step(_ found: Found, with problem: FindProblem) -> Step? {
    var problem = problem
    if case .condition(let kind, _, let role) = found.item {
      // A form with words of its own may say what it is about ("written by").
      let meant =
        found.property
        ?? (found.hasText ? role : nil).flatMap { role in
          vocabulary.property(role: role, kind, orTheOne: false) { !$0.comparators.isEmpty }
        }
      guard meant.map({ FindValues.takes(kind, $0.type) }) ?? (kind == .date) else { return nil }
      if case .missing = problem { problem = .missing(kind, meant) }
      if case .unreadable(let text, _) = problem, found.property == nil {
        // Where nothing names what it is about, only a number is likely to be meant as a date.
        guard text.contains(where: \.isNumber) else { return nil }
      }
    }
    return Step(end: found.end, cost: found.cost + 1 + problem.cost) { reading in
      reading.problems.insert(problem, at: 0)
      return reading.take(found)
    }
  }

  private func condition(
    _ kind: FindForms.Kind, _ meaning: FindForms.Meaning, _ role: String?, _ found: Found
  ) -> Step? {
    let property =
      found.property
      ?? vocabulary.property(role: role, kind, orTheOne: role == nil && kind == .date) {
        !$0.comparators.isEmpty
      }
    guard let property else { return nil }
    if let role {
      if found.property != nil {
        guard vocabulary.has(property, role: role) else { return nil }
      } else if found.values.contains(where: { vocabulary.isUnlikely($0.said, role: role) }) {
        return nil
      }
    }
    let conditions = conditions(property, kind, meaning, found.values)
    guard let conditions, !conditions.isEmpty else { return nil }
    return Step(end: found.end, cost: found.cost + 1) { reading in
      reading.conditions.insert(contentsOf: conditions, at: 0)
      reading.takesName = reading.takesName || found.takesName
      let isNamed = found.property != nil || (role != nil && found.hasText)
      reading.namesProperty = reading.namesProperty || isNamed
      return reading.take(found)
    }
  }

  /// The conditions that a form says: of several values one is enough, or none may be.
  private func conditions(
    _ property: FindableProperty, _ kind: FindForms.Kind, _ meaning: FindForms.Meaning,
    _ said: [FindValues.Value]
  ) -> [FindReading.Condition]? {
    guard meaning == .either || meaning == .neither else {
      return values.comparison(property, kind, meaning, said).map { [.init(comparisons: [$0])] }
    }
    let isText = kind == .text
    let single: FindForms.Meaning =
      meaning == .either
      ? (isText ? .contains : kind == .date ? .during : .equal)
      : (isText ? .notContains : kind == .date ? .notDuring : .notEqual)
    let parts = said.flatMap(listed)
    let made = parts.compactMap { values.comparison(property, kind, single, [$0]) }
    guard made.count == parts.count else { return nil }
    return meaning == .either
      ? [.init(comparisons: made)] : made.map { .init(comparisons: [$0]) }
  }

  /// The values in a text that lists several.
  private func listed(_ value: FindValues.Value) -> [FindValues.Value] {
    guard case .text(let text) = value, let marks = forms.words.listMarks else { return [value] }
    var parts = [text]
    for mark in marks {
      parts = parts.flatMap { $0.split(separator: mark) }.map { String($0).trimmingBlanks() }
    }
    return parts.filter { !$0.isEmpty }.map { .text($0) }
  }
}

extension FindReading.Condition {
  /// Whether one of several comparisons is enough.
  var isMixed: Bool { comparisons.count > 1 }
}

extension FindReading {
  /// Notes a name of the things inside of a form.
  /// - Returns: Whether it goes with what comes after.
  mutating func take(_ found: FindReader.Found) -> Bool {
    guard let isPlural = found.names else { return true }
    if !hasName { (hasName, self.isPlural) = (true, isPlural) }
    return true
  }

  /// Puts an order in front; said twice of one property, the later words say its direction.
  fileprivate mutating func add(_ sort: Sort) {
    if sorts.contains(where: { $0.property.name == sort.property.name }) { return }
    sorts.insert(sort, at: 0)
  }
}
