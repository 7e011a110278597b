import IntentCatalog
import TextNormalization

/// The walk over the forms at one place of a sentence.
extension FindReader {
  /// A form that stands at a place, with what its slots took.
  struct Found {
    var item = FindForms.Item.glue
    var order = 0
    var end = 0
    /// How much text is free, and what its form costs besides.
    var cost = 0
    var property: FindableProperty?
    var values: [FindValues.Value] = []
    var limit: Int?
    /// Whether a name of the things is there, and whether it is one for several.
    var names: Bool?
    var problem: FindProblem?
    /// Whether its form has words of its own.
    var hasText = false
    /// Whether a value is, or seems to begin with, what the things are called.
    var takesName = false
  }

  /// Every form that stands at a place, in the order of the forms.
  func items(at place: Int) -> [Found] {
    var all: [Found] = []
    walk(0, at: place, Found(), into: &all)
    return all.sorted { $0.order < $1.order }
  }

  private func walk(_ node: Int, at place: Int, _ found: Found, into all: inout [Found]) {
    let here = grammar.nodes[node]
    for end in here.ends {
      var found = found
      (found.item, found.order, found.end) = (end.item, end.order, place)
      found.cost += end.cost
      all.append(found)
    }
    let start = node > 0 ? skippingBlank(place) : place
    if start < text.count {
      for (units, next) in here.texts[text.units[start]] ?? [] where starts(units, at: start) {
        var found = found
        found.hasText = true
        walk(next, at: start + units.count, found, into: &all)
      }
    }
    for (edge, next) in here.slots {
      take(edge, at: start, before: next, found) { walk(next, at: $1, $0, into: &all) }
      if let missing = missing(edge, found) { walk(next, at: place, missing, into: &all) }
    }
  }

  private func skippingBlank(_ place: Int) -> Int {
    place < text.count && text.units[place] == Self.blank ? place + 1 : place
  }

  /// Whether a form may go on behind a slot that ends at a place.
  private func mayGoOn(_ node: Int, at place: Int) -> Bool {
    let here = grammar.nodes[node]
    if !here.ends.isEmpty || !here.slots.isEmpty { return true }
    let start = skippingBlank(place)
    guard start < text.count else { return false }
    return here.texts[text.units[start]]?.contains { starts($0.units, at: start) } ?? false
  }

  /// Gives what a slot may take at a place, and where that ends.
  private func take(
    _ edge: FindGrammar.Edge, at place: Int, before next: Int, _ found: Found,
    _ give: (Found, Int) -> Void
  ) {
    guard place < text.count else { return }
    switch edge.slot {
    case .things:
      for name in vocabulary.names where starts(name, at: place) {
        var found = found
        found.names = isPlural(name)
        give(found, place + name.count)
      }
    case .property:
      var isNamed = false
      for word in vocabulary.words where starts(word.units, at: place) {
        isNamed = true
        guard takes(edge.purpose, word.property) else { continue }
        var found = found
        found.property = word.property
        give(found, place + word.units.count)
      }
      guard isTolerant, !isNamed, edge.purpose == .sort, found.problem == nil else { return }
      for end in ends(from: place) where mayGoOn(next, at: end) {
        var found = found
        found.problem = .unsortable(original(place..<end))
        give(found, end)
      }
    case .limit, .value, .last, .owner, .name:
      for end in ends(from: place) where mayGoOn(next, at: end) {
        if let taken = value(edge, place..<end, found) { give(taken, end) }
      }
    }
  }

  private func takes(_ purpose: FindGrammar.Purpose, _ property: FindableProperty) -> Bool {
    guard case .condition(let kind) = purpose else { return true }
    return FindValues.takes(kind, property.type)
  }

  private func value(_ edge: FindGrammar.Edge, _ range: Range<Int>, _ found: Found) -> Found? {
    var found = found
    let source = original(range)
    switch (edge.slot, edge.purpose) {
    case (.limit, _):
      guard mayBeRead(range), let number = values.number(source), let limit = Int(exactly: number)
      else { return nil }
      found.limit = limit
      // Who says so great a number rather means a year.
      if (1000...2999).contains(limit) { found.cost += Self.yearCost }
      if limit <= 0 {
        guard isTolerant else { return nil }
        found.problem = .tooFew
      }
    case (_, .condition(.choice)):
      guard let choice = vocabulary.choice(text.units[range], of: found.property) else {
        return nil
      }
      found.property = choice.property
      found.values.append(.choice(choice.value, said: choice.title, isContrary: choice.isContrary))
    case (let slot, .condition(.text)):
      let isBare = found.property == nil && !found.hasText
      guard !(isBare && beginsOtherwise(range)), let said = freeText(slot, range, source) else {
        return nil
      }
      found.values.append(.text(said))
      found.cost += textCost(range, source)
      if vocabulary.namesThings(text.units[range]) || (!found.hasText && beginsWithName(range)) {
        found.takesName = true
        found.cost += Self.nameCost
      }
    case (_, .condition(let kind)):
      if mayBeRead(range), let value = values.value(source, kind) {
        found.values.append(value)
      } else {
        guard isTolerant, found.problem == nil else { return nil }
        found.problem = .unreadable(source, kind)
      }
    default: return nil
    }
    return found
  }

  // MARK: - Free text

  private static let yearCost = 20
  /// What a value costs that is what the things are called: more than a value that is missing.
  private static let nameCost = 1200
  /// What each value of free text costs, so that one is rather longer than two.
  private static let textCost = 8
  /// What a value costs in which several seem to be listed.
  private static let markCost = 12
  /// What a value costs for each word in it that begins something else here.
  private static let cueCost = 30

  /// What a slot for free text takes, without marks; nil where it does not look like that.
  private func freeText(_ slot: FindForms.Slot, _ range: Range<Int>, _ source: String) -> String? {
    switch slot {
    case .owner:
      let mark = (forms.words.possessives ?? []).first { source.hasSuffix($0) }
      return mark.map { String(source.dropLast($0.count)) }.flatMap { $0.isEmpty ? nil : $0 }
    case .name:
      let words = source.split(separator: " ")
      let isName = words.allSatisfy { $0.unicodeScalars.first?.properties.isUppercase ?? false }
      // The first word of a sentence is always written so.
      return isName && (range.lowerBound > 0 || words.count > 1) ? source : nil
    default: return source.isEmpty ? nil : source
    }
  }

  /// Whether a stretch begins with what the things are called.
  private func beginsWithName(_ range: Range<Int>) -> Bool {
    vocabulary.names.contains { $0.count <= range.count && starts($0, at: range.lowerBound) }
  }

  /// Whether a stretch begins with what says something else here, so that it is hardly a name.
  private func beginsOtherwise(_ range: Range<Int>) -> Bool {
    func beginsCue(_ place: Int) -> Bool {
      guard place < range.upperBound else { return true }
      return (grammar.cues[text.units[place]] ?? []).contains { cue in
        place + cue.count <= range.upperBound && starts(cue, at: place)
      }
    }
    if beginsCue(range.lowerBound) { return true }
    return vocabulary.words.contains { word in
      starts(word.units, at: range.lowerBound) && beginsCue(range.lowerBound + word.units.count)
    }
  }

  /// How far a stretch is from being a value: its length, and what in it rather means something.
  private func textCost(_ range: Range<Int>, _ source: String) -> Int {
    var cost = Self.textCost + range.count + (vocabulary.namesProperty(text.units[range]) ? 500 : 0)
    if (forms.words.listMarks ?? []).contains(where: source.contains) { cost += Self.markCost }
    for place in range {
      let isCue = (grammar.cues[text.units[place]] ?? []).contains { cue in
        place + cue.count <= range.upperBound && cue.count < range.count && starts(cue, at: place)
      }
      if isCue { cost += Self.cueCost }
    }
    return cost
  }

  /// A slot that took nothing, for a tolerant reader.
  private func missing(_ edge: FindGrammar.Edge, _ found: Found) -> Found? {
    guard isTolerant, found.problem == nil else { return nil }
    var found = found
    switch (edge.slot, edge.purpose) {
    case (.property, .sort): found.problem = .unsortable("")
    case (.value, .condition(let kind)), (.last, .condition(let kind)):
      guard kind != .choice else { return nil }
      found.problem = .missing(kind, found.property)
    default: return nil
    }
    return found
  }
}
