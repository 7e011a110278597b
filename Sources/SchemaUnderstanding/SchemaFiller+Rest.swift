import IntentCatalog
import TextNormalization

/// Free text that takes all of the sentence on one side of what says its role ("tell her *that …*").
extension SchemaFiller {
  /// What a frame takes so, and where; nil where it takes nothing or nothing is there.
  func rest() -> (take: SchemaFrame.Take, tokens: Range<Int>)? {
    for take in frame.takes where take.isRest {
      guard let role = take.after else { continue }
      let tokens = grammar.isPostpositional ? before(role, from: take.from) : behind(role)
      if let tokens, !tokens.isEmpty { return (take, tokens) }
    }
    return nil
  }

  /// The tokens that are not of that text.
  var withoutRest: [SchemaToken] {
    guard let (_, tokens) = rest() else { return lattice.tokens }
    return lattice.tokens.indices.filter { !tokens.contains($0) }.map { lattice.tokens[$0] }
  }

  /// The places of the tokens that are of that text or say its role.
  var told: Range<Int> {
    guard frame.takesRest, let (take, tokens) = rest(), let role = take.after else { return 0..<0 }
    let place = grammar.isPostpositional ? tokens.upperBound : tokens.lowerBound - 1
    guard lattice.tokens.indices.contains(place),
      !lattice.tokens[place].classes.isDisjoint(with: role)
    else { return tokens }
    return min(place, tokens.lowerBound)..<max(place + 1, tokens.upperBound)
  }

  /// The tokens as they stand in the sentence, without quotation marks around them.
  func words(
    _ parameter: String, _ tokens: Range<Int>, as form: String?
  ) -> SchemaReading.Fill {
    let all = lattice.tokens
    let units =
      all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
    let own = lattice.original(units)
    let text = form?.replacing("{text}", with: own) ?? own
    return SchemaReading.Fill(
      parameter: parameter, value: .string(text), text: text,
      range: lattice.text.sourceRange(units))
  }

  private func behind(_ role: SchemaGrammar.Classes) -> Range<Int>? {
    let all = lattice.tokens
    guard let place = all.firstIndex(where: { !$0.classes.isDisjoint(with: role) }) else {
      return nil
    }
    return place + 1..<all.count
  }

  /// Before a role's word, and behind what it begins behind, where that is there.
  private func before(
    _ role: SchemaGrammar.Classes, from start: SchemaGrammar.Classes
  ) -> Range<Int>? {
    let all = lattice.tokens
    guard let end = all.lastIndex(where: { !$0.classes.isDisjoint(with: role) }) else { return nil }
    let number = grammar.named("number")
    let person = grammar.named("person")
    let begin = all[..<end].indices.first { place in
      // Behind a time it says when, not to whom.
      let isText =
        place == 0 || all[place - 1].value == nil || all[place - 1].classes == number
        || !all[place - 1].classes.isDisjoint(with: person)
      return isText && !all[place].classes.isDisjoint(with: start)
    }
    let first = begin.map { $0 + 1 } ?? 0
    return first < end ? first..<end : nil
  }
}
