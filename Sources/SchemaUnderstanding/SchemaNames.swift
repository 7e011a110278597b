import TextNormalization
import ValueRecognition

/// Names that are taken as they are.
extension SchemaLattice {
  /// Makes one token of the name that stands beside a word of some classes, up to the next value, the
  /// next name of a list, or the word that says the role of one.
  mutating func takeNames(beside naming: SchemaGrammar.Classes, _ grammar: SchemaGrammar) {
    guard !naming.isEmpty,
      let place = tokens.firstIndex(where: {
        $0.value == nil && !$0.classes.isDisjoint(with: naming)
      })
    else { return }
    var name = grammar.isPostpositional ? name(before: place, grammar) : name(after: place, grammar)
    // "Delete that party": what points is no part of the name.
    let pointing = naming == grammar.naming ? [] : grammar.named("reference")
    while let first = name.first, name.count > 1 || grammar.isWeak(tokens[first]),
      !tokens[first].classes.isDisjoint(with: pointing)
        || grammar.isWeak(tokens[first]) && isLeft(first, grammar, naming)
    {
      name.removeFirst()
    }
    while let last = name.last, grammar.isWeak(tokens[last]) { name.removeLast() }
    guard let first = name.first, let last = name.last else { return }
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    let classes = grammar.named("gap").union(grammar.named("quoted"))
    tokens.replaceSubrange(name, with: [SchemaToken(range: range, classes: classes)])
  }

  /// Whether a word that means nothing at the beginning of a name is no part of it: behind a word that
  /// names ("called The Game") only those that no name begins with.
  private func isLeft(
    _ place: Int, _ grammar: SchemaGrammar, _ naming: SchemaGrammar.Classes
  ) -> Bool {
    grammar.isPostpositional || naming != grammar.naming
      || tokens[place].classes.isDisjoint(with: grammar.named("article"))
  }

  /// Whether a name ends before a token: at a value, at a list's name, at what sets a parameter.
  private func ends(_ token: SchemaToken, _ grammar: SchemaGrammar) -> Bool {
    if token.value != nil {
      return token.classes != grammar.named("number")
        && token.classes.isDisjoint(with: grammar.named("person").union(grammar.named("ordinal")))
    }
    return token.classes == grammar.named("name")
      || grammar.flags.contains { !token.classes.isDisjoint(with: $0.classes) }
  }

  private func name(after place: Int, _ grammar: SchemaGrammar) -> Range<Int> {
    let start = place + 1
    return start..<(tokens[start...].firstIndex { ends($0, grammar) } ?? tokens.count)
  }

  private func name(before place: Int, _ grammar: SchemaGrammar) -> Range<Int> {
    let start = tokens[..<place].lastIndex { ends($0, grammar) }.map { $0 + 1 } ?? 0
    return start..<place
  }
}

extension SchemaLattice {
  /// Whether the sentence is written as a question, or ends in what makes it one.
  func isAsked(_ grammar: SchemaGrammar) -> Bool {
    if sentence.isWrittenAsQuestion { return true }
    return tokens.last.map { !$0.classes.isDisjoint(with: grammar.topics) } ?? false
  }
}

/// What stands in quotation marks.
struct QuotedStretches {
  private let inner: [Range<Int>]

  /// Corner brackets, white ones, curly marks, straight ones, guillemets, low marks, lenticular brackets.
  static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{300C}": "\u{300D}", "\u{300E}": "\u{300F}", "\u{201C}": "\u{201D}", "\"": "\"",
    "\u{AB}": "\u{BB}", "\u{201E}": "\u{201C}", "\u{3010}": "\u{3011}",
  ]

  /// Finds the outermost pairs of marks.
  init(_ scalars: [Unicode.Scalar]) {
    var found: [Range<Int>] = []
    var place = 0
    while place < scalars.count {
      if let closing = Self.pairs[scalars[place]],
        let end = scalars[(place + 1)...].firstIndex(of: closing), end > place + 1
      {
        found.append(place + 1..<end)
        place = end
      }
      place += 1
    }
    inner = found
  }

  /// The units where they begin, with the unit where they end.
  func places(in text: NormalizedText) -> [Int: Int] {
    guard !inner.isEmpty else { return [:] }
    var places: [Int: Int] = [:]
    for range in inner {
      let units = (0..<text.count).filter {
        text.units[$0] != 0x20 && range.contains(text.sourceRange($0..<$0 + 1).lowerBound)
      }
      if let first = units.first, let last = units.last { places[first] = last + 1 }
    }
    return places
  }
}

/// The words of a text in a script that does not space them.
struct WordBounds {
  private var words: [Range<Int>] = []
  private let text: NormalizedText

  /// Finds the words, where any are written in kana.
  init(_ sentence: String, _ text: NormalizedText) {
    self.text = text
    guard text.units.contains(where: Self.isKana) else { return }
    words = WordBreaker().wordRanges(in: sentence)
  }

  /// Whether kana are only a part of a word.
  ///
  /// A word that begins before the end of a value or a long cue right before them is none.
  func split(_ units: Range<Int>, behindWord: Bool) -> Bool {
    guard !words.isEmpty, text.units[units].allSatisfy(Self.isKana) else { return false }
    let source = text.sourceRange(units)
    let isBegun = words.contains {
      $0.lowerBound < source.lowerBound && source.lowerBound < $0.upperBound
    }
    if isBegun, !behindWord { return true }
    return words.contains {
      (isBegun || $0.lowerBound >= source.lowerBound) && $0.lowerBound < source.upperBound
        && source.upperBound < $0.upperBound
    }
  }

  private static func isKana(_ unit: UInt32) -> Bool { (0x3041...0x30FF).contains(unit) }
}
