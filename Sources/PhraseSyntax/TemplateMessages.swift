/// The words of the parser's messages.
enum TemplateMessages {
  static func unclosedPlaceholder(_ opener: String, _ closer: String) -> String {
    "placeholder '\(opener)' is never closed, expected '\(closer)'"
  }
  static func emptyPlaceholder(_ text: String) -> String { "placeholder '\(text)' has no name" }
  static func badName(_ name: String) -> String {
    "'\(name)' cannot be a placeholder's name, expected letters, digits and '_'"
  }
  static func unknownPlaceholder(_ name: String, parameters: [String]?) -> String {
    guard let parameters else { return "unknown placeholder '\(name)'" }
    let known = (["applicationName"] + parameters).map { "'\($0)'" }.joined(separator: ", ")
    return "unknown placeholder '\(name)', expected one of \(known)"
  }
  static func tokenIsParameter(_ name: String) -> String {
    "write a parameter as '\\(\\.$\(name))' or '${\(name)}'"
  }
  static let writeApplicationName = "write the app's name as '${applicationName}'"
  static func unclosedBracket(_ opener: Unicode.Scalar, _ closer: Unicode.Scalar) -> String {
    "'\(opener)' is never closed, expected '\(closer)'"
  }
  static func strayCloser(_ closer: Unicode.Scalar) -> String { "'\(closer)' closes nothing" }
  static func straySeparator(_ separator: Unicode.Scalar) -> String {
    "'\(separator)' stands outside parentheses"
  }
  static func mixedSeparators() -> String {
    "'|' and ';' stand in the same parentheses, expected only one of them"
  }
  static func badList(_ text: String) -> String {
    "'\(text)' names no list, expected {list}, {list:slot}, {from..to:slot} or {@list}"
  }
  static let innerParentheses = "put the inner choice in parentheses of its own"
  static func escape(_ character: Unicode.Scalar) -> String {
    "write '\\\(character)' for the character itself"
  }
  static let emptyAlternative = "an alternative is empty"
  static let useOptional = "write '[…]' for words that may be left out"
  static func emptyGroup(_ opener: Unicode.Scalar, _ closer: Unicode.Scalar) -> String {
    "'\(opener)\(closer)' holds nothing"
  }
  static func tooDeep(_ limit: Int) -> String { "brackets are nested more than \(limit) deep" }
  static func tooLong(_ limit: Int) -> String { "the template is longer than \(limit) characters" }
  static let emptyTemplate = "the template is empty"
  static func unclosedRule() -> String { "rule '<' is never closed, expected '>'" }
  static func unknownRule(_ name: String) -> String { "unknown rule '\(name)'" }
  static func recursiveRule(_ names: [String]) -> String {
    "rules use each other in a circle: \(names.joined(separator: " → "))"
  }
  static let danglingBackslash = "a backslash at the end makes nothing a text"
}
