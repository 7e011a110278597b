import Foundation
import IntentCatalog
import PhraseDiagnostics
import PhraseIndex
import Testing

@testable import IntentMatching

@Suite(.timeLimit(.minutes(5))) struct CompiledMatcherTests {
  private static let app = TestApp(
    name: "Kettle",
    shortcuts: [
      (
        "Brew",
        ["Brew ${tea} with ${applicationName}", "Make ${size} ${tea} in ${applicationName}"]
      ),
      ("Stop(tea: .sencha)", ["Stop ${applicationName}"]),
    ],
    values: [
      "tea": ["sencha|green tea", "earl grey|grey", "grey"], "size": ["big", "small|tiny"],
    ],
    negativePhrases: ["Do not brew with ${applicationName}"])

  private func open(_ bytes: [UInt8], _ language: String = "en") throws -> CompiledMatcher {
    try CompiledMatcher(IndexFile(bytes: bytes)) { locale throws(Diagnostic) in
      do {
        return try TestLanguages.tools(locale)
      } catch {
        throw Diagnostic(.error, "\(error)")
      }
    }
  }

  /// An index with nothing but what lies in the file.
  private func openWithoutTools(_ bytes: [UInt8]) throws -> CompiledMatcher {
    try CompiledMatcher(IndexFile(bytes: bytes)) { locale throws(Diagnostic) in
      throw Diagnostic(.error, "no tools for \(locale)")
    }
  }

  @Test(arguments: ["en", "ja"])
  func aFileReadsWhatItsMatcherReads(_ language: String) throws {
    let file = TestLanguages.root.appending(path: "Fixtures/Workloads/garden.\(language).json")
    let workload = try JSONDecoder().decode(Workload.self, from: Data(contentsOf: file))
    let matcher = try PhraseMatcher(
      apps: workload.apps(), locale: language, tools: TestLanguages.tools(language))
    let compiled = try open(matcher.compiled())
    #expect(compiled.locale == language)
    let ways = [
      MatchOptions(), MatchOptions(isBound: true), MatchOptions(isExhaustive: true),
      MatchOptions(tiers: [.lenient]),
    ]
    for (number, utterance) in workload.utterances.enumerated() where number % 7 == 0 {
      let options = ways[number / 7 % ways.count]
      let expected = matcher.match(utterance.text, options)
      #expect(try compiled.match(utterance.text, options) == expected)
      guard expected.status == .none else { continue }
      #expect(
        try compiled.matcher().nearest(to: utterance.text, options)
          == matcher.nearest(to: utterance.text, options))
    }
  }

  @Test func exactUtterancesNeedNothingButTheFile() throws {
    let matcher = try TestLanguages.matcher([Self.app], "en")
    let compiled = try openWithoutTools(matcher.compiled())
    for text in ["brew green tea with kettle", "Make tiny sencha in Kettle", "stop kettle"] {
      let expected = matcher.match(text)
      #expect(expected.status == .match)
      #expect(try compiled.match(text) == expected)
    }
    #expect(throws: Diagnostic.self) { try compiled.match("brew gren tea with kettle") }
  }

  /// Two values called alike, values with all that a value may have, a negative phrase, dates.
  @Test func everyKindOfAppComesBack() throws {
    var rich = Self.app.matcherApp
    rich.values["tea"]?.append(
      ValueDescriptor(
        id: "oolong", title: CatalogText("Oolong", localizations: ["en": "Blue tea"]),
        subtitle: "half dark", synonyms: ["wulong"], image: "leaf"))
    rich.values["tea"]?.append(ValueDescriptor(id: "", title: ""))
    let matcher = try PhraseMatcher(apps: [rich], locale: "en", tools: TestLanguages.tools("en"))
    let bytes = try matcher.compiled()
    try CompiledMatcher.verify(IndexFile(bytes: bytes))
    let compiled = try open(bytes)
    let texts = [
      "brew blue tea with kettle", "brew grey with kettle", "brew wulong with kettle",
      "do not brew with kettle", "brew blu tea with kettle", "please brew sencha in the kettle",
    ]
    for text in texts { #expect(try compiled.match(text) == matcher.match(text), "\(text)") }
    #expect(matcher.match(texts[1]).matches.first?.parameters.first?.others.count == 1)
    let more = [ValueDescriptor(id: "mate", title: "Mate")]
    let replaced = try compiled.matcher().replacingValues(app: "Kettle", type: "tea", with: more)
    #expect(replaced.match("brew mate with kettle").status == .match)
    #expect(replaced.match("make big mate in kettle").status == .match)
    let none = try compiled.matcher().replacingValues(app: "Kettle", type: "tea", with: [])
    #expect(none.match("stop kettle").status == .match)
    #expect(none.match("make big sencha in kettle").status == .none)
  }

  @Test func hostileFilesAreSafe() throws {
    let bytes = try TestLanguages.matcher([Self.app], "en").compiled()
    let start = 64 + 32 * (Int(bytes[24]) | Int(bytes[25]) << 8)
    var state: UInt64 = 5
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % count
    }
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<1 + random(6) {
        changed[start + random(bytes.count - start)] = [0, 1, 0xFF, UInt8(random(256))][random(4)]
      }
      guard let compiled = try? openWithoutTools(changed) else { continue }
      for text in ["brew green tea with kettle", "make tiny sencha in kettle", "stop kettle"] {
        _ = try? compiled.match(text)
      }
    }
  }
}
