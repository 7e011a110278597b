import CatalogFiles
import Foundation
import IntentCatalog
import PhraseDiagnostics
import SwiftSourceReading
import Testing

@testable import PhraseLint

/// The apps below `Fixtures/Lint`, for each rule one that breaks it and one that nearly does.
///
/// `findings.json` says what is found in `fires`; in `quiet` nothing is. More of either kind have a name
/// behind a dash: what is found in `fires-cut` stands in `findings-cut.json`.
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
    let apps = try Self.apps(of: rule, "fires")
    #expect(apps.contains("fires"))
    for app in apps { try expectFindings(in: app, of: rule) }
  }

  private func expectFindings(in app: String, of rule: LintRule) throws {
    let folder = Self.folder.appending(path: rule.rawValue)
    let list = app.replacing("fires", with: "findings") + ".json"
    let expected = try JSONDecoder().decode(
      [Expected].self, from: Data(contentsOf: folder.appending(path: list)))
    #expect(expected.contains { $0.id == rule.rawValue })
    let path = folder.appending(path: app).path
    let findings = try self.findings(path)
    let shown = Comment(
      "\(app) \(findings.map { "\($0.rule.rawValue) \(String(describing: $0.place))" })")
    #expect(findings.count == expected.count, shown)
    for one in expected {
      #expect(findings.contains { one.fits($0, in: path) }, shown)
    }
    for finding in findings where rule != .unreadableFile {
      #expect(finding.sourceLine?.isEmpty != true)
    }
  }

  @Test(arguments: LintRule.allCases) func isQuietWhereItMustBe(rule: LintRule) throws {
    let apps = try Self.apps(of: rule, "quiet")
    #expect(apps.contains("quiet"))
    for app in apps {
      let findings = try self.findings(
        Self.folder.appending(path: "\(rule.rawValue)/\(app)").path)
      #expect(findings.map(\.diagnostic.message) == [], "\(app)")
    }
  }

  /// The folders of a rule whose names begin so.
  private static func apps(of rule: LintRule, _ kind: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: folder.appending(path: rule.rawValue).path)
      .filter { $0 == kind || $0.hasPrefix("\(kind)-") }.sorted()
  }

  @Test func everyRuleIsExplained() {
    for rule in LintRule.allCases {
      #expect(rule.explanation.count > 40, "\(rule)")
      #expect(rule.description.contains(rule.summary))
    }
  }

  private func findings(_ path: String) throws -> [Finding] {
    let file = "\(path)/catalog.json"
    let isCatalog = FileManager.default.fileExists(atPath: file)
    let isPack = FileManager.default.fileExists(atPath: "\(path)/\(AppLoader.packFile)")
    let catalog =
      isPack || isCatalog || AppLoader.isBuilt(path: path)
      ? try AppLoader.load(path: isCatalog ? file : path, keepsFaultyTables: true).catalog
      : SwiftSourceReader().read(path).catalog
    return try Linter(data: phraseData).findings(
      in: LintSubject(catalog: catalog) { path in
        (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
      })
  }
}
