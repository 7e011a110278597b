import TextNormalization

/// What stands between words and is none.
extension SchemaLattice {
  /// Whether a colon sets a token off from what stands before it ("a note: bring plates").
  func isSetOff(_ token: SchemaToken) -> Bool {
    var place = text.sourceRange(token.range).lowerBound - 1
    while scalars.indices.contains(place), scalars[place].properties.isWhitespace { place -= 1 }
    guard scalars.indices.contains(place) else { return false }
    return scalars[place] == ":" || scalars[place] == "\u{FF1A}"
  }

  /// What the user wrote at some units, with the pictures right before and behind it: they have no units,
  /// and a name may be written with them.
  func withPictures(_ range: Range<Int>) -> String {
    let source = text.sourceRange(range).clamped(to: 0..<scalars.count)
    var (start, end) = (source.lowerBound, source.upperBound)
    var place = start - 1
    while place >= 0, scalars[place].isPicture || scalars[place].properties.isWhitespace {
      if scalars[place].isPicture { start = place }
      place -= 1
    }
    place = end
    while place < scalars.count, scalars[place].isPicture || scalars[place].properties.isWhitespace
    {
      place += 1
      if scalars[place - 1].isPicture { end = place }
    }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn as a picture, or makes one of those beside it.
  fileprivate var isPicture: Bool {
    properties.isEmojiPresentation || properties.isEmojiModifier || value == 0x200D
      || value == 0xFE0F || (value > 0x2600 && properties.isEmoji)
  }
}
