import TextNormalization

/// What normalizing takes away: colons, and the marks around a text.
extension SchemaLattice {
  /// Colons and commas: what may stand between a role's word and a text.
  private static let separators: Set<Unicode.Scalar> = [
    ":", "\u{FF1A}", ",", "\u{3001}", "\u{FF0C}",
  ]
  private static let wideColon: Unicode.Scalar = "\u{FF1A}"

  /// Puts a token without units where the sentence has a colon that a text may stand behind.
  mutating func takeColon(_ colon: SchemaGrammar.Classes) {
    func isDigit(_ place: Int) -> Bool {
      scalars.indices.contains(place) && (0x30...0x39).contains(scalars[place].value)
    }
    let place = scalars.indices.first { place in
      let isWide = scalars[place] == Self.wideColon
      guard scalars[place] == ":" || isWide, place > 0 else { return false }
      // Neither 8:30 nor the eyes of a face.
      return !(isDigit(place - 1) && isDigit(place + 1))
        && (isWide || !scalars[place - 1].properties.isWhitespace)
    }
    guard let place,
      let next = tokens.firstIndex(where: { text.sourceRange($0.range).lowerBound > place }),
      next > 0, text.sourceRange(tokens[next - 1].range).upperBound <= place
    else { return }
    let start = tokens[next].range.lowerBound
    tokens.insert(SchemaToken(range: start..<start, classes: colon), at: next)
  }

  /// What the user wrote from behind the token before to the token after some tokens, without what sets it
  /// apart: blanks, a comma or colon before it, and quotation marks around all of it.
  func written(_ places: Range<Int>) -> String {
    func source(_ place: Int) -> Range<Int> { text.sourceRange(tokens[place].range) }
    let before = tokens[..<places.lowerBound].lastIndex { !$0.range.isEmpty }
    let start = before.map { source($0).upperBound } ?? 0
    let end =
      places.upperBound < tokens.count ? source(places.upperBound).lowerBound : scalars.count
    var own = scalars[(start..<max(start, end)).clamped(to: 0..<scalars.count)]
    func dropBlanks() {
      while own.first?.properties.isWhitespace == true { own = own.dropFirst() }
      while own.last?.properties.isWhitespace == true { own = own.dropLast() }
    }
    dropBlanks()
    if before != nil, let first = own.first, Self.separators.contains(first) {
      own = own.dropFirst()
      dropBlanks()
    }
    if own.count > 2, let first = own.first, let close = QuotedStretches.pairs[first],
      own.last == close,
      !own.dropFirst().dropLast().contains(where: { $0 == first || $0 == close })
    {
      own = own.dropFirst().dropLast()
    }
    return String(String.UnicodeScalarView(own))
  }
}
