import Foundation
import IntentCatalog
import PhraseDiagnostics
import Testing

@testable import PhraseLint

/// What findings look like for programs, and what keeps them away.
@Suite struct ReportTests {
  /// A file whose second line has a finding behind characters of several code points.
  private static let source = """
    // Phrases
      "👩‍🌾 Pick: 100%, apples in Orchard", "Pick, ${applicationName}"
    """

  private func findings(_ source: String = Self.source, line: Int = 2) throws -> [Finding] {
    var app = LintApp()
    app.shortcuts = [("Pick", ["👩‍🌾 Pick: 100%, apples in Orchard", "Pick, ${applicationName}"])]
    var catalog = app.catalog
    catalog.providers[0].shortcuts[0].phrases[0].place = SourcePlace(
      file: "Or:chard, 1%.swift", line: line, column: 3)
    return try Linter(data: phraseData).findings(
      in: LintSubject(catalog: catalog) { $0.hasPrefix("Or") ? Array(source.utf8) : nil })
  }

  @Test func json() throws {
    let text = FindingFormats.json(try findings())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(text.hasSuffix("\n") && text.count(where: { $0 == "\n" }) == 1)
    #expect(object?["id"] as? String == "missing-app-name")
    #expect(object?["severity"] as? String == "error")
    #expect(object?["line"] as? Int == 2)
    #expect(object?["column"] as? Int == 3)
    #expect(object?["locale"] as? String == "en")
    #expect(object?["witness"] is NSNull)
    #expect(object?["strength"] as? String == "buildError")
  }

  @Test func githubEscapes() throws {
    #expect(
      FindingFormats.github(try findings())
        == "::error file=Or%3Achard%2C 1%25.swift,line=2,col=3,endColumn=36,title=missing-app-name"
        + "::the phrase '👩‍🌾 Pick: 100%25, apples in Orchard' does not contain the app's name"
        + "%0Aput \\(.applicationName) into the phrase\n")
  }

  @Test func sarifCountsCodePoints() throws {
    let text = SarifReport.text(try findings(), version: "1")
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    #expect(log?["version"] as? String == "2.1.0")
    #expect(run?["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run?["results"] as? [[String: Any]])?.first)
    let rules = ((run?["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
    let index = try #require(result["ruleIndex"] as? Int)
    #expect((rules as? [[String: Any]])?[index]["id"] as? String == "missing-app-name")
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (location as? [String: Any])?["region"] as? [String: Int]
    // The farmer is one character of three code points.
    #expect(region == ["startLine": 2, "startColumn": 3, "endColumn": 38])
    let artifact = (location as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == "Or%3Achard%2C%201%25.swift")
  }

  @Test func aBaselineKnowsFindingsThatMoved() throws {
    let text = Baseline.text(of: try findings(), root: "")
    let baseline = try Baseline(file: "b.json", bytes: Array(text.utf8))
    let moved = try findings("\n\n\n" + Self.source, line: 5)
    #expect(moved.map(\.place?.line) == [5])
    #expect(baseline.new(among: moved, root: "").isEmpty)
    #expect(baseline.new(among: moved + moved, root: "").count == 1)
    #expect(!text.contains("\"line\""))
    #expect(throws: Diagnostic.self) { try Baseline(file: "b.json", bytes: Array("[]".utf8)) }
  }

  @Test func aBaselineIsOfItsFolder() throws {
    var finding = try #require(try findings().first)
    let baseline = try Baseline(
      file: "b.json", bytes: Array(Baseline.text(of: [finding], root: "").utf8))
    finding.place?.file = "checkout/Or:chard, 1%.swift"
    #expect(baseline.new(among: [finding], root: "checkout").isEmpty)
    #expect(baseline.new(among: [finding], root: "").count == 1)
  }

  @Test(arguments: [
    ("// aizuchi:disable:next missing-app-name\n", 0),
    ("// aizuchi:disable:next wake-phrase, missing-app-name\n", 0),
    ("/* aizuchi:disable:next missing-app-name */\n", 0),
    ("// aizuchi:disable:next missing-app\n", 1),
    ("// aizuchi:disable:next\n", 1),
    ("// aizuchi:disable:this missing-app-name\n", 1),
    ("// aizuchi:disable:next missing-app-name\n\n", 1),
  ])
  func commentsSwitchRulesOff(comment: String, count: Int) throws {
    let line = comment.count(where: { $0 == "\n" }) + 2
    #expect(try findings(comment + Self.source, line: line).count == 1)
    let source = Self.source.replacing("// Phrases\n", with: comment)
    #expect(try findings(source, line: line - 1).count == count)
  }

  @Test func commentsOfTheLineItself() throws {
    let source = Self.source + " // aizuchi:disable:this missing-app-name"
    #expect(try findings(source).isEmpty)
  }

  @Test func carets() throws {
    let finding = try #require(try findings().first)
    let text = DiagnosticRenderer().render(finding.diagnostic)
    #expect(text.contains("[missing-app-name, Apple's build rejects it]"))
    #expect(text.contains("   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n"))
  }
}
