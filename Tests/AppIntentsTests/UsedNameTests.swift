import AppIntents
import HostTestSupport
import IntentCatalog
import PastedApp
import Testing

/// Names that many apps use, each by what can be seen of it outside.
@Suite struct UsedNameTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")

  init() throws { app = try PastedApp.host.makeApp(files: .phrases) }

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue] = [:], _ host: ScriptedHost = .init()
  ) async -> PerformOutcome {
    await app.perform(
      IntentCall(app: "Pasted", intent: intent, parameters: parameters), in: environment, host: host
    )
  }

  private func value(_ intent: String, _ host: ScriptedHost = .init()) async -> ParameterValue? {
    guard case .finished(let result) = await perform(intent, [:], host) else { return nil }
    return result.value
  }

  @Test(arguments: [
    ("PlayTuneIntent", ["AudioPlaybackIntent", "LiveActivityIntent"]),
    ("RecordIntent", ["AudioStartingIntent", "AudioRecordingIntent"]),
    ("OldOrderIntent", ["CustomIntentMigratedAppIntent"]), ("ShowAlbumIntent", []),
    ("OpenPageIntent", ["OpenIntent", "URLRepresentableIntent"]),
  ])
  func theCatalogTellsTheSystemsProtocols(_ intent: String, _ names: [String]) {
    #expect(app.catalog.intent(intent)?.conformances == names)
  }

  @Test func optionsComeInSectionsAndKnowTheOtherValues() async throws {
    let call = IntentCall(
      app: "Pasted", intent: "PickSongIntent", parameters: ["kind": .string("old")])
    let offered = try await app.offeredValues(for: "song", of: call, in: environment)
    #expect(offered.options.map(\.id) == ["old loud", "old quiet"])
    #expect(offered.options.map(\.title) == ["Loud", "old quiet"])
    #expect(offered.options.map(\.subtitle) == ["very", nil])
  }

  @Test(arguments: [(true, ["💬 Count with Pasted", "▦ Pasted"]), (false, ["▦ Pasted"])])
  func aTipTellsThePhrase(_ isShown: Bool, _ lines: [String]) async {
    let outcome = await perform("TipIntent", ["isShown": .bool(isShown)])
    #expect(outcome == .finished(PerformResult(snippet: lines)))
  }

  /// What a page shows of the snippet that was drawn last, without its head.
  private func body() async -> Substring {
    let page = await app.snippetHTML(in: environment) ?? ""
    return page.range(of: "<body>").map { page[$0.upperBound...] } ?? ""
  }

  @Test(arguments: [("TipIntent", "isShown", false), ("UITipIntent", "isClosed", true)])
  func aPageShowsATipInItsStyleUntilItIsClosed(
    _ intent: String, _ parameter: String, _ closes: Bool
  ) async {
    let tip = #"<div class="plate dark">💬 Count with Pasted</div>"#
    let link = #"<div class="plate">▦ Pasted</div>"#
    let open = await perform(intent, [parameter: .bool(!closes)])
    #expect(open == .finished(PerformResult(snippet: ["💬 Count with Pasted", "▦ Pasted"])))
    let page = await body()
    #expect(page.contains(tip) && page.contains(link), "\(page)")
    let closed = await perform(intent, [parameter: .bool(closes)])
    #expect(closed == .finished(PerformResult(snippet: ["▦ Pasted"])))
    let rest = await body()
    #expect(!rest.contains("💬") && rest.contains(link))
  }

  @Test func anIntentKnowsWhetherItsAppIsInFront() async {
    #expect(await value("ModeIntent", ScriptedHost(.yes)) == .string("background, foreground"))
    #expect(await value("ModeIntent", ScriptedHost(.no)) == nil)
  }

  @Test func viewsReadTheObjectsThatTheyWatch() async {
    #expect(
      await perform("LampIntent")
        == .finished(PerformResult(snippet: ["The lamp is on", "Mine is off"])))
  }

  @Test func theOnlyEntityIsFoundWithoutAName() async throws {
    let outcome = await perform("DeskIntent", ["desk": .identifier("desk")])
    #expect(outcome == .finished(PerformResult(value: .int(3), valueTitle: "3")))
    #expect(try await app.values(ofType: "Desk", in: environment).map(\.id) == ["desk"])
  }

  @Test func donationsAreToldApart() async {
    #expect(await value("DonateIntent") == .bool(true))
  }

  @Test func anEntityIsReferredTo() async {
    #expect(await value("StopReferenceIntent") == .string("Stop/b"))
  }

  @Test func anotherErrorBecomesOneOfTheModules() async {
    #expect(await perform("FaultIntent") == .failed(DialogText("It is closed.")))
  }

  @Test func anOlderSpellingOfASchemaIsTheSame() async throws {
    #expect(app.catalog.entities.contains { $0.identifier == "PastedAlbum" })
    let found = try await app.values(ofType: "PastedAlbum", matching: "Sum", in: environment)
    #expect(found.map(\.title.text) == ["Summer"])
    let shown = await perform("ShowAlbumIntent", ["album": .identifier("album")])
    #expect(shown == .finished(PerformResult(value: .string("Summer"), valueTitle: "Summer")))
  }

  @Test func parametersNeedNoWordsAndUndoIsOnTheMainActor() async throws {
    let parameters = try #require(app.catalog.intent("BareIntent")?.parameters)
    #expect(parameters.map(\.name) == ["count", "note"])
    func bare(_ count: Int) async -> PerformOutcome {
      await perform("BareIntent", ["count": .int(count)])
    }
    #expect(await bare(7) == .finished(PerformResult(value: .int(5), valueTitle: "5")))
    _ = await app.undo(in: environment)
    #expect(await bare(8) == .finished(PerformResult(value: .int(5), valueTitle: "5")))
  }

  @Test func theFirstSpellingOfWhatIsOpenedWorks() async {
    guard case .finished(let result) = await perform("BareOpeningIntent") else {
      Issue.record("it was not performed")
      return
    }
    #expect(result.opensIntent?.intent == "BareIntent")
    #expect(result.opensIntent?.parameters["count"] == .int(9))
  }
}
