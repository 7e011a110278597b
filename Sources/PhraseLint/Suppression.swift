/// Comments that switch rules off: `aizuchi:disable:next ID` for the line below, and
/// `aizuchi:disable:this ID` for their own line; several identifiers have commas or blanks between.
enum Suppression {
  private static let marker = "aizuchi:disable:"

  /// Whether a line switches a rule off for itself.
  static func covers(_ rule: LintRule, this line: String) -> Bool { covers(rule, "this", line) }

  /// Whether a line switches a rule off for the next one.
  static func covers(_ rule: LintRule, next line: String) -> Bool { covers(rule, "next", line) }

  private static func covers(_ rule: LintRule, _ scope: String, _ line: String) -> Bool {
    guard let found = line.firstRange(of: marker + scope) else { return false }
    let rest = line[found.upperBound...]
    guard let first = rest.first, first.isWhitespace else { return false }
    let names = rest.split { $0.isWhitespace || $0 == "," }
    return names.contains { $0 == rule.rawValue }
  }
}

/// How far what a finding is about reaches in its line.
enum SourceExtent {
  /// The length of the literal or word that begins at a column, in characters.
  static func length(in line: String, from column: Int) -> Int {
    let rest = line.dropFirst(max(0, column - 1))
    guard let first = rest.first else { return 1 }
    guard first == "\"" else {
      return max(1, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count)
    }
    var length = 1
    var isEscaped = false
    var depth = 0
    for character in rest.dropFirst() {
      length += 1
      if isEscaped {
        isEscaped = false
        if character == "(" { depth += 1 }
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case ")" where depth > 0: depth -= 1
      case "\"" where depth == 0: return length
      default: break
      }
    }
    return length
  }
}
