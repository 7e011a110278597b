import PhraseDiagnostics

/// Findings as a SARIF log, version 2.1.0: what code hosts read.
///
/// Columns count Unicode code points, as `columnKind` says.
public enum SarifReport {
  private struct Log: Encodable {
    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "aizuchi"
    var version: String
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var defaultConfiguration: Configuration
  }

  private struct Configuration: Encodable { var level: String }

  private struct Text: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  private struct Location: Encodable { var physicalLocation: Physical }

  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  private struct Artifact: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endColumn: Int
  }

  /// The log.
  /// - Parameters:
  ///   - findings: What was found.
  ///   - version: The program's version.
  /// - Returns: JSON, with a newline at its end.
  /// - Complexity: O(n) in the length of the findings.
  public static func text(_ findings: [Finding], version: String) -> String {
    let rules = LintRule.allCases.map { rule in
      Rule(
        id: rule.rawValue, shortDescription: Text(text: rule.summary),
        fullDescription: Text(text: rule.explanation),
        defaultConfiguration: Configuration(level: rule.severity.rawValue))
    }
    let driver = Driver(version: version, rules: rules)
    let log = Log(runs: [Run(tool: Tool(driver: driver), results: results(findings))])
    return FindingFormats.json(log, isPretty: true) + "\n"
  }

  private static func results(_ findings: [Finding]) -> [Result] {
    let entries = BaselineEntry.entries(of: findings, root: "")
    return zip(findings, entries).map { finding, entry in
      let text = [finding.message, finding.help].compactMap { $0 }.joined(separator: "\n")
      return Result(
        ruleId: finding.rule.rawValue,
        ruleIndex: LintRule.allCases.firstIndex(of: finding.rule) ?? 0,
        level: finding.severity.rawValue, message: Text(text: text),
        locations: location(finding).map { [$0] } ?? [],
        partialFingerprints: ["aizuchi/v1": entry.fingerprint])
    }
  }

  private static func location(_ finding: Finding) -> Location? {
    guard let place = finding.place else { return nil }
    let line = finding.sourceLine ?? ""
    let before = max(0, place.column - 1)
    let start = line.isEmpty ? before : line.prefix(before).unicodeScalars.count
    let length =
      line.isEmpty
      ? finding.length : line.dropFirst(before).prefix(finding.length).unicodeScalars.count
    return Location(
      physicalLocation: Physical(
        artifactLocation: Artifact(uri: uri(place.file)),
        region: Region(
          startLine: place.line, startColumn: start + 1, endColumn: start + 1 + max(1, length))))
  }

  /// A path as a relative URI: what is no plain character is percent-encoded.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "/-_.~+@".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(Character(scalar)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return result
  }
}
