import FoundationEssentials
import PhraseDiagnostics

/// Findings as other programs read them.
public enum FindingFormats {
  // MARK: - JSON

  private struct Line: Encodable {
    var finding: Finding
    enum Key: String, CodingKey {
      case id, severity, file, line, column, length, message, help, locale, witness, strength
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(finding.rule.rawValue, forKey: .id)
      try object.encode(finding.severity, forKey: .severity)
      try object.encode(finding.place?.file, forKey: .file)
      try object.encode(finding.place?.line, forKey: .line)
      try object.encode(finding.place?.column, forKey: .column)
      try object.encode(finding.length, forKey: .length)
      try object.encode(finding.message, forKey: .message)
      try object.encode(finding.help, forKey: .help)
      try object.encode(finding.locale, forKey: .locale)
      try object.encode(finding.witness, forKey: .witness)
      try object.encode(finding.rule.strength, forKey: .strength)
    }
  }

  /// One object a line, with null where there is nothing.
  ///
  /// The keys are `id`, `severity`, `file`, `line`, `column` and `length` in characters, `message`,
  /// `help`, `locale`, `witness` and `strength`.
  /// - Complexity: O(n) in the length of the findings.
  public static func json(_ findings: [Finding]) -> String {
    findings.map { json(Line(finding: $0)) + "\n" }.joined()
  }

  static func json(_ value: some Encodable, isPretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Texts and numbers, none of which can fail.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - Workflow commands

  /// Workflow commands of GitHub, each an annotation of its line.
  /// - Complexity: O(n) in the length of the findings.
  public static func github(_ findings: [Finding]) -> String {
    findings.map { annotation($0) + "\n" }.joined()
  }

  private static func annotation(_ finding: Finding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [String] = []
    if let place = finding.place {
      properties = [
        "file=\(escaped(place.file))", "line=\(place.line)", "col=\(place.column)",
        "endColumn=\(place.column + finding.length)",
      ]
    }
    properties.append("title=\(escaped(finding.rule.rawValue))")
    let text = [finding.message, finding.help].compactMap { $0 }.joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(escapedData(text))"
  }

  private static func escapedData(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escaped(_ text: String) -> String {
    escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
