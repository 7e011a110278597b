import TextNormalization

/// The units of a piece of a sentence, with the spaces at its ends.
///
/// A piece may begin inside a word (`light[s]`), so it is normalized between two letters that keep
/// what stands beside them: a mark stays a mark, a space at an end stays a space.
struct FragmentUnits {
  /// A letter of a script that folds nothing.
  private static let guardian: Unicode.Scalar = "\u{10D0}"
  private let normalizer = TextNormalizer()

  func units(_ text: String) -> [UInt32] {
    let mark = String(Character(Self.guardian))
    let units = normalizer.normalize(mark + text + mark).units
    guard units.count >= 2, units.first == Self.guardian.value, units.last == Self.guardian.value
    else { return normalizer.normalize(text).units }
    let inner = units.dropFirst().dropLast()
    guard inner.isEmpty else { return Array(inner) }
    // Between Japanese letters a space falls; it was one all the same.
    return []
  }
}
