import AppIntents
import SwiftUI

/// Shows the next events of a calendar in the app.
@AppIntent(schema: .system.open)
struct ShowCalendarIntent {
  var target: CalendarEntity

  @Dependency var calendarManager: CalendarManager
  @Dependency var navigationManager: NavigationManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    navigationManager.openCalendar(target)
    let events = try calendarManager.upcomingEvents().filter { $0.calendar.id == target.id }
    return .result(
      dialog: "Here is “\(target.title)”.", view: EventListView(events: Array(events.prefix(10))))
  }
}
