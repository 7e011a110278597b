/// The words of messages about packs and catalogs.
enum PackMessages {
  static func expected(_ what: String, _ found: String) -> String {
    "expected \(what), found \(found)"
  }
  static let badHours = "expected two whole hours of a day, the earlier one first: [11, 22]"
  static func unknownKey(_ key: String, of what: String) -> String {
    "\(what) has no key '\(key)'"
  }
  static func knownKeys(_ keys: [String]) -> String {
    "its keys are \(keys.filter { !$0.hasPrefix("$") }.map { "'\($0)'" }.joined(separator: ", "))"
  }
  static func missingKey(_ key: String, of what: String) -> String { "\(what) lacks its '\(key)'" }
  static let empty = "the text is empty"
  static func unknownWord(_ word: String) -> String { "'\(word)' is not known here" }
  static func knownWords(_ words: [String]) -> String {
    words.isEmpty
      ? "nothing is known here" : "known are \(words.map { "'\($0)'" }.joined(separator: ", "))"
  }
  static func duplicate(_ what: String, _ id: String, line: Int) -> String {
    "\(what) '\(id)' stands in line \(line) already"
  }
  static func notALanguage(_ key: String) -> String {
    "'\(key)' is no language code like 'ja' or 'zh-Hant'"
  }
  static func missingLanguage(_ language: String) -> String {
    "the text lacks its source language '\(language)'"
  }
  static func unknownType(_ name: String) -> String { "unknown type '\(name)'" }
  static func unknownIntent(_ name: String) -> String { "unknown intent '\(name)'" }
  static func unknownParameter(_ name: String, _ intent: String) -> String {
    "intent '\(intent)' has no parameter '\(name)'"
  }
  static func unknownValue(_ id: String, _ type: String) -> String {
    "type '\(type)' has no value '\(id)'"
  }
  static func wrongValue(_ type: String, _ found: String) -> String {
    "expected a value of type \(type), found \(found)"
  }
  static let rangeReversed = "the minimum is greater than the maximum"
  static func outOfRange(_ value: String) -> String { "\(value) is outside of the allowed range" }
  static let noRangeHere = "only Int and Double have a minimum and a maximum"
  static let needsName = "the app has no name"
  static let needsNameHelp =
    "give 'name' in app.json, or CFBundleDisplayName in Info.plist or InfoPlist.strings"
  static let shortcutSaysNothing = "the shortcut has neither phrases nor templates"
  static let badCommand = "a command needs at least its program"
  static func badURL(_ text: String) -> String { "'\(text)' is no URL with a scheme" }
  static func badDate(_ text: String) -> String {
    "'\(text)' is no date like '2024-07-10' or '2024-07-10T12:00:00+09:00'"
  }

  static func extends(_ app: String) -> String {
    "the pack only adds to the app '\(app)', it is no app by itself"
  }
  static func extendsOther(_ app: String, _ catalog: String) -> String {
    "the pack adds to the app '\(app)', expected '\(catalog)'"
  }
  static func noShortcut(_ intent: String) -> String {
    "the app has no shortcut of intent '\(intent)' with these arguments"
  }

  static func missing(_ path: String) -> String { "there is no file or folder '\(path)'" }
  static func noPack(_ path: String) -> String { "the folder '\(path)' holds no app.json" }
  static func wrongExtension(_ path: String) -> String {
    "'\(path)' is neither a folder with an app.json nor a catalog's .json file"
  }
  static let brokenLink = "the symbolic link leads nowhere or in a circle"
  static let notAFile = "this is no regular file"
  static func unreadable(_ reason: String) -> String { "the file cannot be read: \(reason)" }
  static func tooLarge(_ count: Int, _ limit: Int) -> String {
    "the file has \(count) bytes, more than the \(limit) that are read"
  }
  static let entityValues =
    "expected an object of entity types, each with a list of names or of {id, title, synonyms}"
  static func noEntity(_ type: String) -> String { "the app has no entity type '\(type)'" }
  static func notACatalog(_ reason: String) -> String {
    "this is no catalog as 'extract --json' writes it: \(reason)"
  }
}
