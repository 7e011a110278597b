import IntentMatching
import Testing

@Suite struct LenientTests {
  @Test func japaneseIsReadFreely() throws {
    let matcher = try TestLanguages.matcher([LenientCases.coffee], "ja")
    for (say, want) in LenientCases.japanese {
      let result = matcher.match(say, MatchOptions(tiers: [.exact, .lenient]))
      #expect(result.summary == want, "\(say)")
    }
  }

  @Test func japaneseOfAnotherMeaningIsNotRead() throws {
    let matcher = try TestLanguages.matcher([LenientCases.coffee], "ja")
    for say in LenientCases.japaneseNegatives {
      #expect(matcher.match(say).summary == "none", "\(say)")
    }
  }

  @Test func aBoundSessionNeedsNoNameInJapanese() throws {
    let matcher = try TestLanguages.matcher([LenientCases.coffee], "ja")
    for (say, want) in LenientCases.japaneseBound {
      #expect(matcher.match(say, MatchOptions(isBound: true)).summary == want, "\(say)")
    }
  }

  @Test func englishIsReadFreely() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    for (say, want) in LenientCases.english {
      let result = matcher.match(say, MatchOptions(tiers: [.exact, .lenient]))
      #expect(result.summary == want, "\(say)")
    }
  }

  @Test func englishOfAnotherMeaningIsNotRead() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    for say in LenientCases.englishNegatives {
      #expect(matcher.match(say).summary == "none", "\(say)")
    }
  }

  @Test func aBoundSessionNeedsNoNameInEnglish() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    for (say, want) in LenientCases.englishBound {
      #expect(matcher.match(say, MatchOptions(isBound: true)).summary == want, "\(say)")
    }
  }

  @Test func nothingIsLenientWhereTheTierIsOff() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    let strict = MatchOptions(tiers: [.exact])
    #expect(matcher.match("please start a session with brewly", strict).summary == "none")
    #expect(matcher.match("start a session with brewly", strict).summary == "StartSession()")
  }
}
