// Written as iOS apps write it: types that adopt the system's schemas, unions, and properties that code
// works out.

import AppIntents
import CoreSpotlight

@AppEntity(schema: .calendar.calendar)
struct PlannerCalendar {
  static var defaultQuery = PlannerCalendarQuery()
  let id: String
  var title: String
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

@MainActor
struct PlannerCalendarQuery: EntityStringQuery {
  @Dependency var planner: Planner
  nonisolated init() {}
  func entities(for identifiers: [String]) async throws -> [PlannerCalendar] {
    planner.calendars.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [PlannerCalendar] {
    planner.calendars.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [PlannerCalendar] { planner.calendars }
}

@AppEnum(schema: .calendar.eventSpan)
enum PlannerSpan: String {
  case this, future
  static var caseDisplayRepresentations: [PlannerSpan: DisplayRepresentation] = [
    .this: "This event", .future: "This and later ones",
  ]
}

struct Town: AppEntity, IndexedEntity {
  let id: Int
  let name: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static var defaultQuery = TownQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  @ComputedProperty(title: "Length", indexingKey: \.city)
  var motto: String { "Long live \(name)" }
  @ComputedProperty var letters: Int { name.count }
  @DeferredProperty(title: "Guests")
  var guests: Int { get async throws { try await GuestBook.count(of: name) } }
}

enum GuestBook {
  struct Closed: Error {}
  static func count(of town: String) async throws -> Int {
    if town == "Ys" { throw Closed() }
    return town.count * 100
  }
}

struct TownQuery: EnumerableEntityQuery {
  static var findIntentDescription: IntentDescription? { "Finds towns." }
  func allEntities() async throws -> [Town] {
    [Town(id: 1, name: "Uji"), Town(id: 2, name: "Nara"), Town(id: 3, name: "Ys")]
  }
  func entities(for identifiers: [Int]) async throws -> [Town] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

@UnionValue
enum PlannerPlace {
  case town(Town)
  case span(PlannerSpan)
  case note(String)

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .town: "A town", .span: "A span", .note: "In words",
  ]
}

@AppIntent(schema: .calendar.deleteEvent)
struct DropCalendarIntent {
  var entity: PlannerCalendar
  var span: PlannerSpan?
  @Dependency var planner: Planner

  @MainActor
  func perform() async throws -> some IntentResult {
    planner.remove(entity.id)
    return .result()
  }
}

@AppIntent(schema: .system.open)
struct OpenCalendarIntent {
  var target: PlannerCalendar
}

@AssistantIntent(schema: .journal.createEntry)
struct WriteIntent {
  var title: String?
  var message: AttributedString
  var entryDate: Date?
  var mediaItems: [IntentFile] = []

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(title ?? "-"): \(String(message.characters)), \(mediaItems.count)")
  }
}

struct MeetIntent: AppIntent {
  static var title: LocalizedStringResource = "Meet"
  @Parameter(title: "Place", requestValueDialog: "Where?") var place: PlannerPlace
  @Parameter(title: "Other place") var other: PlannerPlace?

  static var parameterSummary: some ParameterSummary {
    When(\.$other, .hasAnyValue) {
      Summary("Meet at \(\.$place), then at \(\.$other)")
    } otherwise: {
      Switch(\.$place) {
        Case(.note("")) { Summary("Say where: \(\.$place)") }
        DefaultCase { Summary("Gather at \(\.$place)") }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let text: String
    switch place {
    case .town(let town): text = "town \(town.name)"
    case .span(let span): text = "span \(span.rawValue)"
    case .note(let note): text = "note \(note)"
    }
    return .result(value: text, dialog: "See you: \(text).")
  }
}

struct CountGuestsIntent: AppIntent {
  static var title: LocalizedStringResource = "Count Guests"
  @Parameter(title: "Town") var town: Town
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    try await CSSearchableIndex.default().indexAppEntities([town])
    return .result(value: try await town.guests)
  }
}

@MainActor
final class Planner {
  nonisolated init() {}
  private(set) var calendars = [
    PlannerCalendar(id: "home", title: "Home"), PlannerCalendar(id: "work", title: "Work"),
  ]
  func remove(_ id: String) { calendars.removeAll { $0.id == id } }
}

struct PlannerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: MeetIntent(), phrases: ["Meet at \(\.$place) with \(.applicationName)"],
      shortTitle: "Meet", systemImageName: "person")
  }
}

/// An app that adopts schemas.
public enum PlannerApp {
  /// The app.
  public static let host = AppHost(
    id: "PastedPlanner", name: "Planner", sourceLanguage: "en", provider: PlannerShortcuts.self,
    intents: [
      DropCalendarIntent.self, OpenCalendarIntent.self, WriteIntent.self, CountGuestsIntent.self,
      OldMeetIntent.self, WatchIntent.self, ReadMemoIntent.self, RelevantIntentsIntent.self,
      SayStateIntent.self, HearTownIntent.self, DockIntent.self,
    ], valueQueries: [PlaceValueQuery.self]
  ) { context in
    context.dependencies.add { Planner() }
  }
}
