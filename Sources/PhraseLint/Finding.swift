public import PhraseDiagnostics

/// Something that is wrong, or could be better, with an app's phrases and intents.
public struct Finding: Hashable, Sendable {
  /// The rule that it breaks.
  public var rule: LintRule
  /// What was found: lower case, no full stop; the same wherever in its file it stands.
  public var message: String
  /// Where.
  public var place: SourcePlace?
  /// The whole source line at `place`, where it can be read.
  public var sourceLine: String?
  /// How many characters it covers, at least 1.
  public var length: Int
  /// What to do about it.
  public var help: String?
  /// The language that it is about, nil for all.
  public var locale: String?
  /// A sentence that proves it: `match` finds it ambiguous.
  public var witness: String?

  /// Makes a finding.
  init(
    _ rule: LintRule, _ message: String, at place: SourcePlace?, length: Int = 1,
    help: String? = nil, locale: String? = nil, witness: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.place = place
    self.length = max(1, length)
    self.help = help
    self.locale = locale
    self.witness = witness
  }

  /// How grave it is.
  public var severity: Diagnostic.Severity { rule.severity }

  /// The finding as a message with its source line; its rule and the rule's strength stand behind it.
  public var diagnostic: Diagnostic {
    let strength = rule.strength.map { ", \($0.words)" } ?? ""
    return Diagnostic(
      severity, "\(message) [\(rule.rawValue)\(strength)]", at: place, sourceLine: sourceLine,
      length: length, help: help)
  }

  /// The order of a report: by file, then place, then rule.
  static func < (left: Finding, right: Finding) -> Bool {
    let (one, other) = (left.sortKey, right.sortKey)
    if one.0 != other.0 { return one.0 < other.0 }
    if one.1 != other.1 { return one.1 < other.1 }
    return one.2 < other.2
  }

  private var sortKey: (String, [Int], [String]) {
    let numbers = [place?.line ?? 0, place?.column ?? 0]
    return (place?.file ?? "", numbers, [rule.rawValue, locale ?? "", message, help ?? ""])
  }
}

extension [String] {
  /// Whether the first of the differing elements is the lesser one.
  fileprivate static func < (left: [String], right: [String]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

extension [Int] {
  fileprivate static func < (left: [Int], right: [Int]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
