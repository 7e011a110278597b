import AppIntents
import CoreSpotlight

/// An event: a single one, or one of those that come back.
@AppEntity(schema: .calendar.event)
struct EventEntity: IndexedEntity {
  /// Finds events by their identifiers; names are found by the index.
  @MainActor
  struct EventQuery: IndexedEntityQuery {
    @Dependency var calendarManager: CalendarManager

    nonisolated init() {}

    func entities(for identifiers: [String]) async throws -> [EventEntity] {
      try await calendarManager.ready()
      return try calendarManager.events(for: identifiers)
    }

    func suggestedEntities() async throws -> [EventEntity] {
      try await calendarManager.ready()
      return try calendarManager.upcomingEvents()
    }

    func reindexEntities(
      for identifiers: [String], indexDescription: CSSearchableIndexDescription
    ) async throws {
      try await calendarManager.reindexEvents()
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await calendarManager.ready()
      try await calendarManager.reindexEvents()
    }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: "Event", numericFormat: "\(placeholder: .int) events", synonyms: ["Appointment"])
  }
  static let defaultQuery = EventQuery()

  let id: String
  var calendar: CalendarEntity
  var title: String
  var startDate: Date
  var endDate: Date
  var isAllDay: Bool
  var recurrence: Calendar.RecurrenceRule?
  var note: AttributedString?
  var travelTime: Duration?
  var location: EventLocation?
  var virtualLocation: URL?
  var status: EventEntityStatus?
  var alarms: [EventAlarm]
  var organizers: [IntentPerson]
  var attendees: [AttendeeEntity]
  /// Whether the person marked it; CometCal's own.
  var isFavorite: Bool?
  /// When it takes place, in words.
  let when: String
  /// The names of those who were asked to come.
  let guests: String

  init(_ occurrence: Occurrence, calendar: CalendarModel, clock: CometClock) {
    let model = occurrence.event
    id = occurrence.id
    when = clock.words(
      from: occurrence.start, to: occurrence.end, isAllDay: model.isAllDay)
    guests = model.attendees.map(\.name).formatted(
      .list(type: .and).locale(clock.locale()))
    self.calendar = calendar.entity
    title = model.title
    startDate = occurrence.start
    endDate = occurrence.end
    isAllDay = model.isAllDay
    recurrence = model.repeats?.rule(in: clock.calendar)
    note = model.note.map { AttributedString($0) }
    location = model.place.map { .name($0) }
    virtualLocation = model.link
    status = EventEntityStatus(model.state)
    alarms = model.alarms.map(EventAlarm.init)
    organizers = model.organizer.map { [IntentPerson(name: .displayName($0))] } ?? []
    attendees = model.attendees.map(AttendeeEntity.init)
    isFavorite = model.isFavorite
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(when)", image: .init(systemName: "star"))
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.startDate = startDate
    set.endDate = endDate
    set.textContent = note.map { String($0.characters) }
    set.contentDescription = nil
    if case .name(let name) = location { set.namedLocation = name }
    set.keywords = attendees.map(\.person.name.displayString) + [calendar.title]
    return set
  }
}

/// Where an event takes place.
@UnionValue
enum EventLocation {
  case name(String)

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
}

/// When somebody is reminded of an event: so long before it, or at a moment.
@UnionValue
enum EventAlarm {
  case before(Duration)
  case date(Date)

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Alarm"

  init(_ reminder: Reminder) {
    self =
      switch reminder {
      case .before(let seconds): .before(.seconds(seconds))
      case .at(let date): .date(date)
      }
  }
}

/// How far an event is settled.
@AppEnum(schema: .calendar.eventStatus)
enum EventEntityStatus: String {
  case confirmed, tentative, cancelled

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Status"
  static var caseDisplayRepresentations: [EventEntityStatus: DisplayRepresentation] = [
    .confirmed: "Confirmed", .tentative: "Tentative", .cancelled: "Cancelled",
  ]

  init(_ state: EventState) {
    self =
      switch state {
      case .confirmed: .confirmed
      case .tentative: .tentative
      case .cancelled: .cancelled
      }
  }
}

/// Which of the events that come back are meant.
@AppEnum(schema: .calendar.eventSpan)
enum EventSpan: String {
  case this, future, all

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Which Events"
  static var caseDisplayRepresentations: [EventSpan: DisplayRepresentation] = [
    .this: DisplayRepresentation(
      title: "Only This Event", synonyms: ["This One", "Just This", "This Event", "Only This"]),
    .future: DisplayRepresentation(
      title: "This and Later Events",
      synonyms: ["Later", "Future", "From Now On", "This and Later"]
    ),
    .all: DisplayRepresentation(
      title: "All Events", synonyms: ["All", "Every One", "The Whole Series", "All of Them"]),
  ]
}
