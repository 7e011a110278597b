import AppIntents
import CoreSpotlight

/// A calendar of the person's.
@AppEntity(schema: .calendar.calendar)
struct CalendarEntity: IndexedEntity {
  /// Finds calendars.
  @MainActor
  struct CalendarQuery: EnumerableEntityQuery, IndexedEntityQuery {
    @Dependency var calendarManager: CalendarManager

    nonisolated init() {}

    func entities(for identifiers: [String]) async throws -> [CalendarEntity] {
      try await calendarManager.ready()
      return try calendarManager.calendars().filter { identifiers.contains($0.id) }.map(\.entity)
    }

    func allEntities() async throws -> [CalendarEntity] {
      try await calendarManager.ready()
      return try calendarManager.calendars().map(\.entity)
    }

    func reindexEntities(
      for identifiers: [String], indexDescription: CSSearchableIndexDescription
    ) async throws {
      try await calendarManager.reindexCalendars()
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await calendarManager.ready()
      try await calendarManager.reindexCalendars()
    }

    /// The calendar that was made first.
    func defaultResult() async -> CalendarEntity? {
      (try? calendarManager.calendars())?.first?.entity
    }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Calendar", numericFormat: "\(placeholder: .int) calendars")
  }
  static let defaultQuery = CalendarQuery()

  let id: String
  var title: String
  /// The name of its symbol.
  let symbol: String

  init(_ model: CalendarModel) {
    id = model.id
    symbol = model.symbol ?? "calendar"
    title = model.title
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", image: .init(systemName: symbol))
  }
}

extension CalendarModel {
  /// The calendar as intents see it.
  var entity: CalendarEntity { CalendarEntity(self) }
}
