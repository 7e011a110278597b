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
      // Plain text is added in whole runs: most of a form is.
      var run = ""
      func flush() {
        if !run.isEmpty { current = current.map { $0 + run } }
        run = ""
      }
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar == closing { break }
        switch scalar {
        case "\\" where index < scalars.count:
          run.unicodeScalars.append(scalars[index])
          index += 1
        case "|" where closing != nil:
          flush()
          all += current
          current = [""]
        case "(":
          flush()
          current = product(current, alternatives(until: ")"))
        case "[":
          flush()
          current = product(current, [""] + alternatives(until: "]"))
        default: run.unicodeScalars.append(scalar)
        }
      }
      flush()
      return all + current
    }

    private func product(_ heads: [String], _ tails: [String]) -> [String] {
      guard heads.count * tails.count <= PhraseForm.limit else { return heads }
      return heads.flatMap { head in tails.map { head + $0 } }
    }
  }
}
