import PhraseDiagnostics

/// Breaks sentences between words, for terminals that are narrower than they are.
struct LineWrap {
  /// The columns that there are.
  let columns: Int

  /// A text with line ends where it is too wide; later lines begin with so many blanks.
  func text(_ text: String, indent: Int = 0) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line($0, indent: indent) }.joined(separator: "\n")
  }

  private func line(_ text: Substring, indent: Int) -> String {
    guard displayWidth(of: text) + indent > columns, columns > indent + 8 else {
      return String(text)
    }
    let blanks = String(repeating: " ", count: indent)
    var lines = ""
    var width = indent
    for piece in pieces(text) {
      let bare = piece.last == " " ? piece.dropLast() : piece
      if width > indent, width + displayWidth(of: bare) > columns {
        while lines.last == " " { lines.removeLast() }
        lines += "\n" + blanks
        width = indent
      }
      lines += piece
      width += displayWidth(of: piece)
    }
    return lines
  }

  /// What must stay together: a word with the blank behind it; of Japanese, a character with the marks that
  /// belong to it.
  private func pieces(_ text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for place in text.indices {
      let next = text.index(after: place)
      guard next < text.endIndex else { break }
      let (left, right) = (text[place], text[next])
      let isBetweenWide =
        (Self.isWide(left) || Self.isWide(right)) && right != " "
        && !Self.endsOnly(right) && !Self.beginsOnly(left)
      let isBreak = left == " " ? right != " " : isBetweenWide
      if isBreak {
        pieces.append(text[start..<next])
        start = next
      }
    }
    return pieces + [text[start...]]
  }

  /// Whether nothing may be broken before a character: closing marks, small kana, the mark of a long vowel.
  private static func endsOnly(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return true
    default:
      return scalar.value == 0x30FC || scalar.properties.name?.contains("LETTER SMALL") == true
    }
  }

  /// Whether nothing may be broken behind a character: opening marks.
  private static func beginsOnly(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  private static func isWide(_ character: Character) -> Bool { displayWidth(of: character) > 1 }
}
