import AppIntents
import SwiftUI

/// Makes an event.
@AppIntent(schema: .calendar.createEvent)
struct CreateEventIntent {
  var title: String
  var startDate: Date
  var endDate: Date?
  var location: EventLocation?
  var calendar: CalendarEntity
  var isAllDay: Bool = false
  var recurrence: Calendar.RecurrenceRule?
  var attendees: [AttendeeEntity] = []
  var note: AttributedString?

  @Dependency var calendarManager: CalendarManager

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog & ShowsSnippetView
  {
    var event = EventModel(
      id: UUID().uuidString, calendar: calendar.id, title: title, start: startDate,
      end: endDate ?? startDate.addingTimeInterval(EventModel.usualLength))
    if isAllDay { event.fillDays(in: calendarManager.clock.calendar) }
    if let recurrence { event.repeats = try Repetition(keeping: recurrence) }
    event.place = location?.text
    event.note = note.map { String($0.characters) }
    event.attendees = attendees.map(\.invitation)
    let entity = try await calendarManager.createEvent(event)
    return .result(
      value: entity, dialog: "Added “\(entity.title)” to \(entity.calendar.title): \(entity.when).",
      view: EventSnippetView(event: entity))
  }
}

extension EventLocation {
  /// The place in words.
  var text: String {
    switch self {
    case .name(let name): name
    }
  }
}

extension Repetition {
  /// The part of a rule that the app keeps.
  /// - Throws: `CometCalError` for a rule that is no calendar's.
  init(keeping rule: Calendar.RecurrenceRule) throws {
    guard let own = Repetition(rule) else { throw CometCalError.unknownRule }
    self = own
  }
}

extension EventModel {
  /// Makes it take all of the days that it touches.
  mutating func fillDays(in calendar: Calendar) {
    let last = calendar.startOfDay(for: max(start, end.addingTimeInterval(-1)))
    start = calendar.startOfDay(for: start)
    end = calendar.date(byAdding: .day, value: 1, to: last) ?? end
    isAllDay = true
  }
}
