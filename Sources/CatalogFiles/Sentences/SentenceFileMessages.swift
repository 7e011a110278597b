/// The words of messages about files of sentences.
enum SentenceFileMessages {
  static let noMemory = "there is no memory left to read the file"
  static let tooLarge = "the file is nested too deeply, or holds too much"
  static func unknownAlias(_ name: String) -> String { "nothing is called '&\(name)' above" }
  static func unknownKey(_ key: String, of what: String) -> String {
    "\(what) has no key '\(key)'"
  }
  static func noListKind(_ name: String) -> String {
    "the list '\(name)' has neither 'values' nor 'range' nor 'wildcard: true'"
  }
  static let emptyRange = "the range's 'from' is greater than its 'to', or its step is not positive"
  static func unknownFraction(_ text: String) -> String {
    "'\(text)' are no fractions of a range, expected 'halves' or 'tenths'"
  }
  static func otherLanguage(_ found: String, _ expected: String) -> String {
    "the file's language is '\(found)', expected '\(expected)'"
  }
  static func unknownGroup(_ name: String) -> String {
    "the group of domains '\(name)' is not known"
  }
  static func noSentences(_ folder: String) -> String {
    "the folder '\(folder)' holds no sentences, expected sentences/<language> or files with 'intents:'"
  }
  static func noTests(_ folder: String) -> String {
    "the folder '\(folder)' holds no tests, expected tests/<language>"
  }
  static func severalLanguages(_ languages: [String]) -> String {
    "the folder has several languages: \(languages.joined(separator: ", "))"
  }
  static func intentDiffers(_ found: String) -> String { "read as the intent \(found)" }
  static func wayDiffers(_ found: String) -> String { "read as the way '\(found)' of the intent" }
  static func moreSlots(_ name: String) -> String { "the slot '\(name)' was not expected" }
  static func lessSlots(_ name: String) -> String { "the slot '\(name)' is missing" }
  static func slotDiffers(_ name: String) -> String { "the slot '\(name)' has another value" }
  static let chooseLanguage = "name one with '--locale'"
}
