public import IntentCatalog
public import IntentRuntime
public import PhraseDiagnostics

/// A session as transcripts and the command line see it.
public protocol Conversing: Sendable {
  /// What the session says by itself when it begins, if anything.
  func start() async -> Turn?
  /// One utterance and all that answers it.
  func say(_ utterance: String) async -> Turn
  /// Something from outside and all that answers it.
  /// - Throws: `Diagnostic` when it could not happen: no such file, no such intent.
  func happen(_ event: WrittenEvent) async throws(Diagnostic) -> Turn
  /// Cancels what is running or open.
  func cancel() async -> Turn
  /// Runs an intent with these values, as if it had been said, and all that answers it.
  /// - Throws: `Diagnostic` when there is no such intent.
  func call(_ call: CallText) async throws(Diagnostic) -> Turn
  /// Looks whether there is such an intent with such parameters, and runs nothing.
  /// - Throws: `Diagnostic` when there is none.
  func check(_ call: CallText) async throws(Diagnostic)
  /// The session as bytes from which it can go on.
  func save() async throws(Diagnostic) -> [UInt8]
  /// How far what runs now has come, where it says so.
  func progress() async -> PerformProgress?
  /// The snippet that was shown last as one HTML file; nil where none was.
  func snippetHTML() async -> String?
  /// The snippet that was shown last, in lines of so many columns with a terminal's codes (SGR) for how
  /// letters look; nil where none was.
  func inkedSnippet(width: Int) async -> [String]?
}

extension Conversing {
  /// Nobody knows.
  public func progress() async -> PerformProgress? { nil }
  /// There is none.
  public func snippetHTML() async -> String? { nil }
  /// There is none.
  public func inkedSnippet(width: Int) async -> [String]? { nil }
  /// It is found out when it runs.
  public func check(_ call: CallText) async throws(Diagnostic) {}
  /// There are no intents that could be run so.
  public func call(_ call: CallText) async throws(Diagnostic) -> Turn {
    throw Diagnostic(.error, "there is no intent '\(call.intent)'")
  }
}

/// Makes a session for a header; files that it names are relative to the folder.
public typealias SessionMaker =
  @Sendable (_ header: SessionHeader, _ folder: String) async throws(Diagnostic) -> any Conversing
