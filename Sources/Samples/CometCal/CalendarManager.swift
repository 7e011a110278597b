import AppIntents
import CoreSpotlight
import Foundation

/// The app's data: calendars and events, kept in the store and offered to searches.
@MainActor
final class CalendarManager {
  let store: EventStore
  let clock: CometClock
  private let searchableIndex = CSSearchableIndex(name: "CometCal")

  /// The events that phrases may name; the others are found by the index.
  static let namedEvents = 100
  /// How far ahead events that come back are offered to searches.
  nonisolated static let horizon = 366 * 86_400.0
  /// How many of one event that come back are offered to searches.
  static let indexedOccurrences = 60

  nonisolated init(_ store: EventStore, clock: CometClock) {
    self.store = store
    self.clock = clock
  }

  // MARK: Calendars

  /// Fills a new store with what comes with the app.
  func ready() async throws {
    guard try !store.isFilled() else { return }
    let own = BuiltInEvents(clock: clock)
    try await replaceAll(calendars: own.calendars, events: own.events)
  }

  /// All calendars.
  func calendars() throws -> [CalendarModel] { try store.calendars() }

  /// Makes a calendar.
  func createCalendar(_ calendar: CalendarModel) async throws -> CalendarModel {
    try store.keep(calendar)
    try await searchableIndex.indexAppEntities([calendar.entity])
    return calendar
  }

  /// Changes a calendar.
  func updateCalendar(_ calendar: CalendarModel) async throws {
    try store.keep(calendar)
    try await searchableIndex.indexAppEntities([calendar.entity])
  }

  /// Deletes a calendar with its events.
  func deleteCalendar(_ id: String) async throws {
    let events = try store.deleteCalendar(id)
    try await searchableIndex.deleteAppEntities(identifiedBy: [id], ofType: CalendarEntity.self)
    try await searchableIndex.deleteAppEntities(identifiedBy: events, ofType: EventEntity.self)
  }

  // MARK: Finding events

  /// The event of an entity's identifier, nil where there is none.
  func occurrence(_ id: String) throws -> Occurrence? {
    if let event = try store.event(id) { return event.first }
    guard let mark = id.lastIndex(of: "@"), let event = try store.event(String(id[..<mark])) else {
      return nil
    }
    return event.occurrence(on: String(id[id.index(after: mark)...]), calendar: clock.calendar)
  }

  /// The events of identifiers, in their order; those that there are none of are left out.
  func events(for ids: [String]) throws -> [EventEntity] {
    try entities(of: ids.compactMap { try occurrence($0) })
  }

  /// The events that begin in a range, in order.
  func events(in range: Range<Date>) throws -> [EventEntity] {
    try entities(of: occurrences(in: range))
  }

  /// The next events, in order.
  func upcomingEvents() throws -> [EventEntity] {
    let calendar = clock.calendar
    let begin = calendar.startOfDay(for: clock.now())
    let coming = try occurrences(
      in: begin..<begin.addingTimeInterval(Self.horizon), limit: Self.namedEvents)
    var seen = Set<String>()
    return try entities(
      of: Array(coming.filter { seen.insert($0.event.id).inserted }.prefix(Self.namedEvents)))
  }

  private func occurrences(in range: Range<Date>, limit: Int = .max) throws -> [Occurrence] {
    let calendar = clock.calendar
    return try store.events(in: range, limit: limit).flatMap {
      $0.occurrences(in: range, calendar: calendar)
    }
    .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  private func entities(of occurrences: [Occurrence]) throws -> [EventEntity] {
    let calendars = Dictionary(
      try calendars().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return occurrences.map {
      let id = $0.event.calendar
      return EventEntity(
        $0, calendar: calendars[id] ?? CalendarModel(id: id, title: id), clock: clock)
    }
  }

  // MARK: Changing events

  /// Keeps a new event.
  func createEvent(_ event: EventModel) async throws -> EventEntity {
    let event = try checked(event)
    try await ready()
    try store.keep(event)
    try await index([event], replacing: [])
    return try one(event.id)
  }

  /// Changes an event, or as many as are meant of those that come back.
  /// - Returns: The event as it is then.
  func updateEvent(
    _ id: String, span: EventSpan, _ change: (inout EventModel) throws -> Void
  ) async throws -> EventEntity {
    guard let occurrence = try occurrence(id) else { throw CometCalError.gone(id) }
    var edit = try SeriesEdit(occurrence, span: span, calendar: clock.calendar, change)
    edit.kept = try edit.kept.map(checked)
    try store.keep(edit.kept, deleting: edit.deleted)
    try await index(edit.kept, replacing: [occurrence.event])
    return try one(edit.result)
  }

  /// Deletes an event, or as many as are meant of those that come back.
  func deleteEvent(_ id: String, span: EventSpan) async throws {
    guard let occurrence = try occurrence(id) else { throw CometCalError.gone(id) }
    let edit = SeriesEdit(deleting: occurrence, span: span, calendar: clock.calendar)
    try store.keep(edit.kept, deleting: edit.deleted)
    try await index(edit.kept, replacing: [occurrence.event])
  }

  /// Puts other calendars and events in the place of all that there are.
  func replaceAll(calendars: [CalendarModel], events: [EventModel]) async throws {
    try store.replaceAll(calendars: calendars, events: events)
    try await reindexCalendars()
    try await reindexEvents()
  }

  /// Offers all calendars to searches anew.
  func reindexCalendars() async throws {
    try await searchableIndex.deleteAppEntities(ofType: CalendarEntity.self)
    try await searchableIndex.indexAppEntities(try calendars().map(\.entity))
  }

  /// Offers all events to searches anew.
  func reindexEvents() async throws {
    try await searchableIndex.deleteAppEntities(ofType: EventEntity.self)
    try await index(try store.allEvents(), replacing: [])
  }

  private func one(_ id: String) throws -> EventEntity {
    guard let entity = try events(for: [id]).first else { throw CometCalError.gone(id) }
    return entity
  }

  /// An event that may be kept; one of a rule begins when its rule first has it.
  private func checked(_ event: EventModel) throws -> EventModel {
    guard event.end >= event.start else { throw CometCalError.endsBeforeItBegins }
    guard let repeats = event.repeats else { return event }
    let calendar = clock.calendar
    let range = event.start..<event.start.addingTimeInterval(Self.horizon * 5)
    var recurrences = repeats.rule(in: calendar).recurrences(of: event.start, in: range)
      .makeIterator()
    var event = event
    if let first = recurrences.next(), first != event.start {
      event.end = first.addingTimeInterval(event.length)
      event.start = first
    }
    return event
  }

  /// Offers events to searches in the place of what they were.
  private func index(_ events: [EventModel], replacing old: [EventModel]) async throws {
    let gone = old.flatMap(shown).map(\.id)
    try await searchableIndex.deleteAppEntities(identifiedBy: gone, ofType: EventEntity.self)
    try await searchableIndex.indexAppEntities(try entities(of: events.flatMap(shown)))
  }

  /// The times of an event that searches find: the first, and the next ones of those that come back.
  private func shown(_ event: EventModel) -> [Occurrence] {
    guard event.repeats != nil else { return [event.first] }
    let now = clock.now()
    let range = event.start..<max(event.start, now).addingTimeInterval(Self.horizon)
    let all = event.occurrences(in: range, calendar: clock.calendar)
    return Array(
      all.filter { $0.start == event.start || $0.end > now }
        .prefix(Self.indexedOccurrences))
  }
}
