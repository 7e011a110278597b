/// A form of words in data: text with `[optional]` and `(one|other)` parts; `\` before a mark makes it text.
enum PhraseForm {
  /// A form says at most this many sentences; what is beyond is dropped.
  static let limit = 2_000

  /// Every sentence of a form, the fullest optional parts last.
  static func expand(_ form: String) -> [String] {
    let lists = expand(tokens(form.unicodeScalars.map(\.value)))
    return (0..<lists.count).map { index in
      String(String.UnicodeScalarView(lists[index].compactMap(Unicode.Scalar.init)))
    }
  }

  /// Every sentence of a form that is given as tokens; what is no mark stands as it is.
  static func expand(_ tokens: [UInt32]) -> UnitLists {
    var parser = Parser(tokens: tokens)
    return parser.alternatives(until: nil)
  }

  /// A form's scalars with its marks as tokens of their own.
  static func tokens(_ scalars: [UInt32]) -> [UInt32] {
    var tokens: [UInt32] = []
    tokens.reserveCapacity(scalars.count)
    var isText = false
    for scalar in scalars {
      if scalar == 0x5C, !isText {
        isText = true
        continue
      }
      tokens.append(isText ? scalar : Mark(rawValue: scalar | Mark.bit)?.rawValue ?? scalar)
      isText = false
    }
    return isText ? tokens + [0x5C] : tokens
  }

  /// A text with every occurrence of a name replaced.
  static func replace(_ name: String, in text: String, by value: String) -> String {
    text.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
  }

  /// A mark among tokens: its scalar with a bit that no scalar has.
  enum Mark: UInt32 {
    case open = 0x4000_0028
    case close = 0x4000_0029
    case openOptional = 0x4000_005B
    case closeOptional = 0x4000_005D
    case or = 0x4000_007C

    static let bit: UInt32 = 0x4000_0000
  }

  private struct Parser {
    let tokens: [UInt32]
    var index = 0

    mutating func alternatives(until closing: Mark?) -> UnitLists {
      var all = UnitLists()
      var current = UnitLists(one: [])
      // Plain text is added in whole runs: most of a form is.
      var run: [UInt32] = []
      func flush() {
        if !run.isEmpty { current = current.followed(by: UnitLists(one: run)) }
        run = []
      }
      while index < tokens.count {
        let token = tokens[index]
        index += 1
        let mark = Mark(rawValue: token)
        if let mark, mark == closing { break }
        switch mark {
        case .or where closing != nil:
          flush()
          all += current
          current = UnitLists(one: [])
        case .open:
          flush()
          current = product(current, alternatives(until: .close))
        case .openOptional:
          flush()
          var tails = UnitLists(one: [])
          tails += alternatives(until: .closeOptional)
          current = product(current, tails)
        default: run.append(mark == nil ? token : token & ~Mark.bit)
        }
      }
      flush()
      all += current
      return all
    }

    private func product(_ heads: UnitLists, _ tails: UnitLists) -> UnitLists {
      guard heads.count * tails.count <= PhraseForm.limit else { return heads }
      return heads.followed(by: tails)
    }
  }
}
