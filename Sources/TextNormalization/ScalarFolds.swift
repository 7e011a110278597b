/// The folds that are this project's own: which of Unicode's operations apply where.
enum ScalarFolds {
  /// What a scalar is worth once NFKC and case folding are done.
  enum Kind {
    /// A Latin letter: its diacritics fall.
    case latin
    /// A digit or other number.
    case number
    /// Kana and the long vowel mark: a dash or a wave after it is a long vowel.
    case kana
    /// Han and what else is written without spaces in Japanese.
    case japanese
    /// Any other letter, and the signs that people say (`%`, `+`, `&`).
    case letter, symbol
    /// A mark on the letter before it.
    case mark
    /// A space, or what only separates.
    case separator
    /// A hyphen or dash, and a wave: separators but after kana.
    case dash, wave
    /// What leaves nothing behind.
    case nothing
  }

  /// What to do with a scalar before Unicode's normalization sees it, so that what falls cannot keep
  /// a letter and its mark apart.
  enum Preparation: Equatable {
    case keep(UInt32)
    case drop
    /// Falls, but belongs to the letter before it (the keycap around a digit).
    case absorb
  }

  /// The first step for a scalar.
  static func prepare(_ scalar: UInt32) -> Preparation {
    switch scalar {
    case 0x27, 0x60, 0xB4, 0x2BB, 0x2BC, 0x2BD, 0x2018, 0x2019, 0x201B, 0x2032, 0x2035, 0xFF07,
      0xFF40,
      0x5F3, 0x5F4:
      return .drop  // apostrophes, and what is typed as one
    case 0x2033, 0x2034, 0x2036, 0x2037, 0x2057: return .drop  // NFKC makes of them several
    case 0x309B, 0xFF9E: return .keep(0x3099)  // voicing marks that stand beside their kana
    case 0x309C, 0xFF9F: return .keep(0x309A)
    case 0x3030: return .keep(0x301C)
    case 0xA9, 0xAE, 0x2117, 0x2120, 0x2122: return .drop  // trade marks are not spoken
    default: break
    }
    switch UnicodeData.category(scalar) {
    case .control: return .keep(0x20)
    case .enclosingMark: return .absorb
    case .format: return UnicodeData.beginsSegment(scalar) ? .drop : .keep(scalar)
    case .otherSymbol, .modifierSymbol, .other:
      return UnicodeData.isPicture(scalar) ? .drop : .keep(scalar)
    default: return .keep(scalar)
    }
  }

  /// Folds one scalar that NFKC and case folding gave: Latin loses its marks, katakana becomes
  /// hiragana.
  static func fold(_ scalar: UInt32) -> [UInt32] {
    switch scalar {
    case ..<0x80: return [scalar]
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: return [scalar - 0x60]
    case 0x30F7: return [0x308F, 0x3099]  // these four have no hiragana of one character
    case 0x30F8: return [0x3090, 0x3099]
    case 0x30F9: return [0x3091, 0x3099]
    case 0x30FA: return [0x3092, 0x3099]
    case 0x266F: return [0x23]  // the musical sharp
    default: break
    }
    if let plain = strokes[scalar] { return [plain] }
    guard UnicodeData.isLatin(scalar) else { return [scalar] }
    let base = UnicodeData.decomposed([scalar]).first ?? scalar
    return [strokes[base] ?? base]
  }

  /// Latin letters whose diacritic Unicode does not take apart, and the dotless i, whose capital
  /// case folding makes a dotted one.
  private static let strokes: [UInt32: UInt32] = [
    0xF8: 0x6F, 0x111: 0x64, 0x127: 0x68, 0x131: 0x69, 0x142: 0x6C, 0x167: 0x74, 0x180: 0x62,
    0x1B6: 0x7A, 0x1E5: 0x67, 0x237: 0x6A, 0x23C: 0x63, 0x247: 0x65, 0x249: 0x6A, 0x24D: 0x72,
    0x24F: 0x79, 0x268: 0x69,
  ]

  /// What a folded scalar is.
  static func kind(_ scalar: UInt32) -> Kind {
    switch scalar {
    case 0x2D, 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0x2E3A, 0x2E3B: return .dash
    case 0x7E, 0x301C, 0x223C, 0x223E: return .wave
    case 0x2BC: return .nothing  // NFKC finds one in `ŉ`
    case 0x23, 0x25, 0x26, 0x40, 0xA7, 0x66A, 0x2030, 0x2031: return .symbol
    case 0x7C, 0x2044, 0x2190...0x21FF, 0x2215, 0x2219, 0x22C5: return .separator
    case 0x30FC: return .kana
    case 0x3099, 0x309A: return .mark
    default: break
    }
    if isJapanese(scalar) { return isKana(scalar) ? .kana : .japanese }
    switch UnicodeData.category(scalar) {
    case .letter: return UnicodeData.isLatin(scalar) ? .latin : .letter
    case .spacingMark, .other: return .letter
    case .number: return .number
    case .nonspacingMark: return .mark
    case .enclosingMark, .format: return .nothing
    case .space, .control, .punctuation, .modifierSymbol: return .separator
    case .mathSymbol, .currencySymbol: return .symbol
    case .otherSymbol: return isDecoration(scalar) ? .separator : .symbol
    }
  }

  /// Whether a symbol only adorns: arrows, boxes, stars, notes; Braille, which lies among them, not.
  private static func isDecoration(_ scalar: UInt32) -> Bool {
    (0x2190...0x2BFF).contains(scalar) && !(0x2800...0x28FF).contains(scalar)
  }

  private static func isKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x1AFF0...0x1B16F:
      true
    default: false
    }
  }

  /// Whether a space beside this scalar falls: kana, Han, and the marks that go with them.
  static func isJapanese(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x2E80 else { return false }
    return TextNormalizer.joiningRanges.contains { $0.contains(scalar) }
  }
}
