/// What kind of character a unit is, and how one scalar is folded; independent of language.
enum UnitClass {
  static let space: UInt32 = 0x20
  static let hyphen: UInt32 = 0x2D
  static let period: UInt32 = 0x2E
  static let comma: UInt32 = 0x2C
  static let zero: UInt32 = 0x30

  static func isDigit(_ unit: UInt32) -> Bool { unit >= 0x30 && unit <= 0x39 }

  /// A mark that joins figures to one number or name: `-`, `.`, `/` and `:`.
  static func isNumberMark(_ unit: UInt32) -> Bool {
    unit == hyphen || unit == period || unit == 0x2F || unit == 0x3A
  }

  static func isCurrencySign(_ unit: UInt32) -> Bool {
    unit == 0x24 || unit >= 0xA2 && unit <= 0xA5 || unit >= 0x20A0 && unit <= 0x20CF
  }

  /// A capital letter of ASCII, narrow or wide.
  static func isCapital(_ scalar: UInt32) -> Bool {
    scalar >= 0x41 && scalar <= 0x5A || scalar >= 0xFF21 && scalar <= 0xFF3A
  }

  /// Punctuation, as far as it ends a phrase or opens one.
  static func isMark(_ unit: UInt32) -> Bool {
    switch unit {
    case 0x21...0x2F, 0x3A...0x3F, 0x2026, 0x3001...0x3002, 0x300C...0x300F, 0x201C, 0x201D: true
    default: false
    }
  }

  /// A letter of a script that is written with spaces between words.
  static func isLetter(_ unit: UInt32) -> Bool {
    if unit < 0x80 { return unit >= 0x61 && unit <= 0x7A || unit >= 0x41 && unit <= 0x5A }
    guard !isJapanese(unit), let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.isAlphabetic
  }

  /// Kana, ideographs and the marks among them.
  static func isJapanese(_ unit: UInt32) -> Bool {
    if unit < 0x3001 { return false }
    return unit <= 0x30FF || unit >= 0x3400 && unit <= 0x9FFF || unit >= 0xF900 && unit <= 0xFAFF
      || unit >= 0x20000 && unit <= 0x3FFFF
  }

  static func isIdeograph(_ unit: UInt32) -> Bool {
    unit >= 0x3400 && unit <= 0x9FFF || unit >= 0xF900 && unit <= 0xFAFF || unit == 0x3005
      || unit == 0x3007 || unit >= 0x20000 && unit <= 0x3FFFF
  }

  /// Whether the border between two neighbours may be the edge of a word.
  static func isBorder(_ left: UInt32, _ right: UInt32) -> Bool {
    !(isLetter(left) && isLetter(right)) && !(isDigit(left) && isDigit(right))
  }

  static func isInvisible(_ unit: UInt32) -> Bool {
    unit >= 0x200B && unit <= 0x200F || unit >= 0x2060 && unit <= 0x2064
      || unit >= 0xFE00 && unit <= 0xFE0F || unit == 0xFEFF || unit >= 0x202A && unit <= 0x202E
      || unit >= 0x2066 && unit <= 0x2069
  }

  /// Whether it is a combining mark that Latin letters have.
  static func isAccent(_ unit: UInt32) -> Bool { unit >= 0x300 && unit <= 0x36F }

  /// The letter that a letter and a combining mark make, where there is one.
  static func accented(_ letter: UInt32, by mark: UInt32) -> UInt32? {
    guard isLetter(letter), let letter = Unicode.Scalar(letter), let mark = Unicode.Scalar(mark)
    else { return nil }
    return accentedLetters[Character(String(letter) + String(mark))]
  }

  /// Characters are equal where they are canonically equivalent, however they are written.
  private static let accentedLetters: [Character: UInt32] = {
    var letters: [Character: UInt32] = [:]
    for block in [0xC0...0x24F, 0x386...0x3CE, 0x1E00...0x1EFF] as [ClosedRange<UInt32>] {
      for unit in block {
        guard let scalar = Unicode.Scalar(unit), fold(scalar) == unit else { continue }
        letters[Character(scalar)] = unit
      }
    }
    return letters
  }()

  static func isVoicingMark(_ unit: UInt32) -> Bool { unit == 0x3099 || unit == 0x309A }

  /// The kana that a kana and a combining voicing mark make.
  static func voiced(_ unit: UInt32, by mark: UInt32) -> UInt32? {
    let isH = unit >= 0x306F && unit <= 0x307B && (unit - 0x306F) % 3 == 0
    if mark == 0x309A { return isH ? unit + 2 : nil }
    if isH { return unit + 1 }
    if unit == 0x3046 { return 0x3094 }
    let isKS = unit >= 0x304B && unit <= 0x3061 && (unit - 0x304B) % 2 == 0
    let isT = unit == 0x3064 || unit == 0x3066 || unit == 0x3068
    return isKS || isT ? unit + 1 : nil
  }

  /// One scalar, folded: small letters, narrow ASCII, wide kana, hiragana, one form of each mark.
  static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    if value < 0x80 {
      if value >= 0x41 && value <= 0x5A { return value + 32 }
      return value < 0x20 || value == 0x7F ? space : value
    }
    switch value {
    case 0xFF01...0xFF5E: return fold(Unicode.Scalar(value - 0xFEE0) ?? scalar)
    case 0x30A1...0x30F6: return value - 0x60
    case 0xFF61...0xFF9F: return narrowKana[Int(value - 0xFF61)]
    case 0x2460...0x2468: return value - 0x2460 + 0x31  // ① … ⑨
    case 0x2018, 0x2019, 0x02BC: return 0x27
    case 0x2010...0x2015, 0x2212, 0x00AD: return hyphen
    case 0x301C: return 0x7E
    case 0xFFE5: return 0xA5
    case 0x3001...0x9FFF: return value  // neither capitals nor spaces
    default:
      if scalar.properties.isWhitespace { return space }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      guard lower.count == 1, let first = lower.first else { return value }
      return first.value
    }
  }

  /// U+FF61 to U+FF9F in their wide hiragana forms.
  private static let narrowKana: [UInt32] =
    "。「」、・をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん\u{3099}\u{309A}"
    .unicodeScalars.map(\.value)
}
