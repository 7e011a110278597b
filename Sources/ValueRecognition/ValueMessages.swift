/// What is said of faults in a language's value data.
enum ValueMessages {
  static func unknownKind(_ name: String) -> String { "no kind of value is named '\(name)'" }

  static func unknownField(_ name: String) -> String { "no field of a value is named '\(name)'" }

  static func unknownPart(_ name: String) -> String { "no part of the day is named '\(name)'" }

  static func unknownList(_ name: String) -> String { "there is no list '\(name)'" }

  static func tooManyLists(_ count: Int) -> String { "\(count) lists of words, 64 are allowed" }

  static func unknownSlot(in form: String) -> String {
    "the form '\(form)' has a slot that is unknown or never closed"
  }
}
