import AppIntents
import SwiftUI

/// Where the app's windows are: what was opened last.
@MainActor
final class NavigationManager {
  /// The identifier of the event that is shown, nil where the list is.
  private(set) var eventID: String?

  nonisolated init() {}

  /// Shows the events of a calendar.
  func openCalendar(_ calendar: CalendarEntity) { eventID = nil }
  /// Shows an event.
  func openEvent(_ event: EventEntity) { eventID = event.id }
}

/// Shows an event in the app.
@AppIntent(schema: .system.open)
struct OpenEventIntent {
  var target: EventEntity

  @Dependency var navigationManager: NavigationManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    navigationManager.openEvent(target)
    return .result(dialog: "Here is “\(target.title)”.", view: EventDetailView(event: target))
  }
}
