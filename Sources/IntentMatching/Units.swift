import TextNormalization

/// Normalized Unicode scalars, as the index takes them.
typealias Units = [UInt32]

extension Array<UInt32> {
  /// A space, the only separator that normalized text has.
  static var space: UInt32 { 0x20 }

  /// Whether these units stand at an offset.
  func stand(in units: Units, at offset: Int) -> Bool {
    guard offset >= 0, offset + count <= units.count else { return false }
    for index in indices where units[offset + index] != self[index] { return false }
    return true
  }

  /// Whether the text ends with some units.
  func ends(with suffix: Units) -> Bool { suffix.stand(in: self, at: count - suffix.count) }

  /// The units without spaces at both ends.
  var trimmed: Units {
    var slice = self[...]
    while slice.first == Self.space { slice.removeFirst() }
    while slice.last == Self.space { slice.removeLast() }
    return Array(slice)
  }

  /// The units without any space.
  var joined: Units { filter { $0 != Self.space } }

  /// The words between spaces.
  var words: [Units] { split(separator: Self.space).map(Array.init) }

  /// The units as text.
  var string: String {
    var scalars = String.UnicodeScalarView()
    for unit in self { scalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}") }
    return String(scalars)
  }
}

extension UInt32 {
  /// Whether a space beside this unit falls.
  var isJapanese: Bool {
    self >= 0x2E80 && TextNormalizer.joiningRanges.contains { $0.contains(self) }
  }

  /// Whether it is a Han character.
  var isHan: Bool {
    switch self {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }

  /// Whether it says a number by itself: a digit, or a Han numeral.
  var isFigure: Bool {
    if self < 0x80 { return isDigit }
    if 0x3041...0x30FF ~= self { return false }  // kana
    return Unicode.Scalar(self)?.properties.numericType != nil
  }

  /// Whether it is part of a word that spaces set apart.
  var isSpacedLetter: Bool {
    if self < 0x80 { return 0x61...0x7A ~= self || 0x41...0x5A ~= self || isDigit }
    guard !isJapanese, let scalar = Unicode.Scalar(self) else { return false }
    return isDigit || scalar.properties.isAlphabetic
  }
}
