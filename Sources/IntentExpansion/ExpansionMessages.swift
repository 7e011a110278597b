/// What the macros say to an app's developer.
package enum ExpansionMessages {
  package static func unknownMacro(_ name: String) -> String { "there is no macro '\(name)'" }
  static let unionIsNoEnum = "'@UnionValue' is for enums"
  static let unionHasNoCases = "a union needs a case for each type of value"
  static func unionCase(_ name: String) -> String {
    "the case '\(name)' of a union needs exactly one value, without a label"
  }
  static func unionTwice(_ type: String) -> String {
    "another case has a value of the type '\(type)' too, so that they cannot be told apart"
  }
  static func notAProperty(_ macro: String) -> String {
    "'@\(macro)' is for a property with a name and a type"
  }
  static let computedIsStored = "'@ComputedProperty' is for a property with a getter"
  static let computedIsAsync =
    "a getter that is 'async' is for '@DeferredProperty'"
  static let deferredIsNoAsync =
    "'@DeferredProperty' is for a property with a getter that is 'async'"
  static func unknownSchema(_ path: String, _ kind: String) -> String {
    "there is no \(kind) schema '\(path)'"
  }
  static let schemaIsNoPath =
    "a schema is named by its domain and member, such as '.calendar.event'"
  static func wrongSort(_ macro: String, _ sort: String) -> String {
    "'@\(macro)' is for \(sort)"
  }
  static func missing(_ member: String, _ type: String, _ schema: String) -> String {
    "the schema '\(schema)' needs 'var \(member): \(type)'"
  }
  static func otherType(_ member: String, _ type: String, _ schema: String) -> String {
    "'\(member)' has the type '\(type)' in the schema '\(schema)'"
  }
  static func extra(_ member: String, _ schema: String) -> String {
    "'\(member)' is no member of the schema '\(schema)', and has to be optional"
  }
  static func add(_ member: String) -> String { "add '\(member)'" }
  static func change(_ type: String) -> String { "change the type to '\(type)'" }
  static let chooseAttribute = "use '@DeferredProperty'"
}
