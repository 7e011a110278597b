import CatalogFiles
import Foundation
import IntentCatalog
import LanguagePacks
import IntentMatching
import LocalizedTexts
import PhraseDiagnostics
import Testing

/// Sentences in files: Home Assistant's layouts, and packs.
@Suite struct SentenceFileTests {
  static let folder = "\(packageRoot)/Fixtures/Sentences/Greenhouse"

  @Test func bothLayoutsAreRead() throws {
    let folder = try SentenceFolder(path: Self.folder)
    #expect(folder.languages == ["en", "ja", "sv"])
    #expect(folder.testedLanguages == ["en", "ja", "sv"])
    let english = try folder.sentences(language: "en")
    #expect(english.intents == ["WaterBeds", "SetHeat", "NotePlant", "SetTimes"])
    #expect(english.skipWords == ["please", "kindly"])
    let swedish = try folder.sentences(language: "sv")
    let vents = try #require(swedish.blocks.first { $0.name == "name_only" })
    #expect(vents.requires["domain"]?.values == [.string("roof"), .string("wall")])
    let here = try #require(swedish.blocks.first { $0.name == "here" })
    #expect(here.requires["area"] == ContextCondition(slot: "area"))
    let japanese = try folder.sentences(language: "ja")
    #expect(!japanese.blocks.contains { $0.response == "short" })
    #expect(japanese.blocks.contains { $0.slots["domain"] == .string("bed") })
  }

  @Test(arguments: ["en", "ja", "sv"]) func aPackSaysTheSame(_ language: String) throws {
    let set = try SentenceFolder(path: Self.folder).sentences(language: language)
    let pack = SentencePack([set], name: "Greenhouse")
    let files = Dictionary(uniqueKeysWithValues: try pack.files())
    let app = try AppLoader.pack(FolderReader(files: files), named: "Greenhouse").catalog
    let again = try #require(app.sentences.first)
    #expect(SentenceWriter.file(again) == SentenceWriter.file(set))
    #expect(app.intents.map(\.identifier) == set.intents)
    #expect(app.shortcuts.map(\.intent) == set.intents)
  }

  @Test func aPacksSentencesAreMatched() throws {
    let set = try SentenceFolder(path: Self.folder).sentences(language: "en")
    let files = Dictionary(uniqueKeysWithValues: try SentencePack([set], name: "Plot").files())
    let catalog = try AppLoader.pack(FolderReader(files: files), named: "Plot").catalog
    let data = PhraseData { path in
      FileManager.default.contents(atPath: "\(packageRoot)/Phrases/\(path)").map { Array($0) }
    } list: { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: "\(packageRoot)/Phrases/\(folder)"))
        ?? []
    }
    let matcher = try PhraseMatcher(
      apps: [MatcherApp(catalog: catalog, values: [:])], locale: "en",
      language: LanguagePack("en", from: data))
    let match = try #require(
      matcher.match("please water our Peppers for two minutes").matches.first)
    #expect(match.intent == "WaterBeds" && match.tier == .exact)
    #expect(match.parameters.map(\.name) == ["crop", "minutes"])
    #expect(match.parameters.map(\.value) == [.string("peppers"), .int(2)])
    #expect(match.parameters.map(\.text) == ["Peppers", "two"])
    let all = try #require(matcher.match("water everything").matches.first)
    #expect(all.presets == ["crop": .string("all")])
  }

  @Test(arguments: [
    ("intents:\n  A:\n    data:\n      - sentences: [\"open\"\n", "line 4", 5, 1),
    ("lists:\n  size:\n    range:\n      from: 9\n      to: 3\n", "greater", 4, 7),
    ("lists:\n  size:\n    vals: [a]\n", "neither 'values'", 3, 5),
    ("lists:\n  size:\n    range: {from: 1, to: 3, fractions: thirds}\n", "'thirds'", 3, 40),
    ("skip_words: please\n", "expected a list, found a text", 1, 13),
    ("a: *b\n", "nothing is called '&b'", 1, 4),
  ])
  func faultsHaveTheirPlaces(_ text: String, _ words: String, _ line: Int, _ column: Int) throws {
    let app = #"{"id": "T", "name": "T", "sourceLanguage": "en"}"#
    let files = FolderReader(files: [
      "app.json": Array(app.utf8), "sentences/en.yaml": Array(text.utf8),
    ])
    let error = try #require(throws: CatalogError.self) {
      try AppLoader.pack(files, named: "T")
    }
    let fault = try #require(error.diagnostics.first)
    if words != "line 4" { #expect(fault.message.contains(words), "\(fault.message)") }
    #expect(fault.place == SourcePlace(file: "T/sentences/en.yaml", line: line, column: column))
  }

  @Test func manyAliasesAreRefused() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for number in 1...9 {
      let aliases = Array(repeating: "*a\(number - 1)", count: 10).joined(separator: ", ")
      text += "a\(number): &a\(number) [\(aliases)]\n"
    }
    let files = FolderReader(files: [
      "app.json": Array(#"{"id": "T", "name": "T", "sourceLanguage": "en"}"#.utf8),
      "sentences/en.yaml": Array(text.utf8),
    ])
    #expect(throws: CatalogError.self) { try AppLoader.pack(files, named: "T") }
  }
}
