import IntentCatalog
import TextNormalization

/// The items of a find: what a form with its slots says.
extension FindReader {
  /// What the slots of a form took.
  struct Found {
    var end = 0
    var property: FindableProperty?
    var values: [FindValues.Value] = []
    var limit: Int?
    var textCost = 0
    var problem: FindProblem?
  }

  /// An item at its place; nil where what its slots took does not go together.
  func step(_ item: FindForms.Item, _ found: Found) -> Step? {
    let cost = found.textCost + 1
    if var problem = found.problem {
      if case .condition(let kind, _) = item {
        guard found.property.map({ values.takes(kind, $0.type) }) ?? (kind == .date) else {
          return nil
        }
        if case .missing = problem { problem = .missing(kind, found.property) }
        if case .unreadable(let text, _) = problem, found.property == nil {
          // Where nothing names what it is about, only a number is likely to be meant as a date.
          guard text.contains(where: \.isNumber) else { return nil }
        }
      }
      return Step(end: found.end, cost: cost + problem.cost) { reading in
        reading.problems.insert(problem, at: 0)
        return true
      }
    }
    switch item {
    case .start(let counts):
      return Step(end: found.end, cost: cost) { reading in
        reading.hasStart = true
        reading.counts = reading.counts || counts
        return true
      }
    case .glue: return Step(end: found.end, cost: cost) { _ in true }
    case .any:
      return Step(end: found.end, cost: cost) { reading in
        reading.alternatives += 1
        return true
      }
    case .limit:
      guard let limit = found.limit else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        defer { reading.limit = limit }
        return reading.limit == nil
      }
    case .sort(let isDescending, let kind, let isOne):
      guard let property = found.property ?? sole(kind, { $0.isSortable }), property.isSortable
      else { return nil }
      return Step(end: found.end, cost: cost) { reading in
        guard found.limit == nil || reading.limit == nil else { return false }
        reading.limit = found.limit ?? reading.limit
        reading.isSuperlative = reading.isSuperlative || isOne
        reading.sorts.insert(.init(property: property, isDescending: isDescending), at: 0)
        return true
      }
    case .condition(let kind, let meaning): return condition(kind, meaning, found)
    }
  }

  private func condition(
    _ kind: FindForms.Kind, _ meaning: FindForms.Meaning, _ found: Found
  ) -> Step? {
    guard
      let property = found.property ?? chosen(kind, found.values)
        ?? (kind == .date ? sole(kind, { !$0.comparators.isEmpty }) : nil)
    else { return nil }
    let isEither = meaning == .either
    let single: FindForms.Meaning = !isEither ? meaning : kind == .text ? .contains : .equal
    let parts = isEither ? found.values.map { [$0] } : [found.values]
    let made = parts.compactMap { values.condition(property, kind, single, $0) }
    guard made.count == parts.count else { return nil }
    return Step(end: found.end, cost: found.textCost + 1) { reading in
      reading.conditions.insert(contentsOf: made, at: 0)
      reading.alternatives += made.count - 1
      return true
    }
  }

  /// The property that is meant when none is named: the one of that kind.
  private func sole(
    _ kind: FindForms.Kind?, _ holds: (FindableProperty) -> Bool
  ) -> FindableProperty? {
    guard let kind else { return nil }
    let fitting = properties.filter { holds($0) && values.takes(kind, $0.type) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The property that has a choice, when it is not named.
  private func chosen(_ kind: FindForms.Kind, _ said: [FindValues.Value]) -> FindableProperty? {
    guard kind == .choice, case .text(let text) = said.first else { return nil }
    return properties.first { values.option(text, of: $0) != nil }
  }

  // MARK: - One form

  /// Every way in which a form's pieces stand at a place.
  func matches(
    _ pieces: ArraySlice<FindForms.Piece>, at place: Int, _ found: Found, _ item: FindForms.Item
  ) -> [Found] {
    guard let piece = pieces.first else {
      var found = found
      found.end = place
      return [found]
    }
    var start = place
    if pieces.startIndex > 0, start < text.count, text.units[start] == Self.blank { start += 1 }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let units):
      guard starts(units, at: start) else { return [] }
      return matches(rest, at: start + units.count, found, item)
    case .slot(let slot):
      var all: [Found] = []
      for (taken, end) in taken(slot, at: start, before: rest.first, found, item) {
        all += matches(rest, at: end, taken, item)
      }
      if let missing = missing(slot, found, item) { all += matches(rest, at: place, missing, item) }
      return all
    }
  }

  /// What a slot may take at a place, and where that ends.
  private func taken(
    _ slot: FindForms.Slot, at place: Int, before next: FindForms.Piece?, _ found: Found,
    _ item: FindForms.Item
  ) -> [(Found, Int)] {
    guard place < text.count else { return [] }
    var all: [(Found, Int)] = []
    if slot == .property {
      for word in words where starts(word.units, at: place) {
        var found = found
        found.property = word.property
        all.append((found, place + word.units.count))
      }
      guard isTolerant, all.isEmpty, case .sort = item, found.problem == nil else { return all }
    }
    for end in ends(from: place, before: next) {
      if let taken = take(slot, place..<end, found, item) { all.append((taken, end)) }
    }
    return all
  }

  private func take(
    _ slot: FindForms.Slot, _ range: Range<Int>, _ found: Found, _ item: FindForms.Item
  ) -> Found? {
    var found = found
    let source = original(range)
    switch (slot, item) {
    case (.property, _): found.problem = .unsortable(source)
    case (.limit, _):
      guard let number = values.number(source), let limit = Int(exactly: number) else { return nil }
      found.limit = limit
      if limit <= 0 {
        guard isTolerant else { return nil }
        found.problem = .tooFew
      }
    case (_, .condition(let kind, _)):
      if let value = values.value(source, kind, found.property) {
        found.values.append(value)
        if kind == .text { found.textCost += range.count + (namesProperty(range) ? 500 : 0) }
      } else {
        guard isTolerant, kind == .date || kind == .number, found.problem == nil,
          found.property.map({ values.takes(kind, $0.type) }) ?? true
        else { return nil }
        found.problem = .unreadable(source, kind)
      }
    default: return nil
    }
    return found
  }

  /// Whether a text is what a property is called, so that it is hardly a value.
  private func namesProperty(_ range: Range<Int>) -> Bool {
    words.contains { text.units[range].elementsEqual($0.units) }
  }

  /// A slot that took nothing, for a tolerant reader.
  private func missing(_ slot: FindForms.Slot, _ found: Found, _ item: FindForms.Item) -> Found? {
    guard isTolerant, found.problem == nil else { return nil }
    var found = found
    switch (slot, item) {
    case (.property, .sort): found.problem = .unsortable("")
    case (.value, .condition(let kind, _)), (.last, .condition(let kind, _)):
      guard kind != .choice, found.property.map({ values.takes(kind, $0.type) }) ?? true else {
        return nil
      }
      found.problem = .missing(kind, found.property)
    default: return nil
    }
    return found
  }
}
