import AppIntents
import Foundation
import Testing

@testable import CometCal

/// Events where clocks change, that take whole days, and that go on over midnight: kept and said right.
@Suite struct TimeTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
    return calendar
  }()

  private static func clock(_ locale: String) -> CometClock {
    CometClock(
      now: { at(3, 1, 9) }, timeZone: { calendar.timeZone }, locale: { Locale(identifier: locale) })
  }

  /// A moment of 2026 there; clocks go forward on 8 March and back on 1 November.
  private static func at(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func kept(_ event: EventModel) throws -> EventModel {
    let store = EventStore(.memory)
    try store.keep(CalendarModel(id: "home", title: "Home"))
    try store.keep(event)
    return try #require(try store.event(event.id))
  }

  @Test func aDayWithoutAnHourIsWholeAllTheSame() throws {
    var event = EventModel(
      id: "spring", calendar: "home", title: "Spring", start: Self.at(3, 8, 12),
      end: Self.at(3, 8, 13))
    event.fillDays(in: Self.calendar)
    let read = try kept(event)
    #expect(read.start == Self.at(3, 8, 0))
    #expect(read.end == Self.at(3, 9, 0))
    #expect(read.length == 23 * 3600)
    let clock = Self.clock("en_US")
    #expect(clock.words(from: read.start, to: read.end, isAllDay: true) == "Sun, March 8")
    event.start = Self.at(11, 1, 12)
    event.end = Self.at(11, 1, 13)
    event.fillDays(in: Self.calendar)
    #expect(try kept(event).length == 25 * 3600)
  }

  @Test func severalDaysAreSaidFromTheFirstToTheLast() {
    let words = Self.clock("ja_JP").words(
      from: Self.at(7, 1, 0), to: Self.at(7, 4, 0), isAllDay: true)
    #expect(words == "7月1日(水) – 7月3日(金)")
  }

  @Test func overMidnightBothDaysAreSaid() throws {
    let read = try kept(
      EventModel(
        id: "night", calendar: "home", title: "Night", start: Self.at(3, 7, 23),
        end: Self.at(3, 8, 3, 30)))
    #expect(read.length == 3.5 * 3600)
    #expect(
      Self.clock("en_US").words(from: read.start, to: read.end, isAllDay: false)
        == "Sat, March 7 at 11:00 PM – Sun, March 8 at 3:30 AM")
  }

  @Test func theHourThatIsTwiceIsTwoMoments() throws {
    let first = Self.at(11, 1, 1, 30)
    let read = try kept(
      EventModel(
        id: "twice", calendar: "home", title: "Twice", start: first,
        end: first.addingTimeInterval(3600)))
    #expect(read.length == 3600)
    #expect(
      Self.clock("en_US").words(from: read.start, to: read.end, isAllDay: false)
        == "Sun, November 1 at 1:30 AM – 1:30 AM")
  }

  @Test func whatComesBackKeepsItsHourAndItsExceptions() throws {
    var event = EventModel(
      id: "run", calendar: "home", title: "Run", start: Self.at(3, 6, 7), end: Self.at(3, 6, 8))
    event.repeats = Repetition(.daily)
    event.exceptions = [Self.at(3, 8, 7)]
    let read = try kept(event)
    let starts = read.occurrences(
      in: Self.at(3, 6, 0)..<Self.at(3, 11, 0), calendar: Self.calendar
    ).map(\.start)
    #expect(starts == [Self.at(3, 6, 7), Self.at(3, 7, 7), Self.at(3, 9, 7), Self.at(3, 10, 7)])
  }

  @Test func anotherTimeZoneSaysItsOwnTime() {
    let clock = CometClock(
      now: { Self.at(3, 1, 9) }, timeZone: { TimeZone(identifier: "Asia/Tokyo") ?? .gmt },
      locale: { Locale(identifier: "ja_JP") })
    #expect(
      clock.words(from: Self.at(3, 7, 23), to: Self.at(3, 8, 0), isAllDay: false)
        == "3月8日(日) 16:00 – 17:00")
  }
}
