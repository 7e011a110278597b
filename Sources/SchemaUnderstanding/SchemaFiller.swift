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

  /// A value or a run of free text, with what says its role.
  private struct Part {
    var tokens: Range<Int>
    var classes: SchemaGrammar.Classes
    var isText: Bool
    var role: SchemaGrammar.Classes
  }

  /// The parameters' values, and the entities that are meant.
  func filled() -> (fills: [SchemaReading.Fill], target: SchemaReading.Target) {
    var fills: [SchemaReading.Fill] = []
    var target = SchemaReading.Target()
    var open = frame.takes
    for part in parts() {
      guard
        let place = open.firstIndex(where: { take in
          guard (take.classes == nil) == part.isText else { return false }
          if let classes = take.classes, part.classes.isDisjoint(with: classes) { return false }
          return take.after.map { !$0.isDisjoint(with: part.role) } ?? true
        })
      else { continue }
      let take = open[place]
      if let parameter = take.parameter {
        let fill = fill(parameter, part)
        if let known = fills.firstIndex(where: { $0.parameter == parameter }) {
          fills[known] = joined(fills[known], fill)
        } else {
          fills.append(fill)
        }
      } else if let property = take.property, !property.isEmpty {
        target.conditions.append(fill(property, part))
      } else {
        target.words.append(text(part.tokens))
      }
      if part.isText, take.parameter != nil { open.remove(at: place) }
    }
    for parameter in frame.clears {
      fills.append(
        SchemaReading.Fill(parameter: parameter, value: .cleared, text: "", range: 0..<0))
    }
    point(&target)
    return (fills, target)
  }

  /// What tells which of several is meant.
  private func point(_ target: inout SchemaReading.Target) {
    for token in lattice.tokens {
      func has(_ name: String) -> Bool {
        !token.classes.isDisjoint(with: grammar.named(name))
      }
      if has("next") { target.isNext = true }
      if has("all") { target.isAll = true }
      if has("reference") { target.isReference = true }
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
      if isText(token) {
        let end = textEnd(from: place)
        parts.append(part(place..<end, isText: true))
        place = end
      } else {
        if token.value != nil { parts.append(part(place..<place + 1, isText: false)) }
        place += 1
      }
    }
    return parts
  }

  private func isText(_ token: SchemaToken) -> Bool {
    let gap = grammar.named("gap")
    return token.value == nil
      && (token.classes == gap || !token.classes.isDisjoint(with: grammar.texts))
  }

  /// Where a free text ends: what joins words counts only between two of them.
  private func textEnd(from start: Int) -> Int {
    let tokens = lattice.tokens
    let joins = grammar.named("joins")
    var end = start + 1
    var next = end
    while next < tokens.count {
      if isText(tokens[next]) {
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
      if tokens.upperBound < all.count, grammar.isWeak(all[tokens.upperBound]) {
        role = all[tokens.upperBound].classes
      }
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

  private func units(_ tokens: Range<Int>) -> Range<Int> {
    let all = lattice.tokens
    return all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
  }

  private func text(_ tokens: Range<Int>) -> String { lattice.original(units(tokens)) }

  private func fill(_ parameter: String, _ part: Part) -> SchemaReading.Fill {
    let text = text(part.tokens)
    return SchemaReading.Fill(
      parameter: parameter, value: .string(text), text: text,
      range: lattice.text.sourceRange(units(part.tokens)))
  }

  /// A value that was said in two places ("on Friday … at five").
  private func joined(
    _ first: SchemaReading.Fill, _ second: SchemaReading.Fill
  ) -> SchemaReading.Fill {
    let text = first.text + " " + second.text
    return SchemaReading.Fill(
      parameter: first.parameter, value: .string(text), text: text,
      range: first.range.lowerBound..<second.range.upperBound)
  }
}
