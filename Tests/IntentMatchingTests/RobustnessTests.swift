import IntentMatching
import Testing

@Suite struct RobustnessTests {
  private static let texts: [String] = [
    "", " ", "。", "…!?", "🧸", "🧸🧸🧸 👨‍👩‍👧‍👦", "\u{3099}", "\u{301}\u{301}\u{301}", "か\u{3099}\u{3099}",
    "\u{0}\u{1}\u{7F}",
    "\u{FEFF}\u{200B}\u{202E}", "ﾞﾟ", "ー", "っ", "カフェで\u{3099}", "\u{E000}", "a\u{E000}a",
    "\u{10FFFF}", "㌔㌔㌔",
    "${applicationName}", "{product}", "[a|b]", "\\", "start a \u{E000} lesson with brewly",
    "\r\n\t", "١٢٣", "ｶﾌｪ",
  ]

  @Test(.timeLimit(.minutes(5)))
  func noTextDoesHarm() throws {
    for (app, language) in [(LenientCases.coffee, "ja"), (LenientCases.brewly, "en")] {
      let matcher = try TestLanguages.matcher([app], language)
      for text in Self.texts {
        for options in [MatchOptions(), MatchOptions(isBound: true, isExhaustive: true)] {
          #expect(matcher.match(text, options).status == .none || text == "ｶﾌｪ", "\(text)")
          _ = matcher.nearest(to: text, options)
          _ = matcher.explain(text, options)
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func longTextsEndSoon() throws {
    for (app, language) in [(LenientCases.coffee, "ja"), (LenientCases.brewly, "en")] {
      let matcher = try TestLanguages.matcher([app], language)
      for unit in [
        "a", "あ", "start a ", "カフェで", "um ", "えっと", "please ", "ビールの", "🧸", "お願いします", "1",
      ] {
        for length in [100, 10_000] {
          let text = String(repeating: unit, count: length / unit.count)
          let took = ContinuousClock().measure {
            _ = matcher.match(text, MatchOptions(isBound: true))
          }
          #expect(took < .seconds(60), "\(unit) × \(length)")
        }
      }
    }
  }

  @Test func anAppWithoutAnythingMatchesNothing() throws {
    let matcher = try TestLanguages.matcher([TestApp(name: "", shortcuts: [])], "en")
    #expect(matcher.match("start").summary == "none")
    #expect(try TestLanguages.matcher([], "ja").match("注文").summary == "none")
  }
}
