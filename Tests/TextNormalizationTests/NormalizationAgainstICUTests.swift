import Testing

@testable import TextNormalization

/// The folds against ICU's own transforms, over all assigned scalars that people write with.
@Suite struct NormalizationAgainstICUTests {
  let normalizer = TextNormalizer()

  @Test func lettersAreFoldedAsICUFoldsThem() {
    let letters = NormalizationPropertyTests.allScalars.map(\.value).filter(isCompared)
    #expect(letters.count > 100_000)
    let folded = letters.map { UnicodeData.folded([$0]) }
    let unmarked = transformed(folded, by: "NFD; [:Nonspacing Mark:] Remove; NFC")
    let hiragana = transformed(folded, by: "Katakana-Hiragana")
    for (index, letter) in letters.enumerated() {
      let isLatin = UnicodeData.isLatin(folded[index].first ?? letter)
      let expected = isLatin ? unmarked[index] : hiragana[index]
      let units = normalizer.normalize(String(Unicode.Scalar(letter) ?? " ")).units
      if units != expected {
        Issue.record("U+\(String(letter, radix: 16)): \(units), ICU \(expected)")
      }
    }
  }

  private func isCompared(_ scalar: UInt32) -> Bool {
    guard case .letter = UnicodeData.category(scalar) else { return false }
    let folded = UnicodeData.folded([scalar])
    return Self.exceptions.isDisjoint(with: folded + [scalar])
      && folded.allSatisfy {
        [.letter, .nonspacingMark].contains(UnicodeData.category($0))
      }
  }

  /// Transforms many texts at once, a line each.
  private func transformed(_ texts: [[UInt32]], by identifier: String) -> [[UInt32]] {
    let lines = UnicodeData.transformed(Array(texts.joined(separator: [0x0A])), by: identifier)
    return (lines ?? []).split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Where this project says otherwise than ICU's transforms.
  static let exceptions: Set<UInt32> = [
    // strokes and dotless letters: their diacritic is no mark to Unicode
    0xD8, 0xF8, 0x110, 0x111, 0x126, 0x127, 0x131, 0x141, 0x142, 0x166, 0x167, 0x180, 0x243, 0x1B5,
    0x1B6, 0x1E4, 0x1E5, 0x1FE, 0x1FF, 0x237, 0x23B, 0x23C, 0x246, 0x247, 0x248, 0x249, 0x24C,
    0x24D, 0x24E, 0x24F, 0x197, 0x268, 0x1D7C, 0x1DA4,
    // apostrophes that are letters to Unicode
    0x2BB, 0x2BC, 0x2BD, 0x149,
    // small ka and ke keep their size, as written kana does; voicing marks join the kana before
    0x30F5, 0x30F6, 0xFF9E, 0xFF9F,
    // vowels that begin with a mark, which stands on nothing here
    0xE33, 0xEB3,
  ]

  @Test func theShortWayAgreesWithICU() {
    for scalar in NormalizationPropertyTests.allScalars {
      guard let plain = PlainScalar(scalar.value) else { continue }
      let folded = UnicodeData.folded([scalar.value])
      let isSame = plain.kind == .separator || folded.flatMap(ScalarFolds.fold) == [plain.unit]
      let kinds = folded.map(ScalarFolds.kind)
      if !isSame || kinds != [plain.kind] || !UnicodeData.beginsSegment(scalar.value) {
        Issue.record("U+\(String(scalar.value, radix: 16)) is not what the short way says")
      }
      if ScalarFolds.prepare(scalar.value) != .keep(scalar.value) {
        Issue.record("U+\(String(scalar.value, radix: 16)) is prepared")
      }
    }
  }

  @Test func japaneseIsWhatICUCallsHanOrKana() {
    for scalar in NormalizationPropertyTests.allScalars {
      let isLetter = [.letter, .number].contains(UnicodeData.category(scalar.value))
      guard isLetter, UnicodeData.isHanOrKana(scalar.value) else { continue }
      for unit in UnicodeData.folded([scalar.value]).flatMap(ScalarFolds.fold)
      where UnicodeData.isHanOrKana(unit) {
        if !ScalarFolds.isJapanese(unit) {
          Issue.record("U+\(String(unit, radix: 16)) is not Japanese")
        }
      }
    }
    #expect(ScalarFolds.isJapanese(0x3006))
    #expect(!ScalarFolds.isJapanese(0xAC00))
  }
}
