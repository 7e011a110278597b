import IntentMatching
import Testing

/// What a speaker takes back in the same breath.
@Suite struct SelfRepairTests {
  static let tea = TestApp(
    name: "Teahouse",
    shortcuts: [
      ("BrewIntent", ["Brew a ${tea} with ${applicationName}", "Brew with ${applicationName}"])
    ],
    values: ["tea": ["Sencha", "Assam"]])
  static let shop = TestApp(
    name: "茶屋",
    shortcuts: [("BrewIntent", ["${applicationName}で${tea}を淹れる", "${applicationName}で淹れる"])],
    values: ["tea": ["煎茶", "紅茶"]], language: "ja")

  @Test(arguments: [
    "brew a sencha, no wait, an assam with Teahouse", "brew a sencha, sorry, assam with Teahouse",
    "brew a sencha, I mean a, no, an assam with Teahouse",
    "call mum, scratch that, brew an assam with Teahouse",
  ])
  func whatIsTakenBackIsNotRead(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.tea], "en")
    let result = matcher.match(say)
    #expect(result.summary == "BrewIntent(tea=Assam)", "\(say)")
    let value = try #require(result.matches.first?.parameters.first)
    let scalars = Array(say.unicodeScalars)
    #expect(value.text.lowercased() == "assam")
    #expect(
      String(String.UnicodeScalarView(scalars[value.range])).lowercased() == "assam",
      "the range is one of the whole utterance")
    #expect(result.matches.first?.tier == .lenient)
  }

  @Test(arguments: ["茶屋で煎茶、いや、紅茶を淹れて", "茶屋で煎茶じゃなくて紅茶を淹れて", "煎茶、違った、茶屋で紅茶を淹れて"])
  func whatIsTakenBackIsNotReadInJapanese(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.shop], "ja")
    #expect(matcher.match(say).summary == "BrewIntent(tea=紅茶)", "\(say)")
  }

  @Test(arguments: [
    "brew a sencha with Teahouse, no", "no", "no wait", "brew a sencha, no wait",
    "brew with Teahouse, no wait, nothing", "brew a sencha, no wait, a cocoa with Teahouse",
  ])
  func nothingIsReadIntoTheRest(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.tea], "en")
    #expect(matcher.match(say).summary == "none", "\(say)")
  }

  @Test func theExplanationShowsWhatFell() throws {
    let matcher = try TestLanguages.matcher([Self.tea], "en")
    let explanation = matcher.explain("brew a sencha, no wait, an assam with Teahouse")
    #expect(
      explanation.segments.contains { $0.kind == .dropped && $0.text.contains("sencha, no wait") })
    #expect(explanation.segments.contains { $0.kind == .value && $0.text == "assam" })
  }

  @Test(arguments: [
    "brew no sencha, no brew with Teahouse", "please brew no sencha, no brew with Teahouse",
  ])
  func whatANegativePhraseForbidsIsNotRepaired(_ say: String) throws {
    var app = Self.tea
    let open = try TestLanguages.matcher([app], "en")
    #expect(open.match(say).summary == "BrewIntent()", "\(say)")
    app.negativePhrases = ["Brew no sencha no brew with ${applicationName}"]
    let matcher = try TestLanguages.matcher([app], "en")
    #expect(matcher.match(say).summary == "none", "\(say)")
    #expect(matcher.explain(say).status == .none)
  }

  @Test(arguments: [
    "I'm driving, brew an assam with Teahouse", "I'm driving can you brew an assam with Teahouse",
    "it's been a long day, I'm tired, brew an assam with Teahouse",
    "brew an assam with Teahouse because I'm tired", "brew an assam with Teahouse, I'm so tired",
    "brew brew an assam with Teahouse", "brew an assam, um, an assam with Teahouse",
    "my hands are full, brew brew an assam with Teahouse",
  ])
  func asidesFall(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.tea], "en")
    #expect(matcher.match(say).summary == "BrewIntent(tea=Assam)", "\(say)")
    let value = try #require(matcher.match(say).matches.first?.parameters.first)
    let scalars = Array(say.unicodeScalars)
    #expect(String(String.UnicodeScalarView(scalars[value.range])) == "assam")
  }

  @Test(arguments: [
    "手が離せないけど、茶屋で紅茶を淹れて", "茶屋で紅茶を淹れて、疲れたから", "茶屋で茶屋で紅茶を淹れて", "今日は疲れた、茶屋で紅茶を淹れて",
  ])
  func asidesFallInJapanese(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.shop], "ja")
    #expect(matcher.match(say).summary == "BrewIntent(tea=紅茶)", "\(say)")
  }

  @Test(arguments: [
    "I'm not sure, brew an assam with Teahouse", "if I'm late, brew an assam with Teahouse",
    "I heard him say, brew an assam with Teahouse", "call mum, brew an assam with Teahouse",
    "when I'm home, brew an assam with Teahouse",
  ])
  func whatMayMeanSomethingDoesNotFall(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.tea], "en")
    #expect(matcher.match(say).summary == "none", "\(say)")
  }

  @Test(arguments: ["疲れたら、茶屋で紅茶を淹れて", "明日は疲れているけれどそのとき、茶屋で紅茶を淹れて", "母に電話、茶屋で紅茶を淹れて"])
  func whatMayMeanSomethingDoesNotFallInJapanese(_ say: String) throws {
    let matcher = try TestLanguages.matcher([Self.shop], "ja")
    #expect(matcher.match(say).summary == "none", "\(say)")
  }
}
