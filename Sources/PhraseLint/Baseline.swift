import FoundationEssentials
public import PhraseDiagnostics

/// A finding as a baseline keeps it: without its line, so that it stays known when lines move.
struct BaselineEntry: Codable, Hashable, Comparable {
  var file: String
  var id: String
  var locale: String?
  var message: String
  /// Which one of several that are alike, from 1.
  var occurrence: Int

  /// What a code host tells findings apart by.
  var fingerprint: String {
    [file, id, locale ?? "", message, "\(occurrence)"].joined(separator: "|")
  }

  /// The entries of findings, in their order; file names are taken from a folder on.
  static func entries(of findings: [Finding], root: String) -> [BaselineEntry] {
    var counts: [BaselineEntry: Int] = [:]
    return findings.map { finding in
      var entry = BaselineEntry(
        file: relative(finding.place?.file ?? "", to: root), id: finding.rule.rawValue,
        locale: finding.locale, message: finding.message, occurrence: 0)
      counts[entry, default: 0] += 1
      entry.occurrence = counts[entry, default: 1]
      return entry
    }
  }

  private static func relative(_ file: String, to root: String) -> String {
    guard !root.isEmpty, file.hasPrefix(root + "/") else { return file }
    return String(file.dropFirst(root.count + 1))
  }

  static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    [left.file, left.id, left.locale ?? "", left.message].lexicographicallyPrecedes(
      [right.file, right.id, right.locale ?? "", right.message])
      || (left.file, left.id, left.locale ?? "", left.message)
        == (right.file, right.id, right.locale ?? "", right.message)
        && left.occurrence < right.occurrence
  }
}

/// The findings that a project knows and has put off, so that only new ones count.
public struct Baseline: Sendable {
  private struct File: Codable {
    var version: Int
    var findings: [BaselineEntry]
  }

  private let known: Set<BaselineEntry>

  /// Reads a baseline.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Throws: `Diagnostic` when it is none.
  /// - Complexity: O(n) in the number of bytes.
  public init(file: String, bytes: [UInt8]) throws(Diagnostic) {
    do {
      known = Set(try JSONDecoder().decode(File.self, from: Data(bytes)).findings)
    } catch {
      throw Diagnostic(
        .error, LintMessages.noBaseline, at: SourcePlace(file: file, line: 1),
        help: LintMessages.writeBaseline)
    }
  }

  /// The findings that are not known.
  /// - Parameters:
  ///   - findings: What was found.
  ///   - root: The folder that file names are taken from.
  /// - Returns: Those among them, in their order.
  /// - Complexity: O(n) in the number of findings.
  public func new(among findings: [Finding], root: String) -> [Finding] {
    zip(findings, BaselineEntry.entries(of: findings, root: root))
      .filter { !known.contains($1) }.map(\.0)
  }

  /// A baseline that knows these findings, as it stands in a file.
  /// - Parameters:
  ///   - findings: What was found.
  ///   - root: The folder that file names are taken from.
  /// - Returns: JSON, with a newline at its end.
  /// - Complexity: O(n log n) in the number of findings.
  public static func text(of findings: [Finding], root: String) -> String {
    let entries = BaselineEntry.entries(of: findings, root: root).sorted()
    return FindingFormats.json(File(version: 1, findings: entries), isPretty: true) + "\n"
  }
}

extension LintMessages {
  static let noBaseline = "the file is no baseline"
  static let writeBaseline = "write one with --write-baseline FILE"
}
