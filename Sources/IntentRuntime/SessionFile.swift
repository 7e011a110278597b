import DialogEngine
import FoundationEssentials
import PhraseDiagnostics

/// A session as it is written down.
struct SessionFile: Codable {
  /// The version that this program writes, and the only one that it reads.
  static let currentVersion = 1

  var version = Self.currentVersion
  var state: DialogState
  var locale: String
  var apps: [String]
  var isLaunched: Bool
  var isSignedIn: Bool
  var clockOffset: Double
  var place: String?

  init(
    state: DialogState, locale: String, apps: [String], isLaunched: Bool, isSignedIn: Bool,
    clockOffset: Double, place: String?
  ) {
    self.state = state
    self.locale = locale
    self.apps = apps
    self.isLaunched = isLaunched
    self.isSignedIn = isSignedIn
    self.clockOffset = clockOffset
    self.place = place
  }

  /// Reads the bytes of a session.
  /// - Throws: `Diagnostic` when they are no session or one of another version.
  init(reading bytes: [UInt8]) throws(Diagnostic) {
    struct Version: Decodable { var version: Int }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: Data(bytes)).version else {
      throw Diagnostic(
        .error, "the session file is damaged",
        help: "move it away to begin a new session, or give another one with --session")
    }
    guard version == Self.currentVersion else {
      throw Diagnostic(
        .error,
        "the session file has version \(version), and this program reads \(Self.currentVersion)",
        help: "move it away to begin a new session, or give another one with --session")
    }
    do {
      self = try decoder.decode(SessionFile.self, from: Data(bytes))
    } catch {
      throw Diagnostic(
        .error, "the session file is damaged: \(error)",
        help: "move it away to begin a new session, or give another one with --session")
    }
  }

  /// Checks that the session was one with these apps, in any order.
  /// - Throws: `Diagnostic` when it was one with others.
  func check(apps known: [String]) throws(Diagnostic) {
    guard Set(apps) != Set(known) else { return }
    throw Diagnostic(
      .error,
      "the session file is of \(apps.joined(separator: ", ")), not of \(known.joined(separator: ", "))",
      help: "name the same apps with --app, or give another file with --session")
  }

  /// The session as JSON with sorted keys.
  func bytes() throws(Diagnostic) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      return [UInt8](try encoder.encode(self)) + [0x0A]
    } catch {
      throw Diagnostic(.error, "the session cannot be written down: \(error)")
    }
  }
}
