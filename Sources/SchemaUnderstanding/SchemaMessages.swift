/// What is said to those who write grammars.
enum SchemaMessages {
  static func tooManyClasses(_ count: Int, _ limit: Int) -> String {
    "a grammar has at most \(limit) classes of words, not \(count)"
  }
  static func unknownClass(_ name: String) -> String { "there is no class of words '\(name)'" }
  static func bothOrNeither(_ intent: String?) -> String {
    "a frame has either an intent or a question\(intent.map { ", not both ('\($0)')" } ?? "")"
  }
  static func badFile(_ error: any Error) -> String {
    "not a schema grammar of the expected shape: \(error)"
  }
}
