/// A file of written conversations.
public struct TranscriptFile: Hashable, Sendable {
  /// The file as the user named it.
  public var path: String
  /// The lines as they stand there.
  public var lines: [String]
  /// The conversations in their order.
  public var conversations: [Conversation]
}

/// One written conversation.
public struct Conversation: Hashable, Sendable {
  /// Its first comment, or the place where it begins.
  public var title: String
  /// The file as the user named it.
  public var file: String
  /// The number of its first line.
  public var line: Int
  /// What it begins with.
  public var header: SessionHeader
  /// Its turns in their order.
  public var turns: [WrittenTurn]
}

/// What somebody says or what happens, and what is expected to answer it.
public struct WrittenTurn: Hashable, Sendable {
  /// What starts the turn.
  public enum Cause: Hashable, Sendable {
    /// Nothing: what a session says by itself when it begins.
    case beginning
    /// `>` an utterance.
    case utterance(String)
    /// `*` something from outside.
    case event(WrittenEvent)
  }

  /// What starts the turn.
  public var cause: Cause
  /// The number of the line where it stands; for the beginning, of the header's last line.
  public var line: Int
  /// The lines that are expected, in their order.
  public var expected: [ExpectedLine]
  /// Whether `= nothing` stands there: that nothing was performed.
  public var expectsNothing: Bool
}

/// A line that a turn should have.
public struct ExpectedLine: Hashable, Sendable {
  /// What kind it is.
  public var kind: LineKind
  /// The text after the sign.
  public var text: String
  /// The number of its line in the file.
  public var line: Int
  /// For `=`: the call that it writes.
  public var call: CallText?
}

/// The kinds of lines that answer an utterance, by their sign.
public enum LineKind: String, Hashable, Sendable, CaseIterable {
  case dialog = "<"
  case option = "-"
  case snippet = "|"
  case performed = "="
  case error = "!"
  case opened = "→"

  /// The line as a transcript writes it.
  public func line(_ text: String) -> String {
    (self == .option || self == .snippet ? "  " : "") + rawValue + " " + text
  }
}

/// Something from outside that a `*` line writes.
public enum WrittenEvent: Hashable, Sendable {
  /// Nobody answered for too long.
  case timeout
  /// These entities are on the screen now.
  case onscreen([String])
  /// The app was launched for the first time.
  case launch
  /// Somebody signed in to the app.
  case signin
  /// The app's store was replaced by a JSON file.
  case store(file: String)
  /// An action was done by hand in the app.
  case did(CallText)
  /// The app donated what a JSON file holds.
  case donate(file: String)
  /// Somebody asked for a suggestion without saying it.
  case suggest
  /// The program was ended and started again on the same session.
  case restart
  /// The person is at this place now; nowhere in particular where nil.
  case place(String?)
  /// The clock went on by so many seconds.
  case advance(seconds: Int)
  /// Ctrl-C.
  case cancel
}
