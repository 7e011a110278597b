import IntentCatalog
import IntentMatching
import Testing

@Suite struct RankingTests {
  @Test func fewerEditsWin() throws {
    let matcher = try TestLanguages.matcher(
      [
        TestApp(
          name: "Home", shortcuts: [("Show", ["Show ${room} in ${applicationName}"])],
          values: ["room": ["Bedroom", "Badroom"]])
      ], "en")
    #expect(matcher.match("show bedroom in home").summary == "Show(room=Bedroom)")
    #expect(matcher.match("show badroom in home").summary == "Show(room=Badroom)")
    #expect(
      matcher.match("show bdroom in home").summary
        == "ambiguous: Show(room=Bedroom) | Show(room=Badroom)")
  }

  /// A form without the app's name is none where it has to be said, also if it is nearer.
  @Test func whatNeedsABoundSessionHidesNothing() throws {
    let matcher = try TestLanguages.matcher(
      [
        TestApp(
          name: "Kettlebrew", shortcuts: [("Brew", ["Brew ${tea} with ${applicationName}"])],
          values: ["tea": ["mate", "mate with ketllebrew"]])
      ], "en")
    let said = "please brew mate with ketllebrw"
    #expect(matcher.match(said).summary == "Brew(tea=mate)")
    #expect(
      matcher.match(said, MatchOptions(isBound: true)).summary == "Brew(tea=mate with ketllebrew)")
  }

  @Test func moreLiteralUnitsWin() throws {
    let matcher = try TestLanguages.matcher(
      [
        TestApp(
          name: "Notes",
          shortcuts: [
            ("Open", ["Open ${note} in ${applicationName}"]),
            ("OpenList", ["Open ${list} list in ${applicationName}"]),
          ], values: ["note": ["shopping list", "shopping"], "list": ["shopping"]])
      ], "en")
    let result = matcher.match("open shopping list in notes")
    #expect(result.summary == "OpenList(list=shopping)")
    #expect(
      result.matches.map(\.summary) == ["OpenList(list=shopping)", "Open(note=shopping list)"])
  }

  @Test(arguments: [
    ("burgersをカフェで", "Order(what=burger)"), ("burger sをカフェで", "Order(what=burger, size=S)"),
    ("バーガーSをカフェで", "Order(what=burger, size=S)"),
  ])
  func namesThatTouchShareNoWord(_ say: String, _ wanted: String) throws {
    let matcher = try TestLanguages.matcher(
      [
        TestApp(
          name: "カフェ",
          shortcuts: [
            ("Order", ["${what}を${applicationName}で", "${what}${size}を${applicationName}で"])
          ], values: ["size": ["S"], "what": ["burger|burgers|バーガー"]], language: "ja")
      ], "ja")
    #expect(matcher.match(say).summary == wanted)
  }

  @Test func aListShowsOneOfEachShortcut() throws {
    let matcher = try TestLanguages.matcher(
      [
        TestApp(
          name: "Amperfy",
          shortcuts: [
            (
              "Favorite",
              ["Favorite song in ${applicationName}", "${how} song in ${applicationName}"]
            ),
            ("Other", ["${what} in ${applicationName}"]),
          ], values: ["how": ["Favorite"], "what": ["Favorite song"]])
      ], "en")
    let result = matcher.match("favorite song in amperfy")
    #expect(result.matches.count == 3)
    #expect(
      result.oneOfEachShortcut.matches.map(\.summary) == [
        "Favorite()", "Other(what=Favorite song)",
      ])
  }

  @Test func declarationOrderDoesNotDecide() throws {
    let app = TestApp(
      name: "Home",
      shortcuts: [
        ("A", ["Show ${one} in ${applicationName}"]), ("B", ["Show ${two} in ${applicationName}"]),
      ], values: ["one": ["lamp"], "two": ["lamp"]])
    let result = try TestLanguages.matcher([app], "en").match("show lamp in home")
    #expect(result.status == .ambiguous)
    #expect(result.equallyGood == 2)
    #expect(result.matches.map(\.intent) == ["A", "B"])
  }

  @Test func theLongestAppNameWins() throws {
    let short = TestApp(
      name: "Amperfy", shortcuts: [("Stop", ["Stop ${what} ${applicationName}"])],
      values: ["what": ["all", "all Amperfy"]])
    let long = TestApp(
      name: "Amperfy Music", shortcuts: [("Halt", ["Stop all ${applicationName}"])])
    let matcher = try TestLanguages.matcher([short, long], "en")
    #expect(matcher.match("stop all amperfy music").summary == "Halt()")
  }

  @Test func twoAppsWithOneNameAreAskedAbout() throws {
    let one = TestApp(name: "Home", shortcuts: [("A", ["Stop ${applicationName}"])])
    var two = TestApp(
      name: "House", otherNames: ["Home"], shortcuts: [("B", ["Stop ${applicationName}"])])
    two.language = "en"
    let matcher = try TestLanguages.matcher([one, two], "en")
    #expect(matcher.match("stop home").summary == "ambiguous: A() | B()")
    #expect(matcher.match("stop house").summary == "B()")
  }

  @Test func valuesWithOneNameAreOneMatchWithOthers() throws {
    var app = TestApp(
      name: "Home", shortcuts: [("TurnOn", ["Turn on ${lamp} in ${applicationName}"])],
      values: ["lamp": ["x"]]
    ).matcherApp
    app.values["lamp"] = [
      ValueDescriptor(id: "1", title: "Overhead light", subtitle: "Office"),
      ValueDescriptor(id: "2", title: "Overhead light", subtitle: "Bedroom"),
      ValueDescriptor(id: "3", title: "Desk"),
    ]
    let matcher = try PhraseMatcher(apps: [app], locale: "en", tools: TestLanguages.tools("en"))
    let result = matcher.match("turn on overhead light in home")
    #expect(result.status == .match)
    #expect(result.matches.count == 1)
    let parameter = try #require(result.matches.first?.parameters.first)
    #expect(parameter.value == .identifier("1"))
    #expect(parameter.others.map(\.id) == ["2"])
    #expect(matcher.match("turn on desk in home").matches.first?.parameters.first?.others == [])
  }

  @Test func exhaustiveGivesEveryReading() throws {
    let app = TestApp(
      name: "Home",
      shortcuts: [
        ("A", ["Start the show in ${applicationName}"]),
        ("B", ["Start a show in ${applicationName}"]),
      ])
    let matcher = try TestLanguages.matcher([app], "en")
    #expect(matcher.match("start a show in home").matches.map(\.intent) == ["B"])
    let all = matcher.match("start a show in home", MatchOptions(isExhaustive: true))
    #expect(all.matches.map(\.intent) == ["B", "A"])
    #expect(all.matches.map(\.tier) == [.exact, .lenient])
    #expect(all.status == .match)
  }

  @Test func rangesAreScalarsOfTheUtterance() throws {
    let app = TestApp(
      name: "カフェ", shortcuts: [("Order", ["${product}の${size}を${applicationName}で注文"])],
      values: ["product": ["ビール"], "size": ["L"]], language: "ja")
    let matcher = try TestLanguages.matcher([app], "ja")
    let result = matcher.match("ﾋﾞｰﾙのLをカフェで注文")
    let match = try #require(result.matches.first)
    #expect(match.tier == .exact)
    #expect(match.template == "${product}の${size}を${applicationName}で注文")
    #expect(match.parameters.map(\.text) == ["ﾋﾞｰﾙ", "L"])
    #expect(match.parameters.map(\.range) == [0..<4, 5..<6])
    let lenient = try #require(matcher.match("すみません、ビー ルのＬを、カフェで注文して！").matches.first)
    #expect(lenient.tier == .lenient)
    #expect(lenient.parameters.map(\.text) == ["ビー ル", "Ｌ"])
    #expect(lenient.parameters.map(\.range) == [6..<10, 11..<12])
  }

  @Test func editsAreCountedAndPlaced() throws {
    let app = TestApp(
      name: "Brewly", shortcuts: [("Order", ["Order ${drink} with ${applicationName}"])],
      values: ["drink": ["Espresso"]])
    let matcher = try TestLanguages.matcher([app], "en")
    let match = try #require(matcher.match("order esspresso with brewly").matches.first)
    #expect(match.tier == .fuzzy)
    #expect(match.edits == 1)
    #expect(match.parameters.first?.edits == 1)
    #expect(match.parameters.first?.text == "esspresso")
  }

  @Test func aShortValueIsNeverMatchedByAnother() throws {
    let app = TestApp(
      name: "カフェ", shortcuts: [("Order", ["${applicationName}で${size}を注文したい"])],
      values: ["size": ["S", "M", "L", "大", "中"]], language: "ja")
    let matcher = try TestLanguages.matcher([app], "ja")
    #expect(matcher.match("カフェで大を注文したい").summary == "Order(size=大)")
    #expect(matcher.match("カフェで小を注文したい").summary == "none")
    #expect(matcher.match("カフェでXを注文したい").summary == "none")
  }
}
