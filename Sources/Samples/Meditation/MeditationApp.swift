import AppIntents
import Foundation
import SampleDatabase

/// Guided meditation: the sample app in English, also in Japanese.
///
/// A file that is loaded into its store is JSON; it replaces the sessions that come with the app.
/// `names` (language to name), `synonyms` and `default` (the session meant by "the usual one", else
/// the first) may be left out:
///
/// ```json
/// {"sessions": [
///   {"id": "calm", "name": "Calm", "names": {"ja": "心を落ち着かせる"}, "synonyms": ["Calming"]},
///   {"id": "sunset", "name": "Sunset"}
///  ],
///  "default": "calm"}
/// ```
public enum MeditationApp {
  /// The app.
  public static let host = AppHost(
    id: "Meditation", name: "Meditation", bundleIdentifier: "org.aizuchi.sample.Meditation",
    sourceLanguage: "en", provider: MeditationShortcuts.self, stringsFolder: "Meditation"
  ) { context in
    let store = SessionStore(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(
      dependency: Account(isSignedIn: { context.isSignedIn }, now: { context.now }))
    context.onLoadStore { json in
      let file = try contents(of: json)
      try store.replaceAll(with: file.sessions, usual: file.usual)
      MeditationShortcuts.updateAppShortcutParameters()
    }
  }

  private struct File: Decodable {
    struct Session: Decodable {
      var id: String
      var name: String
      var names: [String: String]?
      var synonyms: [String]?
    }
    var sessions: [Session]
    var `default`: String?
  }

  /// Reads the sessions of a file.
  static func contents(
    of json: [UInt8]
  ) throws -> (sessions: [MeditationSession], usual: String) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(json)) } catch {
      throw MeditationError.badFile(reason(of: error))
    }
    let sessions = file.sessions.map {
      MeditationSession(
        id: $0.id, name: $0.name, names: $0.names ?? [:], synonyms: $0.synonyms ?? [])
    }
    let ids = Set(sessions.map(\.id))
    guard ids.count == sessions.count else { throw MeditationError.badFile("an id is there twice") }
    if let usual = file.default, !ids.contains(usual) {
      throw MeditationError.badFile("default: \(usual)")
    }
    return (sessions, file.default ?? sessions.first?.id ?? "")
  }
}
