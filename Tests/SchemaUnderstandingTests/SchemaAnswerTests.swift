import Foundation
import IntentCatalog
import Testing
import ValueRecognition

@testable import SchemaUnderstanding

/// Three events of the days after 10 July 2024, a Wednesday.
private let events = [
  event("chess", "Chess Evening", "2024-07-12T19:00:00Z", people: "Ines, Jo", place: "the mill"),
  event("vet", "Vet", "2024-07-11T08:30:00Z", note: "Bring the cat's papers."),
  event("fair", "Book Fair", "2024-07-15T10:00:00Z"),
]

private func event(
  _ id: String, _ title: String, _ start: String, people: String = "", place: String = "",
  note: String = ""
) -> EntitySnapshot {
  func text(_ text: String) -> EntitySnapshot.Property {
    EntitySnapshot.Property(value: text.isEmpty ? .null : .string(text), text: text)
  }
  return EntitySnapshot(
    id: id, title: title,
    properties: [
      "startDate": EntitySnapshot.Property(value: .date(start), text: start),
      "attendees": text(people), "location": text(place), "note": text(note),
    ])
}

extension Calendars {
  func answer(_ question: String, mentioned: [String] = []) -> SchemaAnswer? {
    guard let reading = reader.read(question, context) else { return nil }
    return reader.answerer(for: reading, context)?
      .answer(reading, events, mentioned: mentioned)
  }
}

@Suite struct SchemaAnswerTests {
  @Test(arguments: [
    ("who is coming to the chess evening", ["chess"]),
    ("what's on my calendar", ["vet", "chess", "fair"]),
    ("do I have anything on Friday", ["chess"]),
    ("do I have anything on Sunday", []),
    ("when is my next appointment", ["vet"]),
    ("where is the submarine party", []),
  ])
  func finds(question: String, found: [String]) throws {
    #expect(try Calendars("en").answer(question)?.entities.map(\.id) == found)
  }

  @Test func saysTheValue() throws {
    let calendars = try Calendars("en")
    let people = calendars.answer("who is coming to the chess evening")?.sentence
    #expect(people == "These people are invited to “Chess Evening”: Ines, Jo.")
    #expect(calendars.answer("where is the vet appointment")?.sentence == "“Vet” has no place.")
    #expect(
      calendars.answer("how many events are there on Friday")?.sentence.contains("one") == true)
  }

  @Test func knowsWhatWasTalkedAbout() throws {
    let answer = try Calendars("en").answer("where is it", mentioned: ["chess", "vet"])
    #expect(answer?.sentence == "“Chess Evening” is at the mill.")
  }

  @Test func answersInJapanese() throws {
    let answer = try Calendars("ja").answer("金曜日に予定ある？")
    #expect(answer?.entities.map(\.id) == ["chess"])
    #expect(answer?.sentence.hasSuffix("ございます。") == true)
  }
}
