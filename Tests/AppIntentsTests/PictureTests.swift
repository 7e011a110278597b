import AppIntents
import HostTestSupport
import IntentCatalog
import PastedApp
import Testing

/// What intents reach for beside `AppIntents` and the views, each by what can be seen of it outside.
@Suite struct PictureTests {
  private let environment = AppEnvironment.testing("en_US")

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue] = [:], app: LiveApp,
    _ host: ScriptedHost = .init()
  ) async throws -> PerformResult {
    let call = IntentCall(app: "Pasted", intent: intent, parameters: parameters)
    let outcome = await app.perform(call, in: environment, host: host)
    guard case .finished(let result) = outcome else {
      Issue.record("\(outcome)")
      return PerformResult()
    }
    return result
  }

  private func app() throws -> LiveApp { try PastedApp.host.makeApp(files: .phrases) }

  /// A PNG of three by two pixels, a GIF of four by one and a JPEG of five by six: their beginnings.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  private static let gif = Data("GIF89a".utf8) + Data([4, 0, 1, 0, 0, 0, 0])
  private static let jpeg = Data([
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 6, 0, 5, 3,
  ])

  @Test(arguments: [(png, "png 3×2"), (gif, "gif 4×1"), (jpeg, "jpeg 5×6")])
  func aPictureIsShownAndItsSizeKnown(_ data: Data, _ told: String) async throws {
    let app = try app()
    let type = told.prefix { $0 != " " }
    let file = "data:image/\(type);name=a.\(type);base64,\(data.base64EncodedString())"
    let result = try await perform("PhotoIntent", ["photo": .url(file)], app: app)
    #expect(result.value == .string(told))
    #expect(result.snippet == ["Tinted", "Quiet", "📤 My photo", "📤 The page"])
    let page = await app.snippetHTML(in: environment) ?? ""
    #expect(page.contains("src=\"data:image/\(type);base64,\(data.base64EncodedString())\""))
    #expect(page.contains("href=\"https://example.org/photo\""))
    #expect(page.contains("rgb(51 102 153 / 0.5)"))
  }

  @Test(arguments: ["", "no picture at all", "\u{FF}"])
  func whatIsNoPictureIsNone(_ text: String) {
    #expect(!PastedApp.isPicture(Data(text.utf8)))
    for cut in 0..<Self.jpeg.count { _ = PastedApp.isPicture(Self.jpeg.prefix(cut)) }
    #expect(!PastedApp.isPicture(Self.png.prefix(23)))
    #expect(!PastedApp.isPicture(Data([0xFF, 0xD8, 0xFF, 0xC4, 0, 0])))
  }

  @Test func anAddressThatIsOpenedComesToTheFront() async throws {
    let host = ScriptedHost()
    let result = try await perform("SettingsPageIntent", app: app(), host)
    #expect(result.value == .bool(true))
    #expect(host.opened == ["app-settings:"])
  }

  @Test func foldersLieInTheAppsStore() async throws {
    let store = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: store) }
    let app = try PastedApp.host.makeApp(store: .folder(store), files: .phrases)
    let result = try await perform("NotebookIntent", ["text": .string("tea")], app: app)
    #expect(
      result.value
        == .array(
          ["Documents", "Caches", "Application Support", "group.org.example.pasted", "tea"]
            .map { .string($0) }))
    let file = store.appending(path: "Documents/notes.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "tea")
  }

  @Test func whatTheCameraSawIsItsNames() async throws {
    let app = try app()
    let found = try await app.values(
      ofQuery: "SightQuery", for: .string("tower, 塔、 bridge,"), in: environment)
    #expect(found.map(\.id) == ["1", "2", "3"])
    let result = try await perform(
      "SightIntent", ["semanticContent": .string("tower,bridge")], app: app)
    #expect(result.value == .int(2))
  }

  @Test func aTicketLeavesTheAppAsItsTitle() async throws {
    let data = try await Ticket(title: "Rain at 8").exported(as: .plainText)
    #expect(String(decoding: data, as: UTF8.self) == "Rain at 8")
  }

  @Test func modelsAreKeptFoundAndTakenAway() async throws {
    let result = try await perform("DrinksIntent", app: app())
    #expect(
      result.value
        == .array(["beer", "wine", "2", "true", "false"].map { .string($0) }))
  }
}
