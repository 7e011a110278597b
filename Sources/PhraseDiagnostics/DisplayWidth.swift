/// How many columns a terminal gives to a text: two for a kanji, none for a combining mark.
///
/// Control characters, tabs among them, take none: expand or replace them first.
/// - Complexity: O(n) in the text's length.
public func displayWidth(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns a terminal gives to one character.
///
/// - Complexity: O(n) in the character's scalars.
public func displayWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
  var width = 0
  var isJoined = false
  for scalar in character.unicodeScalars {
    switch scalar.value {
    case 0x200D: isJoined = true
    // An emoji presentation selector makes a narrow sign a picture.
    case 0xFE0F: width = max(width, width > 0 ? 2 : 0)
    // Skin tones colour the picture before them, and only stand alone without one.
    case 0x1F3FB...0x1F3FF where width > 0: break
    default:
      if !isJoined { width += columns(of: scalar) }
      isJoined = false
    }
  }
  return width
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  // A half-width sound mark has a column of its own, although it is a mark of the kana before it.
  if scalar.value == 0xFF9E || scalar.value == 0xFF9F { return 1 }
  // The vowels and finals of Hangul are drawn into the syllable that the first letter began.
  if (0x1160...0x11FF).contains(scalar.value) { return 0 }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .format, .surrogate, .lineSeparator,
    .paragraphSeparator:
    return 0
  default:
    if properties.isDefaultIgnorableCodePoint { return 0 }
    return WideCharacters.contain(scalar) ? 2 : 1
  }
}

extension String {
  /// The text, cut so that it fits in a number of columns, with `…` where something was cut.
  ///
  /// - Complexity: O(n) in the text's length.
  public func truncated(toWidth width: Int) -> String {
    guard displayWidth(of: self) > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      let columns = displayWidth(of: character)
      guard used + columns <= width - 1 else { break }
      kept.append(character)
      used += columns
    }
    return kept + "…"
  }

  /// The text, with blanks behind it up to a number of columns.
  ///
  /// - Complexity: O(n) in the text's length and the width.
  public func padded(toWidth width: Int) -> String {
    let missing = width - displayWidth(of: self)
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }
}
