/// The words of messages about files of texts.
enum TextMessages {
  static let jsonTrailing = "something stands behind the end of the JSON value"
  static let jsonUnfinished = "the file ends where a JSON value is expected"
  static let jsonNoValue = "this is no JSON value"
  static let jsonNumber = "this is no JSON number"
  static func jsonDuplicate(_ key: String) -> String { "key '\(key)' stands twice in this object" }
  static func jsonExpected(_ what: String) -> String { "expected \(what) here" }
  static func jsonUnclosed(_ line: Int, _ what: String) -> String {
    "the file ends before what begins in line \(line) is closed, expected \(what)"
  }
  static func jsonHelp(_ byte: UInt8?) -> String? {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    case UInt8(ascii: "}"), UInt8(ascii: "]"): "JSON allows no comma before a closing bracket"
    case UInt8(ascii: "'"): "JSON strings stand in double quotes"
    default: nil
    }
  }
  static func jsonControl(_ byte: UInt8) -> String {
    "a control character (code \(byte)) stands in a string, expected an escape like '\\t' or '\\u0007'"
  }
  static let stringUnclosed = "the string is never closed, expected '\"' before the end of its line"
  static let unknownEscape = "this is no escape that a string may have"
  static let noInterpolationHelp =
    "a strings file has no interpolation, write '${applicationName}' or '${parameter}'"
  static let loneSurrogate = "an escaped surrogate stands without its other half"
  static func tooDeep(_ limit: Int) -> String { "values are nested more than \(limit) deep" }

  static let quoteUnclosed = "the string is never closed, expected '\"'"
  static let commentUnclosed = "the comment is never closed, expected '*/'"
  static func stringsExpected(_ what: String) -> String { "expected \(what) here" }
  static let stringsExtra = "a ';' stands here that ends nothing; Apple's tools may stop reading"
  static let stringsEnd = "the file ends in the middle of an entry"
  static let semicolonHelp = "each entry has the form \"key\" = \"value\";"
  static func stringsDuplicate(_ key: String, _ line: Int) -> String {
    "key '\(key)' stands in line \(line) already; the later one counts"
  }
  static let plistHelp = "open the file in an editor for property lists and save it again"
  static let plistEnd = "the file ends in the middle of the property list"
  static let plistExpectedTag = "expected a tag like '<key>' or '<string>' here"
  static let plistExpectedKey = "expected '<key>' or '</dict>' here"
  static func plistUnexpected(_ tag: String) -> String { "'<\(tag)>' has no place here" }
  static func plistUnclosed(_ tag: String) -> String { "'<\(tag)>' is never closed" }
  static let badPropertyList = "this is no property list"
  static let notADictionary = "the property list's root is no dictionary"

  static let catalogShape = "a string catalog is an object with 'sourceLanguage' and 'strings'"
  static func catalogExpected(_ what: String, _ found: String) -> String {
    "expected \(what), found \(found)"
  }
  static let noAlternativeName = "an entry of 'INAlternativeAppNames' has no 'INAlternativeAppName'"
}
