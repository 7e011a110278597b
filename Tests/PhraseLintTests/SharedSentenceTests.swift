import Foundation
import IntentCatalog
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import Testing
import TextNormalization

@testable import PhraseLint

/// A generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }
}

@Suite struct SharedSentenceTests {
  private func matcher(_ catalog: AppCatalog, _ locale: String) throws -> PhraseMatcher {
    try PhraseMatcher(
      apps: [MatcherApp(catalog: catalog, values: [:])], locale: locale,
      language: LanguagePack(locale, from: phraseData))
  }

  /// The finding's sentence is ambiguous between two shortcuts.
  private func expectAmbiguous(_ finding: Finding, _ catalog: AppCatalog) throws {
    let witness = try #require(finding.witness)
    let locale = try #require(finding.locale)
    let result = try matcher(catalog, locale).match(witness)
    #expect(result.status == .ambiguous, "\(witness)")
    #expect(Set(result.matches.prefix(result.equallyGood).map(\.shortcut)).count > 1)
  }

  @Test func oneNameInTwoLists() throws {
    let app = LintApp(
      shortcuts: [
        (
          "OpenBox",
          ["Open the box with ${applicationName}", "Open ${box} with ${applicationName}"]
        ),
        (
          "OpenJar",
          ["Open the jar with ${applicationName}", "Open ${jar} with ${applicationName}"]
        ),
      ], values: ["box": [["Red"], ["Blue one"]], "jar": [["Green"], ["Blue-One"]]])
    let findings = try app.findings()
    #expect(findings.map(\.rule) == [.sameSentence])
    #expect(findings.first?.witness == "Open Blue one with Pantry")
    #expect(findings.first?.place?.line == 4)
    try expectAmbiguous(#require(findings.first), app.catalog)
  }

  @Test func listsThatShareNothing() throws {
    let app = LintApp(
      shortcuts: [
        ("OpenBox", ["Open a box with ${applicationName}", "Open ${box} with ${applicationName}"]),
        ("OpenJar", ["Open a jar with ${applicationName}", "Open ${jar} with ${applicationName}"]),
      ], values: ["box": [["Red"]], "jar": [["Green"], ["Redder"]]])
    #expect(try app.found() == [])
  }

  @Test func translationsAlike() throws {
    let app = LintApp(
      shortcuts: [
        ("Fill", ["Fill up ${applicationName}"]), ("Stock", ["Stock ${applicationName}"]),
      ],
      translations: [
        "sv": [
          "Fill up ${applicationName}": ["Fyll på ${applicationName}"],
          "Stock ${applicationName}": ["Fyll på, ${applicationName}!"],
        ]
      ])
    let findings = try app.findings()
    #expect(findings.map(\.rule) == [.sameSentence])
    #expect(findings.first?.locale == "sv")
    try expectAmbiguous(#require(findings.first), app.catalog)
  }

  @Test func aValueIsAnotherShortcutsWords() throws {
    var app = LintApp(
      shortcuts: [
        ("Add", ["Add something with ${applicationName}", "Add ${item} with ${applicationName}"]),
        ("AddAll", ["Add the usual with ${applicationName}"]),
      ], values: ["item": [["Salt"], ["the usual"]]])
    #expect(try app.found() == ["slot-takes-words@2"])
    app.values = ["item": [["Salt"], ["the unusual"]]]
    #expect(try app.found() == [])
    app.values = [:]
    #expect(try app.found() == ["slot-may-take-words@2"])
  }

  /// A slot of unknown values that is the same in both collides whatever the values are.
  @Test func theSameUnknownValues() throws {
    let app = LintApp(
      shortcuts: [
        ("Open", ["Open it with ${applicationName}", "Show ${box} with ${applicationName}"]),
        ("Weigh", ["Weigh it with ${applicationName}", "Show ${crate} with ${applicationName}"]),
      ], types: ["box": .entity("Crate"), "crate": .entity("Crate")])
    let findings = try app.findings()
    #expect(findings.map(\.rule) == [.sameSentence])
    #expect(findings.first?.witness == nil)
    #expect(findings.first?.message.contains("show <Crate> with pantry") == true)
  }

  /// Two shortcuts that come to the same call harm nobody.
  @Test func theSameCall() throws {
    let app = LintApp(
      shortcuts: [
        (
          "Show", ["Show a shelf with ${applicationName}", "Show ${shelf} with ${applicationName}"]
        ),
        ("Show", ["Show top with ${applicationName}"]),
      ], values: ["shelf": [["top"], ["bottom"]]])
    let found = try app.found {
      $0.providers[0].shortcuts[1].arguments = ["shelf": .identifier("top")]
    }
    #expect(found == [])
    #expect(
      try app.found { $0.providers[0].shortcuts[1].arguments = ["shelf": .identifier("bottom")] }
        == ["slot-takes-words@2"])
  }

  @Test func spacesBesideJapanese() throws {
    let app = LintApp(
      name: "パントリー", language: "ja",
      shortcuts: [
        ("Open", ["${applicationName} で ${box} を開く", "${applicationName}を開く"]),
        ("Lid", ["${applicationName}で${lid}を開く", "${applicationName}の蓋"]),
      ], values: ["box": [["赤い箱"]], "lid": [["アカイ箱"], ["赤い 箱"]]])
    let findings = try app.findings()
    #expect(findings.map(\.rule) == [.sameSentence])
    try expectAmbiguous(#require(findings.first), app.catalog)
  }

  /// What two lists of ten thousand values have in common is found wherever it is, without comparing
  /// each with each.
  @Test func longLists() throws {
    func names(_ word: String) -> [[String]] { (0..<10_000).map { ["\(word) number \($0 * 7)x"] } }
    let app = LintApp(
      shortcuts: [
        ("Box", ["Any box with ${applicationName}", "Find ${box} with ${applicationName}"]),
        ("Jar", ["Any jar with ${applicationName}", "Find ${jar} with ${applicationName}"]),
      ], values: ["box": names("shelf"), "jar": names("corner") + [["shelf number 693x"]]])
    let matcher = try SharedSentenceFinder(
      app: MatcherApp(catalog: app.catalog, values: [:]), locale: "en",
      tools: GrammarTools(LanguagePack("en", from: phraseData), TextNormalizer()))
    let start = ContinuousClock.now
    let found = matcher.sentences()
    let took = ContinuousClock.now - start
    #expect(found.map(\.text) == ["find shelf number 693x with pantry"])
    // A second where it is optimized; comparing each with each would take hours.
    #expect(took < .seconds(60), "\(took)")
  }

  /// Random apps: each witness is ambiguous between two shortcuts, and where two shortcuts have no
  /// finding no sentence of theirs is, of ten thousand over all apps.
  @Test(arguments: 0..<40) func randomApps(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed) &* 7_919 &+ 1)
    let app = RandomApp.make(&generator)
    let catalog = app.catalog
    let finder = try SharedSentenceFinder(
      app: MatcherApp(catalog: catalog, values: [:]), locale: app.language,
      tools: GrammarTools(LanguagePack(app.language, from: phraseData), TextNormalizer()))
    let found = finder.sentences()
    for sentence in found where sentence.kind == .ambiguous {
      let result = finder.matcher.match(finder.spoken(sentence))
      let best = result.matches.prefix(result.equallyGood).map(\.shortcut)
      #expect(result.status == .ambiguous)
      #expect(best.contains(sentence.first.shortcut) && best.contains(sentence.second.shortcut))
    }
    let known = Set(
      found.filter { $0.kind == .ambiguous }.map { [$0.first.shortcut, $0.second.shortcut] })
    let sentences = Array(finder.matcher.sentences().prefix(10_000))
    for _ in 0..<250 {
      guard let sentence = sentences.randomElement(using: &generator) else { break }
      let result = finder.matcher.match(sentence.text, MatchOptions(tiers: [.exact]))
      #expect(result.status != .none, "\(sentence.text)")
      let best = Set(result.matches.prefix(result.equallyGood).map(\.shortcut)).sorted()
      guard result.status == .ambiguous, best.count > 1 else { continue }
      #expect(known.contains(Array(best.prefix(2))), "\(sentence.text) \(seed)")
    }
  }
}

/// Apps with few words, so that many sentences are alike.
enum RandomApp {
  private static let english = ["open", "the", "red", "box", "add", "to", "in"]
  private static let japanese = ["箱", "を", "赤い", "開く", "で", "Box", "の"]

  static func make(_ generator: inout SeededGenerator) -> LintApp {
    let isJapanese = Bool.random(using: &generator)
    let words = isJapanese ? japanese : english
    var app = LintApp(name: words[3], language: isJapanese ? "ja" : "en")
    for list in ["one", "two", "three"] {
      let count = Int.random(in: 1...5, using: &generator)
      let names = (0..<count).map { _ in
        sentence(words, 1...3, isJapanese, &generator)
      }
      app.values[list] = Array(Set(names)).sorted().map { [$0] }
    }
    for number in 0..<Int.random(in: 2...4, using: &generator) {
      let phrases = (0..<3).map { _ in phrase(words, isJapanese, &generator) }
      app.shortcuts.append(("Intent\(number)", phrases))
    }
    return app
  }

  private static func sentence(
    _ words: [String], _ range: ClosedRange<Int>, _ isJapanese: Bool,
    _ generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: range, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }.joined(separator: isJapanese ? "" : " ")
  }

  private static func phrase(
    _ words: [String], _ isJapanese: Bool, _ generator: inout SeededGenerator
  ) -> String {
    var parts = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      sentence(words, 1...2, isJapanese, &generator)
    }
    if Int.random(in: 0..<4, using: &generator) > 0 {
      let slot = ["${one}", "${two}", "${three}"].randomElement(using: &generator) ?? ""
      parts.insert(slot, at: Int.random(in: 0...parts.count, using: &generator))
    }
    parts.insert("${applicationName}", at: Int.random(in: 0...parts.count, using: &generator))
    return parts.joined(separator: isJapanese ? "" : " ")
  }
}
