import AppIntents
import HostTestSupport
import IntentCatalog
import PastedApp
import Testing

/// What the macros write, by what can be seen of it outside.
@Suite struct MacroTests {
  private let app: LiveApp
  private let environment = AppEnvironment.testing("en_US")

  init() throws { app = try PlannerApp.host.makeApp(files: .phrases) }

  private func perform(
    _ intent: String, _ parameters: [String: ParameterValue] = [:], _ host: ScriptedHost = .init()
  ) async -> PerformOutcome {
    await app.perform(
      IntentCall(app: "PastedPlanner", intent: intent, parameters: parameters), in: environment,
      host: host)
  }

  private func value(
    _ intent: String, _ parameters: [String: ParameterValue] = [:]
  ) async -> ParameterValue? {
    guard case .finished(let result) = await perform(intent, parameters) else { return nil }
    return result.value
  }

  @Test func schemasNameTypesAndStandInTheCatalog() throws {
    let drop = try #require(app.catalog.intent("DropCalendarIntent"))
    #expect(drop.schema == "calendar.deleteEvent")
    #expect(drop.title.text == "Delete Event")
    #expect(drop.parameters.map(\.name) == ["entity", "span"])
    #expect(drop.parameters.map(\.title.text) == ["Entity", "Span"])
    let calendar = app.catalog.entities.first { $0.identifier == "PlannerCalendar" }
    #expect(calendar?.schema == "calendar.calendar")
    #expect(calendar?.title.text == "Calendar")
    #expect(
      app.catalog.enums.first { $0.identifier == "PlannerSpan" }?.schema == "calendar.eventSpan")
  }

  @Test func anIntentOfASchemaRunsWithItsParameters() async throws {
    let asked = ScriptedHost(.yes)
    _ = await perform("DropCalendarIntent", ["entity": .identifier("home")], asked)
    #expect(asked.questions.count == 1)
    #expect(try await app.values(ofType: "PlannerCalendar", in: environment).map(\.id) == ["work"])
    let host = ScriptedHost()
    _ = await perform("OpenCalendarIntent", ["target": .identifier("work")], host)
    #expect(host.opened.contains("PlannerCalendar/work") || host.opened == ["PastedPlanner"])
  }

  @Test func aValueThatIsWrittenInCodeIsTheDefault() async {
    #expect(await value("WriteIntent", ["message": .string("Rain")]) == .string("-: Rain, 0"))
    #expect(
      await value(
        "WriteIntent",
        [
          "title": .string("Today"), "message": .string("Sun"),
          "mediaItems": .array([.url("data:image/png;name=a.png;base64,AAAA")]),
        ]) == .string("Today: Sun, 1"))
  }

  @Test(arguments: [
    ("1/2", "town Nara"), ("2/future", "span future"), ("3/at noon", "note at noon"),
  ])
  func aUnionHoldsAValueOfEachOfItsTypes(_ identifier: String, _ text: String) async {
    #expect(await value("MeetIntent", ["place": .identifier(identifier)]) == .string(text))
  }

  @Test func aUnionsValuesAreFoundByName() async throws {
    let all = try await app.values(ofType: "PlannerPlace", in: environment)
    #expect(all.map(\.title.text) == ["Uji", "Nara", "Ys", "This event", "This and later ones"])
    func found(_ text: String) async throws -> [String] {
      try await app.values(ofType: "PlannerPlace", matching: text, in: environment).map(\.id)
    }
    #expect(try await found("this EVENT") == ["2/this"])
    #expect(try await found("under the bridge") == ["3/under the bridge"])
    #expect(
      try await app.values(
        ofType: "PlannerPlace", identifiers: ["1/3", "1/9", "x"], in: environment
      )
      .map(\.title.text) == ["Ys"])
  }

  @Test func computedPropertiesAreFoundAndSorted() async {
    let found = await value(
      "FindTown",
      ["conditions": .array([.string("motto contains nara")])])
    #expect(found == .array([.identifier("2")]))
    #expect(
      await value("FindTown", ["sortedBy": .string("letters"), "limit": .int(2)])
        == .array([.identifier("3"), .identifier("1")]))
  }

  @Test func aDeferredPropertyIsAskedForOnlyByWhoReadsIt() async {
    #expect(await value("CountGuestsIntent", ["town": .identifier("2")]) == .int(400))
    // The one of this town throws: finding must not ask for it.
    #expect(await value("FindTown", ["sortedBy": .string("-letters"), "limit": .int(1)]) != nil)
    guard case .failed = await perform("CountGuestsIntent", ["town": .identifier("3")]) else {
      Issue.record("the closed book was read")
      return
    }
  }
}
