import PhraseDiagnostics

/// The words of messages about sentences.
enum SentenceMessages {
  static func unknownRule(_ name: String) -> String { "there is no rule '<\(name)>'" }
  static func circle(_ names: [String]) -> String {
    "the rules go in a circle: \(names.map { "<\($0)>" }.joined(separator: " → "))"
  }
  static func tooMany(_ intent: String) -> Diagnostic {
    Diagnostic(
      .error, "the sentences of '\(intent)' say more than the program can hold",
      help: "split them, or use a list instead of alternatives")
  }
}
