import Testing

@testable import TextNormalization

/// The way for plain scalars against the long way, which asks ICU for every scalar.
@Suite struct PlainTextTests {
  let normalizer = TextNormalizer()

  private func compare(_ text: String) -> Bool {
    guard let plain = normalizer.plain(text) else { return true }
    let long = normalizer.normalizeAny(text)
    return plain.units == long.units && plain.starts == long.starts && plain.ends == long.ends
  }

  @Test func everyScalarAloneIsWhatTheLongWayMakesOfIt() {
    for scalar in NormalizationPropertyTests.allScalars where !compare(String(scalar)) {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func everyPlainScalarKeepsToItsNeighbours() {
    let neighbours = [
      "a", "é", "カ", "が", "ー", "日", " ", "-", "'", "ﾊ", "\u{3099}", "\u{309A}", "、",
    ]
    for scalar in PlainTable.blocks.joined().compactMap(Unicode.Scalar.init) {
      for left in neighbours {
        for right in neighbours {
          let text = left + String(scalar) + right
          if !compare(text) {
            Issue.record("U+\(String(scalar.value, radix: 16)) between '\(left)' and '\(right)'")
          }
        }
      }
    }
  }

  /// Texts of everything, and such that are words of ASCII in runs longer than what is written at a time,
  /// with something else now and then.
  @Test(arguments: [
    ("aB1 ,.-~'’éＡ１！ｶﾞﾊﾟｰカキがはパーゝ々日本語ぁー、。　・〜ｱ\u{3099}\u{309A}\u{301}ß½", 12),
    ("abcdefghijkmnqrstuvwxyzAMZ@[`{/0189:   ", 40),
    ("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789      -'.日", 64),
  ])
  func randomTextsAreTheSameBothWays(_ alphabet: String, _ length: Int) {
    let scalars = Array(alphabet.unicodeScalars)
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<length {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(scalars[Int(state >> 33) % scalars.count])
      }
      if !compare(String(text)) { Issue.record("'\(String(text))'") }
    }
  }

  @Test func commonTextsArePlain() {
    for text in [
      "Order a Latte, please!", "ﾋﾞｰﾙのＬを カフェで注文！", "カ\u{3099}ソリン", "Chef’s special",
    ] {
      #expect(normalizer.plain(text) != nil, "'\(text)'")
    }
    #expect(normalizer.plain(String(repeating: "a", count: 300)) == nil)
    #expect(normalizer.plain("ﷺ") == nil)
  }
}
