import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import LocalizedTexts

@testable import CometCal

/// A calendar in a folder of its own, and what is in its store.
struct Orbit {
  let app: LiveApp
  let store: EventStore
  let environment: AppEnvironment
  private let folder: URL

  init(_ locale: String = "en", _ json: String? = Self.file) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    app = try CometCalApp.host.makeApp(store: .folder(folder), files: .phrases)
    store = EventStore(.folder(folder))
    environment = .testing(locale)
    if let json { try await app.loadStore(Array(json.utf8), in: environment) }
  }

  /// The file of the index.
  var indexFile: URL { folder.appendingPathComponent("search.sqlite") }

  /// The app in another session on the same store.
  func again() throws -> LiveApp {
    try CometCalApp.host.makeApp(store: .folder(folder), files: .phrases)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs an intent and answers its questions.
  func perform(
    _ intent: String, _ parameters: [String: ParameterValue], _ host: ScriptedHost = ScriptedHost()
  ) async -> PerformOutcome {
    await app.perform(
      IntentCall(app: "CometCal", intent: intent, parameters: parameters), in: environment,
      host: host)
  }

  /// A moment of July 2024 in Tokyo.
  static func july(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return calendar.date(
      from: DateComponents(year: 2024, month: 7, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  static let file = """
    {"calendars": [{"id": "moon", "title": "Moon Base"}, {"id": "far", "title": "Far Side"}],
     "events": [
      {"id": "tea", "calendar": "moon", "title": "Tea Break",
       "start": "2024-07-12T15:00:00+09:00", "end": "2024-07-12T15:45:00+09:00",
       "place": "Dome 3", "note": "Green tea.", "repeats": {"frequency": "weekly"},
       "attendees": [{"name": "Yui", "email": "yui@example.org", "answer": "accepted"}]},
      {"id": "dock", "calendar": "far", "title": "Docking",
       "start": "2024-07-13T09:00:00+09:00", "note": "Mind the gap."},
      {"id": "rest", "calendar": "moon", "title": "Rest Day",
       "start": "2024-07-14T00:00:00+09:00", "isAllDay": true}]}
    """
}

extension PerformQuestion {
  /// What was asked in words.
  var sentence: String? {
    switch self {
    case .confirmation(_, let dialog, _, _), .value(_, let dialog): dialog?.full
    default: nil
    }
  }
}
