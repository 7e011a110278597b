public import AppIntents
import CatalogFiles
import FoundationEssentials
import IntentCatalog
import LanguagePacks
import LocalizedTexts
import PhraseDiagnostics
import Synchronization

extension AppSource {
  /// An app whose intents are compiled into this program, with the pack beside it
  /// (`Phrases/<App>/app.json`), if there is one.
  public static func live(_ host: AppHost) -> AppSource {
    let read = Mutex<AppStrings?>(nil)
    return AppSource(id: host.id) { place, data in
      let files = FolderReader(read: data.read, list: data.list)
      let strings = read.withLock { known in
        let strings = known ?? host.strings(in: files)
        known = strings
        return strings
      }
      let app = try host.makeApp(store: location(of: host.id, place), strings: strings)
      let folder = files.folder(host.id)
      do throws(CatalogError) {
        let merged = try app.catalog.merging(packIn: folder, named: "Phrases/\(host.id)")
        return MergedApp(base: app, catalog: merged.catalog)
      } catch {
        throw error.diagnostics.first ?? Diagnostic(.error, "the pack beside the app is damaged")
      }
    }
  }

  private static func location(of app: String, _ place: StorePlace) -> StoreLocation {
    switch place {
    case .memory: .memory
    case .userData: .userData(app: app)
    case .folder(let path):
      .folder(URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(app))
    }
  }
}

/// A live app with what the pack beside it adds to its description.
struct MergedApp: RunnableApp {
  let base: LiveApp
  let catalog: AppCatalog

  func values(
    ofType name: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await base.values(ofType: name, in: environment)
  }

  func values(
    ofType name: String, matching text: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await base.values(ofType: name, matching: text, in: environment)
  }

  func values(
    ofType name: String, identifiers: [String], in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    try await base.values(ofType: name, identifiers: identifiers, in: environment)
  }

  func offeredValues(
    for parameter: String, of call: IntentCall, in environment: AppEnvironment
  ) async throws -> OfferedValues {
    try await base.offeredValues(for: parameter, of: call, in: environment)
  }

  func perform(
    _ call: IntentCall, in environment: AppEnvironment, host: any PerformHost
  ) async -> PerformOutcome {
    await base.perform(call, in: environment, host: host)
  }

  func loadStore(_ json: [UInt8], in environment: AppEnvironment) async throws {
    try await base.loadStore(json, in: environment)
  }

  func onValuesChanged(_ handler: @escaping @Sendable () -> Void) {
    base.onValuesChanged(handler)
  }

  func snapshots(
    ofType name: String, _ request: SnapshotRequest, in environment: AppEnvironment
  ) async throws -> [EntitySnapshot] {
    try await base.snapshots(ofType: name, request, in: environment)
  }

  func findables(in environment: AppEnvironment) async -> [FindableEntity] {
    await base.findables(in: environment)
  }

  func undo(in environment: AppEnvironment) async -> UndoOutcome {
    await base.undo(in: environment)
  }

  func summary(of call: IntentCall, in environment: AppEnvironment) async -> String? {
    await base.summary(of: call, in: environment)
  }

  func open(_ reservation: ReservationRecord, in environment: AppEnvironment) async {
    await base.open(reservation, in: environment)
  }

  func snippetHTML(in environment: AppEnvironment) async -> String? {
    await base.snippetHTML(in: environment)
  }

  func inkedSnippet(width: Int, in environment: AppEnvironment) async -> [String]? {
    await base.inkedSnippet(width: width, in: environment)
  }
}
