import Testing

@testable import TextNormalization

/// A small generator with a seed, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite struct NormalizationPropertyTests {
  let normalizer = TextNormalizer()

  /// Every scalar up to the end of plane 2, and some of the rest.
  static let allScalars: [Unicode.Scalar] = (UInt32(0)..<0x32000).compactMap(Unicode.Scalar.init)

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test func normalizingASingleScalarTwiceChangesNothing() {
    for scalar in Self.allScalars {
      let once = normalizer.normalize(String(scalar))
      let twice = normalizer.normalize(once.string)
      if once != twice {
        Issue.record("U+\(String(scalar.value, radix: 16)): \(once.units) -> \(twice.units)")
      }
    }
  }

  /// Scalars that make trouble beside one another.
  static let troublesome: [Unicode.Scalar] = Array(
    "aeéZıİſßøñnAｶﾊﾞﾟかはワヷーー-－—〜~～ ウ゛゜\u{3099}\u{309A}\u{301}\u{308}\u{323}\u{338}\u{20E3}\u{FE0F}\u{200D}'’ŉ″´¨\u{1100}\u{1161}\u{11A8}한각й\u{9C7}\u{9BE}漢々〆01２①½㌔㈱…。、・「」!.🍔🇯👍🏽❤+<=≠%♪\u{0}\n\u{3000}\u{AD}\u{FB1D}\u{FB2A}ﷺกำ"
      .unicodeScalars)

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func randomTexts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let scalars = (0..<count).compactMap { _ in
        Bool.random(using: &generator)
          ? Self.troublesome.randomElement(using: &generator)
          : Self.allScalars.randomElement(using: &generator)
      }
      check(scalars)
    }
  }

  @Test func pairsOfTroublesomeScalars() {
    for first in Self.troublesome {
      for second in Self.troublesome {
        check([first, second])
        for third in Self.troublesome.prefix(8) { check([second, first, third]) }
      }
    }
  }

  /// Idempotence, and a map back that never leaves the text nor goes backwards.
  private func check(_ scalars: [Unicode.Scalar]) {
    let once = normalizer.normalize(text(scalars))
    let twice = normalizer.normalize(once.string)
    if once != twice {
      Issue.record("not idempotent: \(scalars.map(\.value)): \(once.units) -> \(twice.units)")
    }
    var last = 0..<0
    for index in once.units.indices {
      let range = once.sourceRange(index..<index + 1)
      let isFine =
        range.lowerBound >= last.lowerBound && range.upperBound >= last.upperBound
        && range.upperBound <= scalars.count && (!range.isEmpty || once.units[index] == 0x20)
      if !isFine { Issue.record("bad range \(range) of unit \(index) in \(scalars.map(\.value))") }
      last = range
    }
  }

  /// What a unit stands for, normalized by itself, has that unit in it.
  @Test(arguments: [11, 12] as [UInt64]) func rangesHoldWhatTheyMade(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("aéカがｶﾊﾞ漢b1２ßﬁ㌔é\u{301} 'Ａ한ñ".unicodeScalars)
    for _ in 0..<4_000 {
      let scalars = (0..<10).compactMap { _ in letters.randomElement(using: &generator) }
      let normalized = normalizer.normalize(text(scalars))
      for index in normalized.units.indices
      where normalized.units[index] != 0x20
        && UnicodeData.category(normalized.units[index]) != .nonspacingMark
      {
        let range = normalized.sourceRange(index..<index + 1)
        let part = normalizer.normalize(text(Array(scalars[range])))
        if !part.units.contains(normalized.units[index]) {
          Issue.record("unit \(index) of \(normalized.string) is not in \(part.string)")
        }
      }
    }
  }

  @Test func rangesOfTheUsersOwnText() {
    let mapped = normalizer.normalize("ﾋﾞｰﾙのLを カフェで注文！")
    #expect(mapped.sourceRange(0..<3) == 0..<4)
    #expect(mapped.sourceRange(4..<5) == 5..<6)
    #expect(mapped.sourceRange(0..<mapped.count) == 0..<14)
    #expect(mapped.sourceRange(3..<3) == 4..<4)
    #expect(mapped.sourceRange(90..<100) == 14..<14)
    #expect(normalizer.normalize("cafe\u{301}s").sourceRange(3..<4) == 3..<5)
    #expect(normalizer.normalize("㌢x").sourceRange(1..<2) == 0..<1)
    #expect(normalizer.normalize("Kids' room 🧸").sourceRange(0..<4) == 0..<4)
    #expect(normalizer.normalize("Kids' room 🧸").sourceRange(0..<9) == 0..<10)
    #expect(normalizer.normalize("1\u{FE0F}\u{20E3}").sourceRange(0..<1) == 0..<3)
  }

  @Test func aLongTextIsDoneSoon() {
    let long = String(repeating: "e\u{301}\u{323}か\u{3099}〜 ", count: 3_000)
    #expect(normalizer.normalize(long).count > 6_000)
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(normalizer.normalize(marks).string == "a")
    #expect(normalizer.normalize(marks).sourceRange(0..<1) == 0..<20_001)
    let wideMarks = "й" + String(repeating: "\u{323}\u{301}", count: 10_000)
    #expect(normalizer.normalize(wideMarks).count > 1)
  }
}
