import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import SampleDatabase
import Testing

@testable import Meditation

@Suite struct MeditationTests {
  private let english = AppEnvironment.testing("en_US")
  private let japanese = AppEnvironment.testing("ja_JP")
  private let start = IntentCall(app: "Meditation", intent: "StartMeditationIntent")

  private func app(_ store: StoreLocation = .memory) throws -> LiveApp {
    try MeditationApp.host.makeApp(store: store, files: .phrases)
  }

  private func start(_ session: String) -> IntentCall {
    IntentCall(
      app: "Meditation", intent: "StartMeditationIntent",
      parameters: ["session": .identifier(session)])
  }

  private let names = [
    ("calm", "Calm", "心を落ち着かせる"), ("sleep", "Sleep", "安眠"), ("deepSleep", "Deep Sleep", "深い安眠"),
    ("walking", "Walking", "歩く"), ("bodyScan", "Body Scan", "ボディスキャン"),
    ("stopAndBreathe", "Stop and Breathe", "止めて吸う"),
    ("morningGratitude", "Morning Gratitude", "朝の感謝"),
  ]

  @Test func knowsSevenSessionsInBothLanguages() async throws {
    let values = try await app().values(ofType: "MeditationSession", in: english)
    #expect(values.map(\.id) == names.map(\.0))
    #expect(values.map(\.title.text) == names.map(\.1))
    #expect(values.map { $0.title.text(in: "ja") } == names.map(\.2))
    #expect(values.first?.names(in: "en").contains("Calming") == true)
  }

  @Test func startsANamedSessionWithoutAsking() async throws {
    let app = try app()
    let host = ScriptedHost()
    #expect(
      await app.perform(start("morningGratitude"), in: english, host: host)
        == .finished(
          PerformResult(
            dialog: DialogText("Okay, starting a Morning Gratitude meditation session."))))
    #expect(
      await app.perform(start("sleep"), in: japanese, host: host)
        == .finished(PerformResult(dialog: DialogText("「安眠」の瞑想を始めます。"))))
    #expect(host.questions.isEmpty)
  }

  @Test func asksAmongAll() async throws {
    let host = ScriptedHost(.option(3))
    let outcome = try await app().perform(start, in: english, host: host)
    #expect(
      outcome
        == .finished(
          PerformResult(dialog: DialogText("Okay, starting a Walking meditation session."))))
    guard case .disambiguation("session", let options, let dialog) = host.questions.first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(dialog == DialogText("What session would you like?"))
    #expect(options.map(\.id) == names.map(\.0))
    let offered = try await app().offeredValues(for: "session", of: start, in: japanese)
    #expect(offered.options.map(\.title) == names.map(\.2))
    #expect(offered.usual == "calm")
  }

  @Test func saysKindlyToSignIn() async throws {
    let out = AppEnvironment.testing("ja_JP", isSignedIn: false)
    let host = ScriptedHost()
    let outcome = try await app().perform(start("sleep"), in: out, host: host)
    #expect(
      outcome
        == .declined(
          DialogText("先に瞑想アプリを開いてサインインしてください。そのあと、もう一度お試しください。")))
  }

  @Test func loadedSessionsAreThereAtOnce() async throws {
    let app = try app()
    let changes = Locker(0)
    app.onValuesChanged { changes.change { $0 += 1 } }
    let json =
      #"{"sessions":[{"id":"sunset","name":"Sunset","names":{"ja":"夕日"},"synonyms":["Dusk"]}],"default":"sunset"}"#
    try await app.loadStore([UInt8](json.utf8), in: english)
    #expect(changes.value > 0)
    let values = try await app.values(ofType: "MeditationSession", in: english)
    #expect(values.map { $0.title.text(in: "ja") } == ["夕日"])
    #expect(
      try await app.offeredValues(for: "session", of: start, in: english).usual == "sunset")
    #expect(
      await app.perform(start("sunset"), in: english, host: ScriptedHost())
        == .finished(
          PerformResult(dialog: DialogText("Okay, starting a Sunset meditation session."))))
    guard
      case .needs(.value("session", _)) = await app.perform(
        start("calm"), in: english, host: ScriptedHost())
    else {
      Issue.record("a session that is gone must be asked for again")
      return
    }
  }

  @Test(arguments: [
    "{", "{}", #"{"sessions":[{"id":"a"}]}"#, #"{"sessions":[],"default":"calm"}"#,
    #"{"sessions":[{"id":"a","name":"A"},{"id":"a","name":"B"}]}"#,
  ])
  func aBadFileChangesNothing(_ json: String) async throws {
    let app = try app()
    await #expect(throws: HostError.self) {
      try await app.loadStore([UInt8](json.utf8), in: english)
    }
    #expect(try await app.values(ofType: "MeditationSession", in: english).count == 7)
  }

  @Test func withoutSessionsItSaysSo() async throws {
    let app = try app()
    try await app.loadStore([UInt8](#"{"sessions":[]}"#.utf8), in: english)
    #expect(
      await app.perform(start, in: japanese, host: ScriptedHost())
        == .failed(DialogText("セッションがまだありません。瞑想アプリを開いて用意してください。")))
  }

  @Test func sessionsAndStartsSurviveARestart() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("meditation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sunset = MeditationSession(id: "sunset", name: "Sunset", names: ["ja": "夕日"])
    let store = SessionStore(.folder(folder))
    try store.replaceAll(with: [sunset], usual: "sunset")
    try store.recordStart(of: sunset, at: Date(timeIntervalSince1970: 0))
    let again = SessionStore(.folder(folder))
    #expect(try again.sessions() == [sunset])
    #expect(try again.starts() == ["sunset"])
  }

  @Test func aDamagedFileIsTold() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("meditation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no database at all, but long enough to be looked at".utf8).write(
      to: folder.appendingPathComponent("sessions.sqlite"))
    #expect(
      try await app(.folder(folder)).perform(start("calm"), in: english, host: ScriptedHost())
        == .failed(
          DialogText("The file of sessions is damaged and cannot be read. It is left as it is.")))
  }
}

@Suite struct MeditationCatalogTests {
  @Test func phrasesStandInBothLanguages() throws {
    let catalog = try MeditationApp.host.makeApp(files: .phrases).catalog
    #expect(catalog.app.name(in: "ja") == "瞑想")
    #expect(catalog.app.spokenNames(in: "ja").contains("Meditation"))
    let shortcut = try #require(catalog.shortcuts.first)
    #expect(shortcut.phrases.first?.text == "Start a ${applicationName}")
    #expect(shortcut.phrases.contains { $0.text.contains("${session}") })
    var japanese: [String] = []
    for phrase in shortcut.phrases {
      let texts = try #require(catalog.localizations["ja"]?[phrase.text], "\(phrase.text)")
      japanese += texts.map(\.text)
      for text in texts {
        #expect(text.text.contains("${applicationName}"))
        #expect(text.text.contains("${session}") == phrase.text.contains("${session}"))
      }
    }
    #expect(Set(japanese).count == japanese.count, "no sentence stands for two phrases")
    #expect(japanese.contains("${session}の${applicationName}を始める"))
  }
}
