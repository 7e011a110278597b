import AppIntents

/// Deletes an event.
@AppIntent(schema: .calendar.deleteEvent)
struct DeleteEventIntent {
  var entity: EventEntity
  var span: EventSpan?

  @Dependency var calendarManager: CalendarManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    var meant = span ?? .this
    if span == nil, entity.recurrence != nil {
      meant = try await $span.requestValue("“\(entity.title)” repeats. Which events do you mean?")
    }
    try await calendarManager.deleteEvent(entity.id, span: meant)
    return .result(dialog: "“\(entity.title)” is deleted.")
  }
}
