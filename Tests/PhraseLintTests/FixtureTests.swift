import CatalogFiles
import Foundation
import IntentCatalog
import PhraseDiagnostics
import SwiftSourceReading
import Testing

@testable import PhraseLint

/// The apps below `Fixtures/Lint`: for each rule one that breaks it, with `findings.json` saying what
/// is found there, and one that nearly does, where nothing is found.
@Suite struct FixtureTests {
  /// What `findings.json` says; what it leaves out is not compared.
  struct Expected: Decodable {
    var id: String
    var severity: String
    var file: String
    var line: Int?
    var column: Int?
    var locale: String?

    func fits(_ finding: Finding, in folder: String) -> Bool {
      finding.rule.rawValue == id && finding.severity.rawValue == severity
        && finding.place?.file.replacing("\(folder)/", with: "") == file
        && line ?? finding.place?.line == finding.place?.line
        && column ?? finding.place?.column == finding.place?.column
        && locale ?? finding.locale == finding.locale
    }
  }

  static let folder = packageRoot.appending(path: "Fixtures/Lint")

  @Test(arguments: LintRule.allCases) func firesWhereItMust(rule: LintRule) throws {
    let folder = Self.folder.appending(path: rule.rawValue)
    let expected = try JSONDecoder().decode(
      [Expected].self, from: Data(contentsOf: folder.appending(path: "findings.json")))
    #expect(expected.contains { $0.id == rule.rawValue })
    let path = folder.appending(path: "fires").path
    let findings = try self.findings(path)
    let shown = Comment("\(findings.map { "\($0.rule.rawValue) \(String(describing: $0.place))" })")
    #expect(findings.count == expected.count, shown)
    for one in expected {
      #expect(findings.contains { one.fits($0, in: path) }, shown)
    }
    for finding in findings { #expect(finding.sourceLine?.isEmpty != true) }
  }

  @Test(arguments: LintRule.allCases) func isQuietWhereItMustBe(rule: LintRule) throws {
    let findings = try self.findings(
      Self.folder.appending(path: "\(rule.rawValue)/quiet").path)
    #expect(findings.map(\.diagnostic.message) == [])
  }

  @Test func everyRuleIsExplained() {
    for rule in LintRule.allCases {
      #expect(rule.explanation.count > 40, "\(rule)")
      #expect(rule.description.contains(rule.summary))
    }
  }

  private func findings(_ path: String) throws -> [Finding] {
    let file = "\(path)/catalog.json"
    let catalog =
      FileManager.default.fileExists(atPath: file)
      ? try AppLoader.load(path: file).catalog : SwiftSourceReader().read(path).catalog
    return try Linter(data: phraseData).findings(
      in: LintSubject(catalog: catalog) { path in
        (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
      })
  }
}
