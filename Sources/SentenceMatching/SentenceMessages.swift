import PhraseDiagnostics

/// The words of messages about sentences.
enum SentenceMessages {
  static func unknownRule(_ name: String) -> String { "there is no rule '<\(name)>'" }
  static func defineRule(_ name: String) -> String {
    "define it as '\(name): …' under 'expansion_rules', or write the words in its place"
  }
  static let breakCircle = "write the words of one of them in the place of its name"
  static func unknownList(_ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, "there is no list '{\(name)}': only values of the app's own can stand there",
      at: place,
      help: "define it as '\(name): {values: […]}' under 'lists', or leave it to the app")
  }
  static func circle(_ names: [String]) -> String {
    "the rules go in a circle: \(names.map { "<\($0)>" }.joined(separator: " → "))"
  }
  static func tooMany(_ intent: String) -> Diagnostic {
    Diagnostic(
      .error, "the sentences of '\(intent)' say more than the program can hold",
      help: "split them, or use a list instead of alternatives")
  }
}
