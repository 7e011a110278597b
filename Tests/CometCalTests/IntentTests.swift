import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import Testing

@testable import CometCal

/// The calendar's intents, and the store after them.
@Suite struct IntentTests {
  private func result(_ outcome: PerformOutcome) throws -> PerformResult {
    guard case .finished(let result) = outcome else {
      Issue.record("\(outcome)")
      throw CancellationError()
    }
    return result
  }

  @Test func adoptsSchemasAndHasNoPhrases() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let catalog = orbit.app.catalog
    #expect(
      catalog.intents.compactMap(\.schema) == [
        "calendar.createEvent", "calendar.updateEvent", "calendar.deleteEvent", "system.open",
        "system.open",
      ])
    #expect(catalog.providers.allSatisfy { $0.shortcuts.isEmpty })
    #expect(catalog.entities.contains { $0.schema == "calendar.event" })
    #expect(catalog.entities.contains { $0.schema == "calendar.attendee" })
  }

  @Test func createsWhatWasSaid() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let host = ScriptedHost()
    let made = try result(
      await orbit.perform(
        "CreateEventIntent",
        [
          "title": .string("Rover Race"), "startDate": .date("2024-07-15T10:00:00+09:00"),
          "calendar": .identifier("far"),
          "attendees": .array([.string("Rin"), .string("a@b.org")]),
          "recurrence": .string("FREQ=WEEKLY;INTERVAL=2"), "location": .string("Crater 7"),
        ], host))
    #expect(host.questions.isEmpty)
    #expect(made.dialog?.full.contains("Rover Race") == true)
    let id = try #require(made.value?.text)
    let event = try #require(try orbit.store.event(id))
    #expect(event.start == Orbit.july(15, 10))
    #expect(event.end == Orbit.july(15, 11))
    #expect(event.place == "Crater 7")
    #expect(event.note == nil)
    #expect(event.repeats == Repetition(.weekly, interval: 2))
    #expect(event.attendees.map(\.name) == ["Rin", "a@b.org"])
    #expect(event.attendees.map(\.email) == [nil, "a@b.org"])
  }

  @Test func leavesAloneClearsAndSets() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let host = ScriptedHost(.yes)
    _ = try result(
      await orbit.perform(
        "UpdateEventIntent",
        ["event": .identifier("tea"), "recurrence": .cleared, "note": .string("Black tea.")], host))
    let event = try #require(try orbit.store.event("tea"))
    #expect(event.repeats == nil)
    #expect(event.note == "Black tea.")
    #expect(event.place == "Dome 3")
    #expect(event.attendees.first?.answer == .accepted)
    let asked = try #require(host.questions.first?.sentence)
    #expect(asked.contains("Tea Break"))
    #expect(asked.contains("Recurrence: none"))
    #expect(asked.contains("Note: Black tea."))
  }

  @Test func changesNothingWhereThePersonDeclines() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let before = try orbit.store.allEvents()
    for (intent, parameters) in [
      ("UpdateEventIntent", ["event": ParameterValue.identifier("dock"), "title": .string("X")]),
      ("DeleteEventIntent", ["entity": .identifier("dock")]),
    ] {
      let outcome = await orbit.perform(intent, parameters, ScriptedHost(.no))
      guard case .cancelled = outcome else {
        Issue.record("\(outcome)")
        continue
      }
    }
    #expect(try orbit.store.allEvents() == before)
  }

  @Test func movesWithItsLength() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    _ = try result(
      await orbit.perform(
        "UpdateEventIntent",
        [
          "event": .identifier("tea"), "startDate": .date("2024-07-12T18:00:00+09:00"),
          "span": .identifier("all"),
        ], ScriptedHost(.yes)))
    let tea = try #require(try orbit.store.event("tea"))
    #expect(tea.start == Orbit.july(12, 18))
    #expect(tea.end == Orbit.july(12, 18, 45))
    _ = try result(
      await orbit.perform(
        "UpdateEventIntent",
        ["event": .identifier("rest"), "startDate": .date("2024-07-14T13:00:00+09:00")],
        ScriptedHost(.yes)))
    let rest = try #require(try orbit.store.event("rest"))
    #expect(!rest.isAllDay)
    #expect(rest.end == Orbit.july(14, 14))
  }

  @Test func refusesAnEndBeforeTheBeginning() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let outcome = await orbit.perform(
      "UpdateEventIntent",
      ["event": .identifier("dock"), "endDate": .date("2024-07-13T08:00:00+09:00")],
      ScriptedHost(.yes))
    guard case .failed(let text) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(text?.full.contains("before it begins") == true)
    #expect(try orbit.store.event("dock")?.end == Orbit.july(13, 10))
  }

  @Test func namesWhatGoes() async throws {
    let orbit = try await Orbit("ja")
    defer { orbit.remove() }
    let host = ScriptedHost(.yes)
    let gone = try result(
      await orbit.perform("DeleteEventIntent", ["entity": .identifier("dock")], host))
    let asked = try #require(host.questions.first?.sentence)
    #expect(asked == "「Docking」（7月13日(土) 9:00 – 10:00）を削除しますか？")
    #expect(gone.dialog?.full == "「Docking」を削除しました。")
    #expect(try orbit.store.event("dock") == nil)
  }

  @Test func asksWhichOfThoseThatComeBack() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let host = ScriptedHost(.yes, .value(.identifier("this")))
    _ = try result(
      await orbit.perform("DeleteEventIntent", ["entity": .identifier("tea@2024-07-19")], host))
    #expect(host.questions.count == 2)
    #expect(try orbit.store.event("tea")?.exceptions == [Orbit.july(19, 15)])
  }

  @Test(arguments: [("en", "Place: Dome 3"), ("ja", "場所：Dome 3")])
  func drawsASnippet(locale: String, line: String) async throws {
    let orbit = try await Orbit(locale)
    defer { orbit.remove() }
    let shown = try result(
      await orbit.perform("OpenEventIntent", ["target": .identifier("tea")]))
    #expect(shown.snippet.contains { $0.contains(line) })
    #expect(shown.snippet.contains { $0.contains("Tea Break") })
  }

  @Test func tellsWhatIsOnScreen() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    let opened = try result(
      await orbit.perform("OpenEventIntent", ["target": .identifier("dock")]))
    #expect(opened.onScreen == ["dock"])
    let listed = try result(
      await orbit.perform("ShowCalendarIntent", ["target": .identifier("moon")]))
    #expect(listed.onScreen == ["tea", "rest"])
    #expect(listed.snippet.first?.hasPrefix("Tea Break") == true)
  }

  @Test(arguments: [("en", "Crew Lunch"), ("ja", "クルーランチ")])
  func beginsWithEventsOfTheLanguage(locale: String, title: String) async throws {
    let orbit = try await Orbit(locale, nil)
    defer { orbit.remove() }
    _ = try result(await orbit.perform("OpenEventIntent", ["target": .identifier("lunch")]))
    #expect(try orbit.store.event("lunch")?.title == title)
  }

  @Test func isFoundByWhatItsNoteSaysAlsoAfterAChange() async throws {
    let orbit = try await Orbit()
    defer { orbit.remove() }
    func found(_ text: String) async throws -> [String] {
      try await orbit.app.values(ofType: "EventEntity", matching: text, in: orbit.environment)
        .map(\.id)
    }
    #expect(try await found("which event mentions the gap?") == ["dock"])
    #expect(try await found("tea with Yui").first == "tea")
    _ = try result(
      await orbit.perform(
        "UpdateEventIntent",
        ["event": .identifier("dock"), "note": .string("Wear a helmet.")], ScriptedHost(.yes)))
    #expect(try await found("gap").isEmpty)
    #expect(try await found("helmet") == ["dock"])
    _ = try result(
      await orbit.perform("DeleteEventIntent", ["entity": .identifier("dock")], ScriptedHost(.yes)))
    #expect(try await found("helmet").isEmpty)
    try FileManager.default.removeItem(at: orbit.indexFile)
    let again = try orbit.again()
    let refilled = try await again.values(
      ofType: "EventEntity", matching: "green tea", in: orbit.environment)
    #expect(refilled.first?.id == "tea")
  }

  @Test(arguments: [
    (#"{"calendars": []}"#, "events"),
    (
      #"{"calendars": [], "events": [{"title": "A", "start": "2024-07-12T15:00:00Z"}]}"#, "calendar"
    ),
    (
      #"{"calendars": [], "events": [{"calendar": "x", "title": "A", "start": "2024-07-12T15:00:00Z"}]}"#,
      "A: x"
    ),
  ])
  func tellsWhatIsWrongInAFile(json: String, reason: String) async throws {
    let orbit = try await Orbit("en", nil)
    defer { orbit.remove() }
    do {
      try await orbit.app.loadStore(Array(json.utf8), in: orbit.environment)
      Issue.record("loaded")
    } catch {
      #expect("\(error)".contains(reason))
    }
  }
}

extension ParameterValue {
  /// The text of an identifier.
  fileprivate var text: String? { if case .identifier(let text) = self { text } else { nil } }
}
