import IntentCatalog
import TextNormalization

/// Free text that takes all of the sentence on one side of what says its role ("tell her *that …*").
extension SchemaFiller {
  /// A text of that kind: what takes it, its tokens, and those of them and of the word that says its role.
  struct Rest {
    var take: SchemaFrame.Take
    var tokens: Range<Int>
    var withRole: Range<Int>
  }

  /// What a frame takes so, and where; a later one ends where an earlier one begins.
  func rests() -> [Rest] {
    var found: [Rest] = []
    for take in frame.takes where take.isRest {
      guard var rest = rest(take), !rest.tokens.isEmpty else { continue }
      for other in found where rest.withRole.overlaps(other.withRole) {
        rest.tokens = rest.tokens.clamped(to: 0..<other.withRole.lowerBound)
        rest.withRole = rest.withRole.clamped(to: 0..<other.withRole.lowerBound)
      }
      if !rest.tokens.isEmpty { found.append(rest) }
    }
    return found
  }

  private func rest(_ take: SchemaFrame.Take) -> Rest? {
    if take.after == grammar.named("setoff") { return setOff(take) }
    return grammar.isPostpositional ? before(take) ?? behindColon(take) : behind(take)
  }

  /// From the first word on that a colon sets off.
  private func setOff(_ take: SchemaFrame.Take) -> Rest? {
    let end = lattice.tokens.count
    return lattice.tokens.firstIndex(where: lattice.isSetOff).map {
      Rest(take: take, tokens: $0..<end, withRole: $0..<end)
    }
  }

  /// The tokens that are not of such a text.
  var withoutRest: [SchemaToken] {
    let rests = rests()
    return lattice.tokens.indices.filter { place in
      !rests.contains { $0.tokens.contains(place) }
    }.map { lattice.tokens[$0] }
  }

  /// The tokens as they stand in the sentence: where any words may stand, with all that the person put
  /// around them, else without the marks at their ends.
  func words(_ parameter: String, _ rest: Rest) -> SchemaReading.Fill {
    let all = lattice.tokens
    let tokens = rest.tokens
    let units =
      all[tokens.lowerBound].range.lowerBound..<all[tokens.upperBound - 1].range.upperBound
    let isOwn = rest.take.says == nil && grammar.wording.contains(parameter)
    let own = isOwn ? lattice.written(tokens) : lattice.original(units)
    let text = rest.take.says?.replacing("{text}", with: own) ?? own
    return SchemaReading.Fill(
      parameter: parameter, value: .string(text), text: text,
      range: lattice.text.sourceRange(units))
  }

  private func behind(_ take: SchemaFrame.Take) -> Rest? {
    let all = lattice.tokens
    let role = take.after.flatMap { role in
      all.firstIndex { !$0.classes.isDisjoint(with: role) }
    }
    let start = all.indices.dropFirst().first { !all[$0].classes.isDisjoint(with: take.starts) }
    if let start, start < role ?? all.count {
      return Rest(take: take, tokens: start..<all.count, withRole: start..<all.count)
    }
    return role.map {
      Rest(take: take, tokens: $0 + 1..<all.count, withRole: $0..<all.count)
    }
  }

  /// Behind a colon, where a role's word stands behind.
  private func behindColon(_ take: SchemaFrame.Take) -> Rest? {
    let colon = grammar.named("colon")
    guard take.after?.isDisjoint(with: colon) == false,
      let place = lattice.tokens.firstIndex(where: { $0.classes == colon })
    else { return nil }
    let end = lattice.tokens.count
    return Rest(take: take, tokens: place + 1..<end, withRole: place..<end)
  }

  /// Before a role's word, and behind what it begins behind, where that is there.
  private func before(_ take: SchemaFrame.Take) -> Rest? {
    let all = lattice.tokens
    var role = take.after ?? []
    role.subtract(grammar.named("colon"))
    guard let end = all.lastIndex(where: { !$0.classes.isDisjoint(with: role) }) else { return nil }
    let number = grammar.named("number")
    let person = grammar.named("person")
    let begin = all[..<end].indices.first { place in
      // Behind a time it says when, not to whom.
      let isText =
        place == 0 || all[place - 1].value == nil || all[place - 1].classes == number
        || !all[place - 1].classes.isDisjoint(with: person)
      return isText && !all[place].classes.isDisjoint(with: take.from)
    }
    let first = begin.map { $0 + 1 } ?? 0
    return first < end ? Rest(take: take, tokens: first..<end, withRole: first..<end + 1) : nil
  }
}
