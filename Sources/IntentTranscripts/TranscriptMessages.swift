public import PhraseDiagnostics

/// The words of everything that may be wrong with a transcript.
enum TranscriptMessages {
  static let signs =
    "a line begins with '>', '<', '-', '|', '=', '!', '*' or '#', or is 'key: value' at the top"
  static let notUTF8 = "this line is no valid UTF-8"
  static let notUTF8Help = "save the file as UTF-8"
  static func tooLong(_ limit: Int) -> String { "this line is longer than \(limit) characters" }
  static let tooLongHelp = "shorten it; a person says less"
  static let unknownLine = "this is no line of a transcript"
  static let lateKey = "a header line stands after the conversation's first turn"
  static let lateKeyHelp = "move it up, or begin a new conversation with '---'"
  static func repeated(_ key: String) -> String { "'\(key)' is written twice" }
  static let noApp = "this conversation names no app"
  static let noAppHelp = "add a line 'app: CafeOrder' at its top"
  static let early = "an expected line stands before the header's 'app:' line"
  static let emptySentence = "nothing stands after the sign"
  static let both = "'= nothing' stands beside a performed intent"
  static let bothHelp = "remove one of the two"
  static let fileExpected = "expected a file's name after this word and a colon"
  static let noCondition = "nothing may stand after this word"
  static let malformedShift = "expected a time span such as '+1h', '+30m', '+10s' or '+2d'"
  static func unknownEvent(_ word: String) -> String { "'\(word)' is nothing that can happen" }
  static let events = [
    "timeout", "onscreen", "launch", "signin", "store", "did", "donate", "suggest", "restart",
    "place", "now", "cancel",
  ]
  static let callHelp = "write it as 'OrderIntent(product: beer, size: \"L\")'"

  /// The message and the help for a fault of a header's line.
  static func text(of fault: HeaderFault) -> (message: String, help: String) {
    switch fault {
    case .unknownKey(let key):
      (
        "'\(key)' is no key of a header",
        Suggestion.help(for: key, in: SessionHeader.keys)
          ?? "the keys are \(SessionHeader.keys.joined(separator: ", "))"
      )
    case .empty(let key): ("nothing stands after '\(key)'", "write its value, or leave the key out")
    case .malformedLocale(let text):
      ("'\(text)' is no locale", "write a language, and a region if it matters: 'ja' or 'ja_JP'")
    case .malformedTime(let text):
      ("'\(text)' is no time", "write it as '2024-07-10T12:00:00+09:00'")
    case .unknownTimeZone(let text):
      ("'\(text)' is no time zone", "write it as 'Asia/Tokyo'")
    case .unknownTier(let text):
      ("'\(text)' is no tier", "the tiers are exact, lenient and fuzzy")
    case .noTruthValue(let key, let text):
      ("'\(text)' is neither true nor false", "write '\(key): true' or '\(key): false'")
    }
  }
}

extension HeaderFault {
  /// The fault as a message to whoever wrote the line or the option.
  /// - Parameters:
  ///   - place: Where the value stands, when it stands in a file.
  ///   - sourceLine: The whole line there.
  ///   - length: How many characters are meant.
  /// - Returns: The message with its help.
  public func diagnostic(
    at place: SourcePlace? = nil, sourceLine: String? = nil, length: Int = 1
  ) -> Diagnostic {
    let (message, help) = TranscriptMessages.text(of: self)
    return Diagnostic(
      .error, message, at: place, sourceLine: sourceLine, length: length, help: help)
  }
}
