// Written as iOS apps write it: intents of the system's kinds, and what opens what.

import AppIntents
import SwiftUI

struct Page: AppEntity, URLRepresentableEntity {
  var id: Int
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static var defaultQuery = PageQuery()
  static var urlRepresentation: EntityURLRepresentation<Page> {
    "https://example.org/pages/\(\.id)"
  }
  var displayRepresentation: DisplayRepresentation { "Page \(id)" }
}

struct PageQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Page] { identifiers.map { Page(id: $0) } }
  func suggestedEntities() async throws -> [Page] { [Page(id: 1), Page(id: 2)] }
}

struct OpenPageIntent: OpenIntent, URLRepresentableIntent {
  static var title: LocalizedStringResource = "Open Page"
  @Parameter(title: "Page") var target: Page
}

enum Tab: String, URLRepresentableEnum {
  case home, settings
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static var caseDisplayRepresentations: [Tab: DisplayRepresentation] = [
    .home: "Home", .settings: "Settings",
  ]
  static var urlRepresentation: EnumURLRepresentation<Tab> {
    [.home: "app://home", .settings: "app://settings"]
  }
}

struct ShowTabIntent: AppIntent {
  static var title: LocalizedStringResource = "Show Tab"
  @Parameter(title: "Tab") var tab: Tab
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: try OpenURLIntent(urlRepresentable: tab))
  }
}

struct ChapterIntent: TargetContentProvidingIntent {
  static var title: LocalizedStringResource = "Chapter"
  var contentIdentifier: String { "chapter-\(number)" }
  @Parameter(title: "Number") var number: Int
}

struct SearchIntent: ShowInAppSearchResultsIntent {
  static var title: LocalizedStringResource = "Search"
  static var searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Text") var criteria: StringSearchCriteria
}

struct LightIntent: SetValueIntent {
  static var title: LocalizedStringResource = "Light"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: value ? "The light is on." : "The light is off.")
  }
}

final class Counter: Sendable {
  let value = Locked(0)
  struct Locked: @unchecked Sendable {
    final class Box { var number = 0 }
    let box = Box()
    init(_ number: Int) { box.number = number }
  }
}

struct CountIntent: AppIntent, UndoableIntent, ProgressReportingIntent, CancellableIntent {
  static var title: LocalizedStringResource = "Count"
  @Dependency var counter: Counter

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = 2
    counter.value.box.number += 1
    progress.completedUnitCount = 2
    undoManager?.registerUndo(withTarget: counter) { $0.value.box.number -= 1 }
    undoManager?.setActionName("Count")
    let number = await withIntentCancellationHandler {
      counter.value.box.number
    } onCancel: { _ in
    }
    return .result(value: number)
  }
}

struct QuietFilter: SetFocusFilterIntent {
  static var title: LocalizedStringResource = "Quiet"
  @Parameter(title: "Quiet", default: true) var isQuiet: Bool
  var displayRepresentation: DisplayRepresentation { isQuiet ? "Quiet" : "Loud" }
  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(notificationFilterPredicate: NSPredicate(format: "loud == NO"))
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct IsQuietIntent: AppIntent {
  static var title: LocalizedStringResource = "Is It Quiet"
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    do {
      return .result(value: try await QuietFilter.current.isQuiet)
    } catch SetFocusFilterIntentError.notFound {
      return .result(value: false)
    }
  }
}

struct BrewIntent: PredictableIntent {
  static var title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cups") var cups: Int
  @Parameter(title: "Milk", default: false) var milk: Bool
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$cups, \.$milk)) { cups, milk in
      DisplayRepresentation(title: "\(cups) cups", subtitle: milk ? "with milk" : nil)
    }
    IntentPrediction(parameters: \.$cups) { cups in DisplayRepresentation(title: "\(cups) cups") }
  }
  static var parameterSummary: some ParameterSummary {
    Switch(\.$cups) {
      Case(1) { Summary("Brew a cup") }
      Case([2, 3]) { Summary("Brew a few cups, \(\.$cups)") }
      DefaultCase {
        When(\.$milk, .equalTo, true) {
          Summary("Brew \(\.$cups) cups with milk")
        } otherwise: {
          Summary("Brew \(\.$cups) cups")
        }
      }
    }
  }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if cups > 9 { return .result(actionButtonIntent: LightIntent(), dialog: "That is a lot.") }
    return .result(dialog: "Brewing.")
  }
}

struct LampConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Tab", default: .home) var tab: Tab
}

struct LampControl: ControlConfigurationIntent {
  static var title: LocalizedStringResource = "Lamp Control"
}

struct SnippetCountIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Counter"
  @Dependency var counter: Counter
  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Count: \(counter.value.box.number)"))
  }
}

struct ShowCountIntent: AppIntent {
  static var title: LocalizedStringResource = "Show Count"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: SnippetCountIntent())
  }
}

struct PastedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountIntent(), phrases: ["Count with \(.applicationName)"], shortTitle: "Count",
      systemImageName: "number")
  }
}

/// An app of code that was pasted together.
public enum PastedApp {
  /// The app.
  public static let host = AppHost(
    id: "Pasted", name: "Pasted", sourceLanguage: "en", provider: PastedShortcuts.self,
    intents: [
      ParcelIntent.self, IndexStopsIntent.self, SettingsIntent.self, OpenPageIntent.self,
      ShowTabIntent.self, ChapterIntent.self, SearchIntent.self, LightIntent.self,
      QuietFilter.self, IsQuietIntent.self, BrewIntent.self, LampConfiguration.self,
      LampControl.self, ShowCountIntent.self, PlayTuneIntent.self, OldOrderIntent.self,
      PickSongIntent.self, TipIntent.self, UITipIntent.self, ModeIntent.self, DonateIntent.self,
      StopReferenceIntent.self, FaultIntent.self, ShowAlbumIntent.self, RecordIntent.self,
      DeskIntent.self,
      LampIntent.self, BareIntent.self, BareOpeningIntent.self, PhotoIntent.self,
      SettingsPageIntent.self, NotebookIntent.self, SightIntent.self, DrinksIntent.self,
    ], valueQueries: [SightQuery.self]
  ) { context in
    context.dependencies.add(dependency: Counter())
    context.dependencies.add { await Ledger() }
  }

  /// Counts the records of a list for which a predicate's format holds.
  public static func count(format: String, _ arguments: Any?...) -> Int {
    struct Record {
      var title: String; var year: Int; var shelf: Tab; var tags: [String]; var note: String?
    }
    let records = [
      Record(title: "Emma", year: 1815, shelf: .home, tags: ["novel"], note: nil),
      Record(title: "Kokoro", year: 1914, shelf: .settings, tags: ["novel", "ja"], note: "read"),
      Record(title: "Orlando", year: 1928, shelf: .home, tags: [], note: nil),
    ]
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return records.filter { predicate.evaluate(with: $0) }.count
  }
}
