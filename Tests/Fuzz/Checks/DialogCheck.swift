import CafeOrder
import CatalogFiles
import DialogEngine
import Foundation
import IntentCatalog
import IntentRuntime
import PhraseDiagnostics

/// A whole conversation: a letter for the app, one for the surroundings, then a line a turn.
///
/// A line that begins with `*` is something from outside, by its second character.
enum DialogCheck {
  /// An app, its language, and the intents that ask before they do anything.
  struct App: Sendable {
    var source: AppSource
    var locale: String
    var confirmed: Set<String>
  }

  static let longest = 24

  private static let resources = SessionResources(Repository.phrases)

  private static let apps: Result<[App], any Error> = Result {
    [
      try pack("Home", "en_US"), try pack("Home", "ja_JP"), try pack("Bageri", "sv_SE"),
      try pack("TeaShop", "th_TH"), cafe("ja_JP"), cafe("en_US"),
    ]
  }

  private static func pack(_ name: String, _ locale: String) throws -> App {
    let path = Repository.root.appending(path: "Phrases/Packs/\(name)").path
    let catalog = try AppLoader.load(path: path).catalog
    let confirmed = catalog.intents.filter { $0.simulation?.confirmation != nil }
    return App(
      source: .simulated(catalog), locale: locale, confirmed: Set(confirmed.map(\.identifier)))
  }

  private static func cafe(_ locale: String) -> App {
    App(
      source: .live(CafeOrderApp.host), locale: locale,
      confirmed: ["OrderIntent", "ReorderIntent"])
  }

  static func run(_ input: [UInt8]) async throws(BrokenPromise) {
    let apps = try apps.required()
    var reader = InputReader(input)
    let app = apps[reader.choice(of: apps.count)]
    let ways = reader.choice(of: 16)
    let configuration = SessionConfiguration(
      apps: [app.source], locale: app.locale, resources: resources,
      now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: .gmt,
      isBound: ways & 1 == 0 ? nil : false, isVoiceOnly: ways & 2 == 2,
      isLaunched: ways & 4 == 0, isSignedIn: ways & 8 == 0)
    let lines = reader.text.split(separator: "\n", omittingEmptySubsequences: false)
    var talk = Talk(session: try await begin(configuration), configuration, app)
    for line in lines.prefix(longest) { try await talk.take(String(line)) }
  }

  static func begin(
    _ configuration: SessionConfiguration, saved: [UInt8]? = nil
  ) async throws(BrokenPromise) -> ConversationSession {
    do throws(Diagnostic) {
      return try await ConversationSession(configuration, saved: saved)
    } catch { throw BrokenPromise(description: "\(error)") }
  }
}

/// A conversation that is going on.
private struct Talk {
  private var session: ConversationSession
  private let configuration: SessionConfiguration
  private let app: DialogCheck.App

  init(
    session: ConversationSession, _ configuration: SessionConfiguration, _ app: DialogCheck.App
  ) {
    self.session = session
    self.configuration = configuration
    self.app = app
  }

  mutating func take(_ line: String) async throws(BrokenPromise) {
    let before = await session.openPrompt
    let turn: Turn?
    if line.hasPrefix("*") {
      turn = try await happen(line.dropFirst().first)
    } else {
      turn = await session.say(line)
    }
    guard let turn else { return }
    let open = await session.openPrompt
    try promise(
      turn.prompt == open, "\(line): the turn says \(turn.prompt as Any), not \(open as Any)")
    let confirmed = turn.performed.filter { app.confirmed.contains($0.intent) }
    guard let first = confirmed.first else { return }
    let isAsked = before?.kind == .confirmation && before?.parameter == nil
    try promise(
      isAsked && confirmed.count == 1 && turn.say != nil,
      "\(line): \(first) ran after \(before as Any)")
  }

  private mutating func happen(_ letter: Character?) async throws(BrokenPromise) -> Turn? {
    switch letter {
    case "t": return await event(.timeout)
    case "r": return await event(.restart)
    case "l": return await event(.launch)
    case "s": return await event(.signIn)
    case "c": return await session.cancel()
    case "f": return try await readBack()
    default: return await event(.advance(seconds: 600))
    }
  }

  private func event(_ event: OutsideEvent) async -> Turn? {
    do throws(Diagnostic) { return try await session.happen(event) } catch { return nil }
  }

  /// The process ends, and another one goes on from the session's file.
  private mutating func readBack() async throws(BrokenPromise) -> Turn? {
    let open = await session.openPrompt
    let saved: [UInt8]
    do throws(Diagnostic) { saved = try await session.save() } catch {
      throw BrokenPromise(description: "\(error)")
    }
    session = try await DialogCheck.begin(configuration, saved: saved)
    let read = await session.openPrompt
    try promise(read == open, "read back, \(open as Any) is open as \(read as Any)")
    return await session.start()
  }
}
