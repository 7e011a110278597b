import AppIntents
import AppIntentsTesting
import CometCal
import IntentCatalog
import Testing

/// The calendar as an app's developer tests it: searches, what is on screen, values that are left alone,
/// set and cleared.
@Suite struct TestingTests {
  private let definitions: IntentDefinitions

  init() throws { definitions = try IntentDefinitions(CometCalApp.host, locale: "en_US") }

  private func found(_ text: String) async throws -> [String] {
    try await definitions.entities["EventEntity"].entities(matching: text).map(\.identifier)
  }

  private func event(_ id: String) -> AnyAppEntity {
    definitions.entities["EventEntity"].makeReference(identifier: id)
  }

  @Test func searchesFindEventsByWhatTheyHold() async throws {
    #expect(try await found("oxygen") == ["oxygen"])
    #expect(try await found("Meteor Shower").first == "meteors")
    #expect(try await found("chocolate cake") == ["picnic"])
    #expect(try await found("submarine").isEmpty)
    let delete = definitions.intents["DeleteEventIntent"].makeIntent(entity: event("oxygen"))
    try await delete.run(answers: [true])
    #expect(try await found("oxygen").isEmpty)
  }

  @Test func viewsTellWhatIsOnScreen() async throws {
    let open = definitions.intents["OpenEventIntent"].makeIntent(target: event("picnic"))
    #expect(try await open.run().onScreen == ["picnic"])
    let home = definitions.entities["CalendarEntity"].makeReference(identifier: "home")
    let list = definitions.intents["ShowCalendarIntent"].makeIntent(target: home)
    #expect(try await list.run().onScreen == ["picnic", "birthday"])
  }

  @Test func whatIsLeftAloneStaysAndWhatIsClearedIsGone() async throws {
    let update = definitions.intents["UpdateEventIntent"]
    var one = update.makeIntent(event: event("picnic"), title: "Moon Picnic")
    try await one.run(answers: [true])
    #expect(try await event("picnic").value(of: "title") == .string("Moon Picnic"))
    #expect(try await event("picnic").value(of: "note") == .string("Bring the chocolate cake."))
    one = update.makeIntent(event: event("picnic"))
    one.clear("note")
    try await one.run(answers: [true])
    #expect(try await event("picnic").value(of: "note") == .null)
    #expect(try await event("picnic").value(of: "title") == .string("Moon Picnic"))
    #expect(try await event("stretching").value(of: "recurrence") != .null)
    var series = update.makeIntent(event: event("stretching"))
    series.clear("recurrence")
    try await series.run(answers: [true])
    #expect(try await event("stretching").value(of: "recurrence") == .null)
  }
}
