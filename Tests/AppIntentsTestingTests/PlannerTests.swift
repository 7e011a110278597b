import AppIntents
import AppIntentsTesting
import IntentCatalog
import PastedApp
import Testing

@Suite struct PlannerTests {
  @Test func aUnionsValuesAreSaid() async {
    await Conversation(
      PlannerApp.host,
      """
      > Meet at Nara with Planner
      = MeetIntent(place: "1/2")
      < See you: town Nara.
      """
    ).expect()
  }

  @Test func everyBranchOfASummaryIsASentence() async {
    await Conversation(
      PlannerApp.host,
      """
      > Gather at Uji
      = MeetIntent(place: "1/1")
      < See you: town Uji.
      """
    ).expect()
  }

  @Test func entitiesGiveTheirPropertiesAndTheirData() async throws {
    let definitions = try IntentDefinitions(PlannerApp.host)
    let nara = definitions.entities["Town"].makeReference(identifier: "2")
    #expect(try await nara.value(of: "guests") == .int(400))
    #expect(
      try await definitions.valueQueries["PlaceValueQuery"].values(for: "U") == ["Uji", "U"])
    await #expect(throws: (any Error).self) { try await nara.exported(as: .png) }
  }
}
