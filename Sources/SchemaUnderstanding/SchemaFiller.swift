import FoundationEssentials
import IntentCatalog
import TextNormalization
import ValueRecognition

/// Finds what the parts of a sentence fill: values by what they are and what says their role, free text
/// by elimination.
struct SchemaFiller {
  let lattice: SchemaLattice
  let grammar: SchemaGrammar
  let frame: SchemaFrame
  /// The moment of speaking.
  let now: Date

  /// A value or a run of free text, with what says its role.
  private struct Part {
    var tokens: Range<Int>
    var classes: SchemaGrammar.Classes
    var isText: Bool
    var role: SchemaGrammar.Classes

    /// What of it stands in none of some texts; nil where nothing does.
    func outside(_ rests: [Rest]) -> Part? {
      var part = self
      for rest in rests where tokens.overlaps(rest.tokens) {
        part.tokens = part.tokens.clamped(to: 0..<rest.tokens.lowerBound)
        guard !part.tokens.isEmpty else { return nil }
      }
      return part
    }
  }

  /// The parameters' values, and the entities that are meant.
  func filled() -> (fills: [SchemaReading.Fill], target: SchemaReading.Target) {
    var fills: [SchemaReading.Fill] = []
    var target = SchemaReading.Target()
    var open = frame.takes
    var last: (take: SchemaFrame.Take, end: Int)?
    for flag in grammar.flags where has(flag.classes) {
      fills.append(
        SchemaReading.Fill(parameter: flag.parameter, value: .bool(true), text: "", range: 0..<0))
    }
    let rests = rests()
    for rest in rests {
      guard let parameter = rest.take.parameter else { continue }
      fills.append(words(parameter, rest))
      open.removeAll { $0.parameter == parameter }
    }
    let parts = parts().compactMap { $0.outside(rests) }
    let repeats = repeating(parts)
    for part in parts {
      if part.classes == grammar.named("name") {
        let named = fill("", part)
        if isGoal(part) { fills.append(named) } else { target.conditions.append(named) }
        continue
      }
      var take = open.first { fits($0, part) && isInRole($0, part) }
      if let last, isCorrection(in: last.end..<part.tokens.lowerBound), fits(last.take, part) {
        take = last.take
      }
      if let repeats, !part.classes.isDisjoint(with: grammar.named("until")) || lastsDays(part) {
        take = repeats
      }
      guard let take, !isCount(take, part) else { continue }
      defer { last = (take, part.tokens.upperBound) }
      if let parameter = take.parameter {
        var fill = fill(parameter, part)
        fill.list = take.list
        let several = take.isSeveral ? names(part.tokens) : []
        if several.count > 1 { fill.value = .array(several.map(ParameterValue.string)) }
        if take.moves, let seconds = seconds(part) { fill.value = .double(seconds) }
        if take.lasts, let seconds = seconds(part) {
          (fill.value, fill.isLength) = (.double(abs(seconds)), true)
        }
        if let known = fills.firstIndex(where: { $0.parameter == parameter }) {
          fills[known] =
            take == last?.take
              && isCorrection(in: 0..<part.tokens.lowerBound)
            ? fill : joined(fills[known], fill, isSeveral: take.isSeveral)
        } else {
          fills.append(fill)
        }
      } else if let property = take.property, !property.isEmpty {
        target.conditions.append(fill(property, part))
      } else {
        target.words.append(text(part.tokens))
        let several = names(part.tokens)
        if several.count > 1 { target.parts += several }
      }
      if part.isText, take.parameter != nil, let place = open.firstIndex(of: take) {
        open.remove(at: place)
      }
    }
    for parameter in frame.clears {
      fills.append(
        SchemaReading.Fill(parameter: parameter, value: .cleared, text: "", range: 0..<0))
    }
    point(&target)
    return (fills, target)
  }

  /// What takes how something comes back, where the sentence says so: until when is a part of that.
  private func repeating(_ parts: [Part]) -> SchemaFrame.Take? {
    let recurrence = grammar.named("recurrence")
    guard parts.contains(where: { !$0.classes.isDisjoint(with: recurrence) }) else { return nil }
    return frame.takes.first { take in
      take.parameter != nil && take.classes.map { !$0.isDisjoint(with: recurrence) } ?? false
    }
  }

  /// Whether a part is a length of a day or more: what comes back does so for that long.
  private func lastsDays(_ part: Part) -> Bool {
    guard case .duration(let length) = lattice.tokens[part.tokens.lowerBound].value?.readings.first
    else { return false }
    return length.seconds >= 86_400
  }

  /// Whether a figure stands where names are taken ("with 3 people").
  private func isCount(_ take: SchemaFrame.Take, _ part: Part) -> Bool {
    take.isSeveral
      && lattice.tokens[part.tokens].allSatisfy { $0.classes == grammar.named("number") }
  }

  private func has(_ classes: SchemaGrammar.Classes) -> Bool {
    lattice.tokens.contains { !$0.classes.isDisjoint(with: classes) }
  }

  /// Whether a name of a list is what something is put into, rather than where it is looked for.
  private func isGoal(_ part: Part) -> Bool {
    guard case .intent = frame.wish else { return false }
    return !frame.takes.contains { $0.property != nil }
      || !part.role.isDisjoint(with: grammar.goals)
  }

  private func fits(_ take: SchemaFrame.Take, _ part: Part) -> Bool {
    guard (take.classes == nil) == part.isText else { return false }
    return take.classes.map { !part.classes.isDisjoint(with: $0) } ?? true
  }

  private func isInRole(_ take: SchemaFrame.Take, _ part: Part) -> Bool {
    take.after.map { !$0.isDisjoint(with: part.role) } ?? true
  }

  /// Whether something among tokens takes back what was said ("at noon… actually, 11:30").
  private func isCorrection(in range: Range<Int>) -> Bool {
    let correction = grammar.named("correction")
    return lattice.tokens[range].contains {
      !$0.classes.isDisjoint(with: correction)
    }
  }

  /// What tells which of several is meant.
  private func point(_ target: inout SchemaReading.Target) {
    let words = parts().first(where: \.isText)?.tokens.lowerBound ?? lattice.tokens.count
    let rests = rests()
    for (place, token) in lattice.tokens.enumerated()
    where !rests.contains(where: { $0.withRole.contains(place) }) {
      func has(_ name: String) -> Bool {
        !token.classes.isDisjoint(with: grammar.named(name))
      }
      if has("next") { target.isNext = true }
      if has("all") { target.isAll = true }
      // "Repeat the picnic and move it": what refers to words before it points at nothing else.
      if has("reference"), place < words || target.words.isEmpty { target.isReference = true }
      if has("last") { target.position = -1 }
      if case .ordinal(let position) = token.value?.readings.first { target.position = position }
    }
  }

  // MARK: - Parts

  private func parts() -> [Part] {
    let tokens = lattice.tokens
    var parts: [Part] = []
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      if isText(place) {
        let end = textEnd(from: place)
        parts.append(part(place..<end, isText: true))
        place = end
      } else {
        let isFlag = grammar.flags.contains { !token.classes.isDisjoint(with: $0.classes) }
        if !isFlag, token.value != nil || token.classes == grammar.named("name") {
          parts.append(part(place..<place + 1, isText: false))
        }
        place += 1
      }
    }
    return parts
  }

  /// Whether a token may be a part of free text: unknown words, those of texts, figures, and behind the
  /// first words of a sentence what begins one elsewhere ("log").
  private func isText(_ place: Int) -> Bool {
    let token = lattice.tokens[place]
    if token.value != nil { return token.classes == grammar.named("number") }
    if token.classes == grammar.named("gap") { return true }
    if !token.classes.isDisjoint(with: grammar.named("quoted")) { return true }
    if !token.classes.isDisjoint(with: frame.asking) { return false }
    if !token.classes.isDisjoint(with: grammar.texts) { return true }
    return place > firstStrong && token.classes.isSubset(of: grammar.beginnings)
  }

  /// The place of the first token that means something.
  private var firstStrong: Int {
    lattice.tokens.firstIndex { !grammar.isWeak($0) } ?? 0
  }

  /// Where a free text ends: what joins words counts only between two of them.
  private func textEnd(from start: Int) -> Int {
    let tokens = lattice.tokens
    let joins = grammar.named("joins").union(grammar.named("article"))
    var end = start + 1
    var next = end
    while next < tokens.count, !lattice.isSetOff(tokens[next]) {
      if isText(next) {
        next += 1
        end = next
      } else if !tokens[next].classes.isDisjoint(with: joins), tokens[next].value == nil {
        next += 1
      } else {
        break
      }
    }
    return end
  }

  private func part(_ tokens: Range<Int>, isText: Bool) -> Part {
    let all = lattice.tokens
    var role: SchemaGrammar.Classes = []
    if grammar.isPostpositional {
      var place = tokens.upperBound
      if all[tokens.lowerBound].classes == grammar.named("name"), place < all.count,
        !all[place].classes.isDisjoint(with: grammar.listKinds)
      {
        place += 1
      }
      if place < all.count, all[place].value == nil { role = all[place].classes }
    } else {
      var place = tokens.lowerBound - 1
      let article = grammar.named("article")
      while place >= 0, !all[place].classes.isDisjoint(with: article) { place -= 1 }
      if place >= 0 { role = all[place].classes }
    }
    return Part(
      tokens: tokens, classes: all[tokens.lowerBound].classes, isText: isText, role: role)
  }

  // MARK: - Values

  /// The texts between the words and marks that join names ("Ann, Joe and Sue").
  private func names(_ tokens: Range<Int>) -> [String] {
    let and = grammar.named("and")
    return tokens.split { !lattice.tokens[$0].classes.isDisjoint(with: and) }
      .flatMap { part -> [String] in
        let article = grammar.named("article")
        let named = part.drop { !lattice.tokens[$0].classes.isDisjoint(with: article) }
        guard let first = named.first, let last = named.last else { return [] }
        return text(first..<last + 1).unicodeScalars.split(whereSeparator: \.separatesItems)
          .map { String($0).trimmingBlanks() }.filter { !$0.isEmpty }
      }
  }

  /// How far a time moves, earlier below zero.
  private func seconds(_ part: Part) -> Double? {
    let token = lattice.tokens[part.tokens.lowerBound]
    let earlier = grammar.named("earlier").union(grammar.named("shorter"))
    let sign = lattice.tokens.contains { !$0.classes.isDisjoint(with: earlier) } ? -1.0 : 1
    switch token.value?.readings.first {
    case .duration(let duration): return sign * duration.seconds
    case .moment(let moment): return moment.date.timeIntervalSince(now)
    default: return nil
    }
  }

  private func units(_ tokens: Range<Int>) -> Range<Int> {
    let all = lattice.tokens
    return all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }

  private func text(_ tokens: Range<Int>) -> String {
    let isText = isText(tokens.lowerBound)
    return isText ? lattice.withPictures(units(tokens)) : lattice.original(units(tokens))
  }

  private func fill(_ parameter: String, _ part: Part) -> SchemaReading.Fill {
    let text = text(part.tokens)
    return SchemaReading.Fill(
      parameter: parameter, value: .string(text), text: text,
      range: lattice.text.sourceRange(units(part.tokens)))
  }

  /// A value that was said in two places ("on Friday … at five"), or the values of both where several may
  /// be given.
  private func joined(
    _ first: SchemaReading.Fill, _ second: SchemaReading.Fill, isSeveral: Bool
  ) -> SchemaReading.Fill {
    let text = first.text + " " + second.text
    func items(_ value: ParameterValue) -> [ParameterValue] {
      if case .array(let items) = value { items } else { [value] }
    }
    return SchemaReading.Fill(
      parameter: first.parameter,
      value: isSeveral ? .array(items(first.value) + items(second.value)) : .string(text),
      text: text, range: first.range.lowerBound..<second.range.upperBound)
  }
}
