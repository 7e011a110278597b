import AppIntents
import SwiftUI

/// Changes an event; what is not said stays as it is.
@AppIntent(schema: .calendar.updateEvent)
struct UpdateEventIntent {
  var event: EventEntity
  var title: String?
  var startDate: Date?
  var endDate: Date?
  var isAllDay: Bool?
  var calendar: CalendarEntity?
  var attendees: [AttendeeEntity]?
  var recurrence: Calendar.RecurrenceRule?
  var location: EventLocation?
  var note: String?
  var span: EventSpan?

  @Dependency var calendarManager: CalendarManager

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog & ShowsSnippetView
  {
    let entity = try await calendarManager.updateEvent(event.id, span: try await meantSpan()) {
      try change(&$0)
    }
    return .result(
      value: entity, dialog: "“\(entity.title)” is changed: \(entity.when).",
      view: EventSnippetView(event: entity))
  }

  /// Which events are meant; asked for where several may be.
  private func meantSpan() async throws -> EventSpan {
    if let span { return span }
    guard event.recurrence != nil else { return .this }
    if case .set = $recurrence.valueState { return .all }
    let isOfAll =
      title == nil && startDate == nil && endDate == nil && isAllDay == nil && location == nil
    if isOfAll, calendar != nil { return .all }
    return try await $span.requestValue("“\(event.title)” repeats. Which events do you mean?")
  }

  private func change(_ model: inout EventModel) throws {
    if let title { model.title = title }
    if let calendar { model.calendar = calendar.id }
    if let attendees { model.attendees = attendees.map(\.invitation) }
    try changeTime(&model)
    switch $recurrence.valueState {
    case .unset: break
    case .set(nil): model.repeats = nil
    case .set(let rule?): model.repeats = try Repetition(keeping: rule)
    }
    switch $location.valueState {
    case .unset: break
    case .set(let place): model.place = place?.text
    }
    switch $note.valueState {
    case .unset: break
    case .set(let text): model.note = text
    }
  }

  /// A new beginning alone keeps the length; an event of whole days that gets a time is one no more.
  private func changeTime(_ model: inout EventModel) throws {
    let clock = calendarManager.clock
    let length = model.length
    if let startDate {
      model.start = startDate
      model.end = startDate.addingTimeInterval(length)
      if model.isAllDay, isAllDay == nil, clock.calendar.startOfDay(for: startDate) != startDate {
        model.isAllDay = false
        model.end = startDate.addingTimeInterval(EventModel.usualLength)
      }
    }
    if let endDate { model.end = endDate }
    switch isAllDay {
    case true?: model.fillDays(in: clock.calendar)
    case false? where model.isAllDay:
      model.isAllDay = false
      if endDate == nil { model.end = model.start.addingTimeInterval(EventModel.usualLength) }
    default: break
    }
  }
}
