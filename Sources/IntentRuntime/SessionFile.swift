import DialogEngine
import FoundationEssentials
import LanguagePacks
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
  /// - Throws: `Diagnostic`, in the session's language, when they are no session or one of another
  ///   version.
  init(reading bytes: [UInt8], _ language: LanguagePack) throws(Diagnostic) {
    struct Version: Decodable { var version: Int }
    let decoder = JSONDecoder()
    let help = language.sentence("session.another")
    guard let version = try? decoder.decode(Version.self, from: Data(bytes)).version else {
      throw Diagnostic(.error, language.sentence("session.damaged"), help: help)
    }
    guard version == Self.currentVersion else {
      let versions = ["version": String(version), "known": String(Self.currentVersion)]
      throw Diagnostic(.error, language.sentence("session.otherVersion", versions), help: help)
    }
    guard let file = try? decoder.decode(SessionFile.self, from: Data(bytes)) else {
      throw Diagnostic(.error, language.sentence("session.damaged"), help: help)
    }
    self = file
  }

  /// Checks that the session was one with these apps, in any order.
  /// - Throws: `Diagnostic`, in the session's language, when it was one with others.
  func check(apps known: [String], _ language: LanguagePack) throws(Diagnostic) {
    guard Set(apps) != Set(known) else { return }
    let comma = language.sentence("list.comma")
    let names = ["apps": apps.joined(separator: comma), "known": known.joined(separator: comma)]
    throw Diagnostic(
      .error, language.sentence("session.otherApps", names),
      help: language.sentence("session.sameApps"))
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
