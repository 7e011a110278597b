public import IntentCatalog
public import ValueRecognition
import TextNormalization

/// Sentences that ask for several things.
extension SchemaReader {
  /// The things that one sentence asks for, in order; none where it asks for one thing.
  ///
  /// The first changes or deletes something and stands before a verb of another wish ("cancel the lunch
  /// *and add* a party"). Two changes of one thing are
  /// one wish where the sentence as a whole says both.
  /// - Complexity: That of reading the sentence, once for each such verb.
  public func clauses(
    _ sentence: String, _ context: ValueContext, _ surroundings: SchemaSurroundings = .init()
  ) -> [SchemaReading] {
    let text = SchemaGrammar.normalizer.normalize(sentence)
    guard (1...SchemaLattice.lengthLimit).contains(text.count) else { return [] }
    let scalars = Array(sentence.unicodeScalars)
    for grammar in grammars where !grammar.clauses.isEmpty {
      guard mayHaveSeveral(text, grammar) else { continue }
      let lattice = lattice(sentence, text, grammar, context, surroundings)
      for place in lattice.borders(grammar) {
        let first = String(String.UnicodeScalarView(scalars[..<place.lowerBound]))
        let second = String(String.UnicodeScalarView(scalars[place.upperBound...]))
        guard let one = read(first, context, surroundings), one.changesOrDeletes else { continue }
        var behind = surroundings
        behind.hasMentioned = true
        guard let other = read(second, context, behind), other.isWish else { continue }
        let isOneWish =
          one.wish == other.wish && other.target.words.isEmpty && other.target.conditions.isEmpty
        if isOneWish, let whole = read(sentence, context, surroundings), whole.fills(one, other) {
          continue
        }
        return [one, other]
      }
    }
    return []
  }

  /// Whether two verbs of wishes may be there: the letters of one are there twice, or those of two.
  private func mayHaveSeveral(_ text: NormalizedText, _ grammar: SchemaGrammar) -> Bool {
    var count = 0
    for place in text.units.indices {
      let begins = (grammar.cues[text.units[place]] ?? []).contains {
        !$0.classes.isDisjoint(with: grammar.clauses)
          && text.units[place...].starts(with: $0.units)
      }
      if begins { count += 1 }
      if count > 1 { return true }
    }
    return false
  }
}

extension SchemaReading {
  /// Whether it fills all that two others fill.
  fileprivate func fills(_ one: SchemaReading, _ other: SchemaReading) -> Bool {
    let own = Set(fills.map(\.parameter))
    return (one.fills + other.fills).allSatisfy { own.contains($0.parameter) }
  }

  fileprivate var isWish: Bool {
    if case .intent = wish { true } else { false }
  }

  /// Whether it changes or deletes something that is there, by its schema's name.
  fileprivate var changesOrDeletes: Bool {
    guard case .intent(let schema) = wish, let name = schema.split(separator: ".").last else {
      return false
    }
    return name.hasPrefix("update") || name.hasPrefix("delete")
  }
}

extension SchemaLattice {
  /// Where one wish may end and another begin, in scalars of the sentence: at the words between them.
  fileprivate func borders(_ grammar: SchemaGrammar) -> [Range<Int>] {
    let verbs = tokens.indices.filter {
      tokens[$0].value == nil && !tokens[$0].classes.isDisjoint(with: grammar.clauses)
    }
    guard verbs.count > 1 else { return [] }
    if grammar.isPostpositional {
      return verbs.dropLast().compactMap { verb in
        let end = text.sourceRange(tokens[verb].range).upperBound
        return tokens.indices.contains(verb + 1) ? end..<end : nil
      }
    }
    let and = grammar.named("and")
    return verbs.dropFirst().compactMap { verb in
      let joins = tokens[..<verb].lastIndex { token in
        !token.classes.isDisjoint(with: and) || !grammar.isWeak(token)
      }
      guard let joins, !tokens[joins].classes.isDisjoint(with: and) else { return nil }
      return text.sourceRange(tokens[joins].range)
    }
  }
}
