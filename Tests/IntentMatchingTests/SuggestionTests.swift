import Foundation
import IntentMatching
import Testing

/// Suggestions, explanations and enumerations.
@Suite struct SuggestionTests {
  @Test func soundAlikesAreSuggestedAsNumbers() throws {
    let home = TestApp(
      name: "Home", shortcuts: [("TurnOn", ["Turn on ${device} in ${applicationName}"])],
      values: ["device": ["Wireless device 1", "Wireless device 2", "Wireless device 3"]])
    let matcher = try TestLanguages.matcher([home], "en")
    let match = try #require(matcher.nearest(to: "turn on wireless device to in Home"))
    #expect(match.summary == "TurnOn(device=Wireless device 2)")
    #expect(match.parameters.map(\.text) == ["wireless device to"])
    #expect(match.parameters.map(\.range) == [8..<26])
    #expect(matcher.sentence(for: match) == "Turn on Wireless device 2 in Home")
    let lights = TestApp(
      name: "ホーム", shortcuts: [("TurnOff", ["${applicationName}で${light}を切って"])],
      values: ["light": ["ライト1", "ライト2", "ライト12"]], language: "ja")
    let japanese = try TestLanguages.matcher([lights], "ja")
    #expect(
      japanese.nearest(to: "ホームでライトにをきって")?.summary == "TurnOff(light=ライト2)")
  }

  @Test func whatIsNearIsSuggested() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    #expect(matcher.nearest(to: "order a latte")?.summary == "OrderDrink(drink=Latte)")
    #expect(matcher.nearest(to: "I should check what my balance is")?.summary == "Balance()")
    #expect(matcher.nearest(to: "purple monkey dishwasher") == nil)
    #expect(matcher.nearest(to: "") == nil)
    #expect(matcher.nearest(to: String(repeating: "order ", count: 2_000)) == nil)
  }

  @Test func anExplanationNamesThePartsOfAReading() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    let explanation = matcher.explain("Please order the, uh, latte with Brewly, thanks")
    #expect(explanation.status == .match)
    #expect(explanation.template == "Order a ${drink} with ${applicationName}")
    #expect(explanation.attempts.map(\.tier) == [.exact, .lenient])
    #expect(explanation.attempts.map(\.readings) == [0, 1])
    let parts = explanation.segments.map { "\($0.kind.rawValue):\($0.text)" }
    #expect(parts.contains("value:latte"))
    #expect(parts.contains("app:Brewly"))
    #expect(parts.contains { $0.hasPrefix("dropped:") && $0.contains("uh") })
    #expect(parts.contains { $0.hasPrefix("literal:") && $0.contains("order") })
    #expect(explanation.segments.first { $0.kind == .value }?.value == "Latte")
    let json = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(MatchExplanation.self, from: json) == explanation)
  }

  @Test func anExplanationSaysHowFarAMissGot() throws {
    let matcher = try TestLanguages.matcher([LenientCases.brewly], "en")
    let explanation = matcher.explain("Order a burger with Brewly")
    #expect(explanation.status == .none)
    let progress = try #require(explanation.progress)
    #expect(progress.read.lowercased().hasPrefix("order a"))
    #expect(progress.expected.contains("${drink}"))
    #expect(matcher.explain("").progress?.position == 0)
  }

  @Test func everySentenceOfAShortcutMatchesIt() throws {
    let apps = [(LenientCases.coffee, "ja", 120), (LenientCases.brewly, "en", 40)]
    for (app, language, number) in apps {
      let matcher = try TestLanguages.matcher([app], language)
      let sentences = matcher.sentences()
      #expect(sentences.count == number)
      var count = 0
      for sentence in sentences {
        count += 1
        let result = matcher.match(sentence.text, MatchOptions(tiers: [.exact], isExhaustive: true))
        #expect(
          result.matches.contains {
            $0.shortcut == sentence.shortcut && $0.intent == sentence.intent
          },
          "\(sentence.text)")
      }
      #expect(count == sentences.count)
    }
  }

  @Test func sentencesAreMadeOneByOne() throws {
    let many = (0..<2_000).map { "Thing \($0)" }
    let app = TestApp(
      name: "Move", shortcuts: [("Move", ["Move ${a} to ${b} with ${applicationName}"])],
      values: ["a": many, "b": many])
    let sentences = try TestLanguages.matcher([app], "en").sentences(app: "Move", shortcut: 0)
    #expect(sentences.count == 4_000_000)
    #expect(
      sentences.prefix(2).map(\.text)
        == ["Move Thing 0 to Thing 0 with Move", "Move Thing 0 to Thing 1 with Move"])
  }
}
