import AppIntents
import HostTestSupport
import IntentCatalog
import Testing

@testable import CometCal

/// What other apps have of an event.
@Suite struct OtherAppsTests {
  @Test func thoseWhoComeArePeople() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let asked = SnapshotRequest(identifiers: ["tea"], wantsRepresentations: true)
    let events = try await orbit.app.snapshots(
      ofType: "EventEntity", asked, in: orbit.environment)
    let tea = try #require(events.first { $0.id == "tea" })
    #expect(
      tea.properties["attendees"]?.representations
        == ["IntentPerson": [.string("Yui <yui@example.org>")]])
    let dock = try #require(events.first { $0.id == "dock" })
    #expect(dock.properties["attendees"]?.representations == [:])
  }

  @Test func nothingIsMadeUnlessItIsAskedFor() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let events = try await orbit.app.snapshots(
      ofType: "EventEntity", SnapshotRequest(), in: orbit.environment)
    #expect(events.allSatisfy { $0.properties.values.allSatisfy(\.representations.isEmpty) })
  }

  @Test(arguments: [
    IntentPerson(name: .displayName("Mina")),
    IntentPerson(handle: .init(emailAddress: "mina@example.org")),
    IntentPerson(name: .displayName("Mina"), handle: .init(emailAddress: "mina@example.org")),
    IntentPerson(name: .displayName("ミナ 空野"), handle: .init(phoneNumber: "+81 3 1234 5678")),
    IntentPerson(name: .displayName("a <b>"), handle: .init(emailAddress: "a@example.org")),
    IntentPerson(
      name: .displayName("Mina"), handle: .init(emailAddress: "m@example.org", label: .work)),
    IntentPerson(name: .displayName("Mina"), isMe: true),
  ]) func peopleComeBackAsTheyWere(person: IntentPerson) async throws {
    #expect(try await IntentPerson._make(from: person._plain, query: nil) == person)
  }

  @Test func aPersonIsWrittenAsPeopleDo() {
    let person = IntentPerson(
      name: .displayName("Mina"), handle: .init(emailAddress: "mina@example.org"))
    #expect(person._plain == .string("Mina <mina@example.org>"))
  }
}
