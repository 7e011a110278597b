/// A form of words in data: text with `[optional]` and `(one|other)` parts; `\` before a mark makes it text.
enum PhraseForm {
  /// A form says at most this many sentences; what is beyond is dropped.
  static let limit = 2_000

  /// Every sentence of a form, the fullest optional parts last.
  static func expand(_ form: String) -> [String] {
    var parser = Parser(scalars: Array(form.unicodeScalars))
    return parser.alternatives(until: nil)
  }

  /// A text with every occurrence of a name replaced.
  static func replace(_ name: String, in text: String, by value: String) -> String {
    text.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var index = 0

    mutating func alternatives(until closing: Unicode.Scalar?) -> [String] {
      var all: [String] = []
      var current = [""]
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar == closing { break }
        switch scalar {
        case "\\" where index < scalars.count:
          let literal = String(scalars[index])
          index += 1
          current = current.map { $0 + literal }
        case "|" where closing != nil:
          all += current
          current = [""]
        case "(": current = product(current, alternatives(until: ")"))
        case "[": current = product(current, [""] + alternatives(until: "]"))
        default: current = current.map { $0 + String(scalar) }
        }
      }
      return all + current
    }

    private func product(_ heads: [String], _ tails: [String]) -> [String] {
      guard heads.count * tails.count <= PhraseForm.limit else { return heads }
      return heads.flatMap { head in tails.map { head + $0 } }
    }
  }
}
