import Foundation
import Testing

@testable import CometCal

/// What changes and deletions do to events that come back.
@Suite struct SeriesTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
    return calendar
  }()

  private static func day(_ month: Int, _ day: Int, _ hour: Int = 10) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: month, day: day, hour: hour))
      ?? .distantPast
  }

  /// Every week from Monday, 3 March 2025, at ten.
  private static var choir: EventModel {
    var event = EventModel(
      id: "choir", calendar: "home", title: "Choir", start: day(3, 3), end: day(3, 3, 12))
    event.repeats = Repetition(.weekly, days: ["MO"])
    return event
  }

  private func starts(_ events: [EventModel]) -> [Date] {
    events.flatMap {
      $0.occurrences(in: Self.day(3, 1)..<Self.day(4, 12), calendar: Self.calendar)
    }.map(\.start).sorted()
  }

  private func occurrence(_ id: String) throws -> Occurrence {
    try #require(Self.choir.occurrence(on: id, calendar: Self.calendar))
  }

  @Test func keepsItsHourWhereClocksChange() throws {
    #expect(
      starts([Self.choir]) == [
        Self.day(3, 3), Self.day(3, 10), Self.day(3, 17), Self.day(3, 24), Self.day(3, 31),
        Self.day(4, 7),
      ])
    #expect(try occurrence("2025-03-31").id == "choir@2025-03-31")
    #expect(try occurrence("2025-03-03").id == "choir")
    #expect(Self.choir.occurrence(on: "2025-03-04", calendar: Self.calendar) == nil)
    #expect(Self.choir.occurrence(on: "Monday", calendar: Self.calendar) == nil)
  }

  @Test(arguments: [
    (EventSpan.this, "2025-03-17", [day(3, 3), day(3, 10), day(3, 24), day(3, 31), day(4, 7)]),
    (.future, "2025-03-17", [day(3, 3), day(3, 10)]),
    (.all, "2025-03-17", []),
    (.this, "2025-03-03", [day(3, 10), day(3, 17), day(3, 24), day(3, 31), day(4, 7)]),
    (.future, "2025-03-03", []),
  ])
  func deletes(span: EventSpan, id: String, left: [Date]) throws {
    let edit = SeriesEdit(deleting: try occurrence(id), span: span, calendar: Self.calendar)
    #expect(starts(edit.kept) == left)
    #expect(edit.deleted == (left.isEmpty ? ["choir"] : []))
  }

  @Test(arguments: [
    (EventSpan.this, [day(3, 3), day(3, 10), day(3, 17, 15), day(3, 24), day(3, 31), day(4, 7)]),
    (
      .future,
      [day(3, 3), day(3, 10), day(3, 17, 15), day(3, 24, 15), day(3, 31, 15), day(4, 7, 15)]
    ),
    (
      .all,
      [
        day(3, 3, 15), day(3, 10, 15), day(3, 17, 15), day(3, 24, 15), day(3, 31, 15),
        day(4, 7, 15),
      ]
    ),
  ])
  func moves(span: EventSpan, times: [Date]) throws {
    let edit = try SeriesEdit(
      try occurrence("2025-03-17"), span: span, calendar: Self.calendar
    ) {
      $0.start = Self.day(3, 17, 15)
      $0.end = Self.day(3, 17, 17)
    }
    #expect(starts(edit.kept) == times)
    let results = edit.kept.compactMap { event in
      edit.result == event.id
        ? event.first
        : edit.result.hasPrefix("\(event.id)@")
          ? event.occurrence(on: "2025-03-17", calendar: Self.calendar) : nil
    }
    #expect(results.map(\.start).contains(Self.day(3, 17, 15)))
  }

  @Test func movesToAnotherDayOfTheWeek() throws {
    let edit = try SeriesEdit(
      try occurrence("2025-03-17"), span: .all, calendar: Self.calendar
    ) {
      $0.start = Self.day(3, 19)
      $0.end = Self.day(3, 19, 12)
    }
    #expect(edit.kept.first?.repeats?.days == ["WE"])
    #expect(
      starts(edit.kept) == [
        Self.day(3, 5), Self.day(3, 12), Self.day(3, 19), Self.day(3, 26), Self.day(4, 2),
        Self.day(4, 9),
      ])
  }

  @Test func stopsComingBack() throws {
    let edit = try SeriesEdit(
      try occurrence("2025-03-17"), span: .all, calendar: Self.calendar
    ) { $0.repeats = nil }
    #expect(edit.kept.map(\.id) == ["choir"])
    #expect(edit.result == "choir")
    #expect(starts(edit.kept) == [Self.day(3, 17)])
  }

  @Test func rulesKeepTheirForm() {
    for rule in [
      Repetition(.daily, interval: 3), Repetition(.weekly, days: ["MO", "WE"]),
      Repetition(.monthly, days: ["2TU"]), Repetition(.yearly),
    ] {
      #expect(Repetition(rule.rule(in: Self.calendar)) == rule)
    }
    let hourly = Calendar.RecurrenceRule(calendar: Self.calendar, frequency: .hourly)
    #expect(Repetition(hourly) == nil)
  }
}
