import AppIntents
import Foundation
import SampleDatabase

/// A calendar with a cosmic touch: the sample app that adopts the system's schemas and has no phrases,
/// in English, also in Japanese.
///
/// A file that is loaded into its store is JSON; it replaces the calendars and events that are there. Of
/// an event `calendar`, `title` and `start` must be there; `end` is an hour later where it is left out
/// (the next day for one of whole days). `alarms` are minutes before it begins, or moments; an `answer`
/// is `accepted`, `declined`, `tentative` or `pending`; `repeats` has a `frequency` (`daily`, `weekly`,
/// `monthly`, `yearly`), and perhaps an `interval`, `days` (`["MO", "2TU"]`), `monthDays` and `until`;
/// `exceptions` are beginnings that are left out. An event that comes back is named by its `id` when it
/// takes place first, and by the `id` and the day later (`yoga@2026-06-22`):
///
/// ```json
/// {"calendars": [{"id": "orbit", "title": "Lunar Orbit Log"}],
///  "events": [
///   {"id": "yoga", "calendar": "orbit", "title": "Zero Gravity Yoga",
///    "start": "2026-06-15T08:00:00+09:00", "end": "2026-06-15T09:00:00+09:00", "isAllDay": false,
///    "repeats": {"frequency": "weekly", "interval": 2, "days": ["MO"]}, "exceptions": [],
///    "place": "Module 2", "note": "Bring a mat.", "link": "https://example.org/yoga",
///    "state": "confirmed", "organizer": "Aoi", "alarms": [15], "isFavorite": true,
///    "attendees": [
///     {"name": "Mina", "email": "mina@example.org", "answer": "accepted", "isOptional": false}]}
/// ]}
/// ```
public enum CometCalApp {
  /// The app.
  public static let host = AppHost(
    id: "CometCal", name: "CometCal", alternativeNames: ["Comet Calendar"],
    bundleIdentifier: "org.aizuchi.sample.CometCal", sourceLanguage: "en",
    intents: [
      CreateEventIntent.self, UpdateEventIntent.self, DeleteEventIntent.self, OpenEventIntent.self,
      ShowCalendarIntent.self,
    ], stringsFolder: "CometCal"
  ) { context in
    let clock = CometClock(
      now: { context.now }, timeZone: { context.timeZone }, locale: { context.locale })
    let manager = CalendarManager(EventStore(context.store), clock: clock)
    context.dependencies.add(dependency: manager)
    context.dependencies.add(dependency: NavigationManager())
    context.onLoadStore { json in
      let file = try contents(of: json)
      try await manager.replaceAll(calendars: file.calendars, events: file.events)
    }
  }

  /// What a file has.
  struct File: Decodable {
    var calendars: [CalendarModel]
    var events: [EventModel]
  }

  /// Reads a file of calendars and events.
  /// - Throws: `CometCalError` where it is not what it should be.
  static func contents(of json: [UInt8]) throws -> File {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let file: File
    do { file = try decoder.decode(File.self, from: Data(json)) } catch {
      throw CometCalError.badFile(reason(of: error))
    }
    let known = Set(file.calendars.map(\.id))
    if let stray = file.events.first(where: { !known.contains($0.calendar) }) {
      throw CometCalError.badFile("\(stray.title): \(stray.calendar)")
    }
    guard Set(file.events.map(\.id)).count == file.events.count else {
      throw CometCalError.badFile("an id is there twice")
    }
    return file
  }
}
